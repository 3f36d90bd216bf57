/// How the wheels of a control come up: from which field, where, how large, and how they look.
public struct WheelPanel: Hashable, Codable, Sendable {
  /// What a custom width or height in points can be.
  public static let sizes = 40.0...2_000.0

  /// The words of the field whose value is chosen.
  public var fieldTitle: String
  /// Whether the field is being edited, which brings the wheels up.
  public var isEditing = true
  /// Whether the wheels are there whether or not the field is being edited.
  public var isAlwaysShown = false
  /// Whether the wheels come up where the field is.
  public var opensNearField = true
  /// Whether the wheels may open between rows; otherwise they open on a page of their own instead.
  public var allowsInline = true
  /// Whether an app that asks for a size of its own gets it.
  public var acceptsCustomSize = false
  /// A width in points in place of the usual one, within `sizes`.
  public private(set) var customWidth: Double?
  /// A height in points in place of the usual one, within `sizes`.
  public private(set) var customHeight: Double?
  /// Whether the wheels can be turned.
  public var isTurnable = true
  /// How the wheels are drawn.
  public var look = WheelLook()

  /// A panel of the usual size that comes up for a field, which is being edited.
  public init(fieldTitle: String) { self.fieldTitle = fieldTitle }

  /// Whether the wheels are there.
  public var isOpen: Bool { isEditing || isAlwaysShown }

  /// Whether the app gave it a size of its own.
  public var hasCustomSize: Bool { customWidth != nil || customHeight != nil }

  /// Sets a size of its own, the usual one where it is `nil`; throws for what is not within `sizes`.
  public mutating func setCustomSize(width: Double?, height: Double?) throws {
    let width = try width.map { try Self.sizes.checked($0) }
    customHeight = try height.map { try Self.sizes.checked($0) }
    customWidth = width
  }

  /// Takes a size that an app asks for, if it accepts any; what is out of bounds changes nothing.
  mutating func resize(width: Double, height: Double) {
    guard acceptsCustomSize else { return }
    try? setCustomSize(width: width, height: height)
  }
}

extension WheelPanel {
  private enum CodingKeys: String, CodingKey {
    case fieldTitle, isEditing, isAlwaysShown, opensNearField, allowsInline, acceptsCustomSize
    case customWidth, customHeight, isTurnable, look
  }

  /// Reads a panel; throws a `DecodingError` for a size out of bounds.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(fieldTitle: try container.decode(String.self, forKey: .fieldTitle))
    isEditing = try container.decode(Bool.self, forKey: .isEditing)
    isAlwaysShown = try container.decode(Bool.self, forKey: .isAlwaysShown)
    opensNearField = try container.decode(Bool.self, forKey: .opensNearField)
    allowsInline = try container.decode(Bool.self, forKey: .allowsInline)
    acceptsCustomSize = try container.decode(Bool.self, forKey: .acceptsCustomSize)
    customWidth = try container.decodeIfPresent(within: Self.sizes, forKey: .customWidth)
    customHeight = try container.decodeIfPresent(within: Self.sizes, forKey: .customHeight)
    isTurnable = try container.decode(Bool.self, forKey: .isTurnable)
    look = try container.decode(WheelLook.self, forKey: .look)
  }
}

/// What a person does to the wheels of a control, or the app to their panel.
public enum WheelAction: Hashable, Codable, Sendable {
  /// The field is touched: the wheels come up, or go away.
  case touchField
  /// A wheel is turned by so many rows, backwards if negative.
  case roll(wheel: Int, by: Int)
  /// A row of a wheel is pressed, or the wheel comes to rest there.
  case choose(wheel: Int, row: Int)
  /// The app asks for a size of its own, in points.
  case resize(width: Double, height: Double)
}

extension WheelPanel {
  /// Begins or ends to edit the field; tells whether the wheels came up or went away, `nil` if they
  /// did neither.
  mutating func touchField() -> Bool? {
    isEditing.toggle()
    return isAlwaysShown ? nil : isEditing
  }
}

/// A control made of wheels, which a field brings up.
public protocol WheelControl: Control {
  /// How the wheels come up.
  var panel: WheelPanel { get set }
  /// The wheels, in the order in which they are read.
  func wheels(in setting: Setting) -> [Wheel]
  /// The value as the field shows it.
  func fieldText(in setting: Setting) -> String
  /// The control's own event for an action.
  static func event(_ action: WheelAction) -> Event
  /// The action that an event stands for; `nil` for what the app does to the value.
  static func action(of event: Event) -> WheelAction?
}

extension WheelControl where Event == WheelAction {
  /// The action itself.
  public static func event(_ action: WheelAction) -> Event { action }

  /// The event itself.
  public static func action(of event: Event) -> WheelAction? { event }
}
