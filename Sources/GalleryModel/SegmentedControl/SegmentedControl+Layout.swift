extension SegmentedControl {
  /// The space in points between a segment's edge and its content.
  public static let padding = 6.0
  /// The space in points between separate segments.
  public static let gap = 8.0
  /// How much of a segment's trailing end a slanted background makes unusable, in points.
  public static let slant = 28.0
  /// The size in points of an image at the usual text scale.
  public static let imageSize = 16.0
  /// The height in points of a line of text at the usual text scale.
  static let lineHeight = 19.0
  /// The space in points above and below the text of a control that grows with it.
  static let growthPadding = 12.0
  /// How many segments stand in a row of a grid.
  public static let gridColumns = 2

  /// How wide the whole control wants to be, in points: a share for each segment while that fits.
  public func length(in room: Double) -> Double {
    if fillsWidth { return room }
    let count = arrangement == .grid ? min(segments.count, Self.gridColumns) : segments.count
    return min(Double(count) * Self.preferredSegmentWidth, room)
  }

  /// Whether widths are set by hand or by the number of segments, so that no text decides them.
  var widthsAreKnown: Bool { !apportionsWidths || segments.allSatisfy { $0.fixedWidth != nil } }

  /// The widths of the segments in points; those that follow contents are estimated.
  func widths(in setting: Setting) -> [Double] {
    let count = segments.count
    guard count > 0 else { return [] }
    let columns = arrangement == .grid ? min(count, Self.gridColumns) : count
    let gaps = arrangement == .joined ? 0 : Double(columns - 1) * Self.gap
    let free = length(in: setting.controlRoom.width) - gaps
    guard arrangement != .grid else {
      return segments.map { $0.fixedWidth ?? free / Double(columns) }
    }
    let taken = segments.reduce(0) { $0 + ($1.fixedWidth ?? 0) }
    let open = segments.count { $0.fixedWidth == nil }
    guard open > 0 else { return segments.map { $0.fixedWidth ?? 0 } }
    let left = max(0, free - taken)
    guard apportionsWidths else {
      return segments.map { $0.fixedWidth ?? left / Double(open) }
    }
    let wishes = segments.map {
      $0.fixedWidth == nil ? naturalWidth(of: $0, in: setting) + 2 * Self.padding : 0
    }
    let spare = left - wishes.reduce(0, +)
    guard spare < 0 else {
      return zip(segments, wishes).map { $0.fixedWidth ?? $1 + spare / Double(open) }
    }
    let most = Self.level(
      of: segments.indices.filter { segments[$0].fixedWidth == nil }.map { wishes[$0] }, left)
    return zip(segments, wishes).map { $0.fixedWidth ?? min($1, most) }
  }

  /// The width above which wishes are not granted, so that all together take no more than `left`.
  private static func level(of wishes: [Double], _ left: Double) -> Double {
    var left = left
    var count = wishes.count
    for wish in wishes.sorted() {
      let share = left / Double(count)
      guard wish <= share else { return share }
      left -= wish
      count -= 1
    }
    return left
  }

  /// What a segment shows: words, an image, or both.
  public func shownContent(of segment: Segment) -> (text: String?, image: String?) {
    var text = segment.content == .image ? nil : segment.title
    var image = segment.content == .text ? nil : segment.image
    if showsImageNames, let name = image {
      text = [text, name].compactMap { $0 }.joined(separator: " ")
      image = nil
    }
    return (text?.isEmpty == true ? nil : text, image?.isEmpty == true ? nil : image)
  }

  /// The estimated width in points that a segment's content would like to have.
  func naturalWidth(of segment: Segment, in setting: Setting) -> Double {
    let (text, image) = shownContent(of: segment)
    let textWidth = text.map { TextWidth.estimate($0, scale: setting.textScale) } ?? 0
    let imageWidth = image == nil ? 0 : Self.imageSize * setting.textScale
    return textWidth + imageWidth + (text != nil && image != nil ? Self.padding : 0)
  }

  /// The estimated height of the segments in points.
  func height(in setting: Setting) -> Double {
    let line = Self.lineHeight * setting.textScale
    var height = max(customHeight ?? Self.minimumSegmentSize, line + 2)
    if growsWithContent {
      let lines = segments.reduce(1) { most, segment in
        guard let text = shownContent(of: segment).text else { return most }
        return max(most, text.unicodeScalars.reduce(1) { $0 + ($1 == "\n" ? 1 : 0) })
      }
      height = max(height, Double(lines) * line + 2 * Self.growthPadding)
    }
    return height
  }

  /// How much of a segment's trailing end its background makes unusable, in points.
  public var unusableEnd: Double {
    switch background {
    case .system, .paper, .wood: 0
    case .slanted: Self.slant
    }
  }
}

extension SegmentedControl.Background {
  /// The colour behind words; `nil` for the system's own.
  public var ground: DrawnColor? {
    switch self {
    case .system: nil
    case .paper: DrawnColor(red: 0xF3, green: 0xE9, blue: 0xD2)
    case .wood: DrawnColor(red: 0x5A, green: 0x3A, blue: 0x22)
    case .slanted: DrawnColor(red: 0x1F, green: 0x5F, blue: 0x8B)
    }
  }
}

extension SegmentedControl.Ink {
  /// The colour of words on a background of the app's.
  public func color(on background: SegmentedControl.Background) -> DrawnColor {
    let dark = DrawnColor(red: 0x3A, green: 0x3A, blue: 0x3A)
    let light = DrawnColor(red: 0xF8, green: 0xF6, blue: 0xF2)
    return switch (self, background) {
    case (.dark, _): dark
    case (.light, _): light
    case (.automatic, .system), (.automatic, .paper): DrawnColor(red: 0x2E, green: 0x24, blue: 0x14)
    case (.automatic, .wood), (.automatic, .slanted): light
    }
  }
}
