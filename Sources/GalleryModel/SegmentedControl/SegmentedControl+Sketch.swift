extension SegmentedControl {
  /// The name of the part that shows the chosen view.
  public static let viewPart: PartID = "view"

  /// The name of the part of a segment.
  public static func part(_ index: Int) -> PartID { PartID("segment.\(index)") }

  /// How the segments would be drawn: exact where numbers decide, estimated where text does.
  public static func sketch(of scene: Scene<SegmentedControl>) -> Rendering {
    let control = scene.subject
    let room = scene.setting.controlRoom
    guard scene.instead == nil else { return Rendering(room: room, parts: []) }
    var parts = Frames(of: control, in: scene.setting).enumerated().map { index, frame in
      control.sketchedPart(index, frame: frame, in: scene.setting)
    }
    if control.segments.indices.contains(control.shown) {
      parts.append(
        Rendering.Part(
          viewPart, .content, image: control.segments[control.shown].view.rawValue,
          frame: Rect(x: 0, y: 0, width: scene.setting.width, height: scene.setting.height)))
    }
    return Rendering(room: room, parts: parts)
  }

  private func sketchedPart(_ index: Int, frame: Rect, in setting: Setting) -> Rendering.Part {
    let segment = segments[index]
    let (text, image) = shownContent(of: segment)
    var part = Rendering.Part(Self.part(index), .button, text: text, image: image, frame: frame)
    part.usableFrame.width = max(0, frame.width - unusableEnd)
    if setting.direction == .rightToLeft {
      part.usableFrame.x += frame.width - part.usableFrame.width
    }
    let natural = naturalWidth(of: segment, in: setting)
    part.naturalWidth = natural
    if natural > 0 {
      part.contentFrame = contentFrame(natural: natural, part: part, in: setting)
      part.isEllipsized = text != nil && natural > (part.contentFrame?.width ?? 0) + 0.5
    }
    part.isSelected = isSelected(index)
    part.isSensitive = segment.isEnabled
    part.isVisible = frame.maxX > setting.controlRoom.x && frame.x < setting.controlRoom.maxX
    part.hasCustomBackground = background != .system
    if let ground = background.ground {
      part.ground = ground
      part.ink = ink.color(on: background)
    }
    return part
  }

  /// Where content of a natural width stands, as alignment and shift have it.
  private func contentFrame(natural: Double, part: Rendering.Part, in setting: Setting) -> Rect {
    let isMirrored = setting.direction == .rightToLeft
    var area = alignment == .adjusted ? part.usableFrame : part.frame
    area.x += Self.padding
    area.width = max(0, area.width - 2 * Self.padding - 2 * contentOffset.magnitude)
    if (contentOffset > 0) != isMirrored { area.x += 2 * contentOffset.magnitude }
    let width = min(natural, area.width)
    let x =
      switch alignment {
      case .adjusted, .centred: area.midX - width / 2
      case .leading: isMirrored ? area.maxX - width : area.x
      case .trailing: isMirrored ? area.x : area.maxX - width
      }
    let height = Self.lineHeight * setting.textScale
    return Rect(x: x, y: part.frame.midY - height / 2, width: width, height: height)
  }
}

/// The frames of the segments on the stage, in the order of the segments.
private struct Frames: Sequence {
  private let frames: [Rect]

  init(of control: SegmentedControl, in setting: Setting) {
    let room = setting.controlRoom
    let widths = control.widths(in: setting)
    let height = control.height(in: setting)
    let columns =
      control.arrangement == .grid
      ? SegmentedControl.gridColumns : Swift.max(control.segments.count, 1)
    let gap = control.arrangement == .joined ? 0 : SegmentedControl.gap
    let total =
      widths.prefix(columns).reduce(0, +) + Double(Swift.min(columns, widths.count) - 1) * gap
    let start = room.x + Swift.max(0, (room.width - total) / 2)
    var x = start
    var y = room.y + Swift.max(0, (room.height - height) / 2)
    var result: [Rect] = []
    result.reserveCapacity(widths.count)
    for (index, width) in widths.enumerated() {
      if index > 0, index % columns == 0 {
        x = start
        y += height + gap
      }
      let mirrored =
        setting.direction == .rightToLeft ? room.x + room.maxX - x - width : x
      result.append(Rect(x: mirrored, y: y, width: width, height: height))
      x += width + gap
    }
    frames = result
  }

  func makeIterator() -> IndexingIterator<[Rect]> { frames.makeIterator() }
}
