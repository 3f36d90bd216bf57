import GalleryModel

/// The page of a control of wheels: a card of rows with the field, and the panel with the wheels at
/// the bottom or the top of the page, between the rows, in a popover, or in the place of it all.
@MainActor final class WheelPage {
  private let page = Owned(Box(.vertical))
  private let table = Box(.vertical)
  /// The field is its selected row, since to that the keyboard goes first.
  private let card = ListBox(selection: .browse)
  private let company: CompanyRows
  private let field: ListBoxRow
  private let fieldContent = TableRow(title: "")
  private let inlineRow = ListBoxRow()
  private let inlineSlot = Box(.vertical)
  private let topSlot = Box(.vertical)
  private let bottomSlot = Box(.vertical)
  private let popover = Box(.vertical)
  private let arrow = PopoverArrow.make()
  /// Cuts off what is wider than the screen.
  private let room: Owned<ScrolledWindow>
  /// The panel with the size that it has to have.
  private let frame = Box(.horizontal)
  private let wheels = Box(.horizontal)
  private var metrics: WheelMetrics?
  private var place = WheelPlace.bottom
  private var value = ""
  private var isStacked = false

  init() {
    company = CompanyRows(in: card)
    field = ListBoxRow(child: fieldContent.widget)
    room = Owned(ScrolledWindow(child: frame, horizontal: .external, vertical: .never))
    build()
  }

  private func build() {
    let root = page.widget
    root.addClass("wheel-page")
    root.expand()
    table.addClass("settings")
    card.addClass("settings-card")
    card.verticalAlignment = .start
    field.addClass("field-row")
    field.setLabelled(by: fieldContent.title)
    inlineRow.child = AnyWidget(inlineSlot)
    inlineRow.isActivatable = false
    inlineRow.isSelectable = false
    inlineRow.isFocusable = false
    card.append(field)
    card.append(inlineRow)
    card.selectedRow = field
    table.append(card)
    root.append(topSlot)
    root.append(table)
    root.append(bottomSlot)
    topSlot.addClass("top")
    inlineSlot.addClass("wheel-inline")
    popover.addClass("wheel-popover")
    bottomSlot.append(arrow)
    bottomSlot.append(popover)
    room.widget.isFocusable = false
    room.widget.followContent(width: false, height: true)
    room.widget.addClass("wheel-room")
    wheels.addClass("wheel-panel")
    wheels.expandsHorizontally = true
    frame.append(wheels)
  }

  var widget: AnyWidget { AnyWidget(page.widget) }

  /// The panel with all wheels.
  var panel: AnyWidget { AnyWidget(room.widget) }

  /// Calls the closure when a person presses the field.
  func onFieldTouched(_ body: @escaping @MainActor () -> Void) {
    let field = self.field
    card.onRowActivated { row in if row.isSame(as: field) { body() } }
  }

  /// Presses the field.
  func touchField() { field.activate() }

  func add(_ wheel: WheelView) {
    wheel.widget.expandsHorizontally = true
    wheels.append(wheel.widget)
  }

  /// Draws the wheels' text smaller, as a share of its usual size, so that all of them fit.
  func setTextShare(_ share: Double) {
    let fitting = share < 1 ? Self.textShares.last { $0 <= share } ?? Self.textShares[0] : nil
    wheels.setClass("dense", wheels.children.count > DateWheels.wheelLimit)
    for step in Self.textShares {
      wheels.setClass("fit-\(Int((step * 100).rounded()))", step == fitting)
    }
  }

  private static let textShares = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

  func remove(_ wheel: WheelView) { wheels.remove(wheel.widget) }

  /// Puts the props into rows above the field.
  func adopt(_ props: [PropView]) {
    company.adopt(props)
    arrange()
  }

  /// Shows the field with its value on a page of that title, and the panel where it comes up; nothing if something else
  /// stands in the control's stead.
  func show(
    _ panel: WheelPanel, value: String, on title: String, in setting: Setting, isPresent: Bool
  ) {
    let metrics = panel.metrics(in: setting)
    self.metrics = metrics
    place = panel.place(in: setting)
    self.value = value
    isStacked = setting.stacksRows
    fieldContent.setStacked(isStacked)
    fieldContent.show(title: panel.fieldTitle)
    fieldContent.show(detail: value)
    field.setClass("editing", panel.isEditing)
    field.update(.expanded, to: panel.isOpen)
    card.isVisible = isPresent
    card.setAccessibleName(title)
    field.isVisible = metrics.showsField
    room.widget.isVisible = panel.isOpen && isPresent
    for widget in [AnyWidget(room.widget), AnyWidget(inlineRow)] {
      widget.setAccessibleName(panel.fieldTitle.displayable)
    }
    room.widget.followContent(
      width: false, height: true, maxHeight: Int(metrics.height.rounded()))
    put(panel, metrics, in: setting)
    arrange()
  }

  /// Puts the panel into the slot of its place, and gives it its width there.
  private func put(_ panel: WheelPanel, _ metrics: WheelMetrics, in setting: Setting) {
    let slot =
      switch place {
      case .top: topSlot
      case .inline: inlineSlot
      case .popover: popover
      case .bottom, .page: bottomSlot
      }
    if room.widget.parent?.isSame(as: slot) != true {
      room.widget.removeFromParent()
      slot.append(room.widget)
    }
    let isNear = panel.opensNearField
    let isPopover = place == .popover && panel.isOpen
    popover.isVisible = isPopover
    let margin = isNear ? 0 : Int(Setting.margin)
    popover.setMargins(top: 0, start: margin, bottom: margin, end: margin)
    arrow.isVisible = isPopover && isNear
    bottomSlot.setClass("wheel-drawer", place == .bottom && panel.isOpen)
    topSlot.setClass("wheel-drawer", place == .top && panel.isOpen)
    frame.setSizeRequest(
      width: metrics.width.map { Int($0) }, height: Int(metrics.height.rounded()))
    frame.horizontalAlignment = metrics.width == nil ? .fill : .center
    popover.setSizeRequest(width: Int(setting.usualPopoverWidth))
    popover.horizontalAlignment = isNear ? .center : .end
    table.setClass("before-popover", isPopover && isNear)
    table.isVisible = place != .page || !panel.isOpen
    table.expandsVertically = !(isPopover && isNear)
    bottomSlot.expandsVertically = place == .page
    table.verticalAlignment =
      switch place {
      case .bottom: panel.isOpen && isNear ? .end : .start
      case .top: isNear ? .start : .end
      case .inline, .popover, .page: .start
      }
  }

  /// Shows as many rows above the field as there is room for, and one beneath wheels between rows.
  private func arrange() {
    guard let metrics else { return }
    company.setStacked(isStacked)
    inlineRow.isVisible = place == .inline && room.widget.isVisible
    let rows = metrics.rows(of: company.count)
    company.arrange(rows.above, rows.beneath)
  }

  /// Field and panel as drawn.
  func parts(
    _ panel: WheelPanel, in setting: Setting, on surface: Surface
  ) -> [Rendering.Part] {
    var parts: [Rendering.Part] = []
    let isOpen = panel.isOpen
    if !isOpen || place != .page {
      var part = surface.part(WheelPanel.fieldPart, .row, field)
      part.text = panel.fieldTitle.asDrawn(fieldContent.title.text)
      part.isSelected = field.hasClass("editing")
      parts.append(part)
      part.id = WheelPanel.valuePart
      part.role = .label
      part.text = value.asDrawn(fieldContent.detailText)
      parts.append(part)
    }
    guard isOpen else { return parts }
    let container: AnyWidget =
      switch place {
      case .top: AnyWidget(topSlot)
      case .inline: AnyWidget(inlineRow)
      case .popover: AnyWidget(popover)
      case .bottom, .page: AnyWidget(bottomSlot)
      }
    parts.append(surface.part(WheelPanel.containerPart, .group, container))
    parts.append(surface.part(WheelPanel.panelPart, .group, frame))
    return parts
  }
}

/// The tip by which a popover points at its field.
@MainActor private enum PopoverArrow {
  static let width = 24
  static let height = 10

  static func make() -> DrawingArea {
    let area = DrawingArea(width: width, height: height) { _ in }
    let pointer = area.pointer
    area.setDraw { canvas in
      let outline = {
        canvas.move(x: 0, y: canvas.height)
        canvas.line(x: canvas.width / 2, y: 0)
        canvas.line(x: canvas.width, y: canvas.height)
      }
      outline()
      canvas.fill(AnyWidget(pointer: pointer).foreground)
      outline()
      canvas.stroke(RGBA(red: 0, green: 0, blue: 0, alpha: 0.25))
    }
    area.addClass("popover-arrow")
    area.align(.center, .end)
    area.hideFromAccessibility()
    return area
  }
}
