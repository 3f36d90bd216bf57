import GalleryModel

/// What a switch looks like and is pressed by: GTK's own switch, or a button with an image.
///
/// Whatever GTK makes of a press by itself gives way to what `show` is told afterwards.
@MainActor protocol SwitchFace: AnyObject {
  /// The widget, which the face keeps alive.
  var widget: AnyWidget { get }
  /// Called once for each thing that a person or the app did.
  var acted: @MainActor (Switch.Event) -> Void { get set }
  /// Takes over state and look; does not call `acted`.
  func show(_ control: Switch)
  /// Does what a person or the app does, by the widget's own signals.
  func perform(_ event: Switch.Event)
  /// The switch as drawn, and its thumb where it has one.
  func parts(of control: Switch, on surface: Surface) -> [Rendering.Part]
}

extension SwitchFace {
  /// Takes over what is the same for all faces: name, state and whether it can be pressed.
  func describe(_ control: Switch) {
    widget.setAccessibleName(control.title.displayable)
    widget.pressGesture?.phase = control.respondsToTaps ? .bubble : .none
    widget.update(
      .checked,
      to: {
        switch control.state {
        case .on: .true
        case .off: .false
        case .mixed: .mixed
        }
      }())
  }
}

/// GTK's switch in the colours that the app gave it.
@MainActor final class SwitchKnob: SwitchFace {
  private let owner = Reference(SwitchWidget())
  private let slide: PanGesture?
  private var isSliding = false
  var acted: @MainActor (Switch.Event) -> Void = { _ in }

  private var toggle: SwitchWidget { owner.wrapper }
  var widget: AnyWidget { AnyWidget(toggle) }

  init() {
    slide = owner.wrapper.slideGesture
    toggle.align(.end, .center)
    toggle.setClass("unmirrored", !SwitchWidget.isMirroredByGTK)
    // The model alone says what is on, and `show` passes that on.
    toggle.onStateSet { _ in true }
    toggle.onActivated { [weak self] in self?.acted(.tap) }
    toggle.pressGesture?.onReleased { [weak self] _, x, y in
      guard let self, let frame = toggle.bounds(in: toggle), frame.contains(x: x, y: y) else {
        return
      }
      acted(.tap)
    }
    slide?.onPan { [weak self] in self?.isSliding = true }
    slide?.onEnd { [weak self] in self?.endSlide() }
  }

  /// GTK has put the knob to the nearer end by now.
  private func endSlide() {
    guard isSliding else { return }
    isSliding = false
    acted(.slide(to: toggle.isActive))
  }

  func show(_ control: Switch) {
    // In this order, since older versions of GTK let the knob follow the state.
    toggle.state = control.state == .on
    toggle.isActive = control.state != .off
    toggle.setClass("mixed", control.state == .mixed)
    for paint in Switch.Paint.allCases {
      toggle.setClass("on-\(paint.rawValue)", paint == control.drawnColour(isOn: true))
      toggle.setClass("off-\(paint.rawValue)", paint == control.drawnColour(isOn: false))
    }
    describe(control)
  }

  func perform(_ event: Switch.Event) {
    switch event {
    case .tap: toggle.activate()
    case .slide(let isOn):
      slide?.pan(by: (isOn ? 1 : -1) * toggle.size.width / 2)
      toggle.isActive = isOn
      slide?.end()
    case .set(let isOn):
      toggle.isActive = isOn
      acted(.set(toggle.isActive))
    }
  }

  func parts(of control: Switch, on surface: Surface) -> [Rendering.Part] {
    var part = surface.part(Switch.switchPart, .toggle, toggle)
    part.isSelected = toggle.isActive == toggle.state ? toggle.state : nil
    guard let slider = toggle.slider else { return [part] }
    let thumb = surface.part(Switch.thumbPart, .thumb, slider)
    part.ground = trackColour(part, besides: thumb, on: surface)
    return [part, thumb]
  }

  /// The colour of the track where the thumb does not cover it; `nil` where it cannot be seen.
  private func trackColour(
    _ track: Rendering.Part, besides thumb: Rendering.Part, on surface: Surface
  ) -> DrawnColor? {
    let left = thumb.frame.x - track.frame.x
    let right = track.frame.maxX - thumb.frame.maxX
    var free = track.frame
    free.width = max(left, right)
    if right > left { free.x = track.frame.maxX - right }
    let inner = Rect(free.bounds.inset(by: Self.edge))
    guard let seen = toggle.visibleBounds(in: surface.root), Rect(seen).contains(inner) else {
      return nil
    }
    return surface.colours(in: inner)?.ground
  }

  /// How far from the edge of the track its colour is looked at, in points.
  private static let edge = 3.0
}
