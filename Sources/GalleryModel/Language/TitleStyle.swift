/// Title style of English titles as an era has it: a capital letter for each word but articles,
/// coordinating conjunctions and short prepositions, and for the first and the last word always.
///
/// Titles are read as English. Whatever may be spelled in both ways, because only its meaning
/// decides, is accepted in both: “in” after “sign” may be a part of the verb. Names, acronyms,
/// numbers, addresses and quotations keep their spelling.
public struct TitleStyle: Hashable, Sendable {
  /// How a word is to begin.
  enum Form: Hashable, Sendable {
    case capital
    case small
    /// Both are right; a word that has to be written anew begins with the preferred one.
    case either(prefersCapital: Bool)
  }

  /// How prepositions of four letters begin.
  let fourLetterPrepositions: Form
  /// How conjunctions such as “if” begin, which join a clause to a word that rules it.
  let subordinatingConjunctions: Form

  /// The title style of an era.
  ///
  /// Prepositions of less than four letters are small in editions 7 and
  /// 11 and in all editions together, those of up to four letters in edition 10. The passage of
  /// edition 6 is damaged where it tells their length, and speaks of conjunctions of any kind:
  /// there, prepositions of four letters and all conjunctions may begin in either way.
  public init(for era: Era) {
    switch era {
    case .edition(.six):
      fourLetterPrepositions = .either(prefersCapital: false)
      subordinatingConjunctions = .either(prefersCapital: false)
    case .edition(.ten):
      fourLetterPrepositions = .small
      subordinatingConjunctions = .capital
    case .edition(.seven), .edition(.eleven), .consolidated:
      fourLetterPrepositions = .capital
      subordinatingConjunctions = .capital
    }
  }

  /// What there is to say of a title.
  public enum Judgement: Hashable, Sendable {
    /// Every word begins as it should.
    case follows
    /// A word, the first of them, is not spelled as title style has it.
    case breaks(word: String, expected: String)
    /// Title style says nothing about the title.
    case notJudged(Reason)
  }

  /// Why a title is not judged.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// There is no word in it, or none but numbers, addresses and quotations.
    case noWords
    /// It is written, wholly or in part, in a script without capital letters.
    case noCapitals
    /// It is written in a script with capital letters that is not that of English.
    case otherAlphabet
  }

  /// A word that is not spelled as title style has it.
  public struct Breach: Hashable, Sendable {
    /// The word as it is shown, without a mnemonic's underscore.
    public let word: String
    /// The word as it should be.
    public let expected: String
  }

  /// Judges a title, in a time that grows with its length.
  public func judge(_ title: String) -> Judgement {
    let text = TitleText(title)
    if let reason = Self.reasonNotToJudge(text) { return .notJudged(reason) }
    guard let breach = breaches(of: text).first else { return .follows }
    return .breaks(word: breach.word, expected: breach.expected)
  }

  /// All words that are not spelled as title style has it; none if the title is not judged.
  public func breaches(in title: String) -> [Breach] {
    let text = TitleText(title)
    return Self.reasonNotToJudge(text) == nil ? breaches(of: text) : []
  }

  /// The title in title style.
  ///
  /// What is right or is not judged stays as it is, and so do names,
  /// acronyms, numbers and the mnemonic; a particle is spelled anew together with its verb.
  public func styled(_ title: String) -> String {
    var styled = title
    // A letter that becomes a capital can leave a title of nothing but capitals.
    for _ in 0..<3 {
      let mended = mended(styled)
      guard mended != styled else { break }
      styled = mended
    }
    return styled
  }

  private func mended(_ title: String) -> String {
    let text = TitleText(title)
    guard Self.reasonNotToJudge(text) == nil else { return title }
    var result = ""
    var end = 0
    var isVerbMended = false
    for (word, spelling) in zip(text.words, spellings(of: text)) {
      result += String(text.characters[end..<word.range.lowerBound])
      end = word.range.upperBound
      var mended = spelling.text
      if isVerbMended, spelling.form == .either(prefersCapital: true), mended == word.text {
        mended = Self.capitalized(mended)
      }
      isVerbMended = mended != word.text
      result +=
        isVerbMended
        ? Self.marked(mended, like: word, in: text) : String(text.characters[word.range])
    }
    return result + String(text.characters[end...])
  }

  private static func marked(_ mended: String, like word: TitleText.Word, in text: TitleText)
    -> String
  {
    guard let mnemonic = text.mnemonic, word.range.contains(mnemonic) else { return mended }
    let place = mnemonic - word.range.lowerBound
    return String(mended.prefix(place)) + "_" + String(mended.dropFirst(place))
  }

  private static func reasonNotToJudge(_ text: TitleText) -> Reason? {
    let scripts = text.characters.lazy.map(\.script)
    if scripts.contains(where: { $0 == .caseless || $0 == .unspaced }) { return .noCapitals }
    // A single letter is a sign, as in “µm” or “β Version”.
    let isForeign = text.words.contains { word in
      word.text.lazy.filter { $0.script == .cased }.prefix(2).count == 2
    }
    if isForeign { return .otherAlphabet }
    let isJudged = text.words.contains { word in
      !word.isKept && word.text.contains { $0.script == .latin }
    }
    return isJudged ? nil : .noWords
  }

  private func breaches(of text: TitleText) -> [Breach] {
    zip(text.words, spellings(of: text)).compactMap { word, spelling in
      spelling.text == word.text ? nil : Breach(word: word.text, expected: spelling.text)
    }
  }

  private func spellings(of text: TitleText) -> [(form: Form, text: String)] {
    let isShouted = Self.isShouted(text)
    var particles: Set<String> = []
    var previous: TitleText.Word?
    return text.words.indices.map { index in
      let word = text.words[index]
      let plain = word.text.asListed
      let form = form(
        of: plain, word, after: previous,
        next: text.words.indices.contains(index + 1) ? text.words[index + 1] : nil,
        particles: particles)
      particles.formUnion(Self.particles[plain] ?? [])
      previous = word
      return (form, word.isKept ? word.text : Self.spelled(word.text, form, isShouted: isShouted))
    }
  }

  private func form(
    of plain: String, _ word: TitleText.Word, after previous: TitleText.Word?,
    next: TitleText.Word?, particles: Set<String>
  ) -> Form {
    if let previous, previous.isNumber, Self.units.contains(plain) {
      return .either(prefersCapital: false)
    }
    guard previous != nil, let next else { return .capital }
    if Self.foreignParticles.contains(plain) { return .either(prefersCapital: false) }
    if Self.adverbs.contains(plain) || particles.contains(plain) {
      return .either(prefersCapital: true)
    }
    if plain == "as", Self.subjects.contains(next.text.asListed) {
      return .either(prefersCapital: true)
    }
    let isSmall: Form =
      word.isAfterBreak || word.isBeforeBreak ? .either(prefersCapital: false) : .small
    if Self.alwaysSmall.contains(plain) { return isSmall }
    if Self.fourLetters.contains(plain) {
      return fourLetterPrepositions == .small ? isSmall : fourLetterPrepositions
    }
    if Self.fourLettersOfOtherKinds.contains(plain) {
      return fourLetterPrepositions == .capital ? .capital : .either(prefersCapital: true)
    }
    if Self.subordinating.contains(plain) { return subordinatingConjunctions }
    return .capital
  }
}

extension TitleText.Word {
  /// Whether it is made of digits alone.
  fileprivate var isNumber: Bool { text.allSatisfy { $0.isNumber || $0 == "." } }
}
