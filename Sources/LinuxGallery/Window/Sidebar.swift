import GalleryModel

/// The list of controls by family, each with its count of broken statements, and the search.
@MainActor final class Sidebar {
  private let owner = Owned(Box(.vertical, spacing: 6))
  private let session: Session
  private let reveal: @MainActor (Statement) -> Void
  private let search = SearchEntry(placeholder: Message("Search").localized)
  private let list = ListBox(selection: .browse)
  private let nothing = Label()
  private var entries: [ControlRow] = []
  private var hits: [(row: ListBoxRow, statement: Statement)] = []
  private var selecting: SignalHandler?

  /// Builds the list; `reveal` shows a statement that was searched for.
  init(session: Session, reveal: @escaping @MainActor (Statement) -> Void) {
    self.session = session
    self.reveal = reveal
    let box = owner.widget
    box.addClass("sidebar")
    search.setWidth(characters: 10, atMost: 12)
    search.setAccessibleName(Message("Search controls and statements").localized)
    list.setAccessibleName(Message("Controls").localized)
    nothing.text = Message("Nothing found.").localized
    nothing.addClass("dim")
    list.setPlaceholder(nothing)
    let scroller = ScrolledWindow(child: list, horizontal: .never)
    scroller.expandsVertically = true
    scroller.setAccessibleName(Message("Controls").localized)
    box.append(search)
    box.append(scroller)
    box.setSizeRequest(width: 195)
    box.expandsHorizontally = false
    list.onHeaderNeeded { [weak self] in self?.placeHeading(on: $0, after: $1) }
    build()
    search.onSearchChanged { [weak self] _ in self?.filter() }
    search.onStop { [weak self] in self?.clear() }
    selecting = list.onRowSelected { [weak self] in self?.chosen($0) }
    list.onRowActivated { [weak self] in self?.activated($0) }
    update()
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  private func build() {
    for family in ControlFamily.allCases {
      for entry in Catalog.controls where entry.kind.family == family {
        let row = ControlRow(entry)
        entries.append(row)
        list.append(row.widget)
      }
    }
  }

  /// Puts a heading above the first row of a group that can be seen.
  private func placeHeading(on row: ListBoxRow, after previous: ListBoxRow?) {
    let title = group(of: row)
    guard previous.map(group) != title else {
      row.header = nil
      return
    }
    guard row.header == nil else { return }
    let heading = Label(title.localized)
    heading.alignment = 0
    heading.addClass("heading", "list-heading")
    row.header = AnyWidget(heading)
  }

  private func group(of row: ListBoxRow) -> Message {
    let control = entries.first { $0.widget.isSame(as: row) }
    return control?.entry.kind.family.title ?? Message("Statements")
  }

  /// Shows counts, which control is shown, and which ones the edition does not have.
  func update() {
    for row in entries {
      row.update(
        broken: session.brokenCount(of: row.entry),
        exists: row.entry.kind.exists(in: session.setting.era))
    }
    updateSelection()
    updateTabStop()
  }

  /// Selects the control that is shown, nothing while it is not listed: the keys begin at what is
  /// selected and would not come to the other rows.
  private func updateSelection() {
    let current = entries.first { $0.entry.id == session.entry.id }?.widget
    let wanted = current.flatMap { $0.isVisible ? $0 : nil }
    guard list.selectedRow?.object != wanted?.object else { return }
    selecting?.withBlocked { list.selectedRow = wanted }
  }

  /// Has Tab stop at one control only, the chosen one; from there the arrows lead to the others.
  ///
  /// A row is chosen by getting the focus, so that Tab would else choose one after another.
  private func updateTabStop() {
    let rows = entries.map(\.widget)
    let visible = rows.filter(\.isVisible)
    guard let stop = visible.first(where: \.isSelected) ?? visible.first else { return }
    stop.canFocus = true
    if let focus = list.window?.focusWidget, rows.contains(where: { $0.isSame(as: focus) }) {
      stop.grabFocus()
    }
    for row in rows where !row.isSame(as: stop) { row.canFocus = false }
  }

  /// Puts the focus on the control that is shown.
  ///
  /// It would be in the search field else, whose blinking caret has the window drawn without end.
  func takeFocus() { list.selectedRow?.grabFocus() }

  /// Puts the focus into the search field, with its text selected.
  func startSearch() {
    search.grabFocus()
    search.select()
  }

  private func clear() {
    if search.text.isEmpty {
      list.selectedRow?.grabFocus()
    } else {
      search.text = ""
      filter()
    }
  }

  private func filter() {
    for hit in hits { list.remove(hit.row) }
    hits = []
    let text = search.text.lowercased()
    let words = text.split(separator: " ")
    for row in entries { row.widget.isVisible = row.matches(words) }
    updateSelection()
    updateTabStop()
    guard !words.isEmpty else { return }
    for statement in Catalog.statements where statement.matches(words) {
      let label = Label(statement.localizedText)
      label.wraps = true
      label.setWidth(characters: nil, atMost: 20)
      label.alignment = 0
      label.addClass("hit")
      let row = list.append(label)
      row.isSelectable = false
      row.setLabelled(by: label)
      hits.append((row, statement))
    }
  }

  private func chosen(_ row: ListBoxRow?) {
    guard let row, let control = entries.first(where: { $0.widget.isSame(as: row) }) else { return }
    session.show(control.entry)
  }

  private func activated(_ row: ListBoxRow) {
    if let hit = hits.first(where: { $0.row.isSame(as: row) }) { reveal(hit.statement) }
  }
}

extension Statement {
  /// Whether the statement's texts contain all of these words, in either language.
  @MainActor fileprivate func matches(_ words: [Substring]) -> Bool {
    let texts = [text, localizedText, id, localizedReason ?? ""].joined(separator: " ").lowercased()
    return words.allSatisfy { texts.contains($0) }
  }
}

/// One control in the list.
@MainActor private final class ControlRow {
  let entry: Catalog.Entry
  let widget: ListBoxRow
  private let name = Label()
  private let count = Label()

  init(_ entry: Catalog.Entry) {
    self.entry = entry
    name.text = entry.kind.name.localized
    name.alignment = 0
    name.expandsHorizontally = true
    name.ellipsize = .end
    count.addClass("badge", "numeric")
    let box = Box(.horizontal, spacing: 6, [name, count])
    box.addClass("control-row")
    widget = ListBoxRow(child: box)
    widget.setLabelled(by: name)
  }

  func update(broken: Int, exists: Bool) {
    count.text = String(broken)
    count.isVisible = broken > 0
    widget.setClass("muted", !exists)
    var description = broken > 0 ? Message.plural("{0} broken", "{0} broken", broken).localized : ""
    if !exists { description = Message("This edition does not have the control.").localized }
    let tooltip = description.isEmpty ? nil : description
    // Setting it, even to the same words, asks the display where the pointer is.
    if widget.tooltip != tooltip { widget.tooltip = tooltip }
  }

  func matches(_ words: [Substring]) -> Bool {
    let texts = [entry.kind.name.id, entry.kind.name.localized, entry.id].joined(separator: " ")
      .lowercased()
    return words.allSatisfy { texts.contains($0) }
  }
}
