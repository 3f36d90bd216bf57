import GalleryModel

/// The rows of a wheel that can be seen: a few labels, each given to another row as the wheel turns,
/// and the band under the selected row.
@MainActor final class WheelRows {
  private let owner: RangeWidget
  private let band = Box(.horizontal)
  private var slots: [Slot] = []
  private var wheel: Wheel
  private var look = WheelLook()
  private var rowHeight = WheelLook.rowHeight
  private var measured: (serial: Int, texts: [String], width: Double)?

  /// Where the wheel stands, in rows.
  private(set) var position = 0.0
  /// Whether the row that is nearest to the bar is drawn as the selected one, as the wheel turns,
  /// rather than the selection.
  private(set) var isTurning = false

  /// Fills the widget, which has to live as long as this.
  init(in owner: RangeWidget, showing wheel: Wheel) {
    self.owner = owner
    self.wheel = wheel
    owner.clips = true
    band.addClass("band")
    band.canTarget = false
    band.hideFromAccessibility()
    band.setParent(owner)
    owner.setLayout(
      width: { [weak self] in self?.naturalWidth ?? (0, 0) },
      height: { [weak self] in self?.naturalHeight ?? (0, 0) },
      place: { [weak self] width, height in self?.place(width: width, height: height) })
  }

  /// A label, and what it shows at present.
  private struct Slot {
    let label: Label
    /// The place on the wheel, counted on beyond its ends; `nil` while it is not used.
    var place: Int?
    var style: String?
    var isOffered = true
  }

  /// Takes over another wheel or look; `move` has to follow.
  func adopt(_ wheel: Wheel, _ look: WheelLook, rowHeight: Double) {
    let isResized =
      wheel.widest != self.wheel.widest || look.visibleRows != self.look.visibleRows
      || rowHeight != self.rowHeight
    self.wheel = wheel
    self.look = look
    self.rowHeight = max(1, rowHeight)
    let count = Int(look.visibleRows.rounded(.up)) + 2
    while slots.count > count { slots.removeLast().label.removeFromParent() }
    while slots.count < count { slots.append(makeSlot()) }
    for index in slots.indices { slots[index].place = nil }
    if isResized { owner.queueResize() }
  }

  private func makeSlot() -> Slot {
    let label = Label()
    label.hideFromAccessibility()
    label.canTarget = false
    label.isSingleLine = true
    label.ellipsize = .end
    label.setParent(owner)
    return Slot(label: label)
  }

  /// Turns the wheel to a position; only labels that change rows are touched.
  func move(to position: Double, isTurning: Bool) {
    self.position = position
    self.isTurning = isTurning
    let centre = Int(position.rounded())
    let first = Int((drawnPosition - rowsAbove - 0.5).rounded(.down))
    let marked = look.marksSelection ? markedPlace : nil
    for place in first..<(first + slots.count) {
      let index = (place % slots.count + slots.count) % slots.count
      show(place, in: index, distance: (place - centre).magnitude, isSelected: place == marked)
    }
    owner.queueAllocate()
  }

  /// The place that is drawn as the selected one.
  private var markedPlace: Int? {
    guard wheel.count > 0, isTurning || wheel.selection != nil else { return nil }
    let place = Int(position.rounded())
    return wheel.wraps ? place : min(max(place, 0), wheel.count - 1)
  }

  private func show(_ place: Int, in index: Int, distance: UInt, isSelected: Bool) {
    let label = slots[index].label
    guard wheel.count > 0, wheel.wraps || (0..<wheel.count).contains(place),
      let row = wheel.row(at: place)
    else {
      slots[index].place = nil
      label.isChildVisible = false
      return
    }
    if slots[index].place != place {
      let text = wheel.text(row).displayable
      if label.text != text { label.text = text }
      slots[index].place = place
      slots[index].isOffered = wheel.isOffered(row)
      label.setClass("unoffered", !slots[index].isOffered)
      label.isChildVisible = true
    }
    let style = isSelected ? "selected" : distance < 2 ? "near" : "far"
    guard style != slots[index].style else { return }
    if let former = slots[index].style { label.removeClass(former) }
    label.addClass(style)
    slots[index].style = style
  }

  // MARK: Geometry

  private var drawnPosition: Double { position + (look.restsBetweenRows ? 0.5 : 0) }

  /// How many rows fit above the selected one.
  private var rowsAbove: Double {
    switch look.place {
    case .middle: (look.visibleRows - 1) / 2
    case .top: 0
    }
  }

  /// The top of the band in a wheel of this height.
  private func bandTop(in height: Double) -> Double {
    switch look.place {
    case .middle: (height - rowHeight) / 2
    case .top: 0
    }
  }

  /// The place at this distance from the top of the widget.
  func place(atY y: Double) -> Int {
    Int(((y - bandTop(in: owner.size.height)) / rowHeight + drawnPosition).rounded(.down))
  }

  /// The middle of the row at a place, measured from the top of the widget.
  func middle(of place: Int) -> Double {
    bandTop(in: owner.size.height) + (Double(place) - drawnPosition + 0.5) * rowHeight
  }

  private var naturalHeight: (minimum: Int, natural: Int) {
    let height = Int((look.visibleRows * rowHeight).rounded())
    return (height, height)
  }

  private var naturalWidth: (minimum: Int, natural: Int) {
    let padding = self.padding
    let natural = padding + widestText
    let least = slots.first.map { Double($0.label.measure(.horizontal).minimum) } ?? 0
    let minimum = min(natural, least)
    return (Int(minimum.rounded(.up)), Int(natural.rounded(.up)))
  }

  /// The room around a row's text that the style wants.
  private var padding: Double {
    guard let label = slots.first?.label else { return 0 }
    return max(0, Double(label.measure(.horizontal).natural) - label.textSize.width)
  }

  private var widestText: Double {
    let ends = wheel.count > 0 ? [0, wheel.count - 1] : []
    let texts = wheel.widest.isEmpty ? ends.map(wheel.text) : wheel.widest
    let serial = owner.fontSerial
    if let measured, measured.serial == serial, measured.texts == texts { return measured.width }
    let width = texts.reduce(0) { max($0, owner.width(of: $1.displayable)) }
    measured = (serial, texts, width)
    return width
  }

  private func place(width: Int, height: Int) {
    let top = bandTop(in: Double(height))
    let rowPoints = Int(rowHeight.rounded())
    func place(_ child: some WidgetWrapper, middle: Double, height: Int) {
      let y = (middle - Double(height) / 2).rounded()
      child.allocate(x: 0, y: y, width: width, height: height)
    }
    place(band, middle: top + rowHeight / 2, height: rowPoints)
    for slot in slots {
      guard let row = slot.place else { continue }
      place(
        slot.label, middle: top + (Double(row) - drawnPosition + 0.5) * rowHeight,
        height: max(rowPoints, slot.label.measure(.vertical).minimum))
    }
  }

  // MARK: What is drawn

  /// The label that shows the row at a place, if one does.
  func label(at place: Int) -> Label? { slots.first { $0.place == place }?.label }
}
