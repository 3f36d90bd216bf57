import GalleryModel

/// What the window shows, as values: which control, its scenes, the setting, and what was seen.
///
/// Views read it and are told of changes; they change it only by its methods.
@MainActor final class Session {
  /// What about the session changed.
  enum Change: Hashable, Sendable {
    /// Another control is shown.
    case control
    /// The scene or the setting is another one.
    case scene
    /// The verdicts may be others, since widgets were measured.
    case rulings
    /// Something happened on the stage, or the log was cleared.
    case events
  }

  /// The control that is shown.
  private(set) var entry: Catalog.Entry
  /// The setting of all controls; a scene adds its own placement.
  private(set) var setting: Setting
  /// What happened on the stage.
  private(set) var log = EventLog()
  /// What was seen of the present scene on widgets; `nil` until they were measured.
  private(set) var observation: Observation?
  /// The rulings on the present scene, in the order of the control's statements.
  private(set) var rulings: [Ruling]
  private var histories: [String: History] = [:]
  private var brokenCounts: [String: (scene: AnyScene, count: Int)] = [:]
  private var listeners: [@MainActor (Change) -> Void] = []
  private var settlers: [@MainActor () -> Void] = []

  /// Starts with a control, as its specimen or as a given scene of it.
  init(showing entry: Catalog.Entry, in setting: Setting = Setting(), scene: AnyScene? = nil) {
    self.entry = entry
    self.setting = setting
    let scene = scene ?? entry.specimen(setting)
    histories[entry.id] = History(scene)
    rulings = scene.rulings()
  }

  /// Calls the closure after every change, as long as the session lives.
  func onChange(_ listener: @escaping @MainActor (Change) -> Void) { listeners.append(listener) }

  /// Calls the closure before anything is undone, replaced or left, so that what a person typed and
  /// has not confirmed yet is taken first.
  func onSettle(_ settler: @escaping @MainActor () -> Void) { settlers.append(settler) }

  private func settle() { for settler in settlers { settler() } }

  private func tell(_ changes: Change...) {
    for change in changes { for listener in listeners { listener(change) } }
  }

  // MARK: The scene

  /// The scene that is shown.
  var scene: AnyScene { history.present }

  private var history: History {
    get { histories[entry.id] ?? History(entry.specimen(setting)) }
    set { histories[entry.id] = newValue }
  }

  /// The scene of any control as it was left, or its specimen.
  func scene(of entry: Catalog.Entry) -> AnyScene {
    histories[entry.id]?.present ?? entry.specimen(setting)
  }

  /// Shows another control, in the scene in which it was left.
  func show(_ entry: Catalog.Entry) {
    guard entry.id != self.entry.id else { return }
    settle()
    self.entry = entry
    if histories[entry.id] == nil { histories[entry.id] = History(entry.specimen(setting)) }
    sceneChanged()
    tell(.control)
  }

  /// Changes the scene, as one step that can be undone; a thrown error leaves it as it was.
  func edit(_ change: (inout AnyScene) throws -> Void) rethrows {
    var scene = self.scene
    try change(&scene)
    put(scene)
  }

  /// Puts another scene of the same control in its place, as one step that can be undone.
  ///
  /// It was done to the control itself if `byHand`.
  func put(_ scene: AnyScene, byHand: Bool = false) {
    guard scene != self.scene, scene.kind == entry.kind else { return }
    history.advance(to: scene, byHand: byHand)
    takeSetting(of: scene)
    sceneChanged()
    tell(.scene)
  }

  /// Puts the scene that a control's event led to in its place, and notes the event.
  func happened(_ event: String, reports: [String], leadingTo scene: AnyScene) {
    log.add(control: entry.id, event: event, reports: reports)
    put(scene, byHand: true)
    tell(.events)
  }

  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  func undo() { move { $0.undo() } }
  func redo() { move { $0.redo() } }

  private func move(_ step: (inout History) -> Void) {
    settle()
    let old = scene
    step(&history)
    guard scene != old else { return }
    takeSetting(of: scene)
    sceneChanged()
    tell(.scene)
  }

  /// Goes back to the specimen, as one step that can be undone.
  func reset() {
    settle()
    put(entry.specimen(setting))
  }

  /// Shows a scene of a control in a setting, as a step that can be undone.
  func open(_ entry: Catalog.Entry, _ scene: AnyScene, in setting: Setting) {
    change { $0 = setting }
    show(entry)
    put(scene)
  }

  // MARK: Statements

  /// Breaks a statement.
  func violate(_ id: Statement.ID) {
    settle()
    edit { $0.violate(id) }
  }

  /// Mends a statement, and what that newly breaks.
  func mend(_ id: Statement.ID) {
    settle()
    edit { $0.mend(id, seen: observation) }
  }

  /// Mends everything.
  func mendAll() {
    settle()
    edit { $0.mendAll(seen: observation) }
  }

  /// How many statements about a control are broken in its scene.
  func brokenCount(of entry: Catalog.Entry) -> Int {
    if entry.id == self.entry.id { return rulings.count { $0.verdict.finding != nil } }
    // A specimen follows everything, as the proofs of the catalogue show.
    guard let scene = histories[entry.id]?.present else { return 0 }
    if let known = brokenCounts[entry.id], known.scene == scene { return known.count }
    let count = scene.rulings().count { $0.verdict.finding != nil }
    brokenCounts[entry.id] = (scene, count)
    return count
  }

  // MARK: The setting

  /// Changes the setting of all controls: a scene that nobody touched becomes the specimen of the
  /// new setting, others are adapted and keep their values.
  func change(_ change: (inout Setting) throws -> Void) rethrows {
    settle()
    var new = setting
    try change(&new)
    guard new != setting else { return }
    let old = setting
    setting = new
    for entry in Catalog.controls {
      let specimen = (old: entry.specimen(old), new: entry.specimen(new))
      histories[entry.id]?.mapScenes { scene in
        if scene == specimen.old { scene = specimen.new } else { scene.adapt(to: new) }
      }
    }
    sceneChanged()
    tell(.scene)
  }

  /// Follows a scene whose setting was edited: all controls share it, but for the placement.
  private func takeSetting(of scene: AnyScene) {
    var new = scene.setting
    new.placement = setting.placement
    guard new != setting else { return }
    setting = new
    for other in Catalog.controls where other.id != entry.id {
      histories[other.id]?.mapScenes { $0.adapt(to: new) }
    }
  }

  // MARK: What was seen

  /// Takes over what widgets showed of the present scene.
  func observe(_ observation: Observation) {
    guard observation != self.observation else { return }
    self.observation = observation
    let new = scene.rulings(seen: observation)
    guard new != rulings else { return }
    rulings = new
    tell(.rulings)
  }

  private func sceneChanged() {
    observation = nil
    rulings = scene.rulings()
  }

  func clearLog() {
    log.clear()
    tell(.events)
  }
}
