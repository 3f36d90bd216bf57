extension TextLabel {
  /// The name of the part of the label, or of the field that it has become.
  public static let labelPart: PartID = "label"
  /// The label in the usual text size: laid out, but never drawn.
  public static let usualPart: PartID = "trial.usual"
  /// The label in the large text size, likewise.
  public static let largePart: PartID = "trial.large"
  /// The label in bold, likewise.
  public static let boldPart: PartID = "trial.bold"

  /// The name of the part of a run as it is drawn; runs that are not readable have none.
  public static func runPart(_ index: Int) -> PartID { PartID("run.\(index)") }

  /// The height of a table's row in points at the usual text scale.
  static let rowHeight = 44.0
  /// The space in points between the edge of the screen and the label in its row.
  public static let rowInset = 25.0
  /// The space in points above and below the label in its row.
  static let rowPadding = 10.0
  /// The height of a line as a share of the size of its text.
  static let lineHeight = 1.35
  /// How much wider bold text is, about.
  static let boldStretch = 1.08

  /// How wide the label can be at most, in points.
  public static func availableWidth(in setting: Setting) -> Double {
    setting.placement.isBar ? setting.controlRoom.width : max(1, setting.width - 2 * rowInset)
  }

  /// How the label and its company would be drawn; the widths of texts are estimated.
  public static func sketch(of scene: Scene<TextLabel>) -> Rendering {
    var sketch = Sketch(scene: scene)
    sketch.draw()
    return Rendering(room: sketch.page, parts: sketch.parts)
  }

  /// The estimated width in points of the text on one line, at a size, and all of it bold or not.
  func naturalWidth(size: Double, isBold: Bool) -> Double {
    drawnRuns.reduce(0) { width, run in
      let isWide = isBold || run.isBold
      return width + TextWidth.estimate(run.text, scale: size / TextWidth.size)
        * (isWide ? Self.boldStretch : 1)
    }
  }

  /// The size of the text in points at a text scale.
  func fontSize(atScale scale: Double) -> Double {
    switch fontSource {
    case .textStyle: textStyle.points * scale
    case .named: points * (scalesFixedSize ? scale : 1)
    }
  }

  /// Whether all of the text is bold without people's wish for it.
  public var isBoldByStyle: Bool { fontSource == .textStyle && textStyle.isBold }
}

/// Draws a scene from the top of the page down: what the label describes, the label, further rows.
private struct Sketch {
  let scene: Scene<TextLabel>
  let page: Rect
  let rowHeight: Double
  private(set) var parts: [Rendering.Part] = []

  private var label: TextLabel { scene.subject }

  init(scene: Scene<TextLabel>) {
    self.scene = scene
    page = scene.setting.page(aboveToolbar: scene.setting.placement == .toolbar)
    rowHeight = TextLabel.rowHeight * max(1, scene.setting.textScale)
  }

  mutating func draw() {
    let before = min(1, scene.beside.count)
    var y = page.y + 2 * Setting.margin
    for index in 0..<before {
      add(scene.beside[index], PartID.beside(index), in: row(at: &y))
    }
    let room = scene.setting.controlRoom
    let top = scene.setting.placement.isBar ? room.y : y + TextLabel.rowPadding
    if let prop = scene.instead {
      add(prop, PartID.instead, in: room)
    } else {
      let height = addLabel(at: top)
      if !scene.setting.placement.isBar { y += height + 2 * TextLabel.rowPadding }
    }
    for index in before..<scene.beside.count {
      add(scene.beside[index], PartID.beside(index), in: row(at: &y))
    }
  }

  private func row(at y: inout Double) -> Rect {
    defer { y += rowHeight }
    return Rect(x: page.x, y: y, width: page.width, height: rowHeight)
  }

  /// Adds the label with its runs and its trials, and returns its height.
  private mutating func addLabel(at y: Double) -> Double {
    let setting = scene.setting
    let size = label.fontSize(in: setting)
    let isBold = label.isBold(in: setting)
    let natural = label.naturalWidth(size: size, isBold: isBold)
    let available = TextLabel.availableWidth(in: setting)
    let usual = label.naturalWidth(
      size: label.fontSize(atScale: 1), isBold: label.isBoldByStyle)
    let isFixed = label.box == .fixed
    let width = isFixed ? min(usual, available) : available
    let lines = isFixed || label.isField ? 1 : max(1, (natural / available).rounded(.up))
    let height = lines * size * TextLabel.lineHeight
    let x = setting.placement.isBar ? setting.controlRoom.x : TextLabel.rowInset
    var part = Rendering.Part(
      TextLabel.labelPart, label.isField ? .field : .label, text: label.drawnText,
      frame: Rect(x: x, y: y, width: width, height: height))
    part.fontSize = size
    part.fontFamily = label.namedFamily.isEmpty ? "Sans" : label.namedFamily
    part.isBold = isBold
    part.naturalWidth = natural
    part.isEllipsized = isFixed && !label.isField && natural > width + 0.5
    add(part)
    addRuns(of: part)
    if !label.isField { addTrials(of: part) }
    return height
  }

  private mutating func addRuns(of drawn: Rendering.Part) {
    let theme = scene.setting.theme
    let standard = TextLabel.standardColours(in: theme)
    for (index, run) in label.drawnRuns.enumerated() where TextLabel.isReadable(run.text) {
      var part = Rendering.Part(
        TextLabel.runPart(index), .label, text: run.text, frame: drawn.frame)
      part.fontSize = drawn.fontSize
      part.fontFamily = drawn.fontFamily
      part.isBold = drawn.isBold == true || run.isBold
      part.ink = label.drawnPaint(of: run).color(in: theme) ?? standard.ink
      part.ground = standard.ground
      add(part)
    }
  }

  private mutating func addTrials(of drawn: Rendering.Part) {
    let setting = scene.setting
    let isBold = label.isBold(in: setting)
    let trials: [(id: PartID, scale: Double, isBold: Bool)] = [
      (TextLabel.usualPart, 1, isBold), (TextLabel.largePart, TextLabel.largeTextScale, isBold),
      (TextLabel.boldPart, setting.textScale, true),
    ]
    for trial in trials {
      let size = label.fontSize(atScale: trial.scale)
      var part = Rendering.Part(trial.id, .label, frame: drawn.frame)
      part.fontSize = size
      part.isBold = trial.isBold
      part.naturalWidth = label.naturalWidth(size: size, isBold: trial.isBold)
      part.isEllipsized =
        label.box == .fixed && (part.naturalWidth ?? 0) > drawn.frame.width + 0.5
      part.isVisible = false
      add(part)
    }
  }

  private mutating func add(_ prop: Prop, _ id: PartID, in frame: Rect) {
    add(prop.sketchedPart(id, in: frame))
  }

  /// Adds a part that was placed as for reading from left to right.
  private mutating func add(_ part: Rendering.Part) {
    var part = part
    if scene.setting.direction == .rightToLeft {
      part.frame.x = scene.setting.width - part.frame.maxX
    }
    part.usableFrame = part.frame
    let screen = Rect(x: 0, y: 0, width: scene.setting.width, height: scene.setting.height)
    part.isVisible = part.isVisible && screen.intersection(part.frame) != nil
    parts.append(part)
  }
}
