/// A scene of any control: what histories, links and files hold.
public struct AnyScene: Sendable {
  private var box: any SceneBox

  /// Holds a scene.
  public init<Subject: Control>(_ scene: Scene<Subject>) { box = scene }

  /// The kind of control.
  public var kind: ControlKind { box.kind }

  /// The words at the top of the page.
  public var pageTitle: String { box.pageTitle }

  /// Whether another scene differs at most in what passes by itself, such as the caret.
  public func isAlike(_ other: AnyScene) -> Bool { box.rests(like: other.box) }

  /// The scene before a person led to this one, as undo brings it back.
  public func returning(to past: AnyScene) -> AnyScene { box.returning(to: past) }

  /// The setting.
  public var setting: Setting { box.setting }

  /// The thing in the control's stead, if there is one.
  public var instead: Prop? {
    get { box.instead }
    set { box.instead = newValue }
  }

  /// The simple things near the control.
  public var beside: [Prop] {
    get { box.beside }
    set { box.beside = newValue }
  }

  /// The scene as one of a certain control, if it is one.
  public func scene<Subject: Control>(of subject: Subject.Type) -> Scene<Subject>? {
    box as? Scene<Subject>
  }

  /// All that is said of the control.
  public var statements: [Statement] { box.statements }

  /// Judges the scene.
  public func rulings(seen observation: Observation? = nil) -> [Ruling] {
    box.rulings(seen: observation)
  }

  /// How right widgets would look.
  public var sketch: Rendering { box.sketched }

  /// Whether a statement can be broken by an edit.
  public func canViolate(_ id: Statement.ID) -> Bool { box.canViolate(id) }

  /// The statements that breaking this one by an edit may break as well.
  public func alsoBroken(by id: Statement.ID) -> [Statement] { box.alsoBroken(by: id) }

  /// Breaks a statement; does nothing for one whose fault is no edit.
  public mutating func violate(_ id: Statement.ID) { box.violate(id) }

  /// Mends a statement if it is broken, and then whatever that newly broke.
  public mutating func mend(_ id: Statement.ID, seen observation: Observation? = nil) {
    box.mend(id, seen: observation)
  }

  /// Mends everything that is broken.
  public mutating func mendAll(seen observation: Observation? = nil) {
    box.mendAll(seen: observation)
  }

  /// Does to the scene what a change of setting does by itself.
  public mutating func adapt(to setting: Setting) { box.adapt(to: setting) }

  /// All of the scene that can be edited.
  public var properties: [Property<AnyScene>] { box.erasedProperties }

  fileprivate static func erase<Subject: Control>(
    _ property: Property<Scene<Subject>>
  ) -> Property<AnyScene> {
    Property<AnyScene>(
      property.id, property.label, editor: property.editor,
      read: { any in
        guard let scene = any.scene(of: Subject.self) else { return .list([]) }
        return property.read(scene)
      },
      write: { any, value in
        guard var scene = any.scene(of: Subject.self) else { throw PropertyError.wrongKind }
        try property.write(&scene, value)
        any = AnyScene(scene)
      })
  }
}

extension AnyScene: Hashable {
  /// Whether both are equal scenes of the same control.
  public static func == (left: AnyScene, right: AnyScene) -> Bool {
    left.box.isEqual(to: right.box)
  }

  /// Hashes the scene.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

extension AnyScene: Codable {
  private enum CodingKeys: String, CodingKey { case control, scene }

  /// Reads a scene of the control that is named with it; throws for a control that is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let slug = try container.decode(String.self, forKey: .control)
    guard let entry = Catalog.control(slug) else {
      throw DecodingError.dataCorruptedError(
        forKey: .control, in: container,
        debugDescription: "There is no control called “\(slug)”.")
    }
    self = try entry.decode(container.superDecoder(forKey: .scene))
  }

  /// Writes the control's slug and the scene.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind.slug, forKey: .control)
    try box.encode(to: container.superEncoder(forKey: .scene))
  }
}

/// What can be asked of a scene without knowing its control.
private protocol SceneBox: Hashable, Codable, Sendable {
  var kind: ControlKind { get }
  var setting: Setting { get }
  var pageTitle: String { get }
  var instead: Prop? { get set }
  var beside: [Prop] { get set }
  var statements: [Statement] { get }
  var sketched: Rendering { get }
  var erasedProperties: [Property<AnyScene>] { get }
  func rests(like other: any SceneBox) -> Bool
  func returning(to past: AnyScene) -> AnyScene
  func rulings(seen observation: Observation?) -> [Ruling]
  func canViolate(_ id: Statement.ID) -> Bool
  func alsoBroken(by id: Statement.ID) -> [Statement]
  mutating func violate(_ id: Statement.ID)
  mutating func mend(_ id: Statement.ID, seen observation: Observation?)
  mutating func mendAll(seen observation: Observation?)
  mutating func adapt(to setting: Setting)
}

extension SceneBox {
  func isEqual(to other: any SceneBox) -> Bool { self == (other as? Self) }
}

extension Scene: SceneBox {
  var kind: ControlKind { Subject.kind }
  var pageTitle: String { Subject.pageTitle(in: setting) }
  var statements: [Statement] { Subject.statements }
  var sketched: Rendering { Subject.sketch(of: self) }
  var erasedProperties: [Property<AnyScene>] { Scene.properties.map(AnyScene.erase) }
  fileprivate func rests(like other: any SceneBox) -> Bool {
    guard let other = other as? Scene else { return false }
    return setting == other.setting && instead == other.instead && beside == other.beside
      && subject.resting == other.subject.resting
  }
  fileprivate func returning(to past: AnyScene) -> AnyScene {
    guard var scene = past.scene(of: Subject.self) else { return past }
    scene.subject = subject.returning(to: scene.subject)
    return AnyScene(scene)
  }
  func rulings(seen observation: Observation?) -> [Ruling] {
    Review(of: self, seen: observation).rulings
  }
  func canViolate(_ id: Statement.ID) -> Bool { Subject.violation(of: id) != nil }
  func alsoBroken(by id: Statement.ID) -> [Statement] { Subject.alsoBroken(by: id) }
  mutating func violate(_ id: Statement.ID) { Subject.violation(of: id)?(&self) }
  mutating func mend(_ id: Statement.ID, seen observation: Observation?) {
    self = Review(of: self, seen: observation).mending(id)
  }
  mutating func mendAll(seen observation: Observation?) {
    self = Review(of: self, seen: observation).mendingAll()
  }
  mutating func adapt(to setting: Setting) { Subject.adapt(&self, to: setting) }
}
