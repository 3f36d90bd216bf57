/// Plays a behavior's steps on the model alone, and keeps score of what was expected.
///
/// Widgets are played by the same steps: whoever plays them feeds scene, reports and rendering of
/// each step to `check`.
public struct Replay<Subject: Control>: Sendable {
  /// The scene as the steps so far left it.
  public private(set) var scene: Scene<Subject>
  /// What the app was told since the start.
  public private(set) var reports: [Subject.Report] = []
  /// How many expectations held.
  public private(set) var proved = 0
  private var unknown: Message?
  private var failed: Message?
  private let remedy: Message
  /// Whether what is expected shows on widgets, so that a sketch is needed where there are none.
  private let looksAtWidgets: Bool
  private let receive: @Sendable (inout Subject, Subject.Event, Setting) -> [Subject.Report]

  /// Starts at a scene; `receive` stands in for the control's own where a fault is tried.
  public init(
    of behavior: Behavior<Subject>, from scene: Scene<Subject>,
    receive: (@Sendable (inout Subject, Subject.Event, Setting) -> [Subject.Report])? = nil
  ) {
    self.scene = scene
    remedy = behavior.remedy
    looksAtWidgets = behavior.statement.evidence != .model
    self.receive = receive ?? { $0.receive($1, in: $2) }
  }

  /// Plays one step; what widgets show comes as `rendering`, else a sketch stands in.
  public mutating func play(_ step: Step<Subject>, rendering: Rendering? = nil) {
    switch step {
    case .play(let event):
      reports += receive(&scene.subject, event, scene.setting)
    case .change(let change):
      var setting = scene.setting
      change(&setting)
      Subject.adapt(&scene, to: setting)
      scene.setting.placement = setting.placement
    case .wait(let duration):
      reports += scene.subject.advance(by: duration, in: scene.setting)
    case .expect(let message, let condition):
      let seen = rendering ?? (looksAtWidgets ? Subject.sketch(of: scene) : nil)
      check(message, condition(scene, reports, seen))
    }
  }

  /// Takes over what happened on widgets.
  public mutating func follow(_ scene: Scene<Subject>, reports: [Subject.Report]) {
    self.scene = scene
    self.reports += reports
  }

  private mutating func check(_ message: Message, _ holds: Bool?) {
    switch holds {
    case true?: proved += 1
    case false?: failed = failed ?? message
    case nil: unknown = unknown ?? message
    }
  }

  /// The verdict on the behavior after the steps so far.
  public var verdict: Verdict {
    if let failed {
      return .breaks(Finding(Message("Expected and not seen: {0}", failed), remedy: remedy))
    }
    if let unknown { return .undecided(Message("Could not be seen: {0}", unknown)) }
    guard proved > 0 else { return .notApplicable(Message("There is nothing here to try.")) }
    return .follows(
      .plural("Tried: {0} expectation held.", "Tried: {0} expectations held.", proved))
  }
}

extension Behavior {
  /// The verdict after playing all steps on the model alone.
  public func verdict(
    on scene: Scene<Subject>,
    receive: (@Sendable (inout Subject, Subject.Event, Setting) -> [Subject.Report])? = nil
  ) -> Verdict {
    var replay = Replay(of: self, from: scene, receive: receive)
    for step in steps(scene) { replay.play(step) }
    return replay.verdict
  }
}
