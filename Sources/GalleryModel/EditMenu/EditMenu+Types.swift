extension EditMenu {
  /// What the menu belongs to.
  public enum Host: String, CaseIterable, Codable, Sendable {
    case textField = "text-field"
    case textView = "text-view"
    case picture
    /// Text that is there to be read.
    case staticText = "static-text"
  }

  /// A command of the system's; the order is that of the menu.
  public enum StandardCommand: String, CaseIterable, Codable, Sendable, Comparable {
    case cut
    case copy
    case paste
    case select
    case selectAll = "select-all"
    case delete
    /// Not one of the six.
    case print

    /// The commands that the menu draws on by default.
    public static let six: [StandardCommand] = [.cut, .copy, .paste, .select, .selectAll, .delete]

    /// Whether the left command stands before the right one.
    public static func < (left: StandardCommand, right: StandardCommand) -> Bool {
      left.place < right.place
    }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether the command acts on what is selected.
    public var needsSelection: Bool {
      switch self {
      case .cut, .copy, .delete: true
      case .paste, .select, .selectAll, .print: false
      }
    }
  }

  /// A command of the app's.
  public struct CustomCommand: Hashable, Codable, Sendable, Limited {
    /// The most custom commands that a menu can have.
    public static let listLimit = 1_000

    /// The command's name.
    public var title: String
    /// Whether it can be chosen only while something is selected.
    public var needsSelection: Bool

    /// A command that acts on what is selected unless said otherwise.
    public init(_ title: String, needsSelection: Bool = true) {
      self.title = title
      self.needsSelection = needsSelection
    }
  }

  /// A command of the menu's.
  public enum Command: Hashable, Codable, Sendable {
    /// One of the system's.
    case standard(StandardCommand)
    /// One of the app's, by its place among them.
    case custom(Int)

    /// The name that parts and other controls know it by.
    public var name: String {
      switch self {
      case .standard(let command): command.rawValue
      case .custom(let index): "custom.\(index)"
      }
    }
  }

  /// Where custom commands stand.
  public enum CustomPlace: String, CaseIterable, Codable, Sendable {
    /// After all of the system's.
    case after
    /// After the first of the system's.
    case between
    /// Before all of the system's.
    case before
  }

  /// What brings the menu up by touch.
  public enum Gesture: String, CaseIterable, Codable, Sendable {
    case hold
    case doubleTap = "double-tap"
  }

  /// What brought the menu up.
  public enum Opening: String, CaseIterable, Codable, Sendable {
    case hold
    case doubleTap = "double-tap"
    case menuKey = "menu-key"
  }

  /// What a double-tap on text selects.
  public enum DoubleTapSelection: String, CaseIterable, Codable, Sendable {
    case word
    case paragraph
    case all
    case character
  }

  /// Where the menu appears.
  public enum Position: String, CaseIterable, Codable, Sendable {
    /// Above or below the selection, where there is room and nothing important.
    case automatic
    /// Above, whatever is there.
    case above
    /// Below, whatever is there.
    case below
  }

  /// What can be pasted.
  public enum Board: Hashable, Codable, Sendable {
    /// Nothing, or nothing that is text.
    case empty
    /// A text that was copied here.
    case own(String)
    /// A text of another program's, which is not read before it is pasted.
    case foreign

    /// Whether there is text.
    public var hasText: Bool {
      switch self {
      case .empty: false
      case .own(let text): !text.isEmpty
      case .foreign: true
      }
    }
  }

  /// A line of the page near the text or picture.
  public struct Line: Hashable, Codable, Sendable, Limited {
    /// The most lines that a page has.
    public static let listLimit = 4

    /// Where a line stands.
    public enum Place: String, CaseIterable, Codable, Sendable {
      case above
      case below
    }

    /// The words.
    public var text: String
    /// Whether it is important that they can be seen.
    public var isImportant: Bool
    /// Where the line stands.
    public var place: Place

    /// A line above unless said otherwise.
    public init(_ text: String, isImportant: Bool = false, place: Place = .above) {
      self.text = text
      self.isImportant = isImportant
      self.place = place
    }
  }

  /// What a person or the app does.
  public enum Event: Hashable, Codable, Sendable {
    /// A person presses a character, or the picture, once.
    case tap(at: Int)
    /// A person holds a finger on a character, or the picture.
    case hold(at: Int)
    /// A person presses a character, or the picture, twice.
    case doubleTap(at: Int)
    /// A person presses the menu key.
    case menuKey
    /// A person chooses a command that the menu offers.
    case choose(Command)
    /// A person closes the menu, or declines what is asked.
    case dismiss
    /// A person allows the command that was asked about.
    case confirm
    /// A person selects characters, or none; of a picture, all or nothing.
    case select(Range<Int>)
    /// A person types.
    case type(String)
    /// A person made this of the text, with so much of it selected.
    case edited(String, Range<Int>)
    /// An input method is at work on this; empty when it is done.
    case composed(String)
    /// A person copied by the keyboard.
    case copied
    case undo
    case redo
    /// The clipboard holds something else now.
    case boardChanged(Board)
    /// The text of the clipboard, which another program had, comes in.
    case paste(String)
    /// The app leaves a standard command out, or lets it in again.
    case leaveOut(StandardCommand, Bool)
  }

  /// What the app is told.
  public enum Report: Hashable, Codable, Sendable {
    /// The menu came up.
    case opened
    /// This was selected.
    case selected(String)
    case copied(String)
    case cut(String)
    case pasted(String)
    case deleted(String)
    /// A custom command of that name was carried out on that selection.
    case ran(String, on: String)
    case printed
    /// The clipboard's text is needed.
    case askedForText
    /// The person is asked whether a command shall be carried out.
    case askedToConfirm(Command)
    case undone
    case redone
  }
}
