/// The menu of commands that comes up at selected text, or a selected picture, when a person holds
/// down, double-taps or presses the menu key.
public struct EditMenu: Control {
  /// The most custom commands that the gallery calls few.
  public static let fewCommands = 3
  /// How long the name of a custom command may be.
  public static let nameLimit = TextLength.Limit(words: 3, characters: 6)

  /// What the menu belongs to.
  public var host: Host
  /// The text, with what is selected in it.
  public internal(set) var text: EditableText
  /// Whether the text of a field or a view can be changed.
  public var isEditable = true
  /// Whether text that cannot be edited by its nature can be selected.
  public var isSelectable = true
  /// What the picture shows, in words.
  public var picture: String
  /// Whether the picture is selected.
  public var isPictureSelected = false
  /// Whether a photo stands at the top of the page, where there is room for it.
  public var hasPhoto = false
  /// What can be pasted.
  public internal(set) var board = Board.empty
  /// What stands above and below the text or picture.
  public private(set) var lines = LimitedList<Line>()

  /// The standard commands that the menu draws on.
  public var defaultCommands = Set(StandardCommand.six)
  /// The standard commands that the app left out of the menu.
  public var leftOut: Set<StandardCommand> = []
  /// The app's own commands.
  public private(set) var customs = LimitedList<CustomCommand>()
  /// Where the app's own commands stand among the others.
  public var customPlace = CustomPlace.after
  /// What the app can do with a selection, as its author declares it; empty for nothing.
  public var appAction = ""

  /// The gestures that bring the menu up.
  public var gestures = Set(Gesture.allCases)
  /// What a double-tap on text selects.
  public var doubleTapSelection = DoubleTapSelection.word
  /// Where the menu should appear.
  public var position = Position.automatic

  /// By what the menu was brought up; `nil` while it is closed.
  public internal(set) var opening: Opening?
  /// The command that the person is asked about before it is carried out, which nothing asks for.
  public internal(set) var confirmation: Command?

  /// Whether the menu draws an arrow.
  public var drawsArrow = true
  /// Whether commands are offered that can do nothing now.
  public var ignoresContext = false
  /// Whether Copy, Cut and Delete are offered while nothing is selected.
  public var keepsSelectionCommands = false
  /// Whether Select is offered while something is selected.
  public var keepsSelect = false
  /// Whether commands that were left out are listed all the same.
  public var listsLeftOut = false
  /// Whether the gestures are heard in text fields only.
  public var opensInFieldsOnly = false
  /// Whether a double-tap selects a single character, whatever was set.
  public var ignoresDoubleTapSelection = false
  /// Whether the person is asked before a command is carried out.
  public var confirmsFirst = false
  /// Whether edits can be undone and redone.
  public private(set) var keepsUndo = true

  /// A menu of the standard commands for a text with the caret at its end.
  public init(host: Host = .textView, text: String = "", picture: String = "") {
    self.host = host
    self.text = EditableText(text)
    self.picture = picture
  }

  /// Replaces the app's own commands, by the first of these if there are too many.
  public mutating func setCustoms(_ customs: [CustomCommand]) {
    self.customs = LimitedList(customs)
  }

  /// Replaces what stands above and below, by the first of these if there are too many.
  public mutating func setLines(_ lines: [Line]) { self.lines = LimitedList(lines) }

  /// Puts a text of the app's in the place of the text, with the caret at its end.
  public mutating func setText(_ text: String) { self.text.set(text) }

  /// Keeps what can be undone, or forgets it after each edit.
  public mutating func keepUndo(_ keeps: Bool) {
    keepsUndo = keeps
    if !keeps { text.forgetHistory() }
  }

  /// Whether something is selected.
  public var hasSelection: Bool {
    switch host {
    case .picture: isPictureSelected
    case .textField, .textView, .staticText: allowsSelection && !text.selection.isEmpty
    }
  }

  /// What is selected, as text.
  public var selectedText: String {
    switch host {
    case .picture: isPictureSelected ? picture : ""
    case .textField, .textView, .staticText: allowsSelection ? text.selectedText : ""
    }
  }

  /// Whether the host has text that can be changed.
  public var takesEdits: Bool {
    switch host {
    case .textField, .textView: isEditable
    case .picture, .staticText: false
    }
  }

  /// Whether what the host shows can be selected.
  public var allowsSelection: Bool {
    switch host {
    case .textField, .textView, .picture: true
    case .staticText: isSelectable
    }
  }

  /// Whether the menu is up: it was brought up, and there is something to choose.
  public var isOpen: Bool {
    opening != nil && confirmation == nil && allowsSelection && !offered.isEmpty
  }

  /// Whether a gesture on the host brings the menu up.
  public func hears(_ gesture: Gesture) -> Bool {
    gestures.contains(gesture) && allowsSelection && (!opensInFieldsOnly || host == .textField)
  }
}

extension EditableText {
  /// Forgets what was before, so that nothing can be undone.
  mutating func forgetHistory() {
    past = []
    future = []
    isTyping = false
  }

  /// The first word that can be seen; `nil` in a text of nothing but blanks.
  ///
  /// O(length).
  public var firstWord: Range<Int>? {
    let blanks = text.prefix(while: \.isUnseen).count
    return blanks < count ? word(at: blanks) : nil
  }

  /// The last word that can be seen; `nil` in a text of nothing but blanks.
  ///
  /// O(length).
  public var lastWord: Range<Int>? {
    let blanks = text.reversed().prefix(while: \.isUnseen).count
    return blanks < count ? word(at: count - blanks - 1) : nil
  }
}

extension Character {
  /// Whether nothing of it is drawn: a blank, a control or a mark that only formats.
  fileprivate var isUnseen: Bool {
    isWhitespace
      || unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format: true
        default: false
        }
      }
  }
}
