/// The only judge: says of every statement about a control whether a scene follows it.
public struct Review<Subject: Control>: Sendable {
  /// The scene judged.
  public let scene: Scene<Subject>
  /// What was seen on widgets; `nil` if a sketch stands in.
  public let observation: Observation?
  /// What was drawn, or would be.
  public let rendering: Rendering
  /// One ruling for every statement about the control, in the order of the control's lists.
  public let rulings: [Ruling]

  /// Judges a scene, by what was seen of it on widgets or else by a sketch.
  public init(of scene: Scene<Subject>, seen observation: Observation? = nil) {
    self.scene = scene
    self.observation = observation
    let rendering = observation?.rendering ?? Subject.sketch(of: scene)
    self.rendering = rendering
    let bench = Bench(scene: scene, rendering: rendering, observation: observation)
    rulings =
      Subject.guidelines.map(bench.ruling) + Subject.behaviors.map(bench.ruling)
      + Subject.appearances.map(bench.ruling)
  }

  /// The ruling on one statement, if the control has it.
  public subscript(id: Statement.ID) -> Ruling? { rulings.first { $0.id == id } }

  /// The statements that are broken.
  public var broken: [Statement] {
    rulings.filter { $0.verdict.outcome == .breaks }.map(\.statement)
  }
}

/// Judges one statement after another of the same scene.
private struct Bench<Subject: Control> {
  let scene: Scene<Subject>
  let rendering: Rendering
  let observation: Observation?

  func ruling(on guideline: Guideline<Subject>) -> Ruling {
    if let ruling = standing(of: guideline.statement, judgesChoice: guideline.judgesChoice) {
      return ruling
    }
    let isMeasured = observation != nil
    switch guideline.judge {
    case .model(let judge):
      return Ruling(guideline.statement, model: judge(scene), widget: nil, isMeasured: false)
    case .widget(let judge):
      return Ruling(
        guideline.statement, model: nil, widget: judge(rendering, scene.setting),
        isMeasured: isMeasured)
    case .both(let model, let widget):
      return Ruling(
        guideline.statement, model: model(scene), widget: widget(rendering, scene.setting),
        isMeasured: isMeasured)
    case .human(let proxy):
      let verdict =
        proxy(scene).map(Verdict.breaks)
        ?? .undecided(Message("Only a person can tell; nothing declared speaks against it."))
      return Ruling(guideline.statement, model: verdict, widget: nil, isMeasured: false)
    }
  }

  func ruling(on behavior: Behavior<Subject>) -> Ruling {
    if let ruling = standing(of: behavior.statement, judgesChoice: behavior.judgesChoice) {
      return ruling
    }
    let played = observation?.plays[behavior.id]
    return Ruling(
      behavior.statement, model: behavior.verdict(on: scene), widget: played,
      isMeasured: played != nil)
  }

  func ruling(on appearance: Appearance<Subject>) -> Ruling {
    if let ruling = standing(of: appearance.statement, judgesChoice: false) { return ruling }
    let poses = appearance.poses(scene)
    guard !poses.isEmpty else {
      return Ruling(
        appearance.statement, .notApplicable(Message("There is nothing here to look at.")))
    }
    let sketched = appearance.condition(
      poses.map { Subject.sketch(of: $0.scene) }, scene.setting)
    var measured = observation?.poses[appearance.id]
    if measured == nil, poses.count == 1, let observation { measured = [observation.rendering] }
    return Ruling(
      appearance.statement, model: sketched,
      widget: measured.map { appearance.condition($0, scene.setting) },
      isMeasured: measured != nil)
  }

  /// The ruling on a statement that does not bind here; `nil` if it does.
  private func standing(of statement: Statement, judgesChoice: Bool) -> Ruling? {
    guard Subject.kind.exists(in: scene.setting.era) else {
      return Ruling(
        statement,
        .notApplicable(Message("This edition does not have the control.")))
    }
    switch statement.standing(in: scene.setting) {
    case .applies: break
    case .superseded:
      return Ruling(statement, .notApplicable(Message("A newer statement has taken its place.")))
    case .notInEdition:
      return Ruling(statement, .notApplicable(Message("This edition does not say so.")))
    case .notOnIdiom:
      return Ruling(
        statement, .notApplicable(Message("It is said of the other device.")))
    }
    guard scene.instead == nil || judgesChoice else {
      return Ruling(
        statement,
        .notApplicable(Message("Something else stands in the control’s stead.")))
    }
    return nil
  }
}
