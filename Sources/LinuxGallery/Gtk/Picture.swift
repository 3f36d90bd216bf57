import CGtk

/// Why a picture could not be taken or saved.
enum PictureError: Error, Equatable {
  /// The widget is in no window on screen, or has no size.
  case notDrawn
  /// The file cannot be written, with the system's words for why.
  case unwritable(path: String, reason: String)
}

/// The pixels of a widget as last drawn.
struct Picture: Sendable {
  /// The size in pixels.
  let width: Int
  let height: Int
  /// Pixels per point.
  let scale: Double
  /// The place of the first pixel in the widget's coordinates, in points.
  let origin: (x: Double, y: Double)
  /// Four bytes per pixel (red, green, blue, alpha, not premultiplied), row by row.
  private(set) var bytes: [UInt8]

  /// Makes a picture of given pixels; there must be four bytes for each.
  init?(
    width: Int, height: Int, bytes: [UInt8], scale: Double = 1,
    origin: (x: Double, y: Double) = (0, 0)
  ) {
    guard width > 0, height > 0, bytes.count == width * height * 4, scale > 0 else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
    self.origin = origin
    self.bytes = bytes
  }

  /// The colour at a pixel; clear outside of the picture.
  subscript(x: Int, y: Int) -> RGBA {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
    let first = (y * width + x) * 4
    func part(_ index: Int) -> Double { Double(bytes[first + index]) / 255 }
    return RGBA(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }

  /// The colour at a place of the widget, in points; clear outside of the picture.
  func colour(x: Double, y: Double) -> RGBA {
    self[pixel(x - origin.x, width), pixel(y - origin.y, height)]
  }

  private func pixel(_ distance: Double, _ limit: Int) -> Int {
    let place = (distance * scale).rounded(.down)
    return place >= 0 && place < Double(limit) ? Int(place) : -1
  }

  /// The part of the picture within a rectangle of the widget; `nil` if they do not meet.
  func cropped(to bounds: Bounds) -> Picture? {
    guard let region = region(of: bounds) else { return nil }
    var part: [UInt8] = []
    part.reserveCapacity(region.columns.count * region.rows.count * 4)
    for row in region.rows {
      let first = (row * width + region.columns.lowerBound) * 4
      part += bytes[first..<(first + region.columns.count * 4)]
    }
    return Picture(
      width: region.columns.count, height: region.rows.count, bytes: part, scale: scale,
      origin: (
        origin.x + Double(region.columns.lowerBound) / scale,
        origin.y + Double(region.rows.lowerBound) / scale
      ))
  }

  /// The pixels that a rectangle of the widget touches; `nil` if there are none.
  func region(of bounds: Bounds) -> (columns: Range<Int>, rows: Range<Int>)? {
    func range(_ start: Double, _ length: Double, _ limit: Int) -> Range<Int>? {
      // Bounds come from single-precision numbers: a thousandth of a pixel is no pixel.
      let first = max(0, (start * scale + 0.001).rounded(.down))
      let last = min(Double(limit), ((start + length) * scale - 0.001).rounded(.up))
      return first < last ? Int(first)..<Int(last) : nil
    }
    guard let columns = range(bounds.x - origin.x, bounds.width, width),
      let rows = range(bounds.y - origin.y, bounds.height, height)
    else { return nil }
    return (columns, rows)
  }

  /// Writes a PNG file.
  func save(to path: String) throws(PictureError) {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    guard
      let texture = gdk_memory_texture_new(
        Int32(clamping: width), Int32(clamping: height), .r8g8b8a8, data,
        gsize(width * 4))
    else { throw .notDrawn }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let encoded = gdk_texture_save_to_png_bytes(texture)
    defer { g_bytes_unref(encoded) }
    var count: gsize = 0
    let contents = g_bytes_get_data(encoded, &count)
    var failure: UnsafeMutablePointer<GError>?
    let isWritten = g_file_set_contents(
      path, contents?.assumingMemoryBound(to: CChar.self), gssize(count), &failure)
    defer { g_clear_error(&failure) }
    guard isWritten != 0 else {
      throw .unwritable(
        path: path, reason: failure.map { String(cString: $0.pointee.message) } ?? "")
    }
  }
}
