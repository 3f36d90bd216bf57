import GalleryModel

/// The page of a text field: a card with the company and the field, another with earlier entries,
/// and the on-screen keyboard at the bottom.
@MainActor final class TextFieldPage {
  private let page = Owned(Box(.vertical))
  private let table = Box(.vertical)
  private let card = ListBox(selection: .none)
  private let company: CompanyRows
  private let row: ListBoxRow
  private let line: Box
  private let label = Label()
  private let entries = ListBox(selection: .none)
  private var results: [(row: ListBoxRow, content: TableRow)] = []
  private let box: TextFieldBox
  private let outside: ClickGesture
  private var isStacked = false
  private var fitting = Int.max

  init(for box: TextFieldBox) {
    self.box = box
    company = CompanyRows(in: card)
    label.alignment = 0
    label.ellipsize = .end
    label.isSingleLine = true
    line = Box(.horizontal, spacing: 8, [label, box.widget])
    let content = Box(.horizontal, [line])
    row = ListBoxRow(child: content)
    outside = ClickGesture(on: table)
    line.addClass("row-line")
    line.expandsHorizontally = true
    content.addClass("table-row")
    row.addClass("text-field-row")
    row.isActivatable = false
    row.isSelectable = false
    row.isFocusable = false
    card.append(row)
    table.addClass("settings")
    for list in [card, entries] {
      list.addClass("settings-card")
      list.verticalAlignment = .start
      table.append(list)
    }
    // What lies beyond the keyboard is out of sight rather than in the way of it.
    let room = ScrolledWindow(child: table, horizontal: .external, vertical: .external)
    room.isFocusable = false
    room.expand()
    page.widget.expand()
    page.widget.append(room)
  }

  var widget: AnyWidget { AnyWidget(page.widget) }

  /// Puts the keyboard under the cards.
  func append(_ panel: KeyboardPanel) { page.widget.append(panel.widget) }

  /// Calls the closure when a person presses the page beside the field.
  func onPressElsewhere(_ body: @escaping @MainActor () -> Void) {
    let (row, table) = (AnyWidget(row), AnyWidget(table))
    outside.onReleased { _, x, y in
      if row.bounds(in: table)?.contains(x: x, y: y) != true { body() }
    }
  }

  /// Puts the props into rows above the field.
  func adopt(_ props: [PropView]) {
    company.adopt(props)
    arrange()
  }

  /// Leaves out the rows that would push the field under the keyboard.
  private func arrange() {
    company.setStacked(isStacked)
    let count = company.count
    company.arrange(max(0, count - min(fitting, count))..<count, count..<count)
  }

  func show(_ scene: Scene<TextField>) {
    let field = scene.subject
    isStacked = scene.setting.stacksRows
    let words = field.label.displayable
    if label.text != words { label.text = words }
    label.isVisible = !words.isEmpty
    if label.isVisible { box.setLabelled(by: label) }
    row.setAccessibleName((words.isEmpty ? field.placeholder : words).displayable)
    line.orientation = isStacked ? .vertical : .horizontal
    line.setClass("stacked", isStacked)
    let isPresent = scene.instead == nil
    fitting = isPresent ? field.fittingRows(in: scene.setting) : .max
    arrange()
    row.isVisible = isPresent
    card.isVisible = isPresent || !company.isEmpty
    card.setAccessibleName(TextField.pageTitle(in: scene.setting))
    let shown = isPresent ? field.results.prefix(TextField.drawnResultLimit) : []
    while results.count > shown.count { entries.remove(results.removeLast().row) }
    while results.count < shown.count {
      let content = TableRow(title: "")
      results.append((CompanyRows.row(of: content.widget), content))
      entries.append(results[results.count - 1].row)
    }
    for (line, result) in zip(results, shown) {
      line.content.show(title: result, icon: "avatar-default-symbolic")
    }
    entries.isVisible = !results.isEmpty
    entries.setAccessibleName(Message("Earlier entries").localized)
  }

  func parts(of field: TextField, on surface: Surface) -> [Rendering.Part] {
    var parts: [Rendering.Part] = []
    if label.isVisible {
      var part = surface.part(TextField.labelPart, .label, label)
      part.text = field.label.asDrawn(label.text)
      parts.append(part)
    }
    for (index, line) in results.enumerated() {
      var part = surface.part(TextField.resultPart(index), .row, line.row)
      part.text = field.results[index].asDrawn(line.content.title.text)
      parts.append(part)
    }
    return parts
  }
}
