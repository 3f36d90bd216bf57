import GalleryModel

/// The menu itself: commands in rows on a dark ground, and the arrow that points at the selection.
@MainActor final class EditMenuBubble {
  /// A command that is shown.
  private struct Entry {
    let command: EditMenu.Command
    let button: Button
    let label: Label
  }

  /// What lies above the page, placed by `place`.
  let menu: ScrolledWindow
  let arrow: DrawingArea
  private let owners: (menu: Owned<ScrolledWindow>, arrow: Owned<DrawingArea>)
  private let rows = Box(.horizontal)
  private let keys: KeyController
  private var entries: [Entry] = []
  private var titles: [String] = []
  private var rowHeight = EditMenuLayout.rowHeight
  private var limit = 0.0
  private var isAbove = true
  private let chosen: @MainActor (EditMenu.Command) -> Void

  init(chosen: @escaping @MainActor (EditMenu.Command) -> Void) {
    self.chosen = chosen
    let menu = ScrolledWindow(child: rows, horizontal: .external, vertical: .automatic)
    let arrow = DrawingArea { _ in }
    owners = (Owned(menu), Owned(arrow))
    self.menu = menu
    self.arrow = arrow
    keys = KeyController(on: menu)
    menu.addClass("edit-menu")
    menu.isFocusable = false
    menu.clips = true
    rows.accessibleRole = .menu
    rows.addClass("edit-menu-rows")
    arrow.addClass("edit-menu-arrow")
    arrow.hideFromAccessibility()
    arrow.canTarget = false
    let pointer = arrow.pointer
    arrow.setDraw { [weak self] canvas in
      let tip = self?.isAbove == true ? canvas.height : 0
      canvas.move(x: 0, y: canvas.height - tip)
      canvas.line(x: canvas.width / 2, y: tip)
      canvas.line(x: canvas.width, y: canvas.height - tip)
      canvas.closePath()
      canvas.fill(AnyWidget(pointer: pointer).foreground)
    }
    rows.setLayout(
      width: { [weak self] in self?.widthWanted ?? (0, 0) },
      height: { [weak self] in self?.heightWanted ?? (0, 0) },
      place: { [weak self] width, _ in self?.layOut(width: width) })
    keys.phase = .capture
    keys.onStroke { [weak self] in self?.moved($0) ?? false }
  }

  // MARK: In

  /// Shows the commands that the menu offers, if it is up.
  func show(_ control: EditMenu, in setting: Setting, isPresent: Bool) {
    let commands =
      control.isOpen && isPresent ? Array(control.offered.prefix(EditMenuLayout.drawnLimit)) : []
    menu.isVisible = !commands.isEmpty
    arrow.isVisible = !commands.isEmpty && control.drawsArrow
    for part in [AnyWidget(menu), AnyWidget(rows)] {
      part.setAccessibleName(setting.text("Edit Menu", "编辑菜单"))
    }
    let scale = control.menuScale(in: setting)
    let room = (
      EditMenuLayout.rowHeight(scale: scale),
      setting.page(aboveToolbar: false).width - 2 * EditMenuLayout.margin
    )
    if room != (rowHeight, limit) {
      (rowHeight, limit) = room
      rows.queueResize()
    }
    showTextShare(scale / setting.textScale)
    let titles = commands.map { control.title(of: $0, in: setting) }
    guard titles != self.titles || commands != entries.map(\.command) else { return }
    self.titles = titles
    for entry in entries { rows.remove(entry.button) }
    entries = zip(commands, titles).map(add)
    rows.queueResize()
  }

  /// Draws the text smaller than the stage's, as a share of it.
  private func showTextShare(_ share: Double) {
    let fitting = share < 1 ? Self.shares.last { $0 <= share } ?? Self.shares[0] : nil
    for step in Self.shares {
      rows.setClass("share-\(Int((step * 100).rounded()))", step == fitting)
    }
  }

  private static let shares = [
    0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9,
  ]

  private func add(_ command: EditMenu.Command, _ title: String) -> Entry {
    let label = Label(title.displayable)
    label.ellipsize = .end
    label.isSingleLine = true
    let button = Button(child: label)
    button.accessibleRole = .menuItem
    button.addClass("edit-command")
    button.setAccessibleName(title.displayable)
    button.onClicked { [weak self] in self?.chosen(command) }
    rows.append(button)
    return Entry(command: command, button: button, label: label)
  }

  // MARK: Layout

  private var arranged: EditMenuLayout.Rows {
    EditMenuLayout.rows(
      of: entries.map { Double($0.button.measure(.horizontal).natural) }, within: limit,
      rowHeight: max(
        rowHeight, Double(entries.map { $0.button.measure(.vertical).natural }.max() ?? 0)))
  }

  private var widthWanted: (minimum: Int, natural: Int) { (0, Int(arranged.width)) }
  private var heightWanted: (minimum: Int, natural: Int) {
    let height = Int(arranged.height)
    return (height, height)
  }

  private func layOut(width: Int) {
    let arranged = self.arranged
    let isMirrored = rows.direction == .rtl
    for (entry, frame) in zip(entries, arranged.frames) {
      let x = isMirrored ? Double(width) - frame.maxX : frame.x
      entry.button.allocate(x: x, y: frame.y, width: Int(frame.width), height: Int(frame.height))
    }
  }

  /// Where menu and arrow go on the page.
  func place(
    at position: EditMenu.Position, in surroundings: EditMenuLayout.Surroundings
  ) -> EditMenuLayout.Place {
    let arranged = self.arranged
    let place = EditMenuLayout.place(
      width: arranged.width, height: arranged.height, at: position, in: surroundings)
    if place.isAbove != isAbove {
      isAbove = place.isAbove
      arrow.queueDraw()
    }
    return place
  }

  // MARK: A person's hands

  /// Chooses a command by its button; does nothing where it is not offered.
  func choose(_ command: EditMenu.Command) {
    entries.first { $0.command == command }?.button.click()
  }

  /// The words on the buttons, in order.
  var words: [String] { entries.map(\.label.text) }

  /// Whether the keyboard is in the menu.
  var hasFocus: Bool { entries.contains { $0.button.isFocus } }

  /// Gives the keyboard to the first command, or the last one.
  func grabFocus(last: Bool = false) {
    (last ? entries.last : entries.first)?.button.grabFocus()
  }

  private func moved(_ stroke: KeyStroke) -> Bool {
    guard let place = entries.firstIndex(where: { $0.button.isFocus }) else { return false }
    let isMirrored = rows.direction == .rtl
    let step: Int
    switch stroke.key {
    case "Right", "KP_Right": step = isMirrored ? -1 : 1
    case "Left", "KP_Left": step = isMirrored ? 1 : -1
    case "Down", "KP_Down": step = 1
    case "Up", "KP_Up": step = -1
    case "Tab": step = stroke.hasShift ? -1 : 1
    case "ISO_Left_Tab": step = -1
    case "Home", "KP_Home": step = -place
    case "End", "KP_End": step = entries.count - 1 - place
    default: return false
    }
    let next = (place + step + entries.count) % entries.count
    entries[next].button.grabFocus()
    return true
  }

  // MARK: Out

  /// Menu, arrow and commands as drawn.
  func parts(on surface: Surface) -> [Rendering.Part] {
    guard menu.isVisible else { return [] }
    var parts = [surface.part(EditMenu.menuPart, .menu, menu)]
    if arrow.isVisible { parts.append(surface.part(EditMenu.arrowPart, .image, arrow)) }
    for (index, entry) in entries.enumerated() {
      var part = surface.part(EditMenu.commandPart(index), .button, entry.button)
      part.text = titles[index].asDrawn(entry.label.text)
      part.command = entry.command.name
      part.naturalWidth = Double(entry.button.measure(.horizontal).natural)
      part.isEllipsized = entry.label.isEllipsized
      parts.append(part)
    }
    return parts
  }
}
