/// What a judge says of one statement about one scene.
public enum Verdict: Hashable, Codable, Sendable {
  /// The statement holds; the words tell the facts.
  case follows(Message)
  /// The statement is broken.
  case breaks(Finding)
  /// It cannot be known; the words tell why.
  case undecided(Message)
  /// The statement says nothing about this scene; the words tell why.
  case notApplicable(Message)

  /// A verdict without its words.
  public enum Outcome: String, CaseIterable, Codable, Sendable {
    case follows
    case breaks
    case undecided
    case notApplicable = "not-applicable"
  }

  /// The verdict without its words.
  public var outcome: Outcome {
    switch self {
    case .follows: .follows
    case .breaks: .breaks
    case .undecided: .undecided
    case .notApplicable: .notApplicable
    }
  }

  /// The words of the verdict.
  public var message: Message {
    switch self {
    case .follows(let message), .undecided(let message), .notApplicable(let message): message
    case .breaks(let finding): finding.message
    }
  }

  /// What was found, if the statement is broken.
  public var finding: Finding? {
    switch self {
    case .breaks(let finding): finding
    case .follows, .undecided, .notApplicable: nil
    }
  }

  /// The verdict of two halves that look at the same thing from two sides: if either breaks, it
  /// breaks; what neither knows, or the widget should show and does not, is undecided.
  static func combining(model: Verdict, widget: Verdict) -> Verdict {
    switch (model, widget) {
    case (.breaks, _): model
    case (_, .breaks): widget
    case (.notApplicable, _): widget
    case (_, .notApplicable): model
    case (_, .undecided): widget
    case (.undecided, .follows): widget
    case (.follows, .follows): model
    }
  }
}

/// What is wrong, where, by how much, and what to do about it.
public struct Finding: Hashable, Codable, Sendable {
  /// The fault in words, with its numbers.
  public let message: Message
  /// The parts concerned; empty if it is the control as a whole.
  public let parts: [PartID]
  /// The number found, if the fault has one.
  public let found: Double?
  /// The number allowed, if the fault has one.
  public let allowed: Double?
  /// What to do about it.
  public let remedy: Message

  /// Describes a fault.
  public init(
    _ message: Message, at parts: [PartID] = [], found: Double? = nil, allowed: Double? = nil,
    remedy: Message
  ) {
    self.message = message
    self.parts = parts
    self.found = found
    self.allowed = allowed
    self.remedy = remedy
  }
}

/// The verdict on one statement, with what it rests on.
public struct Ruling: Hashable, Sendable, Identifiable {
  /// The statement judged.
  public let statement: Statement
  /// The verdict of all halves together.
  public let verdict: Verdict
  /// The model's half, where it has one.
  public let model: Verdict?
  /// The widget's half, where it has one: measured, or else told from the sketch.
  public let widget: Verdict?
  /// Whether the widget's half was measured on real widgets.
  public let isMeasured: Bool

  /// The statement's id.
  public var id: Statement.ID { statement.id }

  /// Whether the halves can both be true; *follows* against *breaks* is a fault of the binding.
  public var halvesAgree: Bool {
    guard let model, let widget else { return true }
    return switch (model.outcome, widget.outcome) {
    case (.follows, .breaks), (.breaks, .follows): false
    case (.follows, _), (.breaks, _), (.undecided, _), (.notApplicable, _): true
    }
  }

  init(_ statement: Statement, _ verdict: Verdict) {
    self.statement = statement
    self.verdict = verdict
    model = nil
    widget = nil
    isMeasured = false
  }

  init(_ statement: Statement, model: Verdict?, widget: Verdict?, isMeasured: Bool) {
    self.statement = statement
    self.model = model
    self.widget = widget
    self.isMeasured = isMeasured
    verdict =
      switch (model, widget) {
      case (let model?, let widget?): .combining(model: model, widget: widget)
      case (let model?, nil): model
      case (nil, let widget?): widget
      case (nil, nil): .undecided(Message("Nothing was judged."))
      }
  }
}
