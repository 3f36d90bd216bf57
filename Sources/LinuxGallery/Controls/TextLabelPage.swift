import GalleryModel

/// A parcel's page: a card with a row for the parcel, the label that describes it, and further rows.
@MainActor final class TextLabelPage {
  private let page = Owned(Box(.vertical))
  private let card = ListBox(selection: .none)
  private let slot = Box(.horizontal)
  private let row: ListBoxRow
  private let company: CompanyRows
  private var isStacked = false

  init() {
    company = CompanyRows(in: card)
    slot.addClass("text-label-row")
    row = CompanyRows.row(of: AnyWidget(slot))
    page.widget.addClass("settings")
    card.addClass("settings-card")
    card.verticalAlignment = .start
    card.append(row)
    page.widget.append(card)
  }

  var widget: AnyWidget { AnyWidget(page.widget) }

  /// Takes over what the setting says of the page.
  func show(_ scene: Scene<TextLabel>) {
    page.widget.setClass("bold-text", scene.setting.traits.contains(.boldText))
    row.isVisible = scene.instead == nil && !scene.setting.placement.isBar
    isStacked = scene.setting.stacksRows
    company.setStacked(isStacked)
    let title = TextLabel.pageTitle(in: scene.setting)
    card.setAccessibleName(title)
    row.setAccessibleName(title)
    showCard()
  }

  /// Puts the label into its row.
  func place(_ label: AnyWidget) {
    guard label.parent?.isSame(as: slot) != true else { return }
    label.removeFromParent()
    label.expandsHorizontally = true
    slot.append(label)
  }

  /// Puts the first prop into a row above the label, and all others into rows beneath.
  func adopt(_ props: [PropView]) {
    company.adopt(props)
    company.setStacked(isStacked)
    let first = min(1, props.count)
    company.arrange(0..<first, first..<props.count)
    showCard()
  }

  private func showCard() { card.isVisible = row.isVisible || !company.isEmpty }
}
