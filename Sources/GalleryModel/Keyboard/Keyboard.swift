/// An on-screen keyboard that comes with the focus of a field, of the type that the app set for it.
public struct Keyboard: Control {
  /// What a person, the device or the app does.
  public enum Event: Hashable, Codable, Sendable {
    /// A person presses the field, which brings the keyboard up.
    case pressField
    /// A person presses a key of the on-screen keyboard.
    case key(Key.Action)
    /// A person types on a keyboard of the device's.
    case type(String)
    /// A person pastes a text.
    case paste(String)
    /// A person presses beside the field, which puts the keyboard away.
    case leave
    /// The field has another text or selection, whatever did it.
    case edited(String, Range<Int>)
    /// A person takes the last edit back.
    case undo
    /// A person does again what was taken back.
    case redo
    /// A person chooses the language of the keyboard in the device's settings.
    case chooseLanguage(KeyboardLanguage)
    /// The app sets another type.
    case setType(KeyboardType)
  }

  /// What the app is told.
  public enum Report: Hashable, Codable, Sendable {
    /// The field has another text; a secret is told as dots.
    case changed(String)
    /// The keyboard came up.
    case opened
    /// The keyboard went away.
    case closed
    /// The key for Return was pressed.
    case returned
  }

  /// What the field is for.
  public var title: String
  /// What stands in the field while it is empty.
  public var placeholder: String
  /// The text in the field.
  public internal(set) var text: EditableText
  /// What is asked for, as the app's author declares it.
  public var content: TextContent
  /// The type that the app set.
  public var type: KeyboardType
  /// Whether the keyboard of letters comes up whatever type is set.
  public var showsStandardAlways = false
  /// The language that the user has set.
  public var userLanguage: KeyboardLanguage
  /// The language that the app forces on the user; `nil` if it leaves that alone.
  public var forcedLanguage: KeyboardLanguage?
  /// Whether keys type into the field; if not, it can only be pasted into.
  public var acceptsKeys = true
  /// Whether the field has the focus, with which the keyboard comes up.
  public var isEditing = true

  /// A field that is being edited, with the keyboard that suits it best.
  public init(
    _ title: String, _ content: TextContent, text: String = "", placeholder: String = "",
    userLanguage: KeyboardLanguage = .english
  ) {
    self.title = title
    self.content = content
    self.text = EditableText(text)
    self.placeholder = placeholder
    self.userLanguage = userLanguage
    type = content.suitingTypes.first ?? .standard
  }

  /// The type of the keyboard that comes up.
  public var shownType: KeyboardType { showsStandardAlways ? .standard : type }

  /// The language of the keyboard that comes up.
  public var shownLanguage: KeyboardLanguage { forcedLanguage ?? userLanguage }

  /// The keys of the keyboard that comes up.
  public var layout: KeyboardLayout { KeyboardLayout(for: shownType, language: shownLanguage) }

  /// Replaces the text as the app does, in one line, with the caret at its end.
  public mutating func setText(_ new: String) { text.set(new.asOneLine) }
}

extension Keyboard {
  /// Does what a person, the device or the app does; what leads nowhere reports nothing.
  public mutating func receive(_ event: Event, in setting: Setting) -> [Report] {
    switch event {
    case .pressField: return edit(true)
    case .leave: return edit(false)
    case .key(let action): return press(action)
    case .type(let new):
      guard acceptsKeys else { return [] }
      return change { $0.insert(new.asOneLine) }
    case .paste(let new):
      return change { $0.insert(new.asOneLine) }
    case .edited(let new, let selection):
      return change { $0.take(new.asOneLine, selecting: selection) }
    case .undo: return change { $0.undo() }
    case .redo: return change { $0.redo() }
    case .chooseLanguage(let language):
      userLanguage = language
      return []
    case .setType(let type):
      self.type = type
      return []
    }
  }

  private mutating func edit(_ isEditing: Bool) -> [Report] {
    guard isEditing != self.isEditing else { return [] }
    self.isEditing = isEditing
    return [isEditing ? .opened : .closed]
  }

  /// Presses a key, if the keyboard is up and has one for it.
  private mutating func press(_ action: Key.Action) -> [Report] {
    guard isEditing, layout.path(to: action) != nil else { return [] }
    switch action {
    case .insert(let new):
      guard acceptsKeys else { return [] }
      return change { $0.insert(new) }
    case .delete:
      guard acceptsKeys else { return [] }
      return change { $0.deleteBackward() }
    case .enter: return [.returned]
    case .shift, .plane: return []
    }
  }

  private mutating func change(_ edit: (inout EditableText) -> Void) -> [Report] {
    let old = text.text
    edit(&text)
    return text.text == old ? [] : [.changed(told(text.text))]
  }

  /// A text as the log of events may hold it.
  func told(_ text: String) -> String {
    content.isSecret ? TextField.hidden(text) : text
  }

  /// The event for the log, with dots for what is typed where a secret is asked for.
  public func description(of event: Event) -> String {
    switch event {
    case .key(.insert(let new)): "\(Event.key(.insert(told(new))))"
    case .type(let new): "\(Event.type(told(new)))"
    case .paste(let new): "\(Event.paste(told(new)))"
    case .edited(let new, let range): "\(Event.edited(told(new), range))"
    case .pressField, .key, .leave, .undo, .redo, .chooseLanguage, .setType: "\(event)"
    }
  }

  /// The keyboard without what passes: caret, history, whether it is up.
  public var resting: Keyboard {
    var keyboard = self
    keyboard.text = EditableText(text.text)
    keyboard.isEditing = false
    return keyboard
  }
}
