extension String {
  /// How many whole characters there are before a place in Unicode scalars.
  func characters(at scalar: Int) -> Int {
    var rest = scalar
    var count = 0
    for character in self {
      rest -= character.unicodeScalars.count
      if rest < 0 { break }
      count += 1
    }
    return count
  }

  /// Places in Unicode scalars for places in characters.
  func scalars(in range: Range<Int>) -> Range<Int> {
    let start = prefix(range.lowerBound).unicodeScalars.count
    return start..<start + dropFirst(range.lowerBound).prefix(range.count).unicodeScalars.count
  }
}
