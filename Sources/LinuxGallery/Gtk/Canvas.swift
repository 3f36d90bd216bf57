import CGtk

/// What a drawing closure draws on; it is valid only while the closure runs.
@MainActor struct Canvas {
  private let cairo: OpaquePointer
  /// The room there is, in points.
  let width: Double
  let height: Double

  init(cairo: OpaquePointer, width: Double, height: Double) {
    self.cairo = cairo
    self.width = width
    self.height = height
  }

  // MARK: Paths

  func move(x: Double, y: Double) { cairo_move_to(cairo, x, y) }
  func line(x: Double, y: Double) { cairo_line_to(cairo, x, y) }

  func curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double) {
    cairo_curve_to(cairo, x1, y1, x2, y2, x, y)
  }

  func closePath() { cairo_close_path(cairo) }

  func rectangle(_ bounds: Bounds) {
    cairo_rectangle(cairo, bounds.x, bounds.y, bounds.width, bounds.height)
  }

  /// Adds a part of a circle, clockwise between angles in radians from the right.
  func arc(x: Double, y: Double, radius: Double, from start: Double, to end: Double) {
    cairo_arc(cairo, x, y, max(0, radius), start, end)
  }

  func circle(x: Double, y: Double, radius: Double) {
    cairo_new_sub_path(cairo)
    arc(x: x, y: y, radius: radius, from: 0, to: 2 * .pi)
    closePath()
  }

  /// Adds a rectangle with round corners; the radius is at most half of the shorter side.
  func roundedRectangle(_ bounds: Bounds, radius: Double) {
    let corner = max(0, min(radius, bounds.width / 2, bounds.height / 2))
    let quarter = Double.pi / 2
    cairo_new_sub_path(cairo)
    arc(x: bounds.maxX - corner, y: bounds.y + corner, radius: corner, from: -quarter, to: 0)
    arc(x: bounds.maxX - corner, y: bounds.maxY - corner, radius: corner, from: 0, to: quarter)
    arc(
      x: bounds.x + corner, y: bounds.maxY - corner, radius: corner, from: quarter, to: 2 * quarter)
    arc(
      x: bounds.x + corner, y: bounds.y + corner, radius: corner, from: 2 * quarter,
      to: 3 * quarter)
    closePath()
  }

  // MARK: Painting

  /// Fills the path and forgets it.
  func fill(_ colour: RGBA) {
    use(colour)
    cairo_fill(cairo)
  }

  /// Draws along the path and forgets it; `dashes` are lengths of line and gap in turn.
  func stroke(_ colour: RGBA, width: Double = 1, dashes: [Double] = []) {
    use(colour)
    cairo_set_line_width(cairo, max(0, width))
    let isDashed = dashes.allSatisfy { $0 >= 0 } && dashes.contains { $0 > 0 }
    cairo_set_dash(cairo, dashes, isDashed ? Int32(clamping: dashes.count) : 0, 0)
    cairo_stroke(cairo)
  }

  /// Keeps all that is drawn in the body within the path, which is forgotten.
  func clipped(_ body: () -> Void) {
    cairo_clip(cairo)
    body()
    cairo_reset_clip(cairo)
  }

  /// Undoes at the end what the body does to clip and transform.
  func saved(_ body: () -> Void) {
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
  }

  func translate(x: Double, y: Double) { cairo_translate(cairo, x, y) }
  func scale(x: Double, y: Double) { cairo_scale(cairo, x, y) }
  func rotate(_ radians: Double) { cairo_rotate(cairo, radians) }

  // MARK: Text

  /// The size of a text in a font such as "Sans Bold 11", in points.
  func size(of text: String, font: String) -> Extent {
    withLayout(text, font) { layout in
      var width: Int32 = 0
      var height: Int32 = 0
      pango_layout_get_pixel_size(layout, &width, &height)
      return Extent(width: Double(width), height: Double(height))
    }
  }

  /// Draws a text with its top left corner at this place.
  func text(_ text: String, x: Double, y: Double, font: String, colour: RGBA) {
    withLayout(text, font) { layout in
      use(colour)
      cairo_move_to(cairo, x, y)
      pango_cairo_show_layout(cairo, layout)
    }
  }

  private func use(_ colour: RGBA) {
    cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, colour.alpha)
  }

  private func withLayout<Result>(
    _ text: String, _ font: String, _ body: (OpaquePointer) -> Result
  ) -> Result {
    // Pango's constructors return null only when memory is exhausted, at which GLib aborts.
    let layout: OpaquePointer = pango_cairo_create_layout(cairo)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = pango_font_description_from_string(font)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout, text, -1)
    return body(layout)
  }
}
