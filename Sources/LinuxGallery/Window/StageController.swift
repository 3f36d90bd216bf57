import GalleryModel

/// Keeps the stage and the session in step: shows scenes, measures what was drawn, demonstrates.
@MainActor final class StageController {
  let stage: Stage
  private let session: Session
  let marks: FindingMarks
  private let callout: Callout
  private var demonstration: Demonstration?
  private var happenings: [Happening] = []
  private var geometry: Rendering?
  private var frames: SignalHandler?
  /// Whether outlines, numbers and words are drawn over the stage.
  private let isAnnotated: Bool
  private let pace: Demonstration.Pace

  init(session: Session, isAnnotated: Bool = true, pace: Demonstration.Pace = .usual) {
    self.session = session
    self.isAnnotated = isAnnotated
    self.pace = pace
    let relay = Relay()
    stage = Stage(
      happened: { relay.controller?.happened($0) },
      propChanged: { relay.controller?.session.put($0) })
    marks = FindingMarks(over: stage)
    callout = Callout(over: stage, marks: marks)
    relay.controller = self
    stage.show(session.scene)
  }

  /// Begins to measure after each layout of a window that is realised.
  func watch(_ window: some WindowWidget) {
    frames = window.frameClock?.afterLayout { [weak self] in self?.laidOut() }
  }

  /// Stops measuring and whatever is being demonstrated.
  func end() {
    demonstration?.stop()
    frames?.disconnect()
  }

  /// Shows the session's scene, unless a demonstration has the stage.
  func update() {
    if demonstration?.isRunning == true {
      demonstration?.stop()
      demonstration = nil
    }
    stage.show(session.scene)
    mark()
  }

  private func happened(_ happening: Happening) {
    if demonstration?.isRunning == true {
      happenings.append(happening)
      stage.show(happening.scene)
      return
    }
    session.happened(
      happening.event, reports: happening.reports.map { "\($0)" }, leadingTo: happening.scene)
  }

  // MARK: Measuring

  /// Measures what was laid out; pixels only if something moved, since they cost more.
  private func laidOut() {
    guard demonstration?.isRunning != true, let now = stage.measure(withPixels: false) else {
      return
    }
    guard now != geometry || session.observation == nil else { return }
    geometry = now
    guard let rendering = stage.measure(withPixels: true) else { return }
    var observation = session.observation ?? Observation(rendering)
    observation.rendering = rendering
    session.observe(observation)
    mark()
  }

  private func mark() {
    guard isAnnotated else { return }
    if let rendering = session.observation?.rendering ?? stage.measure(withPixels: false) {
      marks.update(session.rulings, on: rendering)
      callout.update(session.rulings)
    }
  }

  // MARK: Demonstrating

  /// Plays a behavior or the poses of an appearance on the stage; the scene is as before afterwards.
  func demonstrate(_ id: Statement.ID) {
    demonstration?.stop()
    guard let type = session.entry.type as? any ViewableControl.Type else { return }
    let demonstration = Demonstration(on: stage, of: session.scene, at: pace)
    self.demonstration = demonstration
    add(id, of: type, to: demonstration)
    demonstration.start { [weak self] in
      guard let self else { return }
      self.demonstration = nil
      self.stage.show(self.session.scene)
      self.mark()
    }
  }

  private func add<Subject: ViewableControl>(
    _ id: Statement.ID, of type: Subject.Type, to demonstration: Demonstration
  ) {
    guard let scene = session.scene.scene(of: type) else { return }
    if let behavior = type.behaviors.first(where: { $0.id == id }) {
      demonstration.add(
        behavior, from: scene,
        happened: { [weak self] in
          defer { self?.happenings = [] }
          return self?.happenings ?? []
        },
        finished: { [weak self] verdict in self?.note { $0.plays[id] = verdict } })
    } else if let appearance = type.appearances.first(where: { $0.id == id }) {
      demonstration.add(
        appearance, from: scene,
        finished: { [weak self] poses in self?.note { $0.poses[id] = poses } })
    }
  }

  /// Adds to what was seen of the session's scene.
  private func note(_ change: (inout Observation) -> Void) {
    guard var observation = session.observation else { return }
    change(&observation)
    session.observe(observation)
  }
}

/// Lets the controller be told of things by a stage that was made before it.
@MainActor private final class Relay {
  weak var controller: StageController?
}
