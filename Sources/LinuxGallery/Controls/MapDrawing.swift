import GalleryModel

/// Schematic maps of a harbour: one drawing for each view that a segment can bring up.
@MainActor enum MapDrawing {
  /// The colours of a map on a light or a dark stage.
  private struct Palette {
    let land: RGBA
    let water: RGBA
    let road: RGBA
    let park: RGBA

    init(isDark: Bool, isPhotograph: Bool) {
      switch (isDark, isPhotograph) {
      case (_, true):
        land = RGBA(red: 0.24, green: 0.30, blue: 0.20)
        water = RGBA(red: 0.09, green: 0.17, blue: 0.25)
        road = RGBA(red: 0.55, green: 0.53, blue: 0.46)
        park = RGBA(red: 0.16, green: 0.25, blue: 0.14)
      case (true, false):
        land = RGBA(red: 0.17, green: 0.19, blue: 0.20)
        water = RGBA(red: 0.12, green: 0.20, blue: 0.28)
        road = RGBA(red: 0.36, green: 0.38, blue: 0.40)
        park = RGBA(red: 0.16, green: 0.25, blue: 0.19)
      case (false, false):
        land = RGBA(red: 0.95, green: 0.94, blue: 0.90)
        water = RGBA(red: 0.75, green: 0.87, blue: 0.93)
        road = RGBA(red: 1, green: 1, blue: 1)
        park = RGBA(red: 0.84, green: 0.92, blue: 0.80)
      }
    }
  }

  /// The drawing of a view, which fills whatever room it gets.
  static func make(_ scenery: SegmentedControl.Scenery) -> DrawingArea {
    let area = DrawingArea { _ in }
    let pointer = area.pointer
    area.setDraw { canvas in
      // Light text tells that the stage is dark.
      let text = AnyWidget(pointer: pointer).foreground
      let isDark = text.red + text.green + text.blue > 1.5
      draw(scenery, on: canvas, Palette(isDark: isDark, isPhotograph: scenery == .satellite))
    }
    area.expand()
    area.hideFromAccessibility()
    return area
  }

  private static func draw(
    _ scenery: SegmentedControl.Scenery, on canvas: Canvas, _ palette: Palette
  ) {
    let whole = Bounds(x: 0, y: 0, width: canvas.width, height: canvas.height)
    canvas.rectangle(whole)
    canvas.fill(palette.land)
    drawShore(on: canvas, palette)
    canvas.roundedRectangle(
      Bounds(
        x: 0.08 * canvas.width, y: 0.10 * canvas.height, width: 0.34 * canvas.width,
        height: 0.20 * canvas.height), radius: 18)
    canvas.fill(palette.park)
    if scenery == .satellite { drawRoofs(on: canvas, palette) }
    for road in roads { drawLine(road, on: canvas, palette.road, width: 9) }
    switch scenery {
    case .map: drawPin(on: canvas)
    case .satellite: break
    case .transit:
      drawRoute(roads[0], on: canvas, RGBA(red: 0.75, green: 0.11, blue: 0.16))
      drawRoute(roads[2], on: canvas, RGBA(red: 0.10, green: 0.37, blue: 0.71))
    case .bus: drawRoute(roads[1], on: canvas, RGBA(red: 0.78, green: 0.38, blue: 0.0))
    case .tram: drawRoute(roads[2], on: canvas, RGBA(red: 0.15, green: 0.55, blue: 0.30))
    case .ferry: drawRoute(ferryLine, on: canvas, RGBA(red: 0.10, green: 0.37, blue: 0.71))
    case .walk:
      drawLine(roads[1], on: canvas, RGBA(red: 0.38, green: 0.21, blue: 0.51), width: 4, [2, 7])
    }
  }

  /// Roads from one point to the next, as shares of width and height.
  private static let roads: [[(Double, Double)]] = [
    [(-0.05, 0.22), (0.45, 0.42), (1.05, 0.66)],
    [(0.68, -0.05), (0.74, 0.45), (0.88, 1.05)],
    [(-0.05, 0.80), (0.40, 0.56), (1.05, 0.26)],
  ]
  private static let ferryLine: [(Double, Double)] = [(0.16, 0.86), (0.30, 0.93), (0.62, 0.97)]

  private static func drawShore(on canvas: Canvas, _ palette: Palette) {
    let (width, height) = (canvas.width, canvas.height)
    canvas.move(x: 0, y: 0.84 * height)
    canvas.curve(
      x1: 0.25 * width, y1: 0.74 * height, x2: 0.45 * width, y2: 0.98 * height, x: 0.70 * width,
      y: 0.92 * height)
    canvas.line(x: 0.86 * width, y: height)
    canvas.line(x: 0, y: height)
    canvas.closePath()
    canvas.fill(palette.water)
  }

  private static func drawRoofs(on canvas: Canvas, _ palette: Palette) {
    for index in 0..<40 {
      let x = Double((index * 37) % 100) / 100 * canvas.width
      let y = Double((index * 61) % 78) / 100 * canvas.height
      canvas.rectangle(Bounds(x: x, y: y, width: 16, height: 11))
    }
    canvas.fill(RGBA(red: 0.37, green: 0.36, blue: 0.32))
  }

  private static func drawLine(
    _ points: [(Double, Double)], on canvas: Canvas, _ colour: RGBA, width: Double,
    _ dashes: [Double] = []
  ) {
    guard let first = points.first else { return }
    canvas.move(x: first.0 * canvas.width, y: first.1 * canvas.height)
    for point in points.dropFirst() {
      canvas.line(x: point.0 * canvas.width, y: point.1 * canvas.height)
    }
    canvas.stroke(colour, width: width, dashes: dashes)
  }

  private static func drawRoute(_ points: [(Double, Double)], on canvas: Canvas, _ colour: RGBA) {
    drawLine(points, on: canvas, colour, width: 5)
    for (start, end) in zip(points, points.dropFirst()) {
      for share in [0.25, 0.6, 0.95] {
        let x = (start.0 + (end.0 - start.0) * share) * canvas.width
        let y = (start.1 + (end.1 - start.1) * share) * canvas.height
        canvas.circle(x: x, y: y, radius: 5)
        canvas.fill(.white)
        canvas.circle(x: x, y: y, radius: 5)
        canvas.stroke(colour, width: 2.5)
      }
    }
  }

  private static func drawPin(on canvas: Canvas) {
    let x = 0.52 * canvas.width
    let y = 0.44 * canvas.height
    let red = RGBA(red: 0.75, green: 0.11, blue: 0.16)
    canvas.move(x: x, y: y)
    canvas.line(x: x - 8, y: y - 16)
    canvas.line(x: x + 8, y: y - 16)
    canvas.closePath()
    canvas.fill(red)
    canvas.circle(x: x, y: y - 20, radius: 10)
    canvas.fill(red)
    canvas.circle(x: x, y: y - 20, radius: 4)
    canvas.fill(.white)
  }
}
