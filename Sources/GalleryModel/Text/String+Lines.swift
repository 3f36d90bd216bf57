extension String {
  /// The text in one line: line breaks become spaces.
  public var asOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }

  /// The first place of a text; `nil` where it is not found as whole characters.
  ///
  /// O(length × length of the part).
  func range(of part: String) -> Range<Index>? {
    guard let first = part.first else { return nil }
    var start = startIndex
    while let next = self[start...].firstIndex(of: first) {
      if self[next...].starts(with: part) { return next..<index(next, offsetBy: part.count) }
      start = index(after: next)
    }
    return nil
  }

  /// The text as it is compared: in lower case, without spaces and punctuation around it.
  var bare: String {
    let isPadding: (Character) -> Bool = { $0.isWhitespace || $0.isPunctuation }
    let rest = drop(while: isPadding)
    guard let last = rest.lastIndex(where: { !isPadding($0) }) else { return "" }
    return rest[...last].lowercased()
  }

  /// Whether there is nothing to read.
  var isBlank: Bool { allSatisfy { $0.isWhitespace || $0.isNewline } }
}
