/// The languages for which there is a layout.
public enum KeyboardLanguage: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case russian = "ru"
  case arabic = "ar"
  /// Latin letters, as pinyin is typed with; what is typed stays Latin, since nothing converts it.
  case chinese = "zh"

  /// The language of the stage's texts.
  public init(_ language: StageLanguage) {
    switch language {
    case .english: self = .english
    case .chinese: self = .chinese
    }
  }

  /// What people call it.
  public var title: Message {
    switch self {
    case .english: Message("English")
    case .german: Message("German")
    case .french: Message("French")
    case .russian: Message("Russian")
    case .arabic: Message("Arabic")
    case .chinese: Message("Chinese")
    }
  }
}

/// A key of an on-screen keyboard.
public struct Key: Hashable, Sendable {
  /// What a press of a key does.
  public enum Action: Hashable, Codable, Sendable {
    /// Types a text, mostly of one character.
    case insert(String)
    /// Deletes what is selected, or the character before the caret.
    case delete
    /// Changes between small letters and capitals.
    case shift
    /// Brings up other keys.
    case plane(KeyboardLayout.Plane)
    /// Ends the entry.
    case enter
  }

  /// A drawing on a key that has no words.
  public enum Sign: String, CaseIterable, Sendable {
    case shift
    /// The same while it is on.
    case shifted
    case delete
    case enter
  }

  /// What a press does.
  public var action: Action
  /// The words or the character on it; empty where there is a sign.
  public var title: String
  /// The drawing on it.
  public var sign: Sign?
  /// What a screen reader says, where the title does not tell it.
  public var name: Message?
  /// The width in units of a letter's key.
  public var weight: Double

  /// A key as wide as a letter's unless said otherwise.
  public init(
    _ action: Action, title: String = "", sign: Sign? = nil, name: Message? = nil,
    weight: Double = 1
  ) {
    self.action = action
    self.title = title
    self.sign = sign
    self.name = name
    self.weight = weight
  }

  /// Whether it does something other than typing.
  public var isFunction: Bool {
    switch action {
    case .insert: false
    case .delete, .shift, .plane, .enter: true
    }
  }
}

/// The keys of an on-screen keyboard: what it is made for, in which language, in which state.
///
/// Layouts are as the language has them, whatever the direction of the page. Addresses and passwords
/// are typed in Latin letters in every language.
public struct KeyboardLayout: Hashable, Sendable {
  /// Which of the keys there is no room for at once are up; pads of digits have one plane.
  public enum Plane: String, CaseIterable, Codable, Sendable {
    case letters
    case numbers
    case symbols
  }

  /// What it is made for.
  public var type: KeyboardType
  /// The language whose letters are on it.
  public var language: KeyboardLanguage
  /// Which keys are up.
  public var plane: Plane
  /// Whether letters are capitals.
  public var isShifted: Bool

  /// The keys of a type and a language; capitals come up as that type begins unless said otherwise.
  public init(
    for type: KeyboardType, language: KeyboardLanguage, plane: Plane = .letters,
    isShifted: Bool? = nil
  ) {
    self.type = type
    self.language = language
    self.plane = plane
    self.isShifted = isShifted ?? Self.beginsShifted(type)
  }

  /// Names begin with a capital, and so does each of their words.
  private static func beginsShifted(_ type: KeyboardType) -> Bool { type == .name }

  /// Whether there are digits and what goes with them, and no letters.
  public var isPad: Bool {
    switch type {
    case .number, .phone, .pin: true
    case .standard, .name, .email, .url, .password: false
    }
  }

  /// Whether some key does this now.
  public func has(_ action: Key.Action) -> Bool {
    rows.contains { $0.contains { $0.action == action } }
  }

  /// Does to the keyboard what a press of a key does: a capital is typed once, and names go on with
  /// one after a space.
  public mutating func press(_ action: Key.Action) {
    switch action {
    case .insert(let text):
      guard plane == .letters else { return }
      isShifted = text == " " && Self.beginsShifted(type)
    case .shift: isShifted.toggle()
    case .plane(let plane):
      self.plane = plane
      isShifted = false
    case .delete, .enter: break
    }
  }

  /// The keys that a person presses to do this: first those that bring its key up, then that key;
  /// `nil` if there is none for it.
  public func path(to action: Key.Action) -> [Key.Action]? {
    var known: Set<KeyboardLayout> = [self]
    var open: [(layout: KeyboardLayout, presses: [Key.Action])] = [(self, [])]
    while !open.isEmpty {
      let (layout, presses) = open.removeFirst()
      if layout.has(action) { return presses + [action] }
      for key in layout.rows.joined() where key.changesKeys {
        var next = layout
        next.press(key.action)
        if known.insert(next).inserted { open.append((next, presses + [key.action])) }
      }
    }
    return nil
  }
}

extension Key {
  /// Whether a press brings other keys up.
  fileprivate var changesKeys: Bool {
    switch action {
    case .shift, .plane: true
    case .insert, .delete, .enter: false
    }
  }
}
