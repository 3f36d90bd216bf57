/// A text field on a page: one line in which a person types a little, with what stands in it and
/// what the app makes of it.
public struct TextField: Control {
  /// The most images and buttons at one end.
  public static let itemLimit = 20
  /// The most entries that the app keeps.
  public static let resultLimit = 100
  /// How many characters an entry may be limited to; 0 for any number.
  public static let characterLimits = 0.0...1_000.0
  /// How long an entry can be expected to be, in characters.
  public static let expectedLengths = 0.0...10_000.0
  /// How many lines an entry can be expected to have.
  public static let expectedLineCounts = 1.0...100.0

  /// An image or a button in the field.
  public struct Item: Hashable, Codable, Sendable {
    /// Whether it can be pressed.
    public enum Kind: String, CaseIterable, Codable, Sendable {
      case image
      case button
    }

    /// What it is for, as its author declares it.
    public enum Role: String, CaseIterable, Codable, Sendable {
      /// It shows what the field is for.
      case purpose
      /// It adds to what the field can do.
      case extra
      /// It only looks nice.
      case decoration
    }

    /// Whether it can be pressed.
    public var kind: Kind
    /// What it is for.
    public var role: Role
    /// What it is called.
    public var title: String
    /// The name of its icon.
    public var icon: String
    /// What a press does; empty for nothing.
    public var command: String
    /// Whether the system supplies it, as it does a Bookmarks button.
    public var isSystem: Bool

    /// An image or a button; it has no command unless one is given.
    public init(
      _ kind: Kind, _ role: Role, title: String, icon: String, command: String = "",
      isSystem: Bool = false
    ) {
      self.kind = kind
      self.role = role
      self.title = title
      self.icon = icon
      self.command = command
      self.isSystem = isSystem
    }
  }

  /// One end of the field, in the direction of reading.
  public enum End: String, CaseIterable, Codable, Sendable {
    case leading
    case trailing
  }

  /// Where the button that clears the field stands.
  public enum ClearButton: String, CaseIterable, Codable, Sendable {
    case none
    case leading
    case trailing
  }

  /// What the app does with the text when Return is pressed.
  public enum ReturnAction: String, CaseIterable, Codable, Sendable {
    case nothing
    /// Adds it to the entries on the page, and empties the field.
    case add
  }

  /// What a person or the app does.
  public enum Event: Hashable, Codable, Sendable {
    /// A person presses the field, or comes to it by the keyboard.
    case press
    /// A person is through with it.
    case leave
    /// A person types at the caret, on whatever keyboard.
    case type(String)
    /// A person presses the key that deletes to the left.
    case deleteBackward
    /// A person makes this of the text, with this selected.
    case edit(String, Range<Int>)
    /// An input method composes this, or nothing any more.
    case compose(String)
    /// An input method puts in what it composed.
    case commit(String)
    case paste(String)
    case select(Range<Int>)
    case copy
    case cut
    case undo
    case redo
    /// A person presses the clear button.
    case clear
    /// A person presses Return.
    case enter
    /// A person presses the image or button of that number at one end.
    case pressItem(End, Int)
    /// A person asks to see a secret, or to see it no more.
    case reveal(Bool)
    /// The app puts its own text into the field.
    case set(String)
    /// The app puts an image of that name over the clear button.
    case cover(String)
  }

  /// What the app is told; a secret is told as dots.
  public enum Report: Hashable, Codable, Sendable {
    case began
    case ended
    case changed(String)
    /// The clear button was pressed.
    case cleared
    /// Return was pressed, and the app did with the text what it does.
    case processed(String)
    /// A button in the field did its command.
    case ran(String)
    case copied(String)
    case revealed(Bool)
  }

  /// The words before the field; empty for none.
  public var label = ""
  /// The words in the field while nothing is typed; empty for none.
  public var placeholder = ""
  /// What is typed, with caret and history.
  public internal(set) var text: EditableText
  /// What is asked for, as the author declares it.
  public var content: TextContent
  /// The on-screen keyboard that the app asks for.
  public var keyboardType: KeyboardType
  /// How many characters are expected, as the author declares it, within `expectedLengths`.
  public internal(set) var expectedLength = 24.0
  /// How many lines are expected, as the author declares it, within `expectedLineCounts`.
  public internal(set) var expectedLines = 1.0
  /// The values among which the entry has to be, as the author declares them; none for any entry.
  public var options = ValueSet([])
  /// Whether what is typed is hidden.
  public internal(set) var isSecure = false
  /// Whether a secret is shown for now; nothing of it can be selected then.
  public internal(set) var isRevealed = false
  /// What stands at the leading end, `itemLimit` at most.
  public internal(set) var leading: [Item] = []
  /// What stands at the trailing end, `itemLimit` at most.
  public internal(set) var trailing: [Item] = []
  /// Where the clear button stands.
  public var clearButton = ClearButton.trailing
  /// Whether the clear button deletes the last word only.
  public var clearsLastWordOnly = false
  /// The name of an image of the app's over the clear button; empty for none.
  public var overlayImage = ""
  /// Whether that image keeps presses from the clear button.
  public var overlaySwallowsPresses = false
  /// The most characters, within `characterLimits`; 0 for any number.
  public internal(set) var characterLimit = 0.0
  /// What Return does.
  public var returnAction = ReturnAction.add
  /// What the app made of earlier entries, `resultLimit` at most.
  public internal(set) var results: [String] = []
  /// Whether a press brings up the keyboard.
  public var raisesKeyboard = true
  /// Whether a person is at it.
  public internal(set) var isEditing = false
  /// Whether Return breaks the line.
  public internal(set) var returnBreaksLine = false
  /// Whether the field grows with its text.
  public var growsWithText = false
  /// Whether its corners are rounded.
  public var hasRoundCorners = true
  /// Whether the placeholder stays while there is text.
  public var keepsPlaceholder = false
  /// Whether the buttons that the system supplies appear.
  public var showsSystemButtons = true
  /// The part of the text that the app set in bold; empty for none.
  public var boldWords = ""
  /// Whether what the app set in bold is drawn so.
  public var drawsStyles = true

  /// A field that asks for something, with the keyboard that suits it.
  public init(_ content: TextContent, text: String = "", placeholder: String = "") {
    self.content = content
    self.text = EditableText(text.asOneLine)
    self.placeholder = placeholder
    keyboardType = content.suitingTypes.first ?? .standard
    isSecure = content.isSecret
  }
}

extension TextField {
  /// Replaces what stands at one end by the first `itemLimit` of these.
  public mutating func setItems(_ items: [Item], at end: End) {
    let items = Array(items.prefix(Self.itemLimit))
    switch end {
    case .leading: leading = items
    case .trailing: trailing = items
    }
  }

  /// What stands at one end.
  public func items(at end: End) -> [Item] {
    switch end {
    case .leading: leading
    case .trailing: trailing
    }
  }

  /// Hides what is typed, or shows it; a line cannot be broken in a field for secrets.
  public mutating func setSecure(_ isSecure: Bool) {
    if isSecure != self.isSecure { isRevealed = false }
    self.isSecure = isSecure
    joinLines()
  }

  /// Lets Return break the line, or not; without that, what was broken becomes one line.
  public mutating func setReturnBreaksLine(_ breaks: Bool) {
    returnBreaksLine = breaks
    joinLines()
  }

  /// Makes one line of the text where there can be no other, and forgets what was in several.
  mutating func joinLines() {
    if !breaksLines, text.hasEverHadLines { text.set(text.text.asOneLine) }
  }

  /// Puts the app's own text into the field, in one line unless lines can be broken.
  public mutating func set(_ new: String) { text.set(breaksLines ? new : new.asOneLine) }

  /// Says whether a person is at it.
  public mutating func setEditing(_ isEditing: Bool) { self.isEditing = isEditing }

  /// Replaces what the app made of earlier entries by the first `resultLimit` of these.
  public mutating func setResults(_ results: [String]) {
    self.results = Array(results.prefix(Self.resultLimit))
  }

  /// Sets how many characters are expected; throws for a number out of bounds.
  public mutating func setExpectedLength(_ length: Double) throws {
    expectedLength = try Self.expectedLengths.checked(length).rounded()
  }

  /// Sets how many lines are expected; throws for a number out of bounds.
  public mutating func setExpectedLines(_ lines: Double) throws {
    expectedLines = try Self.expectedLineCounts.checked(lines).rounded()
  }

  /// Sets the most characters; throws for a number out of bounds.
  ///
  /// What is there already stays.
  public mutating func setCharacterLimit(_ limit: Double) throws {
    characterLimit = try Self.characterLimits.checked(limit).rounded()
  }

  /// The most characters; `nil` for any number.
  public var limit: Int? { characterLimit > 0 ? Int(characterLimit) : nil }

  /// Whether there can be more than one line.
  public var breaksLines: Bool { returnBreaksLine && !isSecure }

  /// Whether the field is drawn with as many lines as its text needs.
  public var drawsLines: Bool { (returnBreaksLine || growsWithText) && !isSecure }

  /// Whether the on-screen keyboard is up.
  public var showsKeyboard: Bool { isEditing && raisesKeyboard }

  /// Whether the clear button is there: exactly while there is text.
  public var showsClearButton: Bool { clearButton != .none && !text.isEmpty }

  /// Whether the placeholder is there.
  public var showsPlaceholder: Bool {
    !placeholder.isEmpty && ((text.isEmpty && !text.isComposing) || keepsPlaceholder)
  }

  /// The text as it is drawn.
  public var drawnText: String {
    isSecure && !isRevealed ? Self.hidden(text.text) : text.text
  }

  /// The sign that stands for a character of a secret.
  public static let dot: Character = "●"

  /// A text with all its characters hidden.
  public static func hidden(_ text: String) -> String { String(repeating: dot, count: text.count) }

  /// Whether nobody else should read what is typed.
  public var isSensitive: Bool {
    guard !content.isSecret else { return true }
    return switch keyboardType {
    case .pin, .password: true
    case .standard, .name, .email, .url, .number, .phone: false
    }
  }

  /// The first place of the words in bold, in characters; `nil` where they are not in the text.
  public var boldRange: Range<Int>? {
    guard !boldWords.isEmpty, let range = text.text.range(of: boldWords) else { return nil }
    let start = text.text[..<range.lowerBound].count
    return start..<start + text.text[range].count
  }
}
