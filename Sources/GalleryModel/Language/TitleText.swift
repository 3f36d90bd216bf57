/// A title taken apart into words, in a time that grows with its length.
struct TitleText {
  /// One word, from its first letter or digit to its last.
  struct Word {
    /// Where the word stands among the title's characters, its mnemonic underscore included.
    let range: Range<Int>
    /// The word as it is shown, without the underscore.
    let text: String
    /// Whether it is shown as it is whatever the style: a quotation, an address, a file's name, a
    /// placeholder, something with a digit.
    let isKept: Bool
    /// Whether more than spaces parts it from the word before: a colon, a dash, a bracket.
    var isAfterBreak = false
    /// Whether more than spaces parts it from the word after.
    var isBeforeBreak = false
  }

  let characters: [Character]
  /// The underscore that marks the letter after it as the title's mnemonic.
  let mnemonic: Int?
  private(set) var words: [Word] = []

  init(_ title: String) {
    characters = Array(title)
    mnemonic = Self.mnemonic(in: characters)
    let quoted = Self.quotations(in: characters)
    var start = 0
    while start < characters.count {
      guard !characters[start].isWhitespace else {
        start += 1
        continue
      }
      let end = characters[start...].firstIndex(where: \.isWhitespace) ?? characters.count
      if Self.isAddress(characters[start..<end]) {
        add(start..<end, isKept: true)
      } else {
        addPieces(of: start..<end, quoted: quoted)
      }
      start = end
    }
    markBreaks()
  }

  private mutating func addPieces(of chunk: Range<Int>, quoted: [Bool]) {
    var pieces: [Range<Int>] = []
    var start = chunk.lowerBound
    for index in chunk where isSeparator(index) {
      pieces.append(start..<index)
      start = index + 1
    }
    pieces.append(start..<chunk.upperBound)
    // Letters that abbreviate, as in “w/o” and “N/A”.
    let isAbbreviated =
      characters[chunk].contains("/") && pieces.contains { core(of: $0)?.count == 1 }
    for piece in pieces {
      guard let core = core(of: piece) else { continue }
      let isKept =
        quoted[core.lowerBound] || isAbbreviated
        || core.contains { index in
          let character = characters[index]
          return character == "." || character.isNumber
            || (character == "_" && index != mnemonic)
            || (character.script ?? .latin) != .latin
        }
      add(core, isKept: isKept)
    }
  }

  private mutating func add(_ range: Range<Int>, isKept: Bool) {
    let text = String(range.filter { $0 != mnemonic }.map { characters[$0] })
    words.append(Word(range: range, text: text, isKept: isKept))
  }

  private func core(of piece: Range<Int>) -> Range<Int>? {
    guard let first = piece.first(where: { characters[$0].isWordPart }),
      let last = piece.last(where: { characters[$0].isWordPart })
    else { return nil }
    return first..<last + 1
  }

  private func isSeparator(_ index: Int) -> Bool {
    let character = characters[index]
    guard !character.isWordPart else { return false }
    if character == "." {
      return index > 0 && characters[index - 1] == "."
        || index + 1 < characters.count && characters[index + 1] == "."
    }
    return character == "/" || character == "," || character == "&" || character == "+"
      || character.isDash || character.isBreak
  }

  private mutating func markBreaks() {
    guard words.count > 1 else { return }
    for index in 1..<words.count {
      let gap = words[index - 1].range.upperBound..<words[index].range.lowerBound
      guard characters[gap].contains(where: { $0.isBreak || $0.isDash || $0 == "." }) else {
        continue
      }
      words[index - 1].isBeforeBreak = true
      words[index].isAfterBreak = true
    }
  }

  /// The only underscore of a title, if it stands before a letter or a digit; several of them
  /// belong to names.
  private static func mnemonic(in characters: [Character]) -> Int? {
    guard let index = characters.firstIndex(of: "_"), index + 1 < characters.count,
      characters[index + 1].isWordPart, !characters[(index + 1)...].contains("_")
    else { return nil }
    return index
  }

  /// Which characters stand between quotation marks.
  private static func quotations(in characters: [Character]) -> [Bool] {
    var quoted = Array(repeating: false, count: characters.count)
    var opening: (index: Int, closings: Set<Character>)?
    for (index, character) in characters.enumerated() {
      let isApostrophe =
        character == "’" && index + 1 < characters.count && characters[index + 1].isWordPart
      if let open = opening, open.closings.contains(character), !isApostrophe {
        for inner in open.index..<index { quoted[inner] = true }
        opening = nil
      } else if opening == nil {
        switch character {
        case "“": opening = (index, ["”"])
        case "„": opening = (index, ["“", "”"])
        case "‘": opening = (index, ["’"])
        case "«": opening = (index, ["»"])
        case "‹": opening = (index, ["›"])
        case "\"": opening = (index, ["\""])
        default: break
        }
      }
    }
    return quoted
  }

  /// Whether something between two spaces is an address, a path, a tag, an option or a placeholder.
  private static func isAddress(_ chunk: ArraySlice<Character>) -> Bool {
    guard let first = chunk.first, let last = chunk.last, chunk.contains(where: \.isWordPart) else {
      return false
    }
    if chunk.dropFirst().dropLast().contains(where: { $0 == "@" || $0 == "\\" || $0 == "{" }) {
      return true
    }
    if "@#%$./\\~-".contains(first) { return chunk.count > 1 && chunk.dropFirst().first != "." }
    if first == "{" && last == "}" { return true }
    guard let colon = chunk.firstIndex(of: ":") else { return false }
    return chunk[colon...].dropFirst().starts(with: "//")
  }
}

extension Character {
  /// Whether it is a dash that parts words, other than a hyphen, which joins them.
  fileprivate var isDash: Bool { self == "–" || self == "—" }

  /// Whether what follows it begins anew.
  fileprivate var isBreak: Bool { ":;!?…|·•()[]“”«»„\"→←".contains(self) }

  /// Whether it is one of the hyphens.
  var isHyphen: Bool { self == "-" || self == "‐" || self == "‑" }
}
