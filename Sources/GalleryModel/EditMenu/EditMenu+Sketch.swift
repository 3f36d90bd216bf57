extension EditMenu {
  /// The name of the part of the text or picture that the menu belongs to.
  public static let hostPart: PartID = "host"
  /// The name of the part of what is selected.
  public static let selectionPart: PartID = "selection"
  /// The name of the part that the menu points at: the selection, or else the caret.
  public static let anchorPart: PartID = "anchor"
  /// The name of the part of the menu.
  public static let menuPart: PartID = "menu"
  /// The name of the part of the menu's arrow.
  public static let arrowPart: PartID = "menu-arrow"
  /// The name of the part of the question whether a command shall be carried out.
  public static let confirmationPart: PartID = "confirmation"
  /// The name of the part that undoes, which is there while edits can be undone.
  public static let undoPart: PartID = "undo"
  /// The name of the part that does again what was undone.
  public static let redoPart: PartID = "redo"

  /// The name of the part of a command that the menu offers, by its place.
  public static func commandPart(_ index: Int) -> PartID { PartID("command.\(index)") }

  /// The name of the part of a line near the host.
  public static func linePart(_ index: Int, isImportant: Bool) -> PartID {
    PartID(isImportant ? "important.\(index)" : "line.\(index)")
  }

  /// What the host is to a person.
  public var hostRole: Rendering.Role {
    switch host {
    case .textField, .textView: isEditable ? .field : .label
    case .staticText: .label
    case .picture: .image
    }
  }

  /// How page, text and menu would be drawn.
  public static func sketch(of scene: Scene<EditMenu>) -> Rendering {
    var sketch = Sketch(scene: scene)
    sketch.draw()
    return Rendering(room: sketch.page, parts: sketch.parts)
  }
}

/// Draws a page with lines, a text or picture, and the menu.
private struct Sketch {
  let scene: Scene<EditMenu>
  let page: Rect
  private(set) var parts: [Rendering.Part] = []
  private var important: [Rect] = []
  private var other: [Rect] = []

  /// The space in points around a host's text.
  private static let padding = 10.0
  /// The height in points of the row that undoes and redoes.
  private static let stepsHeight = 40.0

  init(scene: Scene<EditMenu>) {
    self.scene = scene
    page = scene.setting.page(aboveToolbar: false)
  }

  private var menu: EditMenu { scene.subject }
  private var scale: Double { scene.setting.textScale }
  private var lineHeight: Double { (20 * scale).rounded() }
  private var lineStep: Double { lineHeight + 6 }

  mutating func draw() {
    if let prop = scene.instead {
      add(prop.sketchedPart(.instead, in: page))
      return
    }
    var y = page.y + menu.photoHeight(in: scene.setting) + Setting.cardTop
    let inset = Setting.cardMargin + 1
    let lines = Array(menu.lines.items.enumerated())
    for (index, line) in lines where line.place == .above {
      addLine(line, index, at: y)
      y += lineStep
    }
    var host = Rect(x: page.x + inset, y: y, width: page.width - 2 * inset, height: 0)
    let text = WrappedText(
      menu.text.text, selection: menu.text.selection, width: host.width - 2 * Self.padding,
      scale: scale, lineHeight: lineHeight)
    host.height = hostHeight(of: text, width: host.width)
    addHost(in: host)
    let anchor = anchor(of: text, in: host)
    y = host.maxY + 6 + (menu.takesEdits && menu.keepsUndo ? Self.stepsHeight : 0)
    for (index, line) in lines where line.place == .below {
      addLine(line, index, at: y)
      y += lineStep
    }
    for (index, prop) in scene.beside.enumerated() {
      add(
        prop.sketchedPart(
          .beside(index),
          in: Rect(
            x: host.x, y: y + Double(index) * scene.setting.tableRowHeight, width: host.width,
            height: scene.setting.tableRowHeight)))
    }
    addSelection(in: anchor)
    if menu.isOpen { addMenu(at: anchor) }
    if menu.confirmation != nil {
      add(
        Rendering.Part(
          EditMenu.confirmationPart, .group,
          frame: Rect(x: page.x + 24, y: page.midY - 70, width: page.width - 48, height: 140)))
    }
  }

  private func hostHeight(of text: WrappedText, width: Double) -> Double {
    let most = page.height / 2
    return switch menu.host {
    case .textField: max(40, lineHeight + 2 * Self.padding)
    case .picture: min((width * 0.6).rounded(), most)
    case .textView, .staticText:
      min(Double(max(text.lineCount, 2)) * lineHeight + 2 * Self.padding, most)
    }
  }

  private mutating func addLine(_ line: EditMenu.Line, _ index: Int, at y: Double) {
    let width = min(
      TextWidth.estimate(line.text, scale: scale), page.width - 2 * Setting.cardMargin - 2)
    let frame = Rect(x: page.x + Setting.cardMargin + 1, y: y, width: width, height: lineHeight)
    add(
      Rendering.Part(
        EditMenu.linePart(index, isImportant: line.isImportant), .label, text: line.text,
        frame: frame))
    if width > 0 { if line.isImportant { important.append(frame) } else { other.append(frame) } }
  }

  private mutating func addHost(in frame: Rect) {
    var part = Rendering.Part(
      EditMenu.hostPart, menu.hostRole, text: menu.host == .picture ? menu.picture : menu.text.text,
      frame: frame)
    part.isSensitive = menu.allowsSelection
    add(part)
    guard menu.takesEdits, menu.keepsUndo else { return }
    addStep(EditMenu.undoPart, isPossible: menu.text.canUndo, from: frame.maxX - 88, at: frame.maxY)
    addStep(EditMenu.redoPart, isPossible: menu.text.canRedo, from: frame.maxX - 44, at: frame.maxY)
  }

  private mutating func addStep(_ id: PartID, isPossible: Bool, from x: Double, at y: Double) {
    var part = Rendering.Part(
      id, .button, frame: Rect(x: x, y: y, width: 44, height: Self.stepsHeight))
    part.isSensitive = isPossible
    part.command = id.description
    add(part)
  }

  /// What the menu points at: what can be seen of the selection, the caret, or all of it.
  private func anchor(of text: WrappedText, in host: Rect) -> Rect {
    guard menu.host != .picture, menu.allowsSelection else { return host }
    let inner = Rect(
      x: host.x + Self.padding, y: host.y + Self.padding, width: host.width - 2 * Self.padding,
      height: host.height - 2 * Self.padding)
    var frame = menu.host == .textField ? text.oneLine : text.selected
    let overlap = max(0, frame.y + lineHeight - inner.height)
    frame.y -= overlap
    frame.x += inner.x
    frame.y += inner.y
    frame.x = min(frame.x, inner.maxX - 1)
    frame.width = max(1, min(frame.maxX, inner.maxX) - frame.x)
    frame.height = max(1, min(frame.maxY, inner.maxY) - frame.y)
    return frame
  }

  private mutating func addSelection(in frame: Rect) {
    add(Rendering.Part(EditMenu.anchorPart, .content, frame: frame))
    guard menu.hasSelection else { return }
    var part = Rendering.Part(
      EditMenu.selectionPart, .content, text: menu.selectedText, frame: frame)
    part.isSelected = true
    part.command = menu.opening?.rawValue
    add(part)
  }

  private mutating func addMenu(at anchor: Rect) {
    let scale = menu.menuScale(in: scene.setting)
    let commands = Array(menu.offered.prefix(EditMenuLayout.drawnLimit))
    let limit = page.width - 2 * EditMenuLayout.margin
    let titles = commands.map { menu.title(of: $0, in: scene.setting) }
    let widths = titles.map { EditMenuLayout.width(of: $0, scale: scale) }
    let rows = EditMenuLayout.rows(
      of: widths, within: limit, rowHeight: EditMenuLayout.rowHeight(scale: scale))
    let place = EditMenuLayout.place(
      width: rows.width, height: rows.height, at: menu.position,
      in: EditMenuLayout.Surroundings(
        page: page, anchor: anchor, important: important, other: other))
    add(Rendering.Part(EditMenu.menuPart, .menu, frame: place.menu))
    if menu.drawsArrow {
      add(Rendering.Part(EditMenu.arrowPart, .image, frame: place.arrow))
    }
    for (index, command) in commands.enumerated() {
      var frame = rows.frames[index]
      frame.x += place.menu.x
      frame.y += place.menu.y
      var part = Rendering.Part(
        EditMenu.commandPart(index), .button, text: titles[index], frame: frame)
      part.command = command.name
      part.naturalWidth = widths[index]
      part.isEllipsized = widths[index] > limit
      part.isVisible = frame.midY < place.menu.maxY
      add(part)
    }
  }

  /// Adds a part that was placed as for reading from left to right.
  private mutating func add(_ part: Rendering.Part) {
    var part = part
    if scene.setting.direction == .rightToLeft {
      part.frame.x = scene.setting.width - part.frame.maxX
    }
    part.usableFrame = part.frame
    part.isVisible = part.isVisible && page.intersection(part.frame) != nil
    parts.append(part)
  }
}

/// A text in lines of a width, as far as estimates go.
private struct WrappedText {
  private(set) var lineCount = 1
  /// What is selected, or the caret, from the text's upper left corner.
  private(set) var selected = Rect(x: 0, y: 0, width: 1, height: 1)
  /// The same where all of the text stands in one line.
  private(set) var oneLine = Rect(x: 0, y: 0, width: 1, height: 1)

  init(
    _ text: String, selection: Range<Int>, width: Double, scale: Double, lineHeight: Double
  ) {
    var place = 0
    var x = 0.0
    var total = 0.0
    var corners: (start: (x: Double, line: Int), end: (x: Double, line: Int)) = ((0, 0), (0, 0))
    var ends: (start: Double, end: Double) = (0, 0)
    func mark() {
      if place == selection.lowerBound { (corners.start, ends.start) = ((x, lineCount - 1), total) }
      if place == selection.upperBound { (corners.end, ends.end) = ((x, lineCount - 1), total) }
    }
    for character in text {
      mark()
      let own = TextWidth.estimate(String(character), scale: scale)
      if character.isNewline || (x + own > width && x > 0) {
        lineCount += 1
        x = 0
      }
      if !character.isNewline { x += own }
      total += own
      place += 1
    }
    mark()
    let (start, end) = corners
    let isOneLine = start.line == end.line
    selected = Rect(
      x: isOneLine ? start.x : 0, y: Double(start.line) * lineHeight,
      width: isOneLine ? max(1, end.x - start.x) : width,
      height: Double(end.line - start.line + 1) * lineHeight)
    oneLine = Rect(
      x: ends.start, y: 0, width: max(1, ends.end - ends.start), height: lineHeight)
  }
}
