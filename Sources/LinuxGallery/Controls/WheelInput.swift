/// What a person's hands ask of a wheel.
@MainActor protocol WheelHands: AnyObject {
  /// How many rows a page is.
  var page: Int { get }
  /// A hand was put on the wheel: what turns stands still.
  func hold()
  /// The hand that was put on it has moved by this, in points.
  func drag(by distance: Double)
  /// The hand was taken off while it moved at this speed, in points per second.
  func letGo(speed: Double)
  /// The wheel was pressed at this distance from its top.
  func press(atY y: Double)
  /// Moves on by so many rows.
  func turn(by rows: Int)
  /// How many rows this distance in points is.
  func rows(in distance: Double) -> Double
  /// Goes to the first row, or to the last one.
  func turnToEnd(isLast: Bool)
  /// Goes to the row that was typed; false if there is none.
  func type(_ character: Character, at time: Double) -> Bool
}

/// Gestures, wheel and keys on the widget of a wheel.
@MainActor final class WheelInput {
  /// How far a press has to move to be a drag, in points.
  static let dragThreshold = 8.0

  private let press: ClickGesture
  private let pull: DragGesture
  private let scrolling: ScrollController
  private let keys: KeyController
  private let widget: AnyWidget
  private weak var hands: (any WheelHands)?
  /// Where the drag was when it was more than a press; `nil` while it is none.
  private var dragOrigin: Double?
  private var speed = HandSpeed()
  /// What was scrolled, but makes no whole row yet.
  private var scrolled = 0.0

  /// Listens on a widget that lives as long as this.
  init(on widget: AnyWidget, for hands: any WheelHands) {
    self.widget = widget
    self.hands = hands
    press = ClickGesture(on: widget)
    pull = DragGesture(on: widget)
    scrolling = ScrollController(on: widget, .vertical)
    keys = KeyController(on: widget)
    press.setButton(1)
    pull.setButton(1)
    listen()
  }

  /// Whether it listens at all; a wheel that cannot be turned leaves all input to what is around it.
  var isListening = true {
    didSet {
      let controllers: [any EventController] = [press, pull, scrolling, keys]
      for controller in controllers { controller.phase = isListening ? .bubble : .none }
    }
  }

  private func listen() {
    pull.onBegin { [weak self] _, _ in self?.begin() }
    pull.onUpdate { [weak self] _, y in self?.drag(to: y) }
    pull.onEnd { [weak self] _, y in self?.end(at: y) }
    press.onReleased { [weak self] _, x, y in self?.released(x: x, y: y) }
    scrolling.onScroll { [weak self] _, distance in self?.scroll(by: distance) ?? false }
    keys.onPressed { [weak self] key, modifiers in
      self?.pressed(key, modifiers.isDisjoint(with: [.controlMask, .altMask, .superMask])) ?? false
    }
  }

  // MARK: Dragging

  private func begin() {
    dragOrigin = nil
    speed = HandSpeed()
    widget.grabFocus()
    hands?.hold()
  }

  private func drag(to distance: Double) {
    speed.note(distance, at: pull.eventTime)
    if dragOrigin == nil {
      guard distance.magnitude > Self.dragThreshold else { return }
      // From here on it follows the hand: what it took to be a drag is no jump.
      dragOrigin = distance < 0 ? -Self.dragThreshold : Self.dragThreshold
      pull.setState(.claimed)
    }
    hands?.drag(by: distance - (dragOrigin ?? 0))
  }

  private func end(at distance: Double) {
    let isDrag = dragOrigin != nil
    dragOrigin = nil
    hands?.letGo(speed: isDrag ? speed.speed(at: pull.eventTime) : 0)
  }

  private func released(x: Double, y: Double) {
    guard dragOrigin == nil, widget.bounds(in: widget)?.contains(x: x, y: y) == true else { return }
    hands?.press(atY: y)
  }

  // MARK: Scrolling

  private func scroll(by distance: Double) -> Bool {
    guard let hands, distance != 0 else { return false }
    if scrolled.sign != distance.sign { scrolled = 0 }
    scrolled += scrolling.isInPoints ? hands.rows(in: distance) : distance
    let rows = scrolled.rounded(.towardZero)
    scrolled -= rows
    if rows != 0 { hands.turn(by: Int(max(min(rows, Self.mostRows), -Self.mostRows))) }
    return true
  }

  /// How many rows one event scrolls at most.
  private static let mostRows = 100.0

  // MARK: Keys

  private func pressed(_ key: String, _ isPlain: Bool) -> Bool {
    guard let hands, isPlain else { return false }
    switch key {
    case "Up", "KP_Up": hands.turn(by: -1)
    case "Down", "KP_Down": hands.turn(by: 1)
    case "Page_Up", "KP_Page_Up": hands.turn(by: -hands.page)
    case "Page_Down", "KP_Page_Down": hands.turn(by: hands.page)
    case "Home", "KP_Home": hands.turnToEnd(isLast: false)
    case "End", "KP_End": hands.turnToEnd(isLast: true)
    default:
      guard let character = KeyController.character(of: key) else { return false }
      return hands.type(character, at: keys.eventTime)
    }
    return true
  }

  /// Presses a key, as a person does.
  func press(key: String) { keys.press(key) }

  /// Presses and lets go at a distance from the top, as a person does.
  func click(y: Double) {
    let x = widget.size.width / 2
    begin()
    end(at: 0)
    press.click(x: x, y: y)
  }
}
