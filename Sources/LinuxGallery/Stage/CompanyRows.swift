import GalleryModel

/// The props near a control as rows of a card, before all other rows of it.
@MainActor final class CompanyRows {
  private let card: ListBox
  private var lines: [(prop: PropView, row: ListBoxRow)] = []

  init(in card: ListBox) { self.card = card }

  /// Whether there are none.
  var isEmpty: Bool { lines.isEmpty }

  /// The rows, in the order of the props.
  var rows: [ListBoxRow] { lines.map(\.row) }

  /// Puts the words at the rows' ends under their titles, where large text leaves no room beside.
  func setStacked(_ isStacked: Bool) { for line in lines { line.prop.setStacked(isStacked) } }

  /// Takes the props over, making only the rows anew that have to be.
  func adopt(_ props: [PropView]) {
    guard !props.elementsEqual(lines.map(\.prop), by: ===) else { return }
    for line in lines { card.remove(line.row) }
    lines = props.map { prop in
      prop.widget.removeFromParent()
      return (prop, Self.row(of: prop.isRow ? prop.widget : Self.line(with: prop.widget)))
    }
    for (index, line) in lines.enumerated() { card.insert(line.row, at: index) }
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
