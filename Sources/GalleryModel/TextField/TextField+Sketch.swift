extension TextField {
  /// The name of the part of the field itself.
  public static let fieldPart: PartID = "field"
  /// The name of the part of the label before it.
  public static let labelPart: PartID = "label"
  /// The name of the part of the words that stand in it while it is empty.
  public static let placeholderPart: PartID = "placeholder"
  /// The name of the part of the button that clears it.
  public static let clearPart: PartID = "clear"
  /// The name of the part of the button that shows a secret.
  public static let revealPart: PartID = "reveal"
  /// The name of the part of the app's image over the clear button.
  public static let overlayPart: PartID = "overlay"
  /// The name of the part of the words in bold.
  public static let boldPart: PartID = "bold"

  /// The name of the part of an image or a button at one end.
  public static func itemPart(_ end: End, _ index: Int) -> PartID {
    PartID("\(end.rawValue).\(index)")
  }

  /// The name of the part of an earlier entry.
  public static func resultPart(_ index: Int) -> PartID { PartID("result.\(index)") }

  /// How many images and buttons are drawn at one end; more find no room on any screen.
  public static let drawnItemLimit = 6
  /// How many earlier entries are drawn; further ones would lie far below any screen.
  public static let drawnResultLimit = 20
  /// The height of a field in points at the usual text scale.
  public static let height = 36.0
  /// The radius of its corners in points.
  static let radius = 8.0
  /// The height of a row in points at the usual text scale.
  static let rowHeight = 52.0
  /// The width of an image or a button in a field, in points at the usual text scale.
  static let itemWidth = 26.0

  /// The items of one end that are drawn, with their numbers.
  public func drawnItems(at end: End) -> [(index: Int, item: Item)] {
    items(at: end).prefix(Self.drawnItemLimit).enumerated()
      .filter { shows($0.element) }.map { ($0.offset, $0.element) }
  }

  /// How many of the page's rows there is room for above the field's while the keyboard is up.
  public func fittingRows(in setting: Setting) -> Int {
    guard showsKeyboard else { return .max }
    let free = setting.page(aboveToolbar: false).height - KeyboardLayout.height(in: setting)
    let own = Self.rowHeight * max(1, setting.textScale)
    let rows = (free - own - Setting.cardTop - Setting.cardGap) / setting.tableRowHeight
    return max(0, Int(rows))
  }

  /// How the field, its page and the keyboard would be drawn.
  public static func sketch(of scene: Scene<TextField>) -> Rendering {
    var sketch = Sketch(scene: scene)
    sketch.draw()
    return Rendering(room: sketch.page, parts: sketch.parts)
  }
}

/// Draws a scene from the top of the page down: company, field, earlier entries; then the keyboard.
private struct Sketch {
  let scene: Scene<TextField>
  let page: Rect
  let scale: Double
  private(set) var parts: [Rendering.Part] = []

  init(scene: Scene<TextField>) {
    self.scene = scene
    page = scene.setting.page(aboveToolbar: false)
    scale = max(1, scene.setting.textScale)
  }

  mutating func draw() {
    var y = page.y + Setting.margin
    let hidden = scene.beside.count - scene.subject.fittingRows(in: scene.setting)
    for index in scene.beside.indices {
      var part = scene.beside[index].sketchedPart(.beside(index), in: row(at: y))
      part.isVisible = scene.instead != nil || index >= hidden
      if part.isVisible { y += TextField.rowHeight * scale }
      add(part)
    }
    if let prop = scene.instead {
      add(prop.sketchedPart(.instead, in: row(at: y)))
      return
    }
    y += addField(at: y)
    for (index, result) in scene.subject.results.prefix(TextField.drawnResultLimit).enumerated() {
      add(Rendering.Part(TextField.resultPart(index), .row, text: result, frame: row(at: y)))
      y += TextField.rowHeight * scale
    }
    guard scene.subject.showsKeyboard else { return }
    let keyboard = KeyboardLayout(
      for: scene.subject.keyboardType, language: KeyboardLanguage(scene.setting.language))
    parts += keyboard.sketchedParts(in: scene.setting)
  }

  private func row(at y: Double) -> Rect {
    Rect(
      x: page.x + Setting.margin, y: y, width: page.width - 2 * Setting.margin,
      height: TextField.rowHeight * scale)
  }

  /// Adds the field with all in it, and returns how much room it takes.
  private mutating func addField(at y: Double) -> Double {
    let field = scene.subject
    var place = row(at: y)
    place.y += Setting.margin
    place.height = TextField.height * scale
    if !field.label.isEmpty {
      let width = min(
        TextWidth.estimate(field.label, scale: scene.setting.textScale), place.width / 2)
      var frame = place
      frame.width = width
      add(Rendering.Part(TextField.labelPart, .label, text: field.label, frame: frame))
      place.x += width + Setting.margin
      place.width -= width + Setting.margin
    }
    let lines = drawnLines(in: place.width)
    place.height += Double(lines - 1) * TextWidth.size * 1.4 * scale
    var part = Rendering.Part(
      TextField.fieldPart, .field, text: field.drawnText, frame: place)
    part.isFocused = field.isEditing
    part.purpose = field.keyboardType.rawValue
    part.cornerRadius = field.hasRoundCorners ? TextField.radius : 0
    add(part)
    addContents(of: place)
    return place.height + 2 * Setting.margin
  }

  private mutating func addContents(of frame: Rect) {
    let field = scene.subject
    let width = TextField.itemWidth * scale
    var start = frame.x + Setting.margin
    var end = frame.maxX - Setting.margin
    func slot(_ x: Double) -> Rect { Rect(x: x, y: frame.y, width: width, height: frame.height) }
    for (index, item) in field.drawnItems(at: .leading) {
      add(item, TextField.itemPart(.leading, index), in: slot(start))
      start += width
    }
    if field.clearButton == .leading {
      addClearButton(in: slot(start))
      start += width
    }
    if field.isSecure {
      end -= width
      var part = Rendering.Part(TextField.revealPart, .button, frame: slot(end))
      part.isSelected = field.isRevealed
      add(part)
    }
    for (index, item) in field.drawnItems(at: .trailing).reversed() {
      end -= width
      add(item, TextField.itemPart(.trailing, index), in: slot(end))
    }
    if field.clearButton == .trailing {
      end -= width
      addClearButton(in: slot(end))
    }
    let text = Rect(x: start, y: frame.y, width: max(0, end - start), height: frame.height)
    if field.showsPlaceholder {
      add(
        Rendering.Part(
          TextField.placeholderPart, .label, text: field.placeholder, frame: text))
    }
    if field.boldRange != nil, field.drawsStyles, !field.isSecure {
      var part = Rendering.Part(
        TextField.boldPart, .label, text: field.boldWords, frame: text)
      part.isBold = true
      add(part)
    }
  }

  private mutating func addClearButton(in frame: Rect) {
    let field = scene.subject
    guard field.showsClearButton else { return }
    add(Rendering.Part(TextField.clearPart, .button, frame: frame))
    guard !field.overlayImage.isEmpty else { return }
    add(
      Rendering.Part(TextField.overlayPart, .image, image: field.overlayImage, frame: frame))
  }

  private mutating func add(_ item: TextField.Item, _ id: PartID, in frame: Rect) {
    var part = Rendering.Part(
      id, item.kind == .button ? .button : .image, text: item.title,
      image: item.icon.isEmpty ? nil : item.icon, frame: frame)
    if !item.command.isEmpty { part.command = item.command }
    add(part)
  }

  /// In how many lines the text is drawn.
  private func drawnLines(in width: Double) -> Int {
    let field = scene.subject
    guard field.drawsLines else { return 1 }
    let broken = field.text.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard field.growsWithText else { return broken.count }
    let usable = max(40, width - 4 * TextField.itemWidth)
    return broken.reduce(0) { count, line in
      let lines = TextWidth.estimate(String(line), scale: scene.setting.textScale) / usable
      return count + max(1, Int(min(lines, 1_000).rounded(.up)))
    }
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
