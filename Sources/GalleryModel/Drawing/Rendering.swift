/// Names a part of a control on the stage, such as `segment.2`.
public struct PartID: Hashable, Codable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let description: String

  /// What stands in the control's stead.
  public static let instead = PartID("instead")

  /// A prop near the control.
  public static func beside(_ index: Int) -> PartID { PartID("beside.\(index)") }

  /// The part of that name.
  public init(_ name: String) { description = name }

  /// The part of that name.
  public init(stringLiteral name: String) { description = name }

  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    description = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// Whether something moved while it was watched.
public enum Motion: String, Codable, Sendable {
  case moving
  case resting
}

/// What can be known of widgets by looking at them, as plain values.
public struct Rendering: Hashable, Codable, Sendable {
  /// What a part is to a person and to a screen reader.
  public enum Role: String, CaseIterable, Codable, Sendable {
    case group
    case button
    case toggle
    case thumb
    case label
    case image
    case row
    case wheel
    case field
    case key
    case menu
    case content
  }

  /// One part of a control, or one of its companions.
  public struct Part: Hashable, Codable, Sendable, Identifiable {
    /// The name of the part.
    public var id: PartID
    /// What it is.
    public var role: Role
    /// The words on it.
    public var text: String?
    /// The name of the image on it.
    public var image: String?
    /// Its border box in points on the stage.
    public var frame: Rect
    /// What of the frame content may cover.
    public var usableFrame: Rect
    /// Where the words or the image stand.
    public var contentFrame: Rect?
    /// How wide the words or the image would like to be, in points.
    public var naturalWidth: Double?
    /// Whether it is selected, checked or on; `nil` while it is neither.
    public var isSelected: Bool? = false
    /// Whether it answers to the person.
    public var isSensitive = true
    /// Whether the person can see it, not cut away by anything around it.
    public var isVisible = true
    /// Whether its words are cut short.
    public var isEllipsized = false
    /// The colour of words or image.
    public var ink: DrawnColor?
    /// The colour behind them.
    public var ground: DrawnColor?
    /// Whether the app gave it a background of its own.
    public var hasCustomBackground = false
    /// The command that it does.
    public var command: String?
    /// Whether it moved; `nil` if nobody watched long enough.
    public var motion: Motion?
    /// Whether what is typed goes into it.
    public var isFocused = false
    /// What kind of text it takes, as it tells on-screen keyboards; `nil` if it takes none.
    public var purpose: String?
    /// The size of its words in points on the stage; `nil` if nobody asked.
    public var fontSize: Double?
    /// The family of its words' font; `nil` if nobody asked.
    public var fontFamily: String?
    /// Whether its words are bold; `nil` if nobody asked.
    public var isBold: Bool?
    /// The radius of its corners in points, as drawn; `nil` if nobody looked.
    public var cornerRadius: Double?

    /// A part in its frame, all of which is usable.
    public init(
      _ id: PartID, _ role: Role, text: String? = nil, image: String? = nil, frame: Rect
    ) {
      self.id = id
      self.role = role
      self.text = text
      self.image = image
      self.frame = frame
      usableFrame = frame
    }

    /// The contrast of ink and ground, from 1 to 21, where both are known.
    public var contrast: Double? {
      guard let ink, let ground else { return nil }
      return ink.contrast(with: ground)
    }
  }

  /// The parts, those of the control first.
  public var parts: [Part]
  /// The room that the control has, in points on the stage.
  public var room: Rect

  /// Parts in a room.
  public init(room: Rect, parts: [Part]) {
    self.room = room
    self.parts = parts
  }

  /// The part of that name, if it was drawn.
  public func part(_ id: PartID) -> Part? { parts.first { $0.id == id } }

  /// The parts whose names begin with `prefix` and a full stop, in order.
  public func parts(named prefix: String) -> [Part] {
    parts.filter { $0.id.description.hasPrefix(prefix + ".") }
  }
}

/// All that was seen of a scene on real widgets.
public struct Observation: Hashable, Sendable {
  /// The scene at rest.
  public var rendering: Rendering
  /// The renderings of an appearance's poses, for those that were taken.
  public var poses: [Statement.ID: [Rendering]]
  /// The verdicts of behaviors that were played on the widgets.
  public var plays: [Statement.ID: Verdict]

  /// What was seen at rest, in poses and in play.
  public init(
    _ rendering: Rendering, poses: [Statement.ID: [Rendering]] = [:],
    plays: [Statement.ID: Verdict] = [:]
  ) {
    self.rendering = rendering
    self.poses = poses
    self.plays = plays
  }
}
