extension Keyboard {
  /// The name of the part of the field.
  public static let fieldPart: PartID = "field"
  /// The name of the part of the row with the field and its words.
  public static let rowPart: PartID = "row"

  /// The share of the row in which the field begins, where it stands beside its words.
  private static let titleShare = 0.35

  /// The text as it is drawn: as many dots as a secret has characters.
  public var shownText: String {
    content.isSecret ? String(repeating: "•", count: text.count) : text.text
  }

  /// How many of the page's rows there is room for above the field's.
  public func fittingRows(in setting: Setting) -> Int {
    let page = setting.page(aboveToolbar: false)
    let free = page.height - (isEditing ? KeyboardLayout.height(in: setting) : 0)
    let row = setting.tableRowHeight
    return max(0, Int((free - row - Setting.cardTop - Setting.cardGap) / row))
  }

  /// How the field, its company and the keyboard would be drawn.
  public static func sketch(of scene: Scene<Keyboard>) -> Rendering {
    let setting = scene.setting
    let page = setting.page(aboveToolbar: false)
    let width = page.width - 2 * (Setting.cardMargin + 1)
    var parts: [Rendering.Part] = []
    var y = page.y + Setting.cardTop
    func place(_ part: Rendering.Part) {
      var part = part
      if setting.direction == .rightToLeft { part.frame.x = setting.width - part.frame.maxX }
      part.usableFrame = part.frame
      parts.append(part)
    }
    if let prop = scene.instead {
      place(prop.sketchedPart(.instead, in: page))
      return Rendering(room: page, parts: parts)
    }
    let fitting = scene.subject.fittingRows(in: setting)
    let first = max(0, scene.beside.count - fitting)
    for (index, prop) in scene.beside.enumerated() {
      let isShown = index >= first
      let frame = Rect(
        x: page.x + Setting.cardMargin + 1, y: y, width: width,
        height: isShown ? setting.tableRowHeight : 0)
      var part = prop.sketchedPart(.beside(index), in: frame)
      part.isVisible = isShown
      place(part)
      y = frame.maxY
    }
    let row = Rect(
      x: page.x + Setting.cardMargin + 1, y: y, width: width, height: setting.tableRowHeight)
    place(Rendering.Part(rowPart, .row, text: scene.subject.title, frame: row))
    var frame = row
    if !setting.stacksRows {
      frame.x += row.width * titleShare
      frame.width -= row.width * titleShare
    } else {
      frame.y += row.height / 2
      frame.height /= 2
    }
    var field = Rendering.Part(fieldPart, .field, text: scene.subject.shownText, frame: frame)
    field.purpose = scene.subject.type.rawValue
    field.isFocused = scene.subject.isEditing
    place(field)
    if scene.subject.isEditing { parts += scene.subject.layout.sketchedParts(in: setting) }
    return Rendering(room: page, parts: parts)
  }
}
