/// How a guideline is judged.
public enum Judge<Subject: Control>: Sendable {
  /// The scene tells.
  case model(@Sendable (Scene<Subject>) -> Verdict)
  /// Only what is drawn tells.
  case widget(@Sendable (Rendering, Setting) -> Verdict)
  /// Either can break it; the widget's half never sees the scene.
  case both(
    model: @Sendable (Scene<Subject>) -> Verdict,
    widget: @Sendable (Rendering, Setting) -> Verdict)
  /// Only a person can tell; declared facts can show that it is broken, never that it is followed.
  case human(proxy: @Sendable (Scene<Subject>) -> Finding?)
}

/// A change of a scene.
public typealias SceneEdit<Subject: Control> = @Sendable (inout Scene<Subject>) -> Void

/// A statement on how to use a control, as a value that can judge, break and mend a scene.
public struct Guideline<Subject: Control>: Sendable, Identifiable {
  /// What is said.
  public let statement: Statement
  /// How it is judged.
  public let judge: Judge<Subject>
  /// Whether it also speaks of scenes in which something else stands in the control's stead.
  public let judgesChoice: Bool
  /// Breaks it, visibly and as it happens in real apps, from any scene that follows it.
  public let violate: SceneEdit<Subject>
  /// Mends it, keeping what the person typed or chose where it can.
  public let repair: SceneEdit<Subject>
  /// What else `violate` may break.
  public let mayAlsoBreak: @Sendable () -> [Statement]

  /// The statement's id.
  public var id: Statement.ID { statement.id }

  /// Puts a guideline together.
  public init(
    _ statement: Statement, judge: Judge<Subject>, judgesChoice: Bool = false,
    violate: @escaping SceneEdit<Subject>, repair: @escaping SceneEdit<Subject>,
    mayAlsoBreak: @escaping @Sendable () -> [Statement] = { [] }
  ) {
    self.statement = statement
    self.judge = judge
    self.judgesChoice = judgesChoice
    self.violate = violate
    self.repair = repair
    self.mayAlsoBreak = mayAlsoBreak
  }
}
