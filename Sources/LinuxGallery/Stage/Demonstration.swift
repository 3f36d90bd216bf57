import GalleryModel

/// Plays a behavior's steps, or an appearance's poses, on the stage for a person to see.
@MainActor final class Demonstration {
  /// How long things take, in seconds.
  struct Pace: Sendable {
    /// Between two steps while things may move.
    let lively: Double
    /// Between two steps with animations off.
    let brisk: Double
    /// From the last step to the end.
    let last: Double

    /// Slow enough for a person to follow.
    static let usual = Pace(lively: 0.7, brisk: 0.35, last: 0.05)
  }

  private let stage: Stage
  private var timer: LoopSource?
  private var steps: [@MainActor () -> Void] = []
  private var ended: (@MainActor () -> Void)?
  private let pause: Double
  private let lastPause: Double

  /// Prepares a demonstration on a stage that shows the scene.
  init(on stage: Stage, of scene: AnyScene, at pace: Pace = .usual) {
    self.stage = stage
    pause = scene.setting.isAnimated ? pace.lively : pace.brisk
    lastPause = pace.last
  }

  /// Whether it is going on, its first and its last step included.
  private(set) var isRunning = false

  /// Begins; `ended` is called after the last step, not after `stop()`.
  func start(ended: @escaping @MainActor () -> Void) {
    self.ended = ended
    if !isRunning { Clipboard.setAside() }
    isRunning = true
    goOn()
  }

  /// Ends it at once.
  func stop() {
    timer?.cancel()
    timer = nil
    ended = nil
    if isRunning { Clipboard.putBack() }
    isRunning = false
  }

  private func goOn() {
    guard !steps.isEmpty else {
      let ended = ended
      stop()
      ended?()
      return
    }
    steps.removeFirst()()
    timer = MainLoop.after(steps.isEmpty ? lastPause : pause) { [weak self] in self?.goOn() }
  }

  /// Adds the steps of a behavior.
  ///
  /// Events go through the widgets; what happened on the stage after each is asked of `happened`;
  /// `finished` is given the verdict.
  func add<Subject: ViewableControl>(
    _ behavior: Behavior<Subject>, from scene: Scene<Subject>,
    happened: @escaping @MainActor () -> [Happening],
    finished: @escaping @MainActor (Verdict) -> Void
  ) {
    let score = Score(Replay(of: behavior, from: scene))
    for step in behavior.steps(scene) {
      steps.append { [stage] in
        switch step {
        case .play(let event):
          _ = happened()
          (stage.typedView as? Subject.View)?.perform(event)
          for happening in happened() {
            guard let next = happening.scene.scene(of: Subject.self) else { continue }
            score.replay.follow(
              next, reports: happening.reports.compactMap { $0 as? Subject.Report })
          }
        case .change, .wait:
          score.replay.play(step)
          stage.show(AnyScene(score.replay.scene))
        case .expect:
          stage.widget.layOutNow()
          score.replay.play(step, rendering: stage.measure(withPixels: true))
        }
      }
    }
    steps.append { finished(score.replay.verdict) }
  }

  /// Adds the poses of an appearance; `finished` is given their renderings.
  func add<Subject: ViewableControl>(
    _ appearance: Appearance<Subject>, from scene: Scene<Subject>,
    finished: @escaping @MainActor ([Rendering]) -> Void
  ) {
    let taken = Taken()
    for pose in appearance.poses(scene) {
      steps.append { [stage] in
        stage.show(AnyScene(pose.scene))
        stage.widget.layOutNow()
        if let rendering = stage.measure(withPixels: true) { taken.renderings.append(rendering) }
      }
    }
    steps.append { finished(taken.renderings) }
  }
}

/// A replay shared by the steps of a demonstration.
@MainActor private final class Score<Subject: Control> {
  var replay: Replay<Subject>
  init(_ replay: Replay<Subject>) { self.replay = replay }
}

/// The renderings taken so far.
@MainActor private final class Taken {
  var renderings: [Rendering] = []
}
