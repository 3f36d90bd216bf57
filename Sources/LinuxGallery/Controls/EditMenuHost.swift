import GalleryModel

/// The text or picture that an edit menu belongs to, and the gestures that bring the menu up.
@MainActor final class EditMenuHost {
  /// What a person did.
  enum Act: Hashable, Sendable {
    case input(TextInput.Act)
    case tapped(Int)
    case held(Int)
    case doubleTapped(Int)
    /// Pressed the button of a mouse that is for menus.
    case pressedForMenu(Int)
    /// Selected the picture by a key, or took that back.
    case toggledPicture
  }

  /// Which widget shows the host.
  private enum Kind: Equatable {
    case line
    case lines
    case picture
  }

  private let slot = Box(.vertical)
  private let acted: @MainActor (Act) -> Void
  private var kind: Kind?
  private var input: TextInput?
  private var picture: EditMenuPicture?
  /// What gives a text view its height.
  private var frame: Box?
  private var gestures: (hold: LongPressGesture, click: ClickGesture)?
  private var menu: EditMenu
  private var setting = Setting()
  private var shownText = ""
  private var shownSelection = 0..<0
  /// Whether the next layout has to bring the caret into sight.
  private var isScrollWanted = false
  /// The width and height at the last time.
  private var scrolledSize: [Int] = []
  /// The most that the host takes of the page's height, as a share.
  private static let largestShare = 0.5
  /// The space in points between the edges of a text view and its text.
  private static let margin = 10

  init(of menu: EditMenu, acted: @escaping @MainActor (Act) -> Void) {
    self.menu = menu
    self.acted = acted
    slot.addClass("edit-host")
    connect()
  }

  var widget: AnyWidget { AnyWidget(slot) }

  /// The widget that has the text or picture, and hears gestures.
  private var target: AnyWidget? { input?.editorWidget ?? picture?.widget }

  // MARK: In

  /// Shows the host with its text as it is.
  func show(_ menu: EditMenu, name: String, in setting: Setting) {
    self.menu = menu
    let kind: Kind =
      switch menu.host {
      case .textField: .line
      case .textView, .staticText: .lines
      case .picture: .picture
      }
    if kind != self.kind { build(kind) }
    slot.setClass("edit-static", menu.host == .staticText)
    slot.setClass("edit-field", menu.host == .textField)
    if let input {
      input.show(menu.text, isEditable: menu.takesEdits)
      input.editor.setAccessibleName(name.displayable)
      (input.editor as? TextView)?.setCaretVisible(menu.host == .textView)
      if self.setting != setting || shownText != menu.text.text {
        self.setting = setting
        shownText = menu.text.text
        isScrollWanted = true
        frame?.queueResize()
      } else if shownSelection != menu.text.selection {
        isScrollWanted = true
        frame?.queueAllocate()
      }
      shownSelection = menu.text.selection
    }
    picture?.show(
      title: menu.picture, isSelected: menu.isPictureSelected,
      height: min(
        ((setting.width - 2 * (Setting.cardMargin + 1)) * 0.6).rounded(),
        (setting.page(aboveToolbar: false).height * Self.largestShare).rounded()))
    target?.canTarget = menu.allowsSelection
    target?.isFocusable = menu.allowsSelection
  }

  /// The height of a text view: that of its text, within limits, at once rather than when GTK got
  /// round to it.
  private var heightOfLines: Int {
    guard let input else { return 0 }
    let width = setting.width - 2 * (Setting.cardMargin + 1) - 2 * Double(Self.margin)
    let line = input.editor.height(of: "X", width: width)
    // Texts that are far too high need not be measured.
    let text = shownText.displayable.prefix(4_000)
    let height = max(2 * line, input.editor.height(of: String(text), width: width))
    let most = (setting.page(aboveToolbar: false).height * Self.largestShare).rounded()
    return Int(min(height + 2 * Double(Self.margin), most).rounded(.up))
  }

  private func build(_ kind: Kind) {
    self.kind = kind
    for child in slot.children { slot.remove(child) }
    input = nil
    picture = nil
    frame = nil
    switch kind {
    case .line, .lines:
      let input = TextInput(kind == .line ? .line : .lines) { [weak self] act in
        self?.acted(.input(act))
      }
      self.input = input
      if let view = input.editor as? TextView {
        view.setTextMargins(horizontal: Self.margin, vertical: Self.margin)
        let scroller = ScrolledWindow(child: view, horizontal: .never, vertical: .external)
        scroller.isFocusable = false
        let frame = Box(.vertical, [scroller])
        frame.setLayout(
          width: { (0, 0) }, height: { [weak self] in
            let height = self?.heightOfLines ?? 0
            return (height, height)
          },
          place: { [weak self] width, height in
            scroller.allocate(x: 0, y: 0, width: width, height: height)
            self?.bringIntoSight(view, width, height)
          })
        slot.append(frame)
        self.frame = frame
      } else {
        slot.append(input.widget)
      }
    case .picture:
      let picture = EditMenuPicture { [weak self] in self?.acted(.toggledPicture) }
      self.picture = picture
      slot.append(picture.widget)
    }
  }

  /// Scrolls to what is selected if that is new, or else if there is other room.
  private func bringIntoSight(_ view: TextView, _ width: Int, _ height: Int) {
    guard height > 0, isScrollWanted || scrolledSize != [width, height] else { return }
    isScrollWanted = false
    scrolledSize = [width, height]
    view.scroll(
      toScalars: view.selectedScalars, space: Double(Self.margin), height: Double(height))
  }

  /// Hears gestures above the text, since what the text itself claims is lost for others at it.
  private func connect() {
    let hold = LongPressGesture(on: slot)
    hold.phase = .capture
    hold.onPressed { [weak self] x, y in
      guard let self, self.menu.hears(.hold) else { return }
      hold.setState(.claimed)
      self.acted(.held(self.place(x: x, y: y)))
    }
    let click = ClickGesture(on: slot)
    click.phase = .capture
    click.setButton(1)
    click.onPressed { [weak self] count, x, y in
      guard let self else { return }
      let place = self.place(x: x, y: y)
      if count > 1 {
        // The widget would select by itself.
        click.setState(.claimed)
        if count == 2 { self.acted(.doubleTapped(place)) }
      } else if !self.isSelected(place) {
        self.acted(.tapped(place))
      }
    }
    click.onReleased { [weak self] count, x, y in
      guard let self, count == 1 else { return }
      let place = self.place(x: x, y: y)
      if self.isSelected(place), !self.menu.isOpen { self.acted(.tapped(place)) }
    }
    let second = ClickGesture(on: slot)
    second.phase = .capture
    second.setButton(3)
    second.onPressed { [weak self] _, x, y in
      guard let self else { return }
      second.setState(.claimed)
      self.acted(.pressedForMenu(self.place(x: x, y: y)))
    }
    gestures = (hold, click)
  }

  /// Whether a character belongs to what is selected.
  func isSelected(_ place: Int) -> Bool {
    switch menu.host {
    case .picture: menu.isPictureSelected
    case .textField, .textView, .staticText: menu.text.selection.contains(place)
    }
  }

  // MARK: Places

  private var geometry: (any TextGeometry)? { input?.editor as? any TextGeometry }

  /// The character at a point.
  private func place(x: Double, y: Double) -> Int {
    guard let geometry, let point = slot.convert(x: x, y: y, to: geometry) else { return 0 }
    return geometry.text.characters(at: geometry.scalar(atX: point.x, y: point.y))
  }

  /// The middle of a character.
  private func point(of place: Int) -> (x: Double, y: Double) {
    guard let input, let geometry else {
      return (slot.size.width / 2, slot.size.height / 2)
    }
    let place = min(max(place, 0), max(input.text.count - 1, 0))
    let bounds = geometry.bounds(ofScalars: input.text.scalars(in: place..<place + 1))
    let middle = (x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
    return geometry.convert(x: middle.x, y: middle.y, to: slot) ?? middle
  }

  /// What the menu points at, as far as it is in sight, in another widget's coordinates.
  func anchor(in other: some WidgetWrapper) -> Bounds? {
    guard let frame = widget.bounds(in: other) else { return nil }
    guard menu.host != .picture, menu.allowsSelection, let input, let geometry else { return frame }
    let own = geometry.bounds(ofScalars: input.text.scalars(in: input.selection))
    guard let origin = geometry.convert(x: own.x, y: own.y, to: other) else { return frame }
    // What lies beyond an edge is taken to lie at it.
    let left = min(max(origin.x, frame.x), frame.maxX - 1)
    let top = min(max(origin.y, frame.y), frame.maxY - 1)
    return Bounds(
      x: left, y: top, width: max(1, min(origin.x + own.width, frame.maxX) - left),
      height: max(1, min(origin.y + own.height, frame.maxY) - top))
  }

  // MARK: A person's hands

  func tap(at place: Int) { gestures?.click.press(1, at: point(of: place)) }
  func doubleTap(at place: Int) { gestures?.click.press(2, at: point(of: place)) }

  func hold(at place: Int) {
    let point = point(of: place)
    gestures?.hold.emit("pressed", .double(point.x), .double(point.y))
  }

  /// Selects as a person does with the keyboard.
  func select(_ range: Range<Int>) {
    if let picture, menu.isPictureSelected == range.isEmpty { picture.pressSpace() }
    guard let input else { return }
    input.editor.selectScalars(input.text.scalars(in: range))
    input.settle()
  }

  func type(_ text: String) {
    guard let input, menu.takesEdits else { return }
    // What is typed takes the place of what is selected.
    if !input.selection.isEmpty { input.editor.deleteBackward() }
    input.editor.type(text)
    input.settle()
  }

  func compose(_ text: String) { input?.editor.compose(text) }

  /// Presses the keys that copy.
  func copyByKeys() { input?.editor.copySelection() }

  /// Sends what was edited and not yet sent.
  func settle() { input?.settle() }

  /// Gives the keyboard back to the text or picture.
  func grabFocus() {
    if let geometry { geometry.grabFocusKeepingSelection() } else { picture?.widget.grabFocus() }
  }

  // MARK: Out

  /// Host, anchor and selection as drawn.
  func parts(on surface: Surface) -> [Rendering.Part] {
    var parts: [Rendering.Part] = []
    var host = surface.part(EditMenu.hostPart, menu.hostRole, widget)
    host.text = input.map { menu.text.text.asDrawn($0.text) } ?? menu.picture
    host.isSensitive = target?.canTarget == true && target?.isEffectivelySensitive == true
    parts.append(host)
    guard let anchor = anchor(in: surface.root) else { return parts }
    var part = surface.part(EditMenu.anchorPart, .content, widget)
    part.frame = Rect(anchor)
    part.usableFrame = part.frame
    parts.append(part)
    guard let selected = selectedText else { return parts }
    part.id = EditMenu.selectionPart
    part.text = selected
    part.isSelected = true
    part.command = menu.opening?.rawValue
    parts.append(part)
    return parts
  }

  /// What is selected in the widget; `nil` for nothing.
  private var selectedText: String? {
    if let picture { return picture.isSelected ? menu.picture : nil }
    guard let input, !input.selection.isEmpty else { return nil }
    return EditableText(menu.text.text.asDrawn(input.text)).substring(input.selection)
  }
}

extension TextInput {
  /// The widget that edits the text.
  var editorWidget: AnyWidget { AnyWidget(editor) }
}

extension ClickGesture {
  /// Presses so many times in quick succession, and lets go.
  fileprivate func press(_ count: Int, at point: (x: Double, y: Double)) {
    emit("pressed", .int(count), .double(point.x), .double(point.y))
    emit("released", .int(count), .double(point.x), .double(point.y))
  }
}
