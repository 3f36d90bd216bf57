/// One thing that the guidelines say of a control.
public struct Statement: Hashable, Sendable, Identifiable {
  /// What a statement speaks of.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// How the control should be used; judged by `Guideline`.
    case guideline
    /// What the control does; proved by `Behavior`.
    case behavior
    /// How the control looks; measured by `Appearance`.
    case appearance
  }

  /// What a verdict on the statement rests on.
  public enum Evidence: String, CaseIterable, Codable, Sendable {
    case model
    case widget
    case both
    case human
  }

  /// A place in the guidelines.
  public struct Source: Hashable, Codable, Sendable {
    /// The edition.
    public let edition: Edition
    /// The heading of the section, in the language of the document.
    public let section: String

    /// Names a section of an edition.
    public init(_ edition: Edition, _ section: String) {
      self.edition = edition
      self.section = section
    }
  }

  /// Whether a statement binds in a setting.
  public enum Standing: Hashable, Sendable {
    case applies
    /// A newer statement, whose id is given, has taken its place.
    case superseded(by: String)
    /// The edition does not say so.
    case notInEdition
    /// It is said of the other idiom.
    case notOnIdiom
  }

  /// The stable id, such as `segmented-control.at-most-five-segments`.
  public let id: String
  /// What the statement speaks of.
  public let kind: Kind
  /// The statement in one sentence.
  public let text: String
  /// Why it is so, where the guidelines tell.
  public let reason: String?
  /// Where it stands, in the order of the register.
  public let sources: [Source]
  /// The devices it is said of.
  public let idioms: [Idiom]
  /// What a verdict rests on.
  public let evidence: Evidence
  /// The id of the newer statement that takes its place when all editions are in force.
  public let supersededBy: String?

  /// States something.
  ///
  /// The id begins with the control's slug and a full stop.
  public init(
    _ kind: Kind, _ id: String, _ text: String, reason: String? = nil,
    evidence: Evidence, idioms: [Idiom] = Idiom.allCases, sources: [Source],
    supersededBy: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.text = text
    self.reason = reason
    self.sources = sources
    self.idioms = idioms
    self.evidence = evidence
    self.supersededBy = supersededBy
  }

  /// The editions that say so, the oldest first.
  public var editions: [Edition] { Set(sources.map(\.edition)).sorted() }

  /// The slug of the control that the statement is about.
  public var control: String { String(id.prefix { $0 != "." }) }

  /// Whether the statement binds in `setting`.
  public func standing(in setting: Setting) -> Standing {
    guard idioms.contains(setting.idiom) else { return .notOnIdiom }
    switch setting.era {
    case .consolidated: return supersededBy.map(Standing.superseded(by:)) ?? .applies
    case .edition(let edition): return editions.contains(edition) ? .applies : .notInEdition
    }
  }
}

extension Statement: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, control, kind, text, reason, editions, idioms, evidence, sources, supersededBy
  }

  /// Writes the statement as the command line prints it; what is missing is written as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(control, forKey: .control)
    try container.encode(kind, forKey: .kind)
    try container.encode(text, forKey: .text)
    try container.encode(reason, forKey: .reason)
    try container.encode(editions, forKey: .editions)
    try container.encode(idioms, forKey: .idioms)
    try container.encode(evidence, forKey: .evidence)
    try container.encode(sources, forKey: .sources)
    try container.encode(supersededBy, forKey: .supersededBy)
  }
}
