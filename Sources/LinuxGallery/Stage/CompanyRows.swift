import GalleryModel

/// The props near a control as rows of a card, before all other rows of it or some of them after.
@MainActor final class CompanyRows {
  private let card: ListBox
  private var lines: [(prop: PropView, row: Owned<ListBoxRow>)] = []
  /// The rows that stand after all others of the card.
  private var last: Range<Int> = 0..<0

  init(in card: ListBox) { self.card = card }

  /// Whether there are none.
  var isEmpty: Bool { lines.isEmpty }

  /// How many there are.
  var count: Int { lines.count }

  /// Puts the words at the rows' ends under their titles, where large text leaves no room beside.
  func setStacked(_ isStacked: Bool) { for line in lines { line.prop.setStacked(isStacked) } }

  /// Takes the props over, making only the rows anew that have to be.
  func adopt(_ props: [PropView]) {
    guard !props.elementsEqual(lines.map(\.prop), by: ===) else { return }
    for line in lines { card.remove(line.row.widget) }
    lines = props.map { prop in
      prop.widget.removeFromParent()
      let content = prop.isRow ? prop.widget : Self.line(with: prop.widget)
      return (prop, Owned(Self.row(of: content)))
    }
    for (index, line) in lines.enumerated() { card.insert(line.row.widget, at: index) }
    last = lines.count..<lines.count
  }

  /// Shows these rows before all others of the card and those after them, and hides the rest.
  func arrange(_ first: Range<Int>, _ last: Range<Int>) {
    for (index, line) in lines.enumerated() {
      line.row.widget.isVisible = first.contains(index) || last.contains(index)
    }
    guard last != self.last else { return }
    self.last = last
    for line in lines { card.remove(line.row.widget) }
    for (index, line) in lines.enumerated() {
      card.insert(line.row.widget, at: last.contains(index) ? -1 : index)
    }
  }

  /// A row that is read and neither chosen nor pressed as a whole.
  static func row(of content: AnyWidget) -> ListBoxRow {
    let row = ListBoxRow(child: content)
    row.isActivatable = false
    row.isSelectable = false
    row.isFocusable = false
    if let title = content.descendants(of: Label.self).first { row.setLabelled(by: title) }
    return row
  }

  /// What a row is filled with that has no title and icon of its own.
  private static func line(with content: AnyWidget) -> AnyWidget {
    let line = Box(.horizontal, [content])
    line.addClass("row-line")
    line.expandsHorizontally = true
    content.expandsHorizontally = true
    content.align(.fill, .center)
    let box = Box(.horizontal, [line])
    box.addClass("table-row")
    return AnyWidget(box)
  }
}
