extension KeyboardLayout {
  /// The name of the part of the whole keyboard.
  public static let part: PartID = "keyboard"

  /// The name of the part of a key, counted row by row.
  public static func keyPart(_ index: Int) -> PartID { PartID("key.\(index)") }

  /// The space in points between the keyboard's edge and its keys, which reach up to one another.
  public static let padding = 4.0
  /// The greatest width of a letter's key in points; wider keyboards have room at their sides.
  private static let greatestLetterWidth = 84.0
  /// The greatest width of a pad's key in points.
  private static let greatestDigitWidth = 130.0

  /// The height in points that a keyboard would like to have, whatever its type.
  private static func usualHeight(_ setting: Setting) -> Double {
    switch (setting.idiom, setting.orientation) {
    case (.phone, .portrait): 216
    case (.phone, .landscape): 162
    case (.pad, .portrait): 264
    case (.pad, .landscape): 320
    }
  }

  /// The height in points, the same for all types: at most half of the page, and whole.
  ///
  /// Larger text makes no larger keys.
  public static func height(in setting: Setting) -> Double {
    let half = (setting.page(aboveToolbar: false).height / 2).rounded(.down)
    return min(usualHeight(setting), half)
  }

  /// Where the keys lie in a keyboard of that size in points, row by row.
  ///
  /// Their edges are whole points, and they leave nothing between them.
  public func keyFrames(width: Double, height: Double) -> [Rect] {
    let rows = rows
    let columns = self.columns
    let limit = isPad ? Self.greatestDigitWidth : Self.greatestLetterWidth
    let unit = min(limit, max(0, width - 2 * Self.padding) / columns)
    let line = max(0, height - 2 * Self.padding) / Double(rows.count)
    var frames: [Rect] = []
    for (index, row) in rows.enumerated() {
      let top = (Self.padding + Double(index) * line).rounded()
      let bottom = (Self.padding + Double(index + 1) * line).rounded()
      let weight = row.reduce(0) { $0 + $1.weight }
      var x = (width - weight * unit) / 2
      for key in row {
        let end = x + key.weight * unit
        frames.append(
          Rect(x: x.rounded(), y: top, width: end.rounded() - x.rounded(), height: bottom - top))
        x = end
      }
    }
    return frames
  }

  /// The keyboard and its keys as they would be drawn at the bottom of the page.
  public func sketchedParts(in setting: Setting) -> [Rendering.Part] {
    let page = setting.page(aboveToolbar: false)
    let height = Self.height(in: setting)
    let frame = Rect(x: page.x, y: page.maxY - height, width: page.width, height: height)
    var whole = Rendering.Part(Self.part, .group, frame: frame)
    whole.purpose = type.rawValue
    var parts = [whole]
    let frames = keyFrames(width: frame.width, height: height)
    for (index, key) in rows.joined().enumerated() {
      var place = frames[index]
      place.x += frame.x
      place.y += frame.y
      var part = Rendering.Part(
        Self.keyPart(index), .key, text: key.title.isEmpty ? nil : key.title,
        image: key.sign?.rawValue, frame: place)
      part.isSelected = key.sign == .shifted
      part.isVisible = place.width > 0 && place.height > 0
      parts.append(part)
    }
    return parts
  }
}
