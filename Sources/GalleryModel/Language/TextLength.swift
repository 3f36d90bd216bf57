/// How long a text is in its own language’s units: characters where words have no spaces between
/// them, as in Chinese, and words elsewhere.
public struct TextLength: Hashable, Sendable {
  /// What a text’s length is counted in.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case words
    case characters
  }

  /// What the length is counted in.
  public let unit: Unit
  /// How many of them there are.
  public let count: Int

  /// Counts a text, in a time that grows with its length.
  ///
  /// Punctuation and emoji do not count, and a mnemonic’s underscore neither parts nor lengthens a
  /// word. A word of more than `longestWord` letters counts as several. Among characters without
  /// spaces, a word that has them, such as a name in Latin letters, counts as two characters: most
  /// Chinese words have two.
  public init(of text: String) {
    var characters = 0
    var words = 0
    var letters = 0
    func finishWord() {
      words += (letters + Self.longestWord - 1) / Self.longestWord
      letters = 0
    }
    for character in text {
      if character.script == .unspaced {
        finishWord()
        characters += 1
      } else if character.isWordPart {
        letters += 1
      } else if !Self.joins(character) {
        finishWord()
      }
    }
    finishWord()
    unit = characters > 0 ? .characters : .words
    count = characters > 0 ? characters + 2 * words : words
  }

  /// The most letters of a word that counts as one.
  public static let longestWord = 20

  private static func joins(_ character: Character) -> Bool {
    character == "_" || character == "'" || character == "’" || character == "."
      || character.isHyphen
  }

  /// How long texts may be, in either unit.
  public struct Limit: Hashable, Sendable {
    /// The most words.
    public let words: Int
    /// The most characters of a text without spaces.
    public let characters: Int

    /// Allows so many words, or so many characters where words have no spaces between them.
    public init(words: Int, characters: Int) {
      self.words = words
      self.characters = characters
    }

    /// What is allowed in a unit.
    public func allowed(_ unit: Unit) -> Int {
      switch unit {
      case .words: words
      case .characters: characters
      }
    }

    /// Whether a text is no longer than that.
    public func allows(_ text: String) -> Bool {
      let length = TextLength(of: text)
      return length.count <= allowed(length.unit)
    }
  }
}
