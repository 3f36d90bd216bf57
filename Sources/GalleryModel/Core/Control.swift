/// A control as its author configured it: a value that can follow the guidelines or break them.
public protocol Control: Hashable, Codable, Sendable {
  /// What a person or the app does to the control.
  associatedtype Event: Hashable, Codable, Sendable
  /// What the app is told in turn; `Never` if nothing.
  associatedtype Report: Hashable, Codable, Sendable

  /// Names, family, editions.
  static var kind: ControlKind { get }
  /// A realistic scene that follows every guideline in that setting.
  static func specimen(in setting: Setting) -> Scene<Self>
  /// Does to a scene what a change of era, idiom or language does by itself, keeping its values.
  static func adapt(_ scene: inout Scene<Self>, to setting: Setting)
  /// The words at the top of the page on which a person meets the control.
  static func pageTitle(in setting: Setting) -> String
  /// How the control should be used.
  static var guidelines: [Guideline<Self>] { get }
  /// What the control does.
  static var behaviors: [Behavior<Self>] { get }
  /// How the control looks.
  static var appearances: [Appearance<Self>] { get }
  /// All of the control that can be edited, wrong values too; the rest of a scene comes by itself.
  static var properties: [Property<Self>] { get }
  /// How right widgets would look: the stand-in where there are none.
  static func sketch(of scene: Scene<Self>) -> Rendering

  /// Does what the control does on an event, and tells what the app is told.
  mutating func receive(_ event: Event, in setting: Setting) -> [Report]
  /// Does what time does to the control, and tells what the app is told.
  mutating func advance(by duration: Duration, in setting: Setting) -> [Report]
  /// The event in words for the log, without what has to stay secret.
  func description(of event: Event) -> String
  /// The control without what passes by itself, such as the caret: a change of that alone is no step
  /// to be undone.
  var resting: Self { get }
  /// The state before a person led to this one, as undo brings it back.
  func returning(to past: Self) -> Self
}

extension Control {
  /// Takes over the setting and nothing else: right for a control whose values do not depend on it.
  public static func adapt(_ scene: inout Scene<Self>, to setting: Setting) {
    scene.move(to: setting)
  }

  /// Does nothing: right for a control that time leaves alone.
  public mutating func advance(by duration: Duration, in setting: Setting) -> [Report] { [] }

  /// The event as Swift writes it: right for a control without secrets.
  public func description(of event: Event) -> String { "\(event)" }

  /// All of the control: right for one of which nothing passes.
  public var resting: Self { self }

  /// The state as it was: right for a control that opens nothing.
  public func returning(to past: Self) -> Self { past }
}
