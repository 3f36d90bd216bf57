/// A switch in a table of settings: on or off at a touch, with the rows that depend on it.
///
/// A third, mixed state can be represented where an author allows it; the guidelines forbid it.
public struct Switch: Control {
  /// The most dependent rows that there can be.
  public static let dependantLimit = 1_000
  /// The colour of the system's own track while the switch is on.
  public static let defaultOnColour = Paint.green
  /// The colour of the system's own track while the switch is off.
  public static let defaultOffColour = Paint.grey

  /// What a switch can be.
  public enum State: String, CaseIterable, Codable, Sendable {
    case on
    case off
    /// Neither: no longer on, and not off yet.
    case mixed
  }

  /// A row of the table that depends on the switch.
  public struct Dependant: Hashable, Codable, Sendable {
    /// What the switch does to the row.
    public enum Effect: String, CaseIterable, Codable, Sendable {
      /// The row is there while the switch is on.
      case appears
      /// The row is always there, and answers while the switch is on.
      case isEnabled = "is-enabled"
    }

    /// The row's words.
    public var title: String
    /// What the row is about, as its author declares it; it belongs to a switch of that topic.
    public var topic: String
    /// What the switch does to the row.
    public var effect: Effect

    /// A row that appears and disappears unless said otherwise.
    public init(title: String, topic: String = "", effect: Effect = .appears) {
      self.title = title
      self.topic = topic
      self.effect = effect
    }
  }

  /// The colours that an app can choose from.
  public enum Paint: String, CaseIterable, Codable, Sendable {
    case blue, green, purple, orange, red, grey
  }

  /// What the app gave the switch for a look.
  public enum Look: String, CaseIterable, Codable, Sendable {
    /// The system's own.
    case standard
    /// A track in colours of the app's.
    case colours
    /// Images of the app's in place of track and thumb, in its colours.
    case images
  }

  /// What a person or the app does to the switch.
  public enum Event: Hashable, Codable, Sendable {
    /// A person presses it, or a key that stands for a press.
    case tap
    /// A person slides the thumb to the end that means on, or to the other one.
    case slide(to: Bool)
    /// The app turns it on or off.
    case set(Bool)
  }

  /// What the app is told.
  public enum Report: Hashable, Codable, Sendable {
    /// The state changed to this one.
    case changed(State)
    /// The dependent rows appeared or were enabled, or else disappeared or were disabled.
    case dependantsShown(Bool)
  }

  /// What the switch is for: the words of its row.
  public var title: String
  /// The name of the icon before the title; empty for none.
  public var icon: String
  /// Whether it is on.
  public private(set) var state: State
  /// Whether a press turns it from on to mixed, which the guidelines forbid.
  public private(set) var allowsMixedState = false
  /// What on means, as the author declares it.
  public var onMeaning = ""
  /// What off means, as the author declares it.
  public var offMeaning = ""
  /// What the switch is about, as its author declares it.
  public var topic: String
  /// The rows that depend on it, `dependantLimit` at most.
  public private(set) var dependants: [Dependant]
  /// Whether dependent rows are shown and enabled now; stored apart from the state.
  public var showsDependants: Bool
  /// Whether turning the switch updates the dependent rows.
  public var updatesDependants = true
  /// Whether a press turns it; sliding always does.
  public var respondsToTaps = true
  /// What the app gave it for a look.
  public var look = Look.standard
  /// The colour of the track or the image while it is on; the standard look has its own.
  public var onColour = defaultOnColour
  /// The colour of the track or the image while it is off; the standard look has its own.
  public var offColour = defaultOffColour
  /// The name of the image that stands for on, in a look of images.
  public var onImage = ""
  /// The name of the image that stands for off, in a look of images.
  public var offImage = ""
  /// Whether the system's look is drawn whatever the app gave it.
  public var drawsDefaultLook = false
  /// The colours of the app around it, as its author declares them.
  public var palette: Set<Paint> = []

  /// A switch of the standard look; of the dependent rows the first `dependantLimit` are taken.
  public init(
    _ title: String, isOn: Bool = false, icon: String = "", topic: String = "",
    dependants: [Dependant] = []
  ) {
    self.title = title
    self.icon = icon
    self.topic = topic
    self.dependants = Array(dependants.prefix(Self.dependantLimit))
    state = isOn ? .on : .off
    showsDependants = isOn
  }

  /// Replaces the dependent rows by the first `dependantLimit` of these.
  public mutating func setDependants(_ dependants: [Dependant]) {
    self.dependants = Array(dependants.prefix(Self.dependantLimit))
  }

  /// Allows a mixed state or forbids it; a switch that is mixed then becomes what its rows show.
  public mutating func allowMixedState(_ isAllowed: Bool) {
    allowsMixedState = isAllowed
    if state == .mixed, !isAllowed { state = showsDependants ? .on : .off }
  }

  /// Whether it is on; `nil` while it is neither on nor off.
  public var isOn: Bool? {
    switch state {
    case .on: true
    case .off: false
    case .mixed: nil
    }
  }

  /// The colour in which the app is drawn around the switch: the first of its palette.
  public var appColour: Paint? { Paint.allCases.first(where: palette.contains) }

  /// The look that is drawn.
  public var drawnLook: Look { drawsDefaultLook ? .standard : look }

  /// The colour of the track or the image as it is drawn while on or off.
  public func drawnColour(isOn: Bool) -> Paint {
    switch drawnLook {
    case .standard: isOn ? Self.defaultOnColour : Self.defaultOffColour
    case .colours, .images: isOn ? onColour : offColour
    }
  }
}

extension Switch {
  /// Does what a press, a slide or the app does; where it is already, nothing changes.
  public mutating func receive(_ event: Event, in setting: Setting) -> [Report] {
    switch event {
    case .tap:
      guard respondsToTaps else { return [] }
      return switch state {
      case .on: turn(to: allowsMixedState ? .mixed : .off)
      case .off: turn(to: .on)
      case .mixed: turn(to: .off)
      }
    case .slide(let isOn), .set(let isOn):
      return turn(to: isOn ? .on : .off)
    }
  }

  /// Takes a state over, and updates the dependent rows unless it is mixed.
  ///
  /// A mixed state that is not allowed changes nothing.
  @discardableResult
  public mutating func turn(to new: State) -> [Report] {
    guard new != state, new != .mixed || allowsMixedState else { return [] }
    state = new
    let shows = new == .on
    guard new != .mixed, updatesDependants, showsDependants != shows else { return [.changed(new)] }
    showsDependants = shows
    return [.changed(new)] + (dependants.isEmpty ? [] : [.dependantsShown(shows)])
  }
}

extension Switch {
  private enum CodingKeys: String, CodingKey {
    case title, icon, state, allowsMixedState, onMeaning, offMeaning, topic, dependants
    case showsDependants, updatesDependants, respondsToTaps, look, onColour, offColour, onImage
    case offImage, drawsDefaultLook, palette
  }

  /// Reads a switch; throws a `DecodingError` for too many dependent rows and for a mixed state that
  /// is not allowed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let dependants = try container.decode([Dependant].self, forKey: .dependants)
    guard dependants.count <= Self.dependantLimit else {
      throw DecodingError.dataCorruptedError(
        forKey: .dependants, in: container,
        debugDescription: "\(dependants.count) are more than \(Self.dependantLimit).")
    }
    self.init(
      try container.decode(String.self, forKey: .title),
      icon: try container.decode(String.self, forKey: .icon),
      topic: try container.decode(String.self, forKey: .topic), dependants: dependants)
    state = try container.decode(State.self, forKey: .state)
    allowsMixedState = try container.decode(Bool.self, forKey: .allowsMixedState)
    onMeaning = try container.decode(String.self, forKey: .onMeaning)
    offMeaning = try container.decode(String.self, forKey: .offMeaning)
    showsDependants = try container.decode(Bool.self, forKey: .showsDependants)
    updatesDependants = try container.decode(Bool.self, forKey: .updatesDependants)
    respondsToTaps = try container.decode(Bool.self, forKey: .respondsToTaps)
    look = try container.decode(Look.self, forKey: .look)
    onColour = try container.decode(Paint.self, forKey: .onColour)
    offColour = try container.decode(Paint.self, forKey: .offColour)
    onImage = try container.decode(String.self, forKey: .onImage)
    offImage = try container.decode(String.self, forKey: .offImage)
    drawsDefaultLook = try container.decode(Bool.self, forKey: .drawsDefaultLook)
    palette = Set(try container.decode([Paint].self, forKey: .palette))
    guard state != .mixed || allowsMixedState else {
      throw DecodingError.dataCorruptedError(
        forKey: .state, in: container, debugDescription: "A mixed state is not allowed here.")
    }
  }

  /// Writes a switch, the palette in a fixed order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(icon, forKey: .icon)
    try container.encode(state, forKey: .state)
    try container.encode(allowsMixedState, forKey: .allowsMixedState)
    try container.encode(onMeaning, forKey: .onMeaning)
    try container.encode(offMeaning, forKey: .offMeaning)
    try container.encode(topic, forKey: .topic)
    try container.encode(dependants, forKey: .dependants)
    try container.encode(showsDependants, forKey: .showsDependants)
    try container.encode(updatesDependants, forKey: .updatesDependants)
    try container.encode(respondsToTaps, forKey: .respondsToTaps)
    try container.encode(look, forKey: .look)
    try container.encode(onColour, forKey: .onColour)
    try container.encode(offColour, forKey: .offColour)
    try container.encode(onImage, forKey: .onImage)
    try container.encode(offImage, forKey: .offImage)
    try container.encode(drawsDefaultLook, forKey: .drawsDefaultLook)
    try container.encode(Paint.allCases.filter(palette.contains), forKey: .palette)
  }
}
