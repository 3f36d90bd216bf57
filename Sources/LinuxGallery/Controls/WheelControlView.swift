import GalleryModel

/// Shows a control of wheels: the page with the field, and the wheels where they come up.
@MainActor final class WheelControlView<Subject: WheelControl>: ControlView {
  private let page = WheelPage()
  private var wheels: [WheelView] = []
  private var scene: Scene<Subject>
  private let send: @MainActor (Subject.Event) -> Void

  init(showing scene: Scene<Subject>, send: @escaping @MainActor (Subject.Event) -> Void) {
    self.scene = scene
    self.send = send
    page.onFieldTouched { [weak self] in self?.act(.touchField) }
    apply(scene)
  }

  var widget: AnyWidget { page.panel }
  var content: AnyWidget { page.widget }
  var isPlacedInContent: Bool { scene.instead == nil }

  func adopt(_ props: [PropView]) { page.adopt(props) }

  func update(to scene: Scene<Subject>) {
    self.scene = scene
    apply(scene)
  }

  private func apply(_ scene: Scene<Subject>) {
    let control = scene.subject
    let shown = control.wheels(in: scene.setting)
    let metrics = control.panel.metrics(in: scene.setting)
    page.show(
      control.panel, value: control.fieldText(in: scene.setting),
      on: Subject.pageTitle(in: scene.setting), in: scene.setting, isPresent: scene.instead == nil)
    while wheels.count > shown.count { page.remove(wheels.removeLast()) }
    while wheels.count < shown.count { addWheel() }
    var look = control.panel.look
    if control.panel.place(in: scene.setting) == .page {
      // As many rows as there is room for.
      try? look.setVisibleRows(
        min(metrics.height / metrics.rowHeight, WheelLook.rowBounds.upperBound))
    }
    page.setTextShare(metrics.textShare(of: shown, in: scene.setting))
    for (view, wheel) in zip(wheels, shown) {
      view.show(wheel, look: look, rowHeight: metrics.rowHeight)
    }
  }

  private func addWheel() {
    let index = wheels.count
    let wheel = WheelView { [weak self] row in self?.act(.choose(wheel: index, row: row)) }
    wheels.append(wheel)
    page.add(wheel)
  }

  /// Sends what was done; what GTK made of it by itself gives way to what the model made of it.
  private func act(_ action: WheelAction) {
    send(Subject.event(action))
    apply(scene)
  }

  func perform(_ event: Subject.Event) {
    switch Subject.action(of: event) {
    case .touchField?: page.touchField()
    case .roll(let index, let rows)?:
      guard wheels.indices.contains(index) else { return }
      wheels[index].roll(by: rows)
      wheels[index].finish()
    case .choose(let index, let row)?:
      guard wheels.indices.contains(index) else { return }
      wheels[index].choose(row)
      wheels[index].finish()
    case .resize?, nil:
      // What the app does has no widget of its own.
      send(event)
      apply(scene)
    }
  }

  func parts(on surface: Surface) -> [Rendering.Part] {
    var parts = page.parts(scene.subject.panel, in: scene.setting, on: surface)
    guard scene.subject.panel.isOpen else { return parts }
    for (index, wheel) in wheels.enumerated() { parts += wheel.parts(index, on: surface) }
    return parts
  }
}
