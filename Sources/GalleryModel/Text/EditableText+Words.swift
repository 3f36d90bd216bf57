extension EditableText {
  /// The word at a place: letters and digits with the marks within words; beside words, the run of
  /// blanks or the one mark that is there.
  ///
  /// Scripts that do without blanks have words of one character each. O(length).
  public func word(at place: Int) -> Range<Int> {
    let characters = Array(text)
    guard !characters.isEmpty else { return 0..<0 }
    let place = min(max(place, 0), characters.count - 1)
    let kind = WordPart(characters[place])
    guard kind.isRun else { return place..<place + 1 }
    var start = place
    while start > 0, WordPart(characters[start - 1]) == kind { start -= 1 }
    var end = place + 1
    while end < characters.count, WordPart(characters[end]) == kind { end += 1 }
    return start..<end
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
      } else if character.isLetter || character.isNumber || character == "'" || character == "’" {
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
