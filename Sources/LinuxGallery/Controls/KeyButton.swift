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
    label.isSingleLine = true
    label.expandsHorizontally = true
    drawing.area.expandsHorizontally = true
    for part in [AnyWidget(label), AnyWidget(drawing.area)] { part.canTarget = false }
    button.child = AnyWidget(Box(.horizontal, [label, drawing.area]))
    button.isVisible = false
    // It is hidden as long as it stands for no key.
    button.setAccessibleName(Message("Key").localized)
  }

  /// Shows a key; `nil` hides it.
  func show(_ key: Key?) {
    guard key != self.key else { return }
    self.key = key
    button.isVisible = key != nil
    guard let key else { return }
    label.text = key.title
    // A letter is never cut, since nothing would be left of it.
    label.ellipsize = key.title.count > 1 ? .end : .none
    label.isVisible = key.sign == nil
    drawing.sign = key.sign
    drawing.area.isVisible = key.sign != nil
    button.setClass("function", key.isFunction)
    button.setClass("words", !key.isFunction && key.title.count > 1)
    button.setClass("on", key.sign == .shifted)
    button.setAccessibleName(Self.name(of: key))
  }

  /// The name for screen readers, in which the words on the key stand as they are.
  private static func name(of key: Key) -> String {
    guard let name = key.name?.localized else { return key.title }
    if key.title.isEmpty || name.contains(key.title) { return name }
    return name.lowercased() == key.title.lowercased() ? key.title : "\(key.title) \(name)"
  }

  /// Draws less around the words, and the words smaller, where there is little room, in points.
  func setRoom(_ width: Double, _ height: Double) {
    let room = min(width * Self.slimness, height)
    let step = Self.steps.first { room < $0.limit }.map(\.name)
    for (name, _) in Self.steps { button.setClass(name, name == step) }
  }

  /// The room beneath which a key is drawn in a style, the least first.
  private static let steps: [(name: String, limit: Double)] = [
    ("least", 10), ("lowest", 20), ("low", 32),
  ]
  /// How much less room a letter needs from side to side than from top to bottom.
  private static let slimness = 1.2

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

  init() {
    let area = DrawingArea(width: 0, height: 0) { _ in }
    self.area = area
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
      let room = min((canvas.width - 4) / Self.size.width, (canvas.height - 4) / Self.size.height)
      let scale = min(1, max(room, 0.1))
      canvas.scale(x: scale, y: scale)
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

  /// The width and height for which the lines are laid out, in points.
  private static let size = (width: 18.0, height: 15.0)
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
