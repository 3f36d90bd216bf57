import GalleryModel

extension Switch: ViewableControl {
  typealias View = SwitchView
}

/// Shows a switch in a row of a settings table, or wherever it was put, with what depends on it.
@MainActor final class SwitchView: ControlView {
  /// The room around the switch in which a press is meant for it.
  private let target = Owned(Box(.horizontal))
  private let press: ClickGesture
  private let table = SwitchTable()
  private var face: any SwitchFace
  private var scene: Scene<Switch>
  private let send: @MainActor (Switch.Event) -> Void

  init(showing scene: Scene<Switch>, send: @escaping @MainActor (Switch.Event) -> Void) {
    self.scene = scene
    self.send = send
    face = Self.face(for: scene.subject)
    press = ClickGesture(on: target.widget)
    target.widget.addClass("switch-target")
    install(face)
    press.onReleased { [weak self] _, x, y in self?.released(x: x, y: y) }
    apply(scene)
  }

  var widget: AnyWidget { AnyWidget(target.widget) }
  var content: AnyWidget { table.widget }
  var isPlacedInContent: Bool { scene.setting.placement == .tableRow && scene.instead == nil }

  private static func face(for control: Switch) -> any SwitchFace {
    switch control.drawnLook {
    case .standard, .colours: SwitchKnob()
    case .images: SwitchImage()
    }
  }

  private func install(_ face: any SwitchFace) {
    face.acted = { [weak self] in self?.act($0) }
    face.widget.expandsHorizontally = true
    target.widget.append(face.widget)
  }

  func update(to scene: Scene<Switch>) {
    self.scene = scene
    apply(scene)
  }

  func adopt(_ props: [PropView]) { table.adopt(props) }

  private func apply(_ scene: Scene<Switch>) {
    changeFaceIfNeeded()
    face.show(scene.subject)
    press.phase = scene.subject.respondsToTaps ? .bubble : .none
    target.widget.align(scene.setting.placement.isBar ? .end : .center, .center)
    table.show(scene)
    if isPlacedInContent { table.place(widget) }
  }

  /// Puts a button in the switch's place, or a switch in the button's, where the look has become
  /// another one; the focus stays.
  private func changeFaceIfNeeded() {
    let isImage = face is SwitchImage
    guard isImage != (scene.subject.drawnLook == .images) else { return }
    let hadFocus = face.widget.isFocus
    let old = face
    face = Self.face(for: scene.subject)
    install(face)
    if hadFocus { face.widget.grabFocus() }
    target.widget.remove(old.widget)
  }

  /// Sends what was done; what GTK made of it by itself gives way to what the model made of it.
  private func act(_ event: Switch.Event) {
    send(event)
    apply(scene)
  }

  /// A press beside the switch, but within its room, is one on it.
  private func released(x: Double, y: Double) {
    guard let frame = face.widget.bounds(in: target.widget), !frame.contains(x: x, y: y),
      target.widget.bounds(in: target.widget)?.contains(x: x, y: y) == true
    else { return }
    face.perform(.tap)
  }

  func perform(_ event: Switch.Event) { face.perform(event) }

  func parts(on surface: Surface) -> [Rendering.Part] {
    face.parts(of: scene.subject, on: surface) + table.parts(of: scene.subject, on: surface)
  }
}
