import GalleryModel

/// Reads from GTK, Pango and pixels what is drawn of a label or of the field that it has become.
@MainActor struct TextLabelMeasurement {
  let scene: Scene<TextLabel>
  let surface: Surface

  /// How many pixels high letters are when their colour is looked at: thin strokes have their full
  /// colour only then.
  private static let inkSize = 48.0
  /// How many pixels a point there can be for that.
  private static let inkScales = 3.0...16.0
  /// How far letters may reach over into the next run, as a share of their size.
  private static let overhang = 0.25
  /// How much of a line's width is looked at for its colours, in points.
  private static let inkWidth = 64.0
  /// The space in points between a field's edge and its text, at least.
  private static let fieldInset = 7.0

  private var subject: TextLabel { scene.subject }

  /// The label, its runs, and how it would be laid out in other sizes and weights.
  func parts(of label: Label) -> [Rendering.Part] {
    let layout = label.layout
    var part = surface.part(TextLabel.labelPart, .label, label)
    part.text = subject.drawnText.asDrawn(label.text)
    part.take(layout.font(at: 0))
    part.isBold = layout.font().isBold
    part.naturalWidth = layout.tried().size.width
    // A text that goes on in further lines is cut only where a single sign is wider than they are.
    part.isEllipsized = label.isEllipsized || layout.size.width > part.frame.width + 1
    part.isFocused = label.isFocus
    return [part] + runs(of: label, layout, in: part) + trials(of: layout, in: part)
  }

  private func runs(
    of label: Label, _ layout: TextLayout, in drawn: Rendering.Part
  ) -> [Rendering.Part] {
    let origin = label.bounds(in: surface.root)
    let inset = label.layoutOrigin
    var place = 0
    var parts: [Rendering.Part] = []
    for (index, run) in subject.drawnRuns.enumerated() {
      let range = place..<place + run.text.displayable.utf8.count
      place = range.upperBound
      guard TextLabel.isReadable(run.text), label.text.utf8.count >= place else { continue }
      var part = drawn
      part.id = TextLabel.runPart(index)
      part.text = run.text
      part.isEllipsized = false
      part.naturalWidth = nil
      part.take(layout.font(at: range.lowerBound))
      // A selection has colours of its own.
      if label.selection == nil, let origin {
        let lines = layout.lines(of: range).map { line in
          Rect(
            x: origin.x + inset.x + line.x, y: origin.y + inset.y + line.y, width: line.width,
            height: line.height)
        }
        let seen = label.visibleBounds(in: surface.root).map(Rect.init)
        let visible = lines.filter { seen?.contains($0, tolerance: 1) == true }
        if let line = visible.max(by: { $0.width < $1.width }) {
          part.frame = line
          let size = part.fontSize ?? 0
          let inner = subject.drawnRuns.count == 1 ? line : line.inset(sides: size * Self.overhang)
          if inner.width >= size / 2 { (part.ground, part.ink) = colours(in: inner, size: size) }
        }
      }
      parts.append(part)
    }
    return parts
  }

  /// How the text would be laid out at the usual and at a large text scale, and in bold; nobody sees
  /// that.
  private func trials(of layout: TextLayout, in drawn: Rendering.Part) -> [Rendering.Part] {
    let scale = scene.setting.textScale
    let trials: [(id: PartID, layout: TextLayout)] = [
      (TextLabel.usualPart, layout.tried(factor: 1 / scale)),
      (TextLabel.largePart, layout.tried(factor: TextLabel.largeTextScale / scale)),
      (TextLabel.boldPart, layout.tried(weight: .bold)),
    ]
    return trials.map { trial in
      var part = Rendering.Part(trial.id, .label, frame: drawn.frame)
      part.take(trial.layout.font(at: 0))
      part.naturalWidth = trial.layout.size.width
      part.isEllipsized =
        subject.box == .fixed && trial.layout.size.width > drawn.frame.width + 0.5
      part.isVisible = false
      return part
    }
  }

  /// The field and its text, which is one run.
  func parts(of entry: Entry) -> [Rendering.Part] {
    var part = surface.part(TextLabel.labelPart, .field, entry)
    part.text = subject.drawnText.asDrawn(entry.text)
    part.take(entry.font)
    part.isFocused = entry.editable?.isFocus == true
    guard TextLabel.isReadable(subject.drawnText) else { return [part] }
    var run = part
    run.id = TextLabel.runPart(0)
    run.role = .label
    let inner = Rect(part.frame.bounds.inset(by: Self.fieldInset))
    // Where one types there is a caret, which is no text.
    if entry.selection == nil, !part.isFocused,
      let seen = entry.visibleBounds(in: surface.root), Rect(seen).contains(inner)
    {
      (run.ground, run.ink) = colours(in: inner, size: run.fontSize ?? 0)
    }
    return [part, run]
  }

  /// The colour of the ground in a frame and that of strokes of that size on it, seen from close by.
  private func colours(in frame: Rect, size: Double) -> (DrawnColor?, DrawnColor?) {
    var start = frame
    start.width = min(frame.width, Self.inkWidth)
    if scene.setting.direction == .rightToLeft { start.x = frame.maxX - start.width }
    // Asked for in the picture that all share, so that one is taken.
    guard surface.colours(in: start) != nil else { return (nil, nil) }
    let scale = min(
      max(Self.inkSize / max(size, 1), Self.inkScales.lowerBound), Self.inkScales.upperBound)
    let seen = closeUp(of: start, at: scale)
    // Where a text begins with a gap, its strokes come later.
    guard let (ground, ink) = seen, ground.isClose(to: ink), start != frame else {
      return (seen?.ground, seen?.ink)
    }
    let whole = closeUp(of: frame, at: scale)
    return (whole?.ground, whole?.ink)
  }

  private func closeUp(
    of frame: Rect, at scale: Double
  ) -> (ground: DrawnColor, ink: DrawnColor)? {
    guard let picture = try? Picture(of: surface.root, within: frame.bounds, scale: scale),
      let ground = picture.mostCommonColour(in: frame.bounds),
      let ink = picture.colourOfGreatestContrast(to: ground, in: frame.bounds)
    else { return nil }
    return (DrawnColor(ground), DrawnColor(ink))
  }
}

extension Rect {
  /// The same rectangle without what is near its two sides.
  fileprivate func inset(sides distance: Double) -> Rect {
    Rect(x: x + distance, y: y, width: max(0, width - 2 * distance), height: height)
  }
}

extension Rendering.Part {
  /// Takes over size, family and weight of a font.
  fileprivate mutating func take(_ font: DrawnFont) {
    fontSize = font.size
    fontFamily = font.family
    isBold = font.isBold
  }
}
