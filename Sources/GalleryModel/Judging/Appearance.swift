/// A scene in which an appearance is looked at.
public struct Pose<Subject: Control>: Sendable {
  /// What is special about it.
  public let title: Message
  /// The scene as it is to be drawn.
  public let scene: Scene<Subject>

  /// Names a scene.
  public init(_ title: Message, _ scene: Scene<Subject>) {
    self.title = title
    self.scene = scene
  }
}

/// A statement on how a control looks, measured on renderings of one or more poses.
public struct Appearance<Subject: Control>: Sendable, Identifiable {
  /// What is said.
  public let statement: Statement
  /// The scenes to look at, the scene at rest first; none if the statement says nothing about it.
  public let poses: @Sendable (Scene<Subject>) -> [Pose<Subject>]
  /// Judges the renderings of the poses, in their order.
  public let condition: @Sendable ([Rendering], Setting) -> Verdict
  /// The wrong look that the condition has to catch.
  public let fault: Fault<Subject>

  /// The statement's id.
  public var id: Statement.ID { statement.id }

  /// Puts an appearance together.
  public init(
    _ statement: Statement, poses: @escaping @Sendable (Scene<Subject>) -> [Pose<Subject>],
    condition: @escaping @Sendable ([Rendering], Setting) -> Verdict, fault: Fault<Subject>
  ) {
    self.statement = statement
    self.poses = poses
    self.condition = condition
    self.fault = fault
  }

  /// The pose that changes nothing.
  public static func atRest(_ scene: Scene<Subject>) -> Pose<Subject> {
    Pose(Message("At rest"), scene)
  }
}
