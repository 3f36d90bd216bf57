import GalleryModel

/// A key of the on-screen keyboard: a button that never takes the focus.
@MainActor final class KeyButton {
  let button = Button()
  private let label = Label()
  private let drawing: KeySign
  private var key: Key?

  init() {
    drawing = KeySign()
    button.addClass("key")
    button.isFocusable = false
    button.setProperty("focus-on-click", to: .bool(false))
    label.ellipsize = .end
    label.isSingleLine = true
    label.expandsHorizontally = true
    drawing.area.align(.center, .center)
    drawing.area.expandsHorizontally = true
    for part in [AnyWidget(label), AnyWidget(drawing.area)] { part.canTarget = false }
    button.child = AnyWidget(Box(.horizontal, [label, drawing.area]))
    button.isVisible = false
  }

  /// Shows a key; `nil` hides it.
  func show(_ key: Key?) {
    guard key != self.key else { return }
    self.key = key
    button.isVisible = key != nil
    guard let key else { return }
    label.text = key.title
    label.isVisible = key.sign == nil
    drawing.sign = key.sign
    drawing.area.isVisible = key.sign != nil
    button.setClass("function", key.isFunction)
    button.setClass("words", !key.isFunction && key.title.count > 1)
    button.setClass("on", key.sign == .shifted)
    button.setAccessibleName(key.name?.localized ?? key.title)
  }

  /// Draws less around the words, and the words smaller, where there is little room.
  func setRoom(width: Double, height: Double) {
    let least = min(width * 1.2, height)
    button.setClass("low", least < Self.usual && least >= Self.small)
    button.setClass("lowest", least < Self.small)
  }

  /// The height in points from which on keys look as usual, and that beneath which hardly anything
  /// fits.
  private static let usual = 32.0
  private static let small = 20.0

  /// The key as drawn.
  func part(_ id: PartID, on surface: Surface) -> Rendering.Part {
    var part = surface.part(id, .key, button)
    if label.isVisible { part.text = label.text }
    part.image = drawing.area.isVisible ? drawing.sign?.rawValue : nil
    part.isSelected = button.hasClass("on")
    return part
  }
}

/// The drawing on a key, in lines as thick as those of its letters.
@MainActor final class KeySign {
  let area: DrawingArea
  var sign: Key.Sign? {
    didSet { if sign != oldValue { area.queueDraw() } }
  }

  /// The width and height for which the lines are laid out, in points.
  private static let size = (width: 20.0, height: 16.0)

  init() {
    let area = DrawingArea(width: 0, height: 0) { _ in }
    self.area = area
    area.setSizeRequest(width: Int(Self.size.width), height: Int(Self.size.height))
    let pointer = area.pointer
    area.setDraw { [weak self] canvas in
      if let sign = self?.sign { sign.draw(on: canvas, in: AnyWidget(pointer: pointer).foreground) }
    }
    area.hideFromAccessibility()
  }
}

extension Key.Sign {
  /// Draws in the middle of the canvas.
  @MainActor fileprivate func draw(on canvas: Canvas, in colour: RGBA) {
    canvas.saved {
      canvas.translate(x: canvas.width / 2, y: canvas.height / 2)
      switch self {
      case .shift, .shifted: trace(Self.arrow, on: canvas)
      case .delete: trace(Self.tag, on: canvas)
      case .enter: trace(Self.hook, on: canvas, closes: false)
      }
      if self == .shifted { canvas.fill(colour) } else { canvas.stroke(colour, width: Self.line) }
      switch self {
      case .delete:
        for slope in [-1.0, 1] {
          canvas.move(x: -1, y: -2.5 * slope)
          canvas.line(x: 4, y: 2.5 * slope)
        }
        canvas.stroke(colour, width: Self.line)
      case .enter:
        trace([(-4, -2), (-8, 2), (-4, 6)], on: canvas, closes: false)
        canvas.stroke(colour, width: Self.line)
      case .shift, .shifted: break
      }
    }
  }

  private static let line = 1.5
  private static let arrow = [
    (0.0, -7.5), (8.0, 0.5), (4.0, 0.5), (4.0, 6.5), (-4.0, 6.5), (-4.0, 0.5), (-8.0, 0.5),
  ]
  private static let tag = [(-9.0, 0.0), (-4.0, -6.0), (8.0, -6.0), (8.0, 6.0), (-4.0, 6.0)]
  private static let hook = [(8.0, -6.0), (8.0, 2.0), (-8.0, 2.0)]

  @MainActor private func trace(
    _ points: [(Double, Double)], on canvas: Canvas, closes: Bool = true
  ) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        canvas.move(x: point.0, y: point.1)
      } else {
        canvas.line(x: point.0, y: point.1)
      }
    }
    if closes { canvas.closePath() }
  }
}
