extension EditableText {
  /// The word at a place: letters and digits, with apostrophes between them; beside words, the run
  /// of blanks or the one mark that is there.
  ///
  /// Scripts that do without blanks have words of one character each. O(length).
  public func word(at place: Int) -> Range<Int> {
    let characters = Array(text)
    guard !characters.isEmpty else { return 0..<0 }
    let place = min(max(place, 0), characters.count - 1)
    let kind = Self.wordPart(at: place, of: characters)
    guard kind.isRun else { return place..<place + 1 }
    var start = place
    while start > 0, Self.wordPart(at: start - 1, of: characters) == kind { start -= 1 }
    var end = place + 1
    while end < characters.count, Self.wordPart(at: end, of: characters) == kind { end += 1 }
    return start..<end
  }

  /// The word at the caret, or where there is none, the one that ends there.
  ///
  /// O(length).
  var wordAtCaret: Range<Int> {
    let place = selection.lowerBound
    let next = word(at: place)
    guard place > 0, !substring(next).contains(where: \.isWordPart) || place == count else {
      return next
    }
    let last = word(at: place - 1)
    return substring(last).contains(where: \.isWordPart) ? last : next
  }

  private static func wordPart(at place: Int, of characters: [Character]) -> WordPart {
    let character = characters[place]
    guard character == "'" || character == "’" else { return WordPart(character) }
    let isInside =
      place > 0 && place + 1 < characters.count && WordPart(characters[place - 1]) == .letter
      && WordPart(characters[place + 1]) == .letter
    return isInside ? .letter : .single
  }

  /// The line at a place, without its end.
  ///
  /// O(length).
  public func paragraph(at place: Int) -> Range<Int> {
    let characters = Array(text)
    var start = min(max(place, 0), characters.count)
    var end = start
    while start > 0, !characters[start - 1].isNewline { start -= 1 }
    while end < characters.count, !characters[end].isNewline { end += 1 }
    return start..<end
  }

  /// What a character is to the word around it.
  private enum WordPart: Equatable {
    case letter
    case blank
    /// A mark, or a character that is a word by itself.
    case single

    init(_ character: Character) {
      if character.isNewline {
        self = .single
      } else if character.isWhitespace {
        self = .blank
      } else if character.script == .unspaced {
        self = .single
      } else if character.isLetter || character.isNumber {
        self = .letter
      } else {
        self = .single
      }
    }

    var isRun: Bool {
      switch self {
      case .letter, .blank: true
      case .single: false
      }
    }
  }
}
