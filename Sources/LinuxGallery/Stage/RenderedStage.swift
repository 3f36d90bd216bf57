import GalleryModel

/// Why a scene could not be seen on real widgets.
enum StageError: Error, Hashable {
  /// The display did not draw in time.
  case notDrawn
  /// There is no view for the control.
  case noView(String)

  /// What happened, in words.
  var message: Message {
    switch self {
    case .notDrawn: Message("The display did not draw the widgets in time.")
    case .noView(let slug): Message("There is no view for “{0}”.", slug)
    }
  }
}

/// Builds scenes for real in a window of their own, to be measured, played and photographed.
@MainActor final class RenderedStage {
  /// How long a frame may take, in seconds.
  static let patience = 20.0

  private let window = Owned(Window())
  private let happenings = Happenings()
  let stage: Stage

  /// Opens the window with a scene; throws a `StageError` if it is not drawn.
  init(showing scene: AnyScene) throws {
    GalleryStyle.load()
    stage = Stage(fits: false, happened: happenings.add)
    window.widget.child = AnyWidget(stage.widget)
    // Large enough for every setting, so that the window never has to change its size.
    window.widget.setDefaultSize(
      width: Int(Setting.widths.upperBound), height: Int(Setting.widths.upperBound) * 2)
    stage.show(scene)
    guard window.widget.presentAndWait(atMost: Self.patience) else { throw StageError.notDrawn }
    stage.widget.layOutNow()
  }

  /// Shows another scene of the same or another control.
  func show(_ scene: AnyScene) {
    stage.show(scene)
    stage.widget.layOutNow()
  }

  /// What the widgets show now, colours included.
  func rendering() throws -> Rendering {
    guard let rendering = stage.measure(withPixels: true) else { throw StageError.notDrawn }
    return rendering
  }

  /// A picture of the device alone.
  func picture(scale: Double = 1) throws -> Picture {
    try Picture(of: stage.device.widget, scale: scale)
  }

  /// Plays a behavior's steps on the widgets and tells whether what was expected was seen.
  func play<Subject: ViewableControl>(
    _ behavior: Behavior<Subject>, from scene: Scene<Subject>
  ) throws -> Verdict {
    show(AnyScene(scene))
    var replay = Replay(of: behavior, from: scene)
    return try Clipboard.settingAside {
      for step in behavior.steps(scene) {
        try play(step, of: &replay)
      }
      return replay.verdict
    }
  }

  /// Plays one step on the widgets and keeps score of it.
  func play<Subject: ViewableControl>(
    _ step: Step<Subject>, of replay: inout Replay<Subject>
  ) throws {
    switch step {
    case .play(let event):
      for happening in perform(event, as: Subject.self) {
        guard let next = happening.scene.scene(of: Subject.self) else { continue }
        replay.follow(next, reports: happening.reports.compactMap { $0 as? Subject.Report })
      }
    case .change, .wait:
      replay.play(step)
      show(AnyScene(replay.scene))
    case .expect:
      replay.play(step, rendering: try rendering())
    }
  }

  /// Does an event on the widgets, shows where it led, and tells what happened.
  func perform<Subject: ViewableControl>(
    _ event: Subject.Event, as type: Subject.Type
  ) -> [Happening] {
    happenings.clear()
    (stage.typedView as? Subject.View)?.perform(event)
    let all = happenings.all
    // What led nowhere may have moved widgets all the same.
    if let last = all.last { show(last.scene) } else { stage.widget.layOutNow() }
    return all
  }
}

/// What happened on a stage since it was last asked.
@MainActor private final class Happenings {
  private(set) var all: [Happening] = []
  func add(_ happening: Happening) { all.append(happening) }
  func clear() { all = [] }
}

extension RenderedStage {
  /// Everything that can be seen of a scene: at rest, in the poses of its appearances, and in play.
  static func observe(_ scene: AnyScene) throws -> Observation {
    try RenderedStage(showing: scene).observe(scene)
  }

  /// Everything that can be seen of a scene, which is shown afterwards.
  func observe(_ scene: AnyScene) throws -> Observation {
    guard let type = Catalog.control(scene.kind.slug)?.type as? any ViewableControl.Type else {
      throw StageError.noView(scene.kind.slug)
    }
    defer { show(scene) }
    return try observe(type, scene)
  }

  private func observe<Subject: ViewableControl>(
    _ type: Subject.Type, _ any: AnyScene
  ) throws -> Observation {
    guard let scene = any.scene(of: type) else { throw StageError.noView(any.kind.slug) }
    show(any)
    var observation = Observation(try rendering())
    guard scene.instead == nil else { return observation }
    for appearance in type.appearances where binds(appearance.statement, scene) {
      observation.poses[appearance.id] = try appearance.poses(scene).map { pose in
        show(AnyScene(pose.scene))
        return try rendering()
      }
    }
    for behavior in type.behaviors where binds(behavior.statement, scene) {
      observation.plays[behavior.id] = try play(behavior, from: scene)
    }
    return observation
  }

  private func binds<Subject: Control>(
    _ statement: Statement, _ scene: Scene<Subject>
  ) -> Bool {
    Subject.kind.exists(in: scene.setting.era) && statement.standing(in: scene.setting) == .applies
  }
}
