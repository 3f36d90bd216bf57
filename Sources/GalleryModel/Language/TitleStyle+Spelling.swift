extension TitleStyle {
  /// A word as it should be, which is as it is if nothing speaks against it.
  static func spelled(_ word: String, _ form: Form, isShouted: Bool) -> String {
    if let name = hyphenatedNames[word.asListed], isShouted || word.first?.isSmall == true {
      return name
    }
    var result = ""
    var part = ""
    var isFirst = true
    // What follows a hyphen may begin in either way: the guidelines say nothing of it.
    func finishPart() {
      let form = isFirst ? form : .either(prefersCapital: true)
      result += spelledPart(part, form, isShouted: isShouted)
      part = ""
      isFirst = false
    }
    for character in word {
      guard character.isHyphen else {
        part.append(character)
        continue
      }
      finishPart()
      result.append(character)
    }
    finishPart()
    return result
  }

  private static func spelledPart(_ part: String, _ form: Form, isShouted: Bool) -> String {
    let cased = part.lazy.filter { $0.isCapital || $0.isSmall }
    guard let first = cased.first else { return part }
    let plain = part.asListed
    if !cased.contains(where: \.isSmall), cased.dropFirst().first != nil {
      let isWord = isKnownWord(plain)
      if acronyms[plain] != nil || (ambiguousAcronyms.contains(plain) && !(isShouted && isWord)) {
        return part
      }
      return isWord || isShouted ? inForm(form, part) : part
    }
    if cased.dropFirst().contains(where: \.isCapital) {
      return hasCapitalEnding(plain, part) ? inForm(.capital, part) : part
    }
    switch form {
    case .capital:
      return first.isSmall ? names[plain] ?? acronyms[plain] ?? capitalized(part) : part
    case .small: return first.isSmall ? part : part.lowercased()
    case .either: return part
    }
  }

  private static func inForm(_ form: Form, _ part: String) -> String {
    let small = part.lowercased()
    return switch form {
    case .capital, .either(prefersCapital: true): names[part.asListed] ?? capitalized(small)
    case .small, .either(prefersCapital: false): small
    }
  }

  /// A word with its first cased letter as a capital.
  static func capitalized(_ word: String) -> String {
    guard let index = word.firstIndex(where: { $0.isCapital || $0.isSmall }) else { return word }
    let rest = word[word.index(after: index)...]
    return String(word[..<index]) + word[index].capitalized + String(rest)
  }

  /// Whether a word has a capital letter in its ending, such as “Don’T”, where a program took the
  /// ending for a word.
  private static func hasCapitalEnding(_ plain: String, _ part: String) -> Bool {
    guard let apostrophe = plain.lastIndex(of: "'"),
      endings.contains(String(plain[plain.index(after: apostrophe)...])),
      let last = part.lastIndex(where: { $0 == "'" || $0 == "’" || $0 == "ʼ" })
    else { return false }
    let stem = part[..<last].filter { $0.isCapital || $0.isSmall }
    return !stem.dropFirst().contains(where: \.isCapital)
      && part[last...].contains(where: \.isCapital)
  }

  private static let endings: Set<String> = ["t", "s", "re", "ll", "ve", "d", "m"]

  /// Whether a title is written in capital letters throughout, and not because of its acronyms.
  static func isShouted(_ text: TitleText) -> Bool {
    let words = text.words.lazy.filter { !$0.isKept }
    guard !words.contains(where: { $0.text.contains(where: \.isSmall) }) else { return false }
    return words.contains { word in
      word.text.split(whereSeparator: \.isHyphen).contains { part in
        let plain = part.asListed
        guard part.count > 1, acronyms[plain] == nil, !ambiguousAcronyms.contains(plain) else {
          return false
        }
        return part.count > longestAcronym || isKnownWord(plain)
      }
    }
  }

  /// The most letters of an acronym that need not be known to be taken for one.
  private static let longestAcronym = 5

  private static func isKnownWord(_ plain: String) -> Bool {
    Verbs.english.contains(plain) || alwaysSmall.contains(plain) || adverbs.contains(plain)
      || fourLetters.contains(plain) || subordinating.contains(plain)
      || commonWords.contains(plain) || Verbs.isKnownNoun(plain)
  }
}
