extension TextField {
  /// Does what a person or the app does.
  public mutating func receive(_ event: Event, in setting: Setting) -> [Report] {
    let reports = answer(event)
    keepUnselected()
    return reports
  }

  private mutating func answer(_ event: Event) -> [Report] {
    switch event {
    case .press:
      guard !isEditing else { return [] }
      isEditing = true
      return [.began]
    case .leave:
      guard isEditing else { return [] }
      isEditing = false
      text.compose("")
      return [.ended]
    case .type(let new), .paste(let new): return enter(new)
    case .commit(let new):
      text.compose("")
      return enter(new)
    case .compose(let new):
      text.compose(new)
      return []
    case .deleteBackward: return change { $0.deleteBackward() }
    case .edit(let new, let selection): return take(new, selecting: selection)
    case .select(let range):
      text.select(range)
      return []
    case .copy: return copied
    case .cut:
      let copied = copied
      return copied.isEmpty ? [] : copied + change { $0.deleteBackward() }
    case .undo: return change { $0.undo() }
    case .redo: return change { $0.redo() }
    case .clear: return clear()
    case .enter: return processReturn()
    case .pressItem(let end, let index): return press(index, at: end)
    case .reveal(let isShown):
      guard isSecure, isRevealed != isShown else { return [] }
      isRevealed = isShown
      return [.revealed(isShown)]
    case .cover(let image):
      overlayImage = image
      return []
    case .set(let new):
      let line = breaksLines ? new : new.asOneLine
      return change { $0.set(line) }
    }
  }

  /// What is typed or pasted of a text: in one line, and no more than the limit allows.
  public func admitted(_ new: String) -> String {
    let line = breaksLines ? new : new.asOneLine
    guard let limit else { return line }
    return text.admitted(line, limit: limit)
  }

  private mutating func enter(_ new: String) -> [Report] {
    let admitted = admitted(new)
    guard !admitted.isEmpty || new.isEmpty else { return [] }
    return change { $0.insert(admitted) }
  }

  /// Takes over a text that a person made; of what was put in, no more than the limit allows.
  private mutating func take(_ new: String, selecting range: Range<Int>) -> [Report] {
    let new = breaksLines ? new : new.asOneLine
    guard let limit, let fitting = text.limited(new, to: limit) else {
      return change { $0.take(new, selecting: range) }
    }
    return change { $0.take(fitting.text, selecting: fitting.caret..<fitting.caret) }
  }

  /// Selects nothing of a secret that can be read, since what is selected can be dragged away and
  /// pasted with the middle button.
  mutating func keepUnselected() {
    guard isSecure, isRevealed, !text.selection.isEmpty else { return }
    text.placeCaret(at: text.selection.upperBound)
  }

  private mutating func change(_ edit: (inout EditableText) -> Void) -> [Report] {
    let old = text.text
    edit(&text)
    return text.text == old ? [] : [.changed(told)]
  }

  /// The text as the log of events may hold it.
  private var told: String { isSecure ? Self.hidden(text.text) : text.text }

  /// What copying reports; nothing where there is nothing selected, or a secret.
  private var copied: [Report] {
    isSecure || text.selection.isEmpty ? [] : [.copied(text.selectedText)]
  }

  private mutating func clear() -> [Report] {
    guard showsClearButton else { return [] }
    if !overlayImage.isEmpty, overlaySwallowsPresses { return [] }
    guard !clearsLastWordOnly else {
      let word = text.word(at: text.count)
      return change { $0.replace(word.lowerBound..<$0.count, with: "") }
    }
    overlayImage = ""
    return change { $0.clear() } + [.cleared]
  }

  private mutating func processReturn() -> [Report] {
    guard !breaksLines else { return enter("\n") }
    switch returnAction {
    case .nothing: return []
    case .add:
      let entry = text.text
      guard !entry.isEmpty else { return [] }
      results = Array((results + [told]).suffix(Self.resultLimit))
      return [.processed(told)] + change { $0.clear() }
    }
  }

  private func press(_ index: Int, at end: End) -> [Report] {
    let items = items(at: end)
    guard items.indices.contains(index), items[index].kind == .button,
      !items[index].command.isEmpty, shows(items[index])
    else { return [] }
    return [.ran(items[index].command)]
  }

  /// Whether an image or a button appears.
  public func shows(_ item: Item) -> Bool { showsSystemButtons || !item.isSystem }

  /// The event for the log, with dots for what is typed in a field for secrets.
  public func description(of event: Event) -> String {
    guard isSecure else { return "\(event)" }
    switch event {
    case .type(let text): return "\(Event.type(Self.hidden(text)))"
    case .edit(let text, let range): return "\(Event.edit(Self.hidden(text), range))"
    case .compose(let text): return "\(Event.compose(Self.hidden(text)))"
    case .commit(let text): return "\(Event.commit(Self.hidden(text)))"
    case .paste(let text): return "\(Event.paste(Self.hidden(text)))"
    case .set(let text): return "\(Event.set(Self.hidden(text)))"
    case .press, .leave, .deleteBackward, .select, .copy, .cut, .undo, .redo, .clear, .enter,
      .pressItem, .reveal, .cover:
      return "\(event)"
    }
  }

  /// The field without what passes: caret, history, who is at it.
  public var resting: TextField {
    var field = self
    field.text = EditableText(text.text)
    field.isEditing = false
    field.isRevealed = false
    return field
  }
}
