/// What a letter's script means for the style of a title and the length of a text.
enum Script: Hashable, Sendable {
  /// Letters of the Latin script, in which English is written.
  case latin
  /// Another script with capital and small letters, such as Greek or Cyrillic.
  case cased
  /// A script without capital letters, with spaces between words, such as Arabic or Hangul.
  case caseless
  /// A script without capital letters and without spaces, such as Chinese or Thai.
  case unspaced
}

extension Character {
  /// The script of a letter; `nil` for digits, marks, emoji and what else is no letter.
  var script: Script? {
    if isASCII { return isCapital || isSmall ? .latin : nil }
    guard let scalar = unicodeScalars.first, scalar.properties.isAlphabetic else { return nil }
    let value = scalar.value
    if Self.latinRanges.contains(where: { $0.contains(value) }) { return .latin }
    if Self.unspacedRanges.contains(where: { $0.contains(value) }) { return .unspaced }
    if isCapital || isSmall { return .cased }
    return scalar.properties.generalCategory == .otherLetter ? .caseless : nil
  }

  /// Whether it is a letter or a digit of any script.
  var isWordPart: Bool {
    if let ascii = asciiValue {
      return isCapital || isSmall || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii)
    }
    return isLetter || isNumber
  }

  /// Whether it is a letter that has a small form and is not in it.
  var isCapital: Bool {
    if let ascii = asciiValue { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii) }
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.lowercaseMapping != String(scalar)
  }

  /// Whether it is a letter that has a capital form and is not in it.
  var isSmall: Bool {
    if let ascii = asciiValue { return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii) }
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.titlecaseMapping != String(scalar)
  }

  /// The letter in the form in which it begins a word of a title.
  var capitalized: String {
    guard let scalar = unicodeScalars.first else { return "" }
    return scalar.properties.titlecaseMapping
      + String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
  }

  private static let latinRanges: [ClosedRange<UInt32>] = [
    0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0x2AF, 0x1E00...0x1EFF,
    0xA722...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A,
  ]

  /// Chinese characters, kana, Thai, Lao, Burmese and Khmer.
  private static let unspacedRanges: [ClosedRange<UInt32>] = [
    0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3041...0x312F,
    0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF,
  ]
}

extension StringProtocol {
  /// The text as it is compared with lists of words: in lower case, with straight apostrophes.
  var asListed: String {
    String(lowercased().map { $0 == "’" || $0 == "ʼ" ? "'" : $0 })
  }
}
