import GalleryModel

/// A picture of an enamel mug by a lake, which can be selected.
@MainActor final class EditMenuPicture {
  private let owner: Owned<DrawingArea>
  private let keys: KeyController
  private(set) var isSelected = false

  /// Makes the picture; the closure is called when a person presses Space on it.
  init(toggled: @escaping @MainActor () -> Void) {
    let area = DrawingArea { _ in }
    owner = Owned(area)
    keys = KeyController(on: area)
    area.accessibleRole = .img
    area.addClass("edit-picture")
    area.setDraw { Self.draw(on: $0) }
    area.isFocusable = true
    keys.onPressed { key, _ in
      guard key == "space" else { return false }
      toggled()
      return true
    }
  }

  /// The same picture where it is there to be looked at only.
  static func decoration() -> DrawingArea {
    let area = DrawingArea { draw(on: $0) }
    area.hideFromAccessibility()
    return area
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  func show(title: String, isSelected: Bool, height: Double) {
    self.isSelected = isSelected
    owner.widget.setAccessibleName(title.displayable)
    owner.widget.setClass("selected", isSelected)
    owner.widget.setSizeRequest(height: Int(height))
  }

  /// Presses the key that selects it, or takes that back.
  func pressSpace() { keys.press("space") }

  private static func colour(_ hex: Int, alpha: Double = 1) -> RGBA {
    RGBA(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  private static func draw(on canvas: Canvas) {
    let width = canvas.width
    let height = canvas.height
    // A morning sky in bands, lighter towards the hills.
    let sky = [0xF6D9B8, 0xF8E0C4, 0xF9E7D1, 0xFAEDDD, 0xFBF2E8]
    for (index, hex) in sky.enumerated() {
      let top = Double(index) / Double(sky.count) * 0.52 * height
      canvas.rectangle(Bounds(x: 0, y: top, width: width, height: 0.12 * height))
      canvas.fill(colour(hex))
    }
    canvas.circle(x: 0.76 * width, y: 0.24 * height, radius: 0.07 * height)
    canvas.fill(colour(0xFFF7E6))
    drawHills(on: canvas)
    let water = [0x8FB3BF, 0x84AAB8, 0x78A0B0, 0x6C96A8]
    for (index, hex) in water.enumerated() {
      let top = (0.52 + 0.075 * Double(index)) * height
      canvas.rectangle(Bounds(x: 0, y: top, width: width, height: 0.09 * height))
      canvas.fill(colour(hex))
    }
    drawShore(on: canvas)
    drawMug(on: canvas)
  }

  private static func drawHills(on canvas: Canvas) {
    let width = canvas.width
    let height = canvas.height
    for (base, peak, hex) in [(0.40, 0.22, 0xB9B7B8), (0.47, 0.33, 0x8E9A94)] {
      canvas.move(x: 0, y: 0.53 * height)
      canvas.line(x: 0, y: base * height)
      canvas.curve(
        x1: 0.18 * width, y1: peak * height, x2: 0.30 * width, y2: peak * height, x: 0.48 * width,
        y: base * height)
      canvas.curve(
        x1: 0.66 * width, y1: (peak + 0.06) * height, x2: 0.86 * width, y2: (peak + 0.04) * height,
        x: width, y: base * height)
      canvas.line(x: width, y: 0.53 * height)
      canvas.closePath()
      canvas.fill(colour(hex))
    }
  }

  private static func drawShore(on canvas: Canvas) {
    let width = canvas.width
    let height = canvas.height
    canvas.move(x: 0, y: 0.80 * height)
    canvas.curve(
      x1: 0.30 * width, y1: 0.75 * height, x2: 0.70 * width, y2: 0.83 * height, x: width,
      y: 0.77 * height)
    canvas.line(x: width, y: height)
    canvas.line(x: 0, y: height)
    canvas.closePath()
    canvas.fill(colour(0x6B5B4A))
  }

  private static func drawMug(on canvas: Canvas) {
    let unit = canvas.height / 100
    let middle = 0.40 * canvas.width
    let top = 46 * unit
    // The handle first, so that the mug stands before it.
    canvas.circle(x: middle + 17 * unit, y: top + 19 * unit, radius: 10 * unit)
    canvas.stroke(colour(0x2F5D8A), width: 4 * unit)
    canvas.roundedRectangle(
      Bounds(x: middle - 18 * unit, y: top, width: 36 * unit, height: 40 * unit), radius: 5 * unit)
    canvas.fill(colour(0x2F5D8A))
    canvas.roundedRectangle(
      Bounds(x: middle - 15 * unit, y: top + 5 * unit, width: 6 * unit, height: 30 * unit),
      radius: 3 * unit)
    canvas.fill(colour(0xFFFFFF, alpha: 0.16))
    canvas.roundedRectangle(
      Bounds(x: middle - 19 * unit, y: top - 2 * unit, width: 38 * unit, height: 5 * unit),
      radius: 2.5 * unit)
    canvas.fill(colour(0xF4F1EA))
    // Steam.
    for x in [-7.0, 1, 9] {
      canvas.move(x: middle + x * unit, y: top - 6 * unit)
      canvas.curve(
        x1: middle + (x - 5) * unit, y1: top - 12 * unit, x2: middle + (x + 5) * unit,
        y2: top - 17 * unit, x: middle + x * unit, y: top - 24 * unit)
      canvas.stroke(colour(0xFFFFFF, alpha: 0.7), width: 1.6 * unit)
    }
  }
}
