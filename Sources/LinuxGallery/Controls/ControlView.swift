import GalleryModel

/// Shows one kind of control in GTK.
///
/// Data goes one way: a scene comes in, widgets show it, a person acts on them, an event goes out.
/// What the widgets then look like comes back as measured facts and in no other way.
@MainActor protocol ControlView: AnyObject {
  associatedtype Subject: Control

  /// Builds the widgets for a scene; `send` is called with what a person does to them.
  init(showing scene: Scene<Subject>, send: @escaping @MainActor (Subject.Event) -> Void)

  /// The control itself, which the stage puts in the place that the setting names.
  var widget: AnyWidget { get }

  /// What the control governs and fills the page with: its views, its table.
  var content: AnyWidget { get }

  /// Whether the control stands within `content`, so that the stage leaves it there.
  var isPlacedInContent: Bool { get }

  /// Shows another scene, touching only what differs: focus, caret and scrolling stay.
  func update(to scene: Scene<Subject>)

  /// Takes the widgets of the props that belong into the content, such as rows of its table.
  func adopt(_ props: [PropView])

  /// Does what a person does, by the widget's or the controller's own signal, never by `send`.
  func perform(_ event: Subject.Event)

  /// The parts as drawn; frames are in the coordinates of the surface's root.
  func parts(on surface: Surface) -> [Rendering.Part]
}

/// A control for which there is a view.
protocol ViewableControl: Control {
  associatedtype View: ControlView where View.Subject == Self
}

/// What an event did, in values and in words.
struct Happening: Sendable {
  /// The scene that the event led to.
  let scene: AnyScene
  /// The event in the model's words.
  let event: String
  /// What the app was told: values of the control's `Report`.
  let reports: [any Sendable]
}

/// A view of any control, with the scene that it shows.
@MainActor final class AnyControlView {
  /// The slug of the control.
  let control: String
  let widget: AnyWidget
  let content: AnyWidget
  private let placedInContent: @MainActor () -> Bool
  private let show: @MainActor (AnyScene) -> Void
  private let take: @MainActor ([PropView]) -> Void
  private let measureParts: @MainActor (Surface) -> [Rendering.Part]
  /// The typed view; kept alive by this and by nothing else.
  let typed: AnyObject

  /// Builds the view of a scene; `nil` if there is none for its control.
  ///
  /// `happened` is called after each event, with the scene that the event led to.
  static func make(
    showing scene: AnyScene, happened: @escaping @MainActor (Happening) -> Void
  ) -> AnyControlView? {
    guard let entry = Catalog.control(scene.kind.slug),
      let type = entry.type as? any ViewableControl.Type
    else { return nil }
    return make(type, showing: scene, happened: happened)
  }

  private static func make<Subject: ViewableControl>(
    _ type: Subject.Type, showing scene: AnyScene,
    happened: @escaping @MainActor (Happening) -> Void
  ) -> AnyControlView? {
    scene.scene(of: type).map { AnyControlView(Subject.View.self, showing: $0, happened: happened) }
  }

  private init<View: ControlView>(
    _ type: View.Type, showing scene: Scene<View.Subject>,
    happened: @escaping @MainActor (Happening) -> Void
  ) {
    let shown = Shown(scene)
    let view = View(showing: scene) { event in
      var next = shown.scene
      let words = next.subject.description(of: event)
      let reports = next.subject.receive(event, in: next.setting)
      happened(Happening(scene: AnyScene(next), event: words, reports: reports))
    }
    control = View.Subject.kind.slug
    typed = view
    widget = view.widget
    content = view.content
    placedInContent = { [unowned view] in view.isPlacedInContent }
    show = { [unowned view] any in
      guard let scene = any.scene(of: View.Subject.self) else { return }
      shown.scene = scene
      view.update(to: scene)
    }
    take = { @MainActor [unowned view] (props: [PropView]) -> Void in view.adopt(props) }
    measureParts = { [unowned view] in view.parts(on: $0) }
  }

  var isPlacedInContent: Bool { placedInContent() }
  func update(to scene: AnyScene) { show(scene) }
  func adopt(_ props: [PropView]) { take(props) }
  func parts(on surface: Surface) -> [Rendering.Part] { measureParts(surface) }
}

/// The scene that a view shows, shared with the closure that its events run through.
@MainActor private final class Shown<Subject: Control> {
  var scene: Scene<Subject>
  init(_ scene: Scene<Subject>) { self.scene = scene }
}
