/// The groups in which the gallery lists its controls.
public enum ControlFamily: String, CaseIterable, Codable, Sendable {
  case choosing
  case text
  case buttons
  case waitingAndPaging = "waiting-and-paging"

  /// What people call the group.
  public var title: Message {
    switch self {
    case .choosing: Message("Choosing")
    case .text: Message("Text")
    case .buttons: Message("Buttons")
    case .waitingAndPaging: Message("Waiting and Paging")
    }
  }
}

/// What a control is called and where the guidelines speak of it.
public struct ControlKind: Hashable, Sendable, Identifiable {
  /// The name in addresses and on the command line, such as `segmented-control`.
  public let slug: String
  /// The name that people read.
  public let name: Message
  /// What the control is, in one sentence.
  public let summary: Message
  /// The group in the list of controls.
  public let family: ControlFamily
  /// The editions that have the control, the oldest first.
  public let editions: [Edition]

  /// The slug, which no other control has.
  public var id: String { slug }

  /// Describes a kind of control.
  public init(
    slug: String, name: Message, summary: Message, family: ControlFamily, editions: [Edition]
  ) {
    self.slug = slug
    self.name = name
    self.summary = summary
    self.family = family
    self.editions = editions
  }

  /// Whether the control exists under these rules.
  public func exists(in era: Era) -> Bool {
    switch era {
    case .consolidated: true
    case .edition(let edition): editions.contains(edition)
    }
  }
}
