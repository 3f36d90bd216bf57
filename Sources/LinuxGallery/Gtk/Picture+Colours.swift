import Foundation

/// Reading what was drawn from pixels.
extension Picture {
  /// The colour of most pixels in a rectangle of the widget; `nil` if it lies outside.
  ///
  /// Of colours that are equally frequent the one met first. Linear in the number of pixels.
  func mostCommonColour(in bounds: Bounds) -> RGBA? {
    guard let region = region(of: bounds) else { return nil }
    var counts: [UInt32: (count: Int, first: Int)] = [:]
    var position = 0
    forEachPixel(region) { word, _, _ in
      counts[word, default: (0, position)].count += 1
      position += 1
    }
    let best = counts.max { left, right in
      (left.value.count, -left.value.first) < (right.value.count, -right.value.first)
    }
    return best.map { RGBA(packed: $0.key) }
  }

  /// The colour in a rectangle that contrasts most with this one: its text or mark.
  ///
  /// `nil` if the rectangle lies outside. Translucent pixels count as drawn on the background.
  func colourOfGreatestContrast(to background: RGBA, in bounds: Bounds) -> RGBA? {
    guard let region = region(of: bounds) else { return nil }
    var seen: Set<UInt32> = []
    forEachPixel(region) { word, _, _ in seen.insert(word) }
    let base = background.luminance
    func contrast(_ colour: RGBA) -> Double {
      let other = colour.luminance
      return (max(base, other) + 0.05) / (min(base, other) + 0.05)
    }
    return seen.sorted().map { RGBA(packed: $0).over(background) }
      .max { contrast($0) < contrast($1) }
  }

  /// The smallest rectangle of the widget around all pixels that differ from the background.
  ///
  /// `tolerance` is the difference, 0…1, up to which a part of a colour counts as the same.
  func ink(in bounds: Bounds, on background: RGBA, tolerance: Double = 0.04) -> Bounds? {
    guard let region = region(of: bounds) else { return nil }
    var columns: (first: Int, last: Int)?
    var rows: (first: Int, last: Int)?
    forEachPixel(region) { word, column, row in
      guard RGBA(packed: word).differs(from: background, by: tolerance) else { return }
      columns = (min(columns?.first ?? column, column), max(columns?.last ?? column, column))
      rows = (min(rows?.first ?? row, row), max(rows?.last ?? row, row))
    }
    guard let columns, let rows else { return nil }
    return Bounds(
      x: origin.x + Double(columns.first) / scale, y: origin.y + Double(rows.first) / scale,
      width: Double(columns.last + 1 - columns.first) / scale,
      height: Double(rows.last + 1 - rows.first) / scale)
  }

  /// Visits pixels, each as a word with red highest and alpha lowest.
  private func forEachPixel(
    _ region: (columns: Range<Int>, rows: Range<Int>), _ body: (UInt32, Int, Int) -> Void
  ) {
    bytes.withUnsafeBufferPointer { bytes in
      for row in region.rows {
        for column in region.columns {
          let first = (row * width + column) * 4
          let word =
            UInt32(bytes[first]) << 24 | UInt32(bytes[first + 1]) << 16
            | UInt32(bytes[first + 2]) << 8 | UInt32(bytes[first + 3])
          body(word, column, row)
        }
      }
    }
  }
}

extension RGBA {
  /// Unpacks a word with red highest and alpha lowest.
  fileprivate init(packed word: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((word >> shift) & 0xff) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  fileprivate func differs(from other: RGBA, by tolerance: Double) -> Bool {
    abs(red - other.red) > tolerance || abs(green - other.green) > tolerance
      || abs(blue - other.blue) > tolerance || abs(alpha - other.alpha) > tolerance
  }

  /// What is seen of this colour on an opaque one.
  func over(_ background: RGBA) -> RGBA {
    func mix(_ above: Double, _ below: Double) -> Double { above * alpha + below * (1 - alpha) }
    return RGBA(
      red: mix(red, background.red), green: mix(green, background.green),
      blue: mix(blue, background.blue), alpha: alpha + background.alpha * (1 - alpha))
  }

  /// The relative luminance by which contrasts are ordered, 0…1 (WCAG 2).
  fileprivate var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
