import GalleryModel

/// A real widget for text, as a view of `EditableText`: what the model has goes in, what a person
/// makes of it comes out.
@MainActor final class TextInput {
  /// Which widget it is.
  enum Kind: Hashable, Sendable {
    /// One line.
    case line
    /// One line whose characters are hidden.
    case secret
    /// Several lines.
    case lines
  }

  /// What a person did.
  enum Act: Hashable, Sendable {
    /// Changed the text or what is selected; both as they are now.
    case edited(String, Range<Int>)
    /// Went on composing with an input method; empty when that ended.
    case composed(String)
    case copied
    case cut
    case undid
    case redid
    /// Pressed Return in a line.
    case returned
    /// Pressed Escape.
    case left
    /// Came in with the focus.
    case entered
  }

  let kind: Kind
  /// The widget as a whole.
  let widget: AnyWidget
  /// What receives keys within it.
  let editor: any TextEditing
  private let owner: Owned<AnyWidget>
  private let acted: @MainActor (Act) -> Void
  private var handlers: [SignalHandler] = []
  private var shown = EditableText()
  private var pending: LoopSource?
  private var isShowing = false
  /// What an input method composes now; empty where it does not.
  private var composition = ""
  /// Whether that was not told yet.
  private var isCompositionNew = false
  private let keys: KeyController
  /// Whether long lines go on in the next, where there can be several.
  var wraps = true {
    didSet {
      if wraps != oldValue { widget.as(TextView.self)?.wrapMode = wraps ? .wordChar : .none }
    }
  }
  /// Whether Return breaks the line, where there can be several.
  var breaksLines = true
  /// How many characters there may be; `nil` for any number.
  var limit: Int?
  /// Whether what is typed can be looked at, where it is a secret.
  var isRevealed = false {
    didSet {
      guard let inside, kind == .secret, isRevealed != oldValue else { return }
      keepUnselected()
      inside.showsText = isRevealed
    }
  }

  /// Makes the widget, empty.
  init(_ kind: Kind, acted: @escaping @MainActor (Act) -> Void) {
    self.kind = kind
    self.acted = acted
    switch kind {
    case .line:
      let entry = Entry()
      entry.setKeepsHistory(false)
      widget = AnyWidget(entry)
      editor = entry.inside ?? EntryText(pointer: entry.pointer)
      entry.setWidth(characters: 1)
    case .secret:
      let entry = PasswordEntry()
      entry.setKeepsHistory(false)
      widget = AnyWidget(entry)
      editor = entry.inside ?? EntryText(pointer: entry.pointer)
      entry.setWidth(characters: 1)
    case .lines:
      let view = TextView()
      view.setKeepsHistory(false)
      view.wrapMode = .wordChar
      view.setTabMovesFocus(true)
      widget = AnyWidget(view)
      editor = view
    }
    owner = Owned(widget)
    keys = KeyController(on: editor)
    widget.addClass("text-input")
    connect()
  }

  /// The inside of an entry; `nil` where there are several lines.
  var inside: EntryText? { kind == .lines ? nil : EntryText(pointer: editor.pointer) }

  /// The text as it stands in the widget.
  var text: String { editor.text }

  /// What is selected in the widget, in characters.
  var selection: Range<Int> {
    let text = editor.text
    let range = editor.selectedScalars
    return text.characters(at: range.lowerBound)..<text.characters(at: range.upperBound)
  }

  private func connect() {
    let editor = self.editor
    handlers = editor.onEdited { [weak self] in self?.wait() }
    editor.onComposed { [weak self] in self?.composed($0) }
    editor.onClipboardKey(.copy) { [weak self] in self?.takeAway(.copied) ?? false }
    editor.onClipboardKey(.cut) { [weak self] in self?.takeAway(.cut) ?? false }
    editor.onClipboardKey(.paste) { [weak self] in self?.paste() ?? false }
    editor.onInsertion { [weak self] text, place in self?.admitted(text, at: place) ?? text }
    if let inside {
      inside.connect("activate") { [weak self] in
        self?.settle()
        self?.acted(.returned)
      }
    }
    keys.phase = .capture
    keys.onStroke { [weak self] in self?.pressed($0) ?? false }
    FocusController(on: editor).onEnter { [weak self] in self?.acted(.entered) }
    if kind == .secret {
      // Before the widget shares what is selected.
      for place in ["cursor-position", "selection-bound"] {
        inside?.onNotify(place) { [weak self] in self?.keepUnselected() }
      }
    }
  }

  // MARK: In

  /// Shows a text with what is selected in it; what a person has just typed goes out first.
  func show(_ text: EditableText, isEditable: Bool = true) {
    if editor.isEditable != isEditable { editor.isEditable = isEditable }
    guard pending == nil else { return }
    shown = text
    let visible = text.text.displayable
    isShowing = true
    defer { isShowing = false }
    withBlocked(handlers) {
      if editor.text != visible { editor.text = visible }
      let range = visible.scalars(in: text.selection)
      if editor.selectedScalars != range { editor.selectScalars(range) }
    }
  }

  /// Shows these words while there is no text, where the widget can.
  func setPlaceholder(_ words: String) {
    switch kind {
    case .line: widget.as(Entry.self)?.placeholder = words
    case .secret: widget.as(PasswordEntry.self)?.placeholder = words
    case .lines: break
    }
  }

  /// Gives the widget and what is within a name, for screen readers.
  func setAccessibleName(_ name: String) {
    for part in [widget, AnyWidget(editor)] { part.setAccessibleName(name) }
  }

  /// Lets the words of a label be the name of the widget and of what is within.
  func setLabelled(by label: Label) {
    for part in [widget, AnyWidget(editor)] { part.setLabelled(by: label) }
  }

  // MARK: Keys

  /// Presses a key that means something to the field.
  func press(_ key: String) { keys.press(key) }

  /// Presses the keys that undo.
  func undo() { keys.press("z", .controlMask) }

  /// Presses the keys that redo.
  func redo() { keys.press("y", .controlMask) }

  /// Presses Return, which breaks the line or tells that the person is through.
  func pressReturn() {
    if let inside {
      inside.emit("activate")
    } else if !keys.press("Return") {
      editor.type("\n")
    }
  }

  // MARK: Out

  /// Sends what was edited and composed, if anything was.
  func settle() {
    pending?.cancel()
    pending = nil
    // What is sent first may bring the widget's text back to the model's.
    let words = isCompositionNew ? composition : shown.composition
    isCompositionNew = false
    let text = editor.text
    let selection = selection
    if text != shown.text.displayable || selection != shown.selection {
      let edited = shown.text.asDrawn(text)
      let told = shown.composition
      shown = EditableText(edited)
      shown.select(selection)
      shown.compose(told)
      acted(.edited(edited, selection))
    }
    if words != shown.composition { acted(.composed(words)) }
  }

  private func composed(_ text: String) {
    composition = text
    isCompositionNew = true
    wait()
  }

  /// One edit can cause several signals; all of it is sent as soon as they are through.
  private func wait() {
    guard pending == nil else { return }
    pending = MainLoop.after(0) { [weak self] in self?.settle() }
  }

  private func admitted(_ text: String, at place: Int) -> String {
    // What the app puts in is the app's own business.
    guard !isShowing else { return text }
    let line = kind != .lines && text.contains(where: \.isNewline) ? text.asOneLine : text
    guard let limit else { return line }
    let present = EditableText(editor.text)
    let place = present.text.characters(at: place)
    return present.admitted(line, in: place..<place, limit: limit)
  }

  /// Whether the widget is kept from copying what is selected by itself.
  private func takeAway(_ act: Act) -> Bool {
    settle()
    let selection = selection
    guard !selection.isEmpty, kind != .secret else { return true }
    guard Clipboard.isSetAside else {
      acted(act)
      return false
    }
    Clipboard.write(EditableText(editor.text).substring(selection))
    acted(act)
    if act == .cut {
      editor.deleteBackward()
      settle()
    }
    return true
  }

  private func paste() -> Bool {
    guard Clipboard.isSetAside else { return false }
    Clipboard.read { [editor] in if let text = $0 { editor.type(text) } }
    settle()
    return true
  }

  private func pressed(_ stroke: KeyStroke) -> Bool {
    // While an input method composes, keys are its own.
    guard composition.isEmpty else { return false }
    if stroke.key == "Escape", !stroke.hasControl, !stroke.hasAlt {
      settle()
      acted(.left)
      return false
    }
    // Who left stays in with the focus, and comes back by typing.
    if stroke.types { acted(.entered) }
    if kind == .lines, !breaksLines, ["Return", "KP_Enter"].contains(stroke.key) {
      settle()
      acted(.returned)
      return true
    }
    guard stroke.hasControl, !stroke.hasAlt else { return false }
    let redoes: Bool
    switch stroke.key.lowercased() {
    case "z": redoes = stroke.hasShift
    case "y": redoes = true
    default: return false
    }
    settle()
    guard redoes ? shown.canRedo : shown.canUndo else { return false }
    acted(redoes ? .redid : .undid)
    return true
  }

  /// Lets nothing be selected of a secret that is looked at: it could be dragged away, or pasted with
  /// the middle button.
  private func keepUnselected() {
    guard kind == .secret, isRevealed, let inside, !inside.selectedScalars.isEmpty else { return }
    let caret = inside.caret
    inside.selectScalars(caret..<caret)
  }
}
