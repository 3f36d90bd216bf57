extension EditMenu {
  /// Does what a person or the app does; what cannot be done changes nothing.
  public mutating func receive(_ event: Event, in setting: Setting) -> [Report] {
    switch event {
    case .tap(let place): tap(at: place)
    case .hold(let place): return hold(at: place)
    case .doubleTap(let place): return doubleTap(at: place)
    case .menuKey: return open(by: .menuKey)
    case .choose(let command): return choose(command)
    case .dismiss: close()
    case .confirm:
      guard let command = confirmation else { return [] }
      close()
      return run(command)
    case .select(let range): select(range)
    case .type(let new):
      guard takesEdits, !new.isEmpty else { return [] }
      let new = inLines(new)
      edit { $0.insert(new) }
    case .edited(let new, let range):
      let new = inLines(new)
      guard host != .picture, takesEdits || new == text.text else { return [] }
      if new == text.text { select(range) } else { edit { $0.take(new, selecting: range) } }
    case .composed(let composition):
      guard takesEdits else { return [] }
      text.compose(composition)
      if !composition.isEmpty { close() }
    case .copied:
      guard hasSelection else { return [] }
      return copy()
    case .undo: return step(keepsUndo && text.canUndo, .undone) { $0.undo() }
    case .redo: return step(keepsUndo && text.canRedo, .redone) { $0.redo() }
    case .boardChanged(let board): self.board = board
    case .paste(let new): return paste(new)
    case .leaveOut(let command, let isLeftOut):
      if isLeftOut { leftOut.insert(command) } else { leftOut.remove(command) }
    }
    return []
  }

  /// The menu without what passes: what is selected, what can be undone and pasted, whether it is up.
  public var resting: EditMenu {
    var menu = self
    menu.text = EditableText(text.text)
    menu.isPictureSelected = false
    menu.board = .empty
    menu.close()
    return menu
  }

  /// The state before, with the menu up only if it still is.
  public func returning(to past: EditMenu) -> EditMenu {
    var menu = past
    menu.opening = opening
    menu.confirmation = nil
    return menu
  }

  /// Closes the menu, and asks no more.
  mutating func close() {
    opening = nil
    confirmation = nil
  }

  private mutating func open(by opening: Opening) -> [Report] {
    confirmation = nil
    self.opening = opening
    guard isOpen else {
      self.opening = nil
      return []
    }
    return [.opened]
  }

  private mutating func tap(at place: Int) {
    close()
    switch host {
    case .picture: isPictureSelected = false
    case .textField, .textView: text.placeCaret(at: place)
    case .staticText: if isSelectable { text.placeCaret(at: place) }
    }
  }

  /// Selects the word or the picture; what is held within the selection leaves it as it is.
  private mutating func hold(at place: Int) -> [Report] {
    guard hears(.hold) else { return [] }
    close()
    switch host {
    case .picture: isPictureSelected = true
    case .textField, .textView, .staticText:
      if !text.selection.contains(place) { text.selectWord(at: place) }
    }
    return selectionReports + open(by: .hold)
  }

  private mutating func doubleTap(at place: Int) -> [Report] {
    guard hears(.doubleTap) else { return [] }
    close()
    switch host {
    case .picture: isPictureSelected = true
    case .textField, .textView, .staticText: text.select(doubleTapRange(at: place))
    }
    return selectionReports + open(by: .doubleTap)
  }

  private func doubleTapRange(at place: Int) -> Range<Int> {
    guard !ignoresDoubleTapSelection else { return Self.character(at: place, of: text) }
    return declaredRange(at: place)
  }

  /// What a double-tap on a character should select.
  func declaredRange(at place: Int) -> Range<Int> {
    switch doubleTapSelection {
    case .word: text.word(at: place)
    case .paragraph: text.paragraph(at: place)
    case .all: 0..<text.count
    case .character: Self.character(at: place, of: text)
    }
  }

  private static func character(at place: Int, of text: EditableText) -> Range<Int> {
    let place = min(max(place, 0), text.count)
    return place..<min(place + 1, text.count)
  }

  private var selectionReports: [Report] { hasSelection ? [.selected(selectedText)] : [] }

  /// Selects characters, or all of a picture or nothing; the menu closes if that is something else.
  mutating func select(_ range: Range<Int>) {
    switch host {
    case .picture:
      guard isPictureSelected == range.isEmpty else { return }
      isPictureSelected.toggle()
    case .textField, .textView, .staticText:
      guard allowsSelection else { return }
      let before = text.selection
      text.select(range)
      guard text.selection != before else { return }
    }
    close()
  }

  /// Changes the text, which closes the menu.
  private mutating func edit(_ change: (inout EditableText) -> Void) {
    close()
    change(&text)
    if !keepsUndo { text.forgetHistory() }
  }

  private mutating func step(
    _ isPossible: Bool, _ report: Report, _ change: (inout EditableText) -> Void
  ) -> [Report] {
    guard isPossible, takesEdits else { return [] }
    close()
    change(&text)
    return [report]
  }

  private mutating func choose(_ command: Command) -> [Report] {
    guard isOpen, offered.contains(command) else { return [] }
    guard confirmsFirst else { return run(command) }
    opening = nil
    confirmation = command
    return [.askedToConfirm(command)]
  }

  /// Carries a command out; the menu stays for what can be done with a new selection.
  private mutating func run(_ command: Command) -> [Report] {
    let opening = self.opening ?? .menuKey
    close()
    guard canRun(command) else { return [] }
    switch command {
    case .standard(.cut):
      let cut = selectedText
      board = .own(cut)
      edit { $0.replace($0.selection, with: "") }
      return [.cut(cut)]
    case .standard(.copy): return copy()
    case .standard(.paste):
      switch board {
      case .empty: return []
      case .own(let text): return paste(text)
      case .foreign: return [.askedForText]
      }
    case .standard(.select):
      text.select(text.wordAtCaret)
      return [.selected(selectedText)] + open(by: opening == .doubleTap ? .menuKey : opening)
    case .standard(.selectAll):
      text.selectAll()
      return [.selected(selectedText)] + open(by: opening == .doubleTap ? .menuKey : opening)
    case .standard(.delete):
      let deleted = selectedText
      edit { $0.replace($0.selection, with: "") }
      return [.deleted(deleted)]
    case .standard(.print): return [.printed]
    case .custom(let index): return [.ran(customs.items[index].title, on: selectedText)]
    }
  }

  private mutating func copy() -> [Report] {
    let copied = selectedText
    board = .own(copied)
    return [.copied(copied)]
  }

  /// Puts a text in the place of the selection, in a field as one line.
  private mutating func paste(_ new: String) -> [Report] {
    guard takesEdits, !new.isEmpty else { return [] }
    let new = inLines(new)
    edit { $0.insert(new) }
    return [.pasted(new)]
  }

  /// A text with its lines, where the host can have several.
  private func inLines(_ text: String) -> String { host == .textField ? text.asOneLine : text }
}
