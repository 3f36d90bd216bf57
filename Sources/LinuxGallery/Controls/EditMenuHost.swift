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

  let slot = Box(.vertical)
  private let acted: @MainActor (Act) -> Void
  private var kind: Kind?
  private(set) var input: TextInput?
  private(set) var picture: EditMenuPicture?
  /// What gives a text view its height.
  private var frame: Box?
  private(set) var gestures: (hold: LongPressGesture, click: ClickGesture)?
  private(set) var menu: EditMenu
  private var setting = Setting()
  private var shownText = ""
  private var shownSelection = 0..<0
  /// Whether the next layout has to bring the caret into sight.
  private var isScrollWanted = false
  /// The height of the text that was measured last: layouts ask often, and long words take long.
  private var measured: (question: Question, height: Double)?
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
  var target: AnyWidget? { input?.editorWidget ?? picture?.widget }

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
    if let input {
      let isFollowed = input.selection == menu.text.selection
      input.show(menu.text, isEditable: menu.takesEdits)
      input.setAccessibleName(name.displayable)
      (input.editor as? TextView)?.setCaretVisible(menu.host == .textView)
      if self.setting != setting || shownText != menu.text.text {
        self.setting = setting
        shownText = menu.text.text
        isScrollWanted = true
        frame?.queueResize()
      } else if shownSelection != menu.text.selection, !isFollowed {
        // What a person selects by keys the widget brings into sight itself.
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

  /// What the height of a text depends on; a line's height stands for its font.
  private struct Question: Hashable {
    let text: String
    let width: Double
    let line: Double
  }

  /// The height of a text view: that of its text, within limits, at once rather than when GTK got
  /// round to it.
  private var heightOfLines: Int {
    guard let input else { return 0 }
    let width = setting.width - 2 * (Setting.cardMargin + 1) - 2 * Double(Self.margin)
    let line = input.editor.height(of: "X", width: width)
    // Texts that are far too high need not be measured.
    let text = String(shownText.displayable.prefix(4_000))
    let question = Question(text: text, width: width, line: line)
    if measured?.question != question {
      measured = (question, input.editor.height(of: text, width: width))
    }
    let height = max(2 * line, measured?.height ?? 0)
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
        view.keepSelectionPrivate()
        view.setTextMargins(horizontal: Self.margin, vertical: Self.margin)
        let scroller = ScrolledWindow(child: view, horizontal: .never, vertical: .external)
        scroller.isFocusable = false
        let frame = Box(.vertical, [scroller])
        frame.setLayout(
          width: { (0, 0) },
          height: { [weak self] in
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
}

extension TextInput {
  /// The widget that edits the text.
  var editorWidget: AnyWidget { AnyWidget(editor) }
}
