extension WheelPanel {
  /// The name of the part of the field whose value is chosen.
  public static let fieldPart: PartID = "field"
  /// The name of the part of the value in the field.
  public static let valuePart: PartID = "value"
  /// The name of the part of what contains the panel: the screen, a card or a popover.
  public static let containerPart: PartID = "container"
  /// The name of the part of the panel with all its wheels.
  public static let panelPart: PartID = "panel"

  /// The name of the part of a wheel.
  public static func wheelPart(_ index: Int) -> PartID { PartID("wheel.\(index)") }
  /// The name of the part of a wheel's selected row.
  public static func selectedPart(_ index: Int) -> PartID { PartID("selected.\(index)") }
  /// The name of the part of the row before the selected one.
  public static func abovePart(_ index: Int) -> PartID { PartID("above.\(index)") }
  /// The name of the part of the row after the selected one.
  public static func belowPart(_ index: Int) -> PartID { PartID("below.\(index)") }
}

extension WheelControl {
  /// How the field, the panel and its wheels would be drawn.
  public static func sketch(of scene: Scene<Self>) -> Rendering {
    var sketch = WheelSketch(scene: scene)
    sketch.draw()
    return Rendering(
      room: scene.setting.page(aboveToolbar: scene.setting.placement == .toolbar),
      parts: sketch.parts)
  }
}

/// Draws a page with a field, and the wheels where they come up.
private struct WheelSketch<Subject: WheelControl> {
  let scene: Scene<Subject>
  let page: Rect
  let metrics: WheelMetrics
  let place: WheelPlace
  private(set) var parts: [Rendering.Part] = []

  init(scene: Scene<Subject>) {
    self.scene = scene
    page = scene.setting.page(aboveToolbar: false)
    metrics = scene.subject.panel.metrics(in: scene.setting)
    place = scene.subject.panel.place(in: scene.setting)
  }

  private var panel: WheelPanel { scene.subject.panel }
  private var rowHeight: Double { scene.setting.tableRowHeight }

  mutating func draw() {
    let rows = scene.beside.indices.filter { !isLabel(scene.beside[$0]) }
    if let prop = scene.instead {
      add(prop.sketchedPart(.instead, in: page))
      return
    }
    let isOpen = panel.isOpen
    if isOpen, place == .page {
      addPanel(in: page)
      return
    }
    let container = container(rows: rows.count)
    let field = fieldFrame(rows: rows.count, panel: isOpen ? container : nil)
    var part = Rendering.Part(
      WheelPanel.fieldPart, .row, text: panel.fieldTitle, frame: field)
    part.isSelected = panel.isEditing
    part.isVisible = !isOpen || metrics.showsField
    add(part)
    var value = part
    value.id = WheelPanel.valuePart
    value.role = .label
    value.text = scene.subject.fieldText(in: scene.setting)
    add(value)
    let drawn = metrics.rows(of: rows.count)
    for (line, place) in drawn.above.enumerated() {
      addRow(rows[place], y: field.y - Double(drawn.above.count - line) * rowHeight, like: field)
    }
    let end = place == .inline && isOpen ? container.maxY : field.maxY
    for (line, place) in drawn.beneath.enumerated() {
      addRow(rows[place], y: end + Double(line) * rowHeight, like: field)
    }
    if isOpen { addPanel(in: container) }
  }

  private mutating func addRow(_ index: Int, y: Double, like field: Rect) {
    let frame = Rect(x: field.x, y: y, width: field.width, height: rowHeight)
    add(scene.beside[index].sketchedPart(.beside(index), in: frame))
  }

  private func isLabel(_ prop: Prop) -> Bool { if case .label = prop { true } else { false } }

  /// The frame of what contains the panel.
  private func container(rows: Int) -> Rect {
    var frame = page
    frame.height = metrics.height
    switch place {
    case .page, .top: break
    case .bottom: frame.y = page.maxY - metrics.height
    case .inline:
      frame.x += Setting.cardMargin + 1
      frame.width -= 2 * (Setting.cardMargin + 1)
      frame.y += Setting.cardTop + Double(metrics.rows(of: rows).above.count + 1) * rowHeight
    case .popover:
      frame.width = scene.setting.usualPopoverWidth
      frame.x = page.midX - frame.width / 2
      frame.y +=
        panel.opensNearField
        ? Setting.cardTop + Double(metrics.rows(of: rows).above.count + 1) * rowHeight
          + Setting.cardGap
        : page.height - metrics.height - Setting.margin
    }
    return frame
  }

  private func fieldFrame(rows: Int, panel frame: Rect?) -> Rect {
    let above = Double(metrics.rows(of: rows).above.count) * rowHeight
    var field = Rect(
      x: page.x + Setting.cardMargin + 1, y: page.y + Setting.cardTop + above,
      width: page.width - 2 * (Setting.cardMargin + 1), height: rowHeight)
    guard let frame else { return field }
    switch (place, panel.opensNearField) {
    case (.bottom, true): field.y = frame.y - Setting.cardGap - rowHeight
    case (.top, true): field.y = frame.maxY + Setting.cardTop
    case (.top, false): field.y = page.maxY - Setting.cardGap - rowHeight
    case (.bottom, false), (.popover, false): field.y = page.y + Setting.cardTop
    case (.inline, _), (.popover, true), (.page, _): break
    }
    return field
  }

  private mutating func addPanel(in container: Rect) {
    add(Rendering.Part(WheelPanel.containerPart, .group, frame: container))
    var frame = container
    if let width = metrics.width {
      frame.x = container.midX - width / 2
      frame.width = width
    }
    add(Rendering.Part(WheelPanel.panelPart, .group, frame: frame))
    let wheels = scene.subject.wheels(in: scene.setting)
    let width = frame.width / Double(max(1, wheels.count))
    for (index, wheel) in wheels.enumerated() {
      add(
        wheel, index,
        in: Rect(
          x: frame.x + Double(index) * width, y: frame.y, width: width, height: frame.height))
    }
  }

  private mutating func add(_ wheel: Wheel, _ index: Int, in frame: Rect) {
    let look = panel.look
    let colours = WheelColours(isDark: scene.setting.theme.isDark)
    var part = Rendering.Part(WheelPanel.wheelPart(index), .wheel, frame: frame)
    part.text = wheel.selection.map(wheel.text)
    part.isSensitive = wheel.isTurnable
    add(part)
    guard let selection = wheel.selection, wheel.count > 0 else { return }
    var row = frame
    row.height = metrics.rowHeight
    row.y =
      switch look.place {
      case .middle: frame.midY - row.height / 2
      case .top: frame.y
      }
    if look.restsBetweenRows { row.y += row.height / 2 }
    for (id, step) in [
      (WheelPanel.selectedPart(index), 0), (WheelPanel.abovePart(index), -1),
      (WheelPanel.belowPart(index), 1),
    ] {
      guard step == 0 || wheel.row(selection, movedBy: step) != selection,
        let shown = wheel.row(selection, movedBy: step)
      else { continue }
      var place = row
      place.y += Double(step) * row.height
      guard step == 0 || (place.midY > frame.y && place.midY < frame.maxY) else { continue }
      var part = Rendering.Part(id, .row, text: wheel.text(shown), frame: place)
      part.isSelected = step == 0
      part.ground = colours.ground
      part.ink = step == 0 && look.marksSelection ? colours.dark : colours.pale
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
    let screen = Rect(x: 0, y: 0, width: scene.setting.width, height: scene.setting.height)
    part.isVisible = part.isVisible && screen.intersection(part.frame) != nil
    parts.append(part)
  }
}

/// The colours of a wheel's rows in a sketch.
private struct WheelColours {
  let ground: DrawnColor
  let dark: DrawnColor
  let pale: DrawnColor

  init(isDark: Bool) {
    let light = DrawnColor(red: 0xFF, green: 0xFF, blue: 0xFF)
    let black = DrawnColor(red: 0x24, green: 0x24, blue: 0x24)
    ground = isDark ? black : light
    dark = isDark ? light : black
    pale = DrawnColor(
      red: isDark ? 0xA0 : 0x6A, green: isDark ? 0xA0 : 0x6A, blue: isDark ? 0xA0 : 0x6A)
  }
}
