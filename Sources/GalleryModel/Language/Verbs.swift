/// Whether titles begin with verbs, as far as lists of words can tell.
///
/// Verbs that are nouns as well, such as “book” and “mail”, count as verbs. What no list knows is
/// undecided.
public enum Verbs {
  /// Whether a title is a verb or begins with one; `nil` if it cannot be told.
  ///
  /// It is `true` for the standard titles OK, Cancel, Done, Next and Back too, and after “Don’t”,
  /// “Never”, “Please” and the like if a verb follows. It is `false` for what begins with a known
  /// noun, an article, a pronoun or a preposition. In Chinese, which has no spaces between words, a
  /// title counts that begins with a verb of a short list.
  public static func beginsWithVerb(_ title: String) -> Bool? {
    let text = TitleText(title)
    let words = text.words.prefix(longestLook).map(\.text.asListed)
    guard let first = words.first else { return nil }
    switch first.first(where: { $0.script != nil })?.script {
    case .unspaced: return beginsWithChineseVerb(title)
    case .latin: break
    case .cased, .caseless, nil: return nil
    }
    if text.words.count == 1, standardTitles.contains(first) { return true }
    let isNegated = words.starts(with: ["do", "not"])
    let rest = (isNegated ? words.dropFirst() : words[...]).drop { leadingWords.contains($0) }
    // “Don’t” and “Do Not” alone are commands already.
    guard let verb = rest.first else { return isNegated || first.hasPrefix("don") ? true : nil }
    if isVerb(verb) { return true }
    return rest.startIndex == words.startIndex && isKnownOtherwise(verb) ? false : nil
  }

  /// The most words of a title that are looked at.
  private static let longestLook = 8

  /// Titles that are right although some of them are no verbs.
  private static let standardTitles: Set<String> = ["ok", "okay", "cancel", "done", "next", "back"]

  /// Words that leave it to the word after them whether a title names an action.
  private static let leadingWords: Set<String> = [
    "also", "always", "automatically", "don't", "dont", "just", "let's", "never", "not",
    "permanently", "please", "quickly",
  ]

  private static func isVerb(_ word: String) -> Bool {
    let parts = word.split(whereSeparator: \.isHyphen)
    guard let first = parts.first else { return false }
    guard parts.count > 1 else { return isVerbInOneWord(word) }
    // “E-mail”, “Re-enter”, and “Drag-and-Drop”.
    if isVerbInOneWord(parts.joined()) { return true }
    if parts.count == 2, prefixes.contains(String(first)) {
      return isVerbInOneWord(String(parts[1]))
    }
    return parts.count == 3 && parts[1] == "and" && isVerbInOneWord(String(first))
  }

  private static func isVerbInOneWord(_ word: String) -> Bool {
    if english.contains(word) { return true }
    if isKnownNoun(word) { return false }
    return ["re", "un"].contains { prefix in
      let stem = word.dropFirst(prefix.count)
      return word.hasPrefix(prefix) && stem.count >= shortestStem && english.contains(String(stem))
    }
  }

  /// The fewest letters of a verb that can stand after “re” and “un” without a hyphen.
  private static let shortestStem = 3

  private static let prefixes: Set<String> = ["auto", "co", "de", "pre", "re", "self", "un"]

  /// Whether a word is a noun of the list, in the singular or the plural.
  static func isKnownNoun(_ word: String) -> Bool {
    if nouns.contains(word) { return true }
    guard word.last == "s" else { return false }
    let singular = word.dropLast()
    return nouns.contains(String(singular))
      || (singular.last == "e" && nouns.contains(String(singular.dropLast())))
      || (singular.hasSuffix("ie") && nouns.contains(singular.dropLast(2) + "y"))
  }

  /// Whether a word, which is no verb, is known to be something else.
  private static func isKnownOtherwise(_ word: String) -> Bool {
    isKnownNoun(word) || TitleStyle.alwaysSmall.contains(word)
      || TitleStyle.fourLetters.contains(word) || otherWords.contains(word)
  }

  /// Pronouns that are no subjects, longer prepositions, and words that ask.
  private static let otherWords: Set<String> = [
    "about", "above", "all", "any", "before", "below", "beyond", "both", "during", "each", "every",
    "her", "his", "how", "its", "my", "our", "some", "that", "their",
    "these", "this", "those", "what", "what's", "when", "where", "which", "who",
    "why",
    "without", "your",
  ]
}
