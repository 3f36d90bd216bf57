import GalleryModel

/// Shows a scene on a schematic device, scaled as a whole where it does not fit, and measures it.
@MainActor final class Stage {
  private let owner: Owned<Overlay>
  private let canvas = Fixed()
  let device = Device()
  private var view: AnyControlView?
  private var props: [PropView] = []
  private var instead: PropView?
  private var scene: AnyScene?
  private let happened: @MainActor (Happening) -> Void
  private let propChanged: @MainActor (AnyScene) -> Void
  /// By how much the device is drawn smaller, at most 1.
  private(set) var scale = 1.0
  /// Whether the device is drawn smaller where it does not fit.
  private let fits: Bool

  /// Makes an empty stage; `happened` is called for each event of a control, `propChanged` with the
  /// scene after a person changed something near it.
  init(
    fits: Bool = true,
    happened: @escaping @MainActor (Happening) -> Void = { _ in },
    propChanged: @escaping @MainActor (AnyScene) -> Void = { _ in }
  ) {
    self.fits = fits
    self.happened = happened
    self.propChanged = propChanged
    let overlay = Overlay(child: Backdrop.make())
    owner = Owned(overlay)
    overlay.addClass("stage")
    overlay.clips = true
    canvas.put(device.widget, x: 0, y: 0)
    // The device's shadow lies outside of it.
    canvas.clips = false
    overlay.add(canvas)
    let canvasPointer = AnyWidget(canvas)
    overlay.onChildPosition { [weak self] child in
      child.isSame(as: canvasPointer) ? self?.placeCanvas() : nil
    }
    overlay.expand()
  }

  var widget: Overlay { owner.widget }

  /// The view of the control shown, for those who play events on it.
  var typedView: AnyObject? { view?.typed }

  // MARK: Showing

  /// Shows a scene, keeping the widgets of the same control.
  func show(_ scene: AnyScene) {
    guard scene != self.scene else { return }
    self.scene = scene
    if view?.control != scene.kind.slug {
      device.slot.clear()
      view = AnyControlView.make(showing: scene) { [weak self] in self?.happened($0) }
      if let view { device.setContent(view.content) }
    } else {
      view?.update(to: scene)
    }
    device.setTitle(scene.pageTitle)
    showProps(of: scene)
    place(scene)
    device.apply(scene.setting)
    if DesktopSettings.areAnimationsEnabled != scene.setting.isAnimated {
      DesktopSettings.areAnimationsEnabled = scene.setting.isAnimated
    }
    widget.queueAllocate()
  }

  private func place(_ scene: AnyScene) {
    guard let view else { return }
    if let prop = scene.instead {
      if instead?.update(to: prop) != true {
        instead = PropView(prop, changed: change { $0.instead = $1 })
      }
      device.place(scene.setting.placement)
      instead?.place(inBar: scene.setting.placement.isBar)
      device.slot.setFills(prop.fillsPage && !scene.setting.placement.isBar)
      if let instead { device.slot.show(instead.widget) }
      return
    }
    instead = nil
    if view.isPlacedInContent {
      device.slot.clear()
      device.place(nil)
    } else {
      device.place(scene.setting.placement)
      device.slot.setFills(false)
      device.slot.show(view.widget)
    }
  }

  private func showProps(of scene: AnyScene) {
    var old = props
    props = scene.beside.enumerated().map { index, prop in
      if let same = old.firstIndex(where: { $0.index == index && $0.update(to: prop) }) {
        return old.remove(at: same)
      }
      return PropView(
        prop, at: index,
        changed: change { scene, prop in
          if scene.beside.indices.contains(index) { scene.beside[index] = prop }
        })
    }
    let inContent = props.filter { $0.isRow || (view?.isPlacedInContent ?? false) }
    view?.adopt(inContent)
    device.slot.showNearby(props.filter { prop in !inContent.contains { $0 === prop } })
  }

  /// Changes the scene for a prop that a person used.
  private func change(
    _ edit: @escaping (inout AnyScene, Prop) -> Void
  ) -> @MainActor (Prop) -> Void {
    { [weak self] prop in
      guard let self, var scene = self.scene else { return }
      edit(&scene, prop)
      self.propChanged(scene)
    }
  }

  // MARK: Measuring

  /// What the widgets show, `nil` while they are not laid out; with pixels only what was drawn last.
  ///
  /// Pixels are taken only where colours are asked for, since they cost more than all the rest.
  func measure(withPixels: Bool) -> Rendering? {
    let surface = Surface(root: AnyWidget(device.widget), picture: nil)
    let outline = rendering(on: surface)
    guard withPixels, let wanted = surface.wanted,
      let picture = try? Picture(of: device.widget, within: wanted.bounds)
    else { return outline }
    return rendering(on: Surface(root: surface.root, picture: picture))
  }

  private func rendering(on surface: Surface) -> Rendering? {
    guard let view, let scene, device.widget.isMapped else { return nil }
    var parts: [Rendering.Part] = []
    if scene.instead == nil {
      parts = view.parts(on: surface)
    } else if let instead {
      parts = [instead.part("instead", on: surface)]
    }
    parts += props.map { $0.part(PartID("beside.\($0.index)"), on: surface) }
    let room =
      view.isPlacedInContent && scene.instead == nil
      ? surface.frame(of: device.widget) : surface.frame(of: device.slot.room)
    return Rendering(room: room ?? scene.setting.controlRoom, parts: parts)
  }

  /// Where a rectangle of the stage is drawn in the overlay.
  func overlayBounds(of frame: Rect) -> Bounds? {
    guard let origin = device.widget.bounds(in: widget) else { return nil }
    return Bounds(
      x: origin.x + frame.x * scale, y: origin.y + frame.y * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  /// Centres the device, smaller as a whole if it does not fit.
  private func placeCanvas() -> Bounds {
    let room = widget.size
    let size = scene.map { ($0.setting.width, $0.setting.height) } ?? (1, 1)
    let margin = 2 * StageMetrics.margin
    let wanted =
      fits
      ? min(
        1,
        max(0.1, (room.width - margin) / size.0),
        max(0.1, (room.height - margin - StageMetrics.barRoom) / size.1)) : 1
    if wanted != scale {
      scale = wanted
      canvas.place(device.widget, x: 0, y: 0, scaleX: scale, scaleY: scale)
    }
    let width = size.0 * scale
    let height = size.1 * scale
    let free = fits ? StageMetrics.barRoom : 0
    return Bounds(
      x: max(0, ((room.width - width) / 2).rounded()),
      y: max(0, ((room.height - free - height) / 2).rounded()),
      width: width.rounded(.up), height: height.rounded(.up))
  }
}

/// Distances on the stage, in points.
enum StageMetrics {
  /// Around the device.
  static let margin = 18.0
  /// Below the device, for the appearance bar.
  static let barRoom = 66.0
}

/// The dotted ground that the device lies on.
@MainActor private enum Backdrop {
  static func make() -> DrawingArea {
    let area = DrawingArea { _ in }
    let pointer = area.pointer
    area.setDraw { canvas in
      var dot = AnyWidget(pointer: pointer).foreground
      dot.alpha = 0.13
      for x in stride(from: 12.0, to: canvas.width, by: 24) {
        for y in stride(from: 12.0, to: canvas.height, by: 24) {
          canvas.rectangle(Bounds(x: x, y: y, width: 1, height: 1))
        }
      }
      canvas.fill(dot)
    }
    area.addClass("backdrop")
    area.expand()
    area.hideFromAccessibility()
    return area
  }
}
