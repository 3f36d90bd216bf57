import GalleryModel

/// Shows a table of values to choose from, with a field to search in it.
@MainActor final class TablePropView {
  /// How many values become rows; nobody scrolls through more.
  static let rowLimit = 100_000

  private let owner = Owned(Box(.vertical, spacing: 6))
  private let search = SearchEntry(placeholder: Message("Search").localized)
  private var list: ChoiceList?
  private var table: TableProp

  /// Builds the table; `changed` is called with it as a person left it.
  init(_ table: TableProp, changed: @escaping @MainActor (TableProp) -> Void) {
    self.table = table
    let words = (0..<min(table.values.count, Self.rowLimit)).map { table.values[$0].displayable }
    let list = ChoiceList(words) { [weak self] text in
      guard let self, let row = self.table.values.index(of: text), row != self.table.selected
      else { return }
      self.table.selected = row
      changed(self.table)
    }
    self.list = list
    let box = owner.widget
    box.addClass("prop-table")
    box.expand()
    search.isVisible = table.isSearchable
    search.setAccessibleName(Message("Search").localized)
    search.onChanged { [weak list] in list?.search($0) }
    list.widget.setAccessibleName(table.title.displayable)
    list.widget.addClass("choices")
    let scroller = ScrolledWindow(child: list.widget)
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.setAccessibleName(table.title.displayable)
    scroller.expand()
    box.append(search)
    box.append(scroller)
    showSelection()
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// Shows a table that differs from the present one at most in what is chosen; false if it is
  /// another one.
  func update(to table: TableProp) -> Bool {
    var same = self.table
    same.selected = table.selected
    guard same == table else { return false }
    if self.table.selected != table.selected {
      self.table = table
      showSelection()
    }
    return true
  }

  private func showSelection() {
    list?.select(table.selected)
    if let row = table.selected, row < table.values.count { list?.scroll(to: row) }
  }
}
