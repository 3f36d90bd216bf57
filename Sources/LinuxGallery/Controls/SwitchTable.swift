import GalleryModel

/// The settings around a switch: one card with the rows above it and its own, and beneath another
/// with the rows that depend on it.
@MainActor final class SwitchTable {
  /// A row of a card, with what is in it.
  @MainActor private struct Line {
    let row: ListBoxRow
    let content: TableRow

    init(_ content: TableRow) {
      self.content = content
      row = CompanyRows.row(of: content.widget)
    }
  }

  private let page = Owned(Box(.vertical))
  private let card = ListBox(selection: .none)
  private let dependantCard = ListBox(selection: .none)
  private let own = Line(TableRow(title: ""))
  private let company: CompanyRows
  private var labels: [PropView] = []
  private var dependants: [Line] = []

  init() {
    company = CompanyRows(in: card)
    page.widget.addClass("settings")
    dependantCard.addClass("dependants")
    for list in [card, dependantCard] {
      list.addClass("settings-card")
      list.verticalAlignment = .start
      page.widget.append(list)
    }
    card.append(own.row)
    dependantCard.setLabelled(by: own.content.title)
  }

  var widget: AnyWidget { AnyWidget(page.widget) }

  /// Shows title and icon of the switch's row, and the rows that depend on it.
  func show(_ scene: Scene<Switch>) {
    let control = scene.subject
    let isPresent = scene.instead == nil
    card.setAccessibleName(Switch.pageTitle(in: scene.setting))
    own.content.show(title: control.title, icon: control.icon)
    own.row.isVisible = isPresent && scene.setting.placement == .tableRow
    // A switch that lies on the page, in its middle, has the cards above and beneath.
    let isLoose = scene.setting.placement != .tableRow && !scene.setting.placement.isBar
    page.widget.isHomogeneous = isLoose
    page.widget.setClass("loose", isLoose)
    let count = isPresent ? min(control.dependants.count, Switch.drawnDependantLimit) : 0
    while dependants.count > count { dependantCard.remove(dependants.removeLast().row) }
    while dependants.count < count { addDependant() }
    for (line, dependant) in zip(dependants, control.dependants) {
      line.content.show(title: dependant.title)
      line.row.isSensitive = control.showsDependants
      line.row.isVisible = control.showsDependants || dependant.effect == .isEnabled
    }
    for paint in Switch.Paint.allCases {
      page.widget.setClass("app-\(paint.rawValue)", paint == control.appColour)
    }
    showCards()
  }

  private func addDependant() {
    let line = Line(TableRow(title: ""))
    line.content.addChevron()
    dependantCard.append(line.row)
    dependants.append(line)
  }

  /// Leaves out cards without a row that can be seen.
  private func showCards() {
    card.isVisible = own.row.isVisible || !company.isEmpty
    dependantCard.isVisible = dependants.contains { $0.row.isVisible }
  }

  /// Puts the switch at the end of its row.
  func place(_ control: AnyWidget) {
    guard control.parent?.isSame(as: own.content.end) != true else { return }
    control.removeFromParent()
    own.content.end.append(control)
  }

  /// Puts labels before the switch into its row, and all else into rows of their own above.
  func adopt(_ props: [PropView]) {
    company.adopt(props.filter { !$0.isLabel })
    let words = props.filter(\.isLabel)
    if !words.elementsEqual(labels, by: ===) {
      for label in labels where label.widget.parent?.isSame(as: own.content.end) == true {
        label.widget.removeFromParent()
      }
      labels = words
      for label in words.reversed() {
        label.widget.removeFromParent()
        own.content.end.prepend(label.widget)
      }
    }
    showCards()
  }

  /// The rows as drawn; those of props are for others to measure.
  func parts(of control: Switch, on surface: Surface) -> [Rendering.Part] {
    var parts: [Rendering.Part] = []
    if own.row.isVisible {
      var part = surface.part(Switch.rowPart, .row, own.row)
      part.text = control.title.asDrawn(own.content.title.text)
      part.image = own.content.icon.map(control.icon.asDrawn)
      parts.append(part)
    }
    for (index, line) in dependants.enumerated() {
      var part = surface.part(Switch.dependantPart(index), .row, line.row)
      part.text = control.dependants[index].title.asDrawn(line.content.title.text)
      parts.append(part)
    }
    return parts
  }
}
