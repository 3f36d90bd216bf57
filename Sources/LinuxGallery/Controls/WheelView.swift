import GalleryModel

/// One wheel: turned by dragging, scrolling, pressing a row, keys and typing.
@MainActor final class WheelView {
  private let owner: Owned<RangeWidget>
  private let turned: @MainActor (Int) -> Void
  let rows: WheelRows
  private let spin: WheelSpin
  private var input: WheelInput?
  private var numberSet: SignalHandler?
  private var typing = WheelTyping()

  private(set) var wheel = Wheel("", count: 0, selection: nil) { _ in "" }
  private var look = WheelLook()
  private var rowHeight = WheelLook.rowHeight
  private var grip: Grip?
  /// Whether the row is reported when the wheel has come to rest, also if it is the selected one.
  private var isPressed = false
  /// Whether the press that is under way has stopped the wheel, and so means no row.
  private var stopsByPress = false

  /// A hand on the wheel.
  private struct Grip {
    /// Where the wheel stood when it was taken hold of.
    let position: Double
    /// Whether it turns the wheel, or has stopped it while it turned, rather than only lie on it.
    var isDragging: Bool
  }

  /// Makes a wheel without rows; `turned` is called with the row that a person chose, by whatever
  /// way, once the wheel has come to rest.
  ///
  /// It is called, too, for a press on the row that is selected already. It may `show` another wheel
  /// or another selection; afterwards the wheel stands where it was last told to.
  init(turned: @escaping @MainActor (_ row: Int) -> Void) {
    self.turned = turned
    let range = RangeWidget(role: .spinButton, Adjustment(value: 0, in: 0...0, step: 1))
    owner = Owned(range)
    range.addClass("wheel")
    range.isFocusable = true
    range.verticalAlignment = .center
    rows = WheelRows(in: range, showing: wheel)
    spin = WheelSpin(on: AnyWidget(range))
    input = WheelInput(on: AnyWidget(range), for: self)
    numberSet = range.adjustment.onValueChanged { [weak self] in self?.setNumber($0) }
    range.connect("unmap") { [weak self] in self?.settle() }
  }

  /// The widget, which the view owns.
  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// Whether it turns, or is held in a hand.
  var isMoving: Bool { spin.motion != nil || grip?.isDragging == true }

  /// How many rows there can be; further ones cannot be reached.
  static let rowLimit = 1_000_000_000

  /// Shows a wheel, at once and without turning; rows are `rowHeight` points high, at least 1.
  ///
  /// A wheel that a person is turning goes on if it is the same with the same selection as before.
  /// A selection that is no row counts as none.
  func show(_ wheel: Wheel, look: WheelLook, rowHeight: Double) {
    var wheel = wheel
    wheel.count = min(wheel.count, Self.rowLimit)
    wheel.selection = wheel.selection.flatMap { (0..<wheel.count).contains($0) ? $0 : nil }
    let goesOn =
      isMoving && wheel.isTurnable && wheel.selection == self.wheel.selection
      && wheel.count == self.wheel.count && wheel.wraps == self.wheel.wraps
    self.wheel = wheel
    self.look = look
    self.rowHeight = max(1, rowHeight)
    input?.isListening = wheel.isTurnable && wheel.count > 0
    widget.isSensitive = wheel.isTurnable || wheel.count > 0
    widget.setAccessibleName(wheel.name.displayable)
    widget.update(.readOnly, to: wheel.isTurnable ? 0 : 1)
    rows.adopt(wheel, look, rowHeight: self.rowHeight)
    if goesOn {
      rows.move(to: rows.position, isTurning: true)
    } else {
      settle()
    }
  }

  /// Moves on by so many rows, as keys do where there are keys for that many, and else as assistive
  /// technologies do.
  func roll(by rows: Int) {
    switch rows {
    case 1: input?.press(key: "Down")
    case -1: input?.press(key: "Up")
    case page: input?.press(key: "Page_Down")
    case -page: input?.press(key: "Page_Up")
    default:
      guard wheel.numbers.step != 0 else { return turn(by: rows) }
      guard let row = wheel.row(selectedRow, movedBy: rows) else { return }
      owner.widget.adjustment.value = wheel.number(of: row)
    }
  }

  /// Presses a row, also the selected one; a row that cannot be seen is brought about in the same way.
  func choose(_ row: Int) {
    guard wheel.isTurnable, (0..<wheel.count).contains(row) else { return }
    let place = wheel.place(of: row, nearestTo: Int(rows.position.rounded()))
    let y = rows.middle(of: place)
    if widget.isMapped, y > 0, y < widget.size.height {
      input?.click(y: y)
    } else {
      press(at: place)
    }
  }

  /// Brings a wheel that turns to where it is about to stop, at once.
  func finish() {
    while let motion = spin.motion {
      spin.stop()
      rows.move(to: motion.target, isTurning: true)
      comeToRest()
    }
  }

  // MARK: Turning

  private var selectedRow: Int { wheel.selection ?? 0 }

  /// Where the wheel stands or is about to stand.
  private var destination: Int { Int((spin.motion?.target ?? rows.position).rounded()) }

  /// Goes back to where the model has it.
  private func settle() {
    spin.stop()
    grip = nil
    isPressed = false
    rows.move(to: Double(selectedRow), isTurning: false)
    tellNumber()
  }

  /// Tells assistive technologies what is selected.
  private func tellNumber() {
    let text = wheel.selection.map { wheel.text($0).displayable } ?? ""
    widget.setAccessibleValue(text: text)
    widget.setAccessibleDescription(text)
    let ends = (wheel.number(of: 0), wheel.number(of: max(wheel.count - 1, 0)))
    let step = (wheel.number(of: 1) - wheel.number(of: 0)).magnitude
    numberSet?.withBlocked {
      owner.widget.adjustment.configure(
        value: wheel.number(of: selectedRow), in: min(ends.0, ends.1)...max(ends.0, ends.1),
        step: step, page: step * Double(page))
    }
  }

  private func run(_ motion: WheelMotion) {
    guard motion.duration > 0, DesktopSettings.areAnimationsEnabled, widget.isMapped else {
      spin.stop()
      rows.move(to: motion.target, isTurning: true)
      comeToRest()
      return
    }
    spin.run(
      motion, moved: { [weak self] in self?.rows.move(to: $0, isTurning: true) },
      ended: { [weak self] in self?.comeToRest() })
  }

  /// Rolls to a row that can be chosen, the first one from `place` on in the direction of `step`.
  private func roll(to place: Int, towards step: Int = 0) {
    guard let place = wheel.offeredPlace(from: place, towards: step) else { return settle() }
    run(.rolling(from: rows.position, to: Double(place)))
  }

  /// Reports the row that the wheel has stopped at, or rolls on where it cannot be chosen.
  private func comeToRest() {
    let place = Int(rows.position.rounded())
    guard let row = wheel.row(at: place), wheel.isOffered(row) else {
      return roll(to: place)
    }
    let isNews = isPressed || row != wheel.selection
    if isNews { turned(row) }
    settle()
  }

  /// What an assistive technology has set.
  private func setNumber(_ number: Double) {
    guard wheel.isTurnable, let row = wheel.row(nearestTo: number), row != wheel.selection else {
      return settle()
    }
    roll(to: wheel.place(of: row, nearestTo: destination))
  }

  private func press(at place: Int) {
    guard wheel.wraps || (0..<wheel.count).contains(place) else { return }
    typing.reset()
    isPressed = true
    roll(to: place)
  }
}

extension WheelView: WheelHands {
  var page: Int { max(1, Int(look.visibleRows)) }

  /// The positions between which it stands; `nil` where it turns round and round.
  private var bounds: ClosedRange<Double>? {
    wheel.wraps ? nil : 0...Double(max(wheel.count, 1) - 1)
  }

  func hold() {
    stopsByPress = spin.motion != nil
    grip = Grip(position: rows.position, isDragging: stopsByPress)
    isPressed = false
    spin.stop()
  }

  func drag(by distance: Double) {
    guard let grip else { return }
    self.grip?.isDragging = true
    let position = grip.position - distance / rowHeight
    rows.move(to: WheelMotion.stretched(position, within: bounds), isTurning: true)
  }

  func letGo(speed: Double) {
    let isDragging = grip?.isDragging == true
    grip = nil
    guard isDragging else { return }
    run(.released(at: rows.position, speed: -speed / rowHeight, within: bounds))
  }

  func press(atY y: Double) {
    if !stopsByPress { press(at: rows.place(atY: y)) }
  }

  func rows(in distance: Double) -> Double { distance / rowHeight }

  func turn(by rows: Int) {
    guard grip == nil else { return }
    let present = destination
    var place = present + min(max(rows, -wheel.count), wheel.count)
    if !wheel.wraps { place = min(max(place, 0), max(wheel.count - 1, 0)) }
    typing.reset()
    if place != present { roll(to: place, towards: rows) }
  }

  func turnToEnd(isLast: Bool) {
    guard grip == nil, wheel.count > 0 else { return }
    typing.reset()
    let row = isLast ? wheel.count - 1 : 0
    let place = wheel.place(of: row, nearestTo: destination)
    if place != destination { roll(to: place, towards: isLast ? -1 : 1) }
  }

  func type(_ character: Character, at time: Double) -> Bool {
    guard grip == nil, let present = wheel.row(at: destination),
      let row = typing.row(typing: character, at: time, from: present, in: wheel)
    else { return false }
    roll(to: wheel.place(of: row, nearestTo: destination))
    return true
  }
}
