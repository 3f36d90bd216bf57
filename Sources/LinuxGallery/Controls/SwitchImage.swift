import GalleryModel

/// A button with the image of the state, which is a switch to assistive technologies.
@MainActor final class SwitchImage: SwitchFace {
  /// How far a press has to move to be a slide, in points.
  static let slideDistance = 8.0

  private let owner: Reference<ToggleButton>
  private let image = Image(icon: "")
  private let slide: DragGesture
  var acted: @MainActor (Switch.Event) -> Void = { _ in }

  private var button: ToggleButton { owner.wrapper }
  var widget: AnyWidget { AnyWidget(button) }

  init() {
    owner = Reference(
      ToggleButton(pointer: AnyWidget(type: ToggleButton.widgetType, role: .switch).pointer))
    slide = DragGesture(on: owner.wrapper)
    button.addClass("switch-image", "flat")
    button.align(.end, .center)
    button.child = AnyWidget(image)
    button.onClicked { [weak self] in self?.acted(.tap) }
    let gesture = slide
    slide.onUpdate { x, _ in
      if x.magnitude >= Self.slideDistance { gesture.setState(.claimed) }
    }
    slide.onEnd { [weak self] x, _ in self?.endSlide(x) }
  }

  private func endSlide(_ distance: Double) {
    guard distance.magnitude >= Self.slideDistance else { return }
    acted(.slide(to: (distance > 0) == (button.direction != .rtl)))
  }

  func show(_ control: Switch) {
    button.isActive = control.state == .on
    if control.state == .mixed {
      button.setStateFlags(.inconsistent)
    } else {
      button.unsetStateFlags(.inconsistent)
    }
    let icon = control.shownImage.displayable
    if image.iconName != icon { image.iconName = icon }
    image.isVisible = !icon.isEmpty
    for paint in Switch.Paint.allCases {
      button.setClass(
        "paint-\(paint.rawValue)", paint == control.drawnColour(isOn: control.state == .on))
    }
    describe(control)
  }

  func perform(_ event: Switch.Event) {
    switch event {
    case .tap: button.click()
    case .slide(let isOn):
      slide.drag(x: isOn == (button.direction != .rtl) ? Self.slideDistance : -Self.slideDistance)
    case .set(let isOn):
      button.isActive = isOn
      acted(.set(button.isActive))
    }
  }

  func parts(of control: Switch, on surface: Surface) -> [Rendering.Part] {
    var part = surface.part(Switch.switchPart, .toggle, button)
    part.isSelected = button.stateFlags.contains(.inconsistent) ? nil : button.isActive
    guard image.isVisible else { return [part] }
    part.image = image.iconName.map(control.shownImage.asDrawn)
    if let frame = surface.frame(of: image), let seen = image.visibleBounds(in: surface.root),
      Rect(seen).contains(frame)
    {
      part.ink = surface.colours(in: frame)?.ink
    }
    return [part]
  }
}

extension Switch {
  /// The name of the image of the state, in a look of images.
  fileprivate var shownImage: String { state == .on ? onImage : offImage }
}
