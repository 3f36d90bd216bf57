import GalleryModel

/// A field as a person sees it: one rounded box with what stands before the text, the text itself,
/// and what stands after it.
///
/// What can be pressed in it is a button of its own, since the icons of GTK's entries have no name
/// and cannot be reached by keys.
@MainActor final class TextFieldBox {
  private let owner = Owned(Box(.horizontal))
  private let leading = TextFieldItems()
  private let trailing = TextFieldItems()
  /// Holds the text, and words that stay behind it.
  private let well = Overlay()
  private let stayingWords = Label()
  private let sizerOwner = Owned(Label())
  /// Has the height of a text of several lines, and is not seen.
  private var sizer: Label { sizerOwner.widget }
  private let clearing = ClearButton()
  private let eye = ToggleButton(icon: "view-reveal-symbolic")
  private var eyeTurned: SignalHandler?
  private let touch: ClickGesture
  private(set) var input: TextInput
  private var field: TextField?
  /// The place of what is drawn bold, in Unicode scalars.
  private var bold: Range<Int>?
  /// Called with what a person did.
  var acted: @MainActor (TextField.Event) -> Void = { _ in }

  init() {
    input = TextInput(.line) { _ in }
    touch = ClickGesture(on: owner.widget)
    let box = owner.widget
    box.addClass("text-field")
    box.expandsHorizontally = true
    box.verticalAlignment = .center
    well.expandsHorizontally = true
    sizer.addClass("text-sizer")
    sizer.alignment = 0
    sizer.hideFromAccessibility()
    well.child = AnyWidget(sizer)
    well.clips = true
    stayingWords.addClass("placeholder")
    stayingWords.alignment = 0
    stayingWords.ellipsize = .end
    stayingWords.verticalAlignment = .center
    stayingWords.canTarget = false
    stayingWords.hideFromAccessibility()
    well.add(stayingWords)
    eye.addClass("flat", "field-button")
    eye.hasFrame = false
    // Whether it does is told by its being pressed.
    let reveals = Message("Show what is typed").localized
    eye.setAccessibleName(reveals)
    eye.tooltip = reveals
    for widget in [
      AnyWidget(leading.widget), AnyWidget(well), AnyWidget(trailing.widget), AnyWidget(eye),
    ] {
      box.append(widget)
    }
    // Seen before the text itself sees it, which keeps presses to itself.
    touch.phase = .capture
    touch.onPressed { [weak self] _, _, _ in
      if self?.field?.isEditing == false { self?.acted(.press) }
    }
    for items in [leading, trailing] {
      items.pressed = { [weak self] in
        guard let self else { return }
        self.acted(.pressItem(items === self.leading ? .leading : .trailing, $0))
      }
    }
    clearing.button.onClicked { [weak self] in self?.clear() }
    eyeTurned = eye.onToggled { [weak self] in self?.acted(.reveal($0)) }
    install(.line)
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// What the field is called, beside or in it.
  func setLabelled(by label: Label) { input.setLabelled(by: label) }

  private func install(_ kind: TextInput.Kind) {
    if input.widget.parent?.isSame(as: well) == true { input.widget.removeFromParent() }
    input = TextInput(kind) { [weak self] in self?.did($0) }
    input.widget.expandsHorizontally = true
    // The text lies over what gives it its room, so that no letter makes the field higher; and a text
    // view would know its height only when there is nothing else to do.
    well.add(input.widget)
  }

  private func did(_ act: TextInput.Act) {
    switch act {
    case .edited(let text, let selection):
      acted(text == field?.text.text ? .select(selection) : .edit(text, selection))
    case .composed(let text): acted(.compose(text))
    case .copied: acted(.copy)
    // What is cut goes by itself.
    case .cut: acted(.copy)
    case .undid: acted(.undo)
    case .redid: acted(.redo)
    case .returned: acted(.enter)
    case .left: acted(.leave)
    case .entered: if field?.isEditing == false { acted(.press) }
    }
  }

  private func clear() {
    acted(.clear)
    if field?.isEditing == true { focus() }
  }

  // MARK: Showing

  func show(_ field: TextField) {
    self.field = field
    let kind: TextInput.Kind =
      field.isSecure ? .secret : field.drawsLines ? .lines : .line
    if input.kind != kind {
      let hadFocus = input.editor.isFocus
      install(kind)
      if hadFocus { focus() }
    }
    sizer.wraps = field.growsWithText
    sizer.wrapMode = .wordChar
    input.wraps = field.growsWithText
    input.limit = field.limit
    input.breaksLines = field.breaksLines
    input.isRevealed = field.isRevealed
    input.editor.purpose = field.keyboardType.inputPurpose
    input.show(field.text)
    let bold = field.drawsStyles && !field.isSecure ? field.boldScalars : nil
    if bold != self.bold || input.editor.isEmboldened != (bold != nil) {
      self.bold = bold
      input.editor.embolden(bold)
    }
    showSize(of: field)
    showPlaceholder(of: field)
    let box = owner.widget
    box.setClass("editing", field.isEditing)
    box.setClass("square", !field.hasRoundCorners)
    leading.show(field.drawnItems(at: .leading))
    trailing.show(field.drawnItems(at: .trailing))
    clearing.show(field, beside: well, in: box)
    eye.isVisible = field.isSecure
    eyeTurned?.withBlocked { eye.isActive = field.isRevealed }
    eye.iconName = field.isRevealed ? "view-conceal-symbolic" : "view-reveal-symbolic"
  }

  /// Makes room for the text: all of it where the field grows, else as many lines as it has.
  private func showSize(of field: TextField) {
    let text = field.drawsLines ? field.text.text : ""
    sizer.text =
      field.growsWithText ? text.displayable : String(text.filter(\.isNewline).map { _ in "\n" })
  }

  private func showPlaceholder(of field: TextField) {
    let words = field.placeholder.displayable
    let isOwn = input.kind == .lines || field.keepsPlaceholder
    input.setPlaceholder(isOwn ? "" : words)
    if stayingWords.text != words { stayingWords.text = words }
    stayingWords.isVisible = isOwn && field.showsPlaceholder
    if field.label.isEmpty {
      input.setAccessibleName(
        field.placeholder.isEmpty ? Message("Text field").localized : words)
    }
  }

  // MARK: Acting

  /// Takes the focus, caret and selection staying where they are.
  func focus() {
    guard !input.editor.isFocus, input.editor.isMapped else { return }
    if let inside = input.inside {
      inside.grabFocusKeepingSelection()
    } else {
      input.editor.grabFocus()
    }
  }

  func press() { touch.click(x: 1, y: 1) }

  func pressClearButton() { clearing.press() }

  func pressItem(_ index: Int, at end: TextField.End) {
    switch end {
    case .leading: leading.press(index)
    case .trailing: trailing.press(index)
    }
  }

  func reveal(_ isShown: Bool) { if eye.isVisible { eye.isActive = isShown } }

  // MARK: Measuring

  func parts(of field: TextField, on surface: Surface) -> [Rendering.Part] {
    var part = surface.part(TextField.fieldPart, .field, owner.widget)
    part.text = drawnText(of: field)
    part.isFocused = input.editor.isFocus
    part.purpose = KeyboardType(input.editor.purpose)?.rawValue
    part.cornerRadius = surface.cornerRadius(of: owner.widget)
    var parts = [part]
    parts += leading.parts(.leading, of: field, on: surface)
    parts += trailing.parts(.trailing, of: field, on: surface)
    parts += clearing.parts(on: surface)
    if eye.isVisible {
      var part = surface.part(TextField.revealPart, .button, eye)
      part.isSelected = eye.isActive
      parts.append(part)
    }
    let words: Label? =
      stayingWords.isVisible ? stayingWords : input.inside?.placeholderLabel
    if let words, words.isChildVisible, !words.text.isEmpty {
      var part = surface.part(TextField.placeholderPart, .label, words)
      part.text = field.placeholder.asDrawn(words.text)
      parts.append(part)
    }
    if input.editor.isEmboldened {
      var part = surface.part(TextField.boldPart, .label, AnyWidget(pointer: input.editor.pointer))
      part.text = field.boldWords
      part.isBold = true
      parts.append(part)
    }
    return parts
  }

  /// The text as a person reads it.
  private func drawnText(of field: TextField) -> String {
    let text = field.text.text.asDrawn(input.text)
    return input.kind == .secret && !input.isRevealed ? TextField.hidden(text) : text
  }
}

extension TextField {
  /// The place of the words in bold, in Unicode scalars.
  fileprivate var boldScalars: Range<Int>? { boldRange.map(text.text.scalars(in:)) }
}
