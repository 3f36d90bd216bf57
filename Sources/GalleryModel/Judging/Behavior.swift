/// One step of the proof of a behavior: played headlessly, on widgets, and for the person to see.
public enum Step<Subject: Control>: Sendable {
  /// A person or the app does something.
  case play(Subject.Event)
  /// The surroundings change.
  case change(@Sendable (inout Setting) -> Void)
  /// Time passes.
  case wait(Duration)
  /// Something has to be so by now; `nil` says that it cannot be known. The reports are those since
  /// the proof began.
  case expect(
    Message, @Sendable (Scene<Subject>, [Subject.Report], Rendering?) -> Bool?)
}

/// A statement on what a control does, proved by doing it.
public struct Behavior<Subject: Control>: Sendable, Identifiable {
  /// What is said.
  public let statement: Statement
  /// Whether it also speaks of scenes in which something else stands in the control's stead.
  public let judgesChoice: Bool
  /// The proof from a scene on; no steps if the statement says nothing about it.
  public let steps: @Sendable (Scene<Subject>) -> [Step<Subject>]
  /// The wrong control that the proof has to catch.
  public let fault: Fault<Subject>
  /// What to do when the proof fails.
  public let remedy: Message

  /// The statement's id.
  public var id: Statement.ID { statement.id }

  /// Puts a behavior together.
  public init(
    _ statement: Statement, judgesChoice: Bool = false,
    steps: @escaping @Sendable (Scene<Subject>) -> [Step<Subject>], fault: Fault<Subject>,
    remedy: Message
  ) {
    self.statement = statement
    self.judgesChoice = judgesChoice
    self.steps = steps
    self.fault = fault
    self.remedy = remedy
  }
}
