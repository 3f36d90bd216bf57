extension Switch {
  /// The name of the part of the switch itself.
  public static let switchPart: PartID = "switch"
  /// The name of the part of its thumb, which a look of images does not have.
  public static let thumbPart: PartID = "thumb"
  /// The name of the part of its table row.
  public static let rowPart: PartID = "row"

  /// The name of the part of a dependent row.
  public static func dependantPart(_ index: Int) -> PartID { PartID("dependant.\(index)") }

  /// The width and height of a switch in points.
  public static let size = (width: 46.0, height: 26.0)
  /// The space in points between the edge of a track and its thumb.
  public static let thumbMargin = 2.0
  /// How many dependent rows are drawn; further ones would lie far below any screen.
  public static let drawnDependantLimit = 100
  /// The height of a table's row in points at the usual text scale.
  public static let rowHeight = 48.0

  /// How the switch, its table and its company would be drawn.
  public static func sketch(of scene: Scene<Switch>) -> Rendering {
    var sketch = Sketch(scene: scene)
    sketch.draw()
    return Rendering(room: sketch.page, parts: sketch.parts)
  }
}

/// Draws a scene from the top of the page down: company, switch, dependent rows.
private struct Sketch {
  let scene: Scene<Switch>
  let page: Rect
  let rowHeight: Double
  private(set) var parts: [Rendering.Part] = []

  init(scene: Scene<Switch>) {
    self.scene = scene
    page = scene.setting.page(aboveToolbar: true)
    rowHeight = Switch.rowHeight * max(1, scene.setting.textScale)
  }

  mutating func draw() {
    let labels = scene.beside.indices.filter { isLabel(scene.beside[$0]) }
    let others = scene.beside.indices.filter { !isLabel(scene.beside[$0]) }
    let slot = row(at: others.count)
    let frame = switchFrame(in: slot)
    if let prop = scene.instead {
      add(prop, PartID.instead, in: frame)
    } else {
      addSwitch(in: frame)
      if scene.setting.placement == .tableRow { addRow(in: slot) }
      addDependants(from: others.count + (scene.setting.placement.isBar ? 0 : 1))
    }
    for (line, index) in others.enumerated() {
      add(scene.beside[index], PartID.beside(index), in: row(at: line))
    }
    var end = frame.x
    for index in labels {
      let width = TextWidth.estimate(scene.beside[index].title, scale: scene.setting.textScale)
      end -= width + Setting.margin
      add(
        scene.beside[index], PartID.beside(index),
        in: Rect(x: end, y: frame.y, width: width, height: frame.height))
    }
  }

  private func isLabel(_ prop: Prop) -> Bool {
    switch prop {
    case .label: true
    case .button, .field, .row, .bar, .table: false
    }
  }

  /// The frame of the row of that number, counted from the top of the page.
  private func row(at line: Int) -> Rect {
    Rect(
      x: page.x, y: page.y + Double(line) * rowHeight, width: page.width, height: rowHeight)
  }

  /// Where the switch stands: at the end of its row or its bar, or in the middle of the page.
  private func switchFrame(in slot: Rect) -> Rect {
    let place = scene.setting.placement.isBar ? scene.setting.controlRoom : slot
    let x =
      switch scene.setting.placement {
      case .tableRow, .navigationBar, .toolbar, .statusBar:
        place.maxX - Setting.margin - Switch.size.width
      case .content, .popover, .fullScreen: place.midX - Switch.size.width / 2
      }
    return Rect(
      x: x, y: place.midY - Switch.size.height / 2, width: Switch.size.width,
      height: Switch.size.height)
  }

  private mutating func addSwitch(in frame: Rect) {
    let control = scene.subject
    var part = Rendering.Part(Switch.switchPart, .toggle, frame: frame)
    part.isSelected = control.isOn
    let colour = control.drawnColour(isOn: control.state == .on).color
    switch control.drawnLook {
    case .images:
      let image = control.state == .on ? control.onImage : control.offImage
      part.image = image.isEmpty ? nil : image
      part.ink = colour
      add(part)
    case .standard, .colours:
      part.ground = colour
      add(part)
      addThumb(in: frame)
    }
  }

  private mutating func addThumb(in track: Rect) {
    let size = track.height - 2 * Switch.thumbMargin
    let way = track.width - 2 * Switch.thumbMargin - size
    let share =
      switch scene.subject.state {
      case .on: 1.0
      case .off: 0.0
      case .mixed: 0.5
      }
    add(
      Rendering.Part(
        Switch.thumbPart, .thumb,
        frame: Rect(
          x: track.x + Switch.thumbMargin + share * way, y: track.y + Switch.thumbMargin,
          width: size, height: size)))
  }

  private mutating func addRow(in frame: Rect) {
    let control = scene.subject
    add(
      Rendering.Part(
        Switch.rowPart, .row, text: control.title, image: control.icon.isEmpty ? nil : control.icon,
        frame: frame))
  }

  private mutating func addDependants(from line: Int) {
    let control = scene.subject
    var line = line
    for (index, dependant) in control.dependants.prefix(Switch.drawnDependantLimit).enumerated() {
      let isShown =
        switch dependant.effect {
        case .appears: control.showsDependants
        case .isEnabled: true
        }
      var part = Rendering.Part(
        Switch.dependantPart(index), .row, text: dependant.title, frame: row(at: line))
      part.isSensitive = control.showsDependants
      part.isVisible = isShown
      add(part)
      if isShown { line += 1 }
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
    let screen = Rect(
      x: 0, y: 0, width: scene.setting.width, height: scene.setting.height)
    part.isVisible = part.isVisible && screen.intersection(part.frame) != nil
    parts.append(part)
  }
}

extension Switch.Paint {
  /// The colour as it is drawn.
  public var color: DrawnColor {
    switch self {
    case .blue: DrawnColor(red: 0x1C, green: 0x71, blue: 0xD8)
    case .green: DrawnColor(red: 0x26, green: 0xA2, blue: 0x69)
    case .purple: DrawnColor(red: 0x81, green: 0x3D, blue: 0x9C)
    case .orange: DrawnColor(red: 0xC6, green: 0x46, blue: 0x00)
    case .red: DrawnColor(red: 0xA5, green: 0x1D, blue: 0x2D)
    case .grey: DrawnColor(red: 0x77, green: 0x76, blue: 0x7B)
    }
  }
}
