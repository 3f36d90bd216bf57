/// Values to choose from: words, or numbers in a row, which are computed and not stored.
public struct ValueSet: Hashable, Codable, Sendable {
  /// The most words that there can be.
  public static let wordLimit = 20_000
  /// The most numbers that there can be.
  public static let numberLimit = 1_000_000
  /// What the first number can be.
  public static let firstNumbers = -1_000_000.0...1_000_000.0

  /// The words, `wordLimit` at most; numbers come in their stead where there are any.
  public private(set) var words: [String]
  /// The first of the numbers, within `firstNumbers`.
  public private(set) var firstNumber = 1
  /// How many numbers there are, `numberLimit` at most.
  public private(set) var numberCount = 0

  /// Words, of which the first `wordLimit` are taken.
  public init(_ words: [String]) { self.words = Array(words.prefix(Self.wordLimit)) }

  /// The numbers of a range, of which the first `numberLimit` are taken.
  public init(_ numbers: ClosedRange<Int>) {
    words = []
    let bounds = Int(Self.firstNumbers.lowerBound)...Int(Self.firstNumbers.upperBound)
    firstNumber = min(max(numbers.lowerBound, bounds.lowerBound), bounds.upperBound)
    numberCount = min(max(0, numbers.upperBound - firstNumber) + 1, Self.numberLimit)
  }

  /// How many values there are.
  public var count: Int { numberCount > 0 ? numberCount : words.count }

  /// The text of a value; empty for an index that does not exist.
  public subscript(index: Int) -> String {
    guard numberCount > 0 else { return words.indices.contains(index) ? words[index] : "" }
    return (0..<numberCount).contains(index) ? String(firstNumber + index) : ""
  }

  /// The index of the first value with that text, whatever its case.
  ///
  /// O(count) for words, O(1) for numbers.
  public func index(of text: String) -> Int? {
    guard numberCount == 0 else {
      guard let number = Int(text) else { return nil }
      let (index, overflows) = number.subtractingReportingOverflow(firstNumber)
      return !overflows && (0..<numberCount).contains(index) ? index : nil
    }
    let wanted = text.lowercased()
    return words.firstIndex { $0.lowercased() == wanted }
  }

  /// Some values among which the widest are likely to be.
  ///
  /// O(count) for words, O(1) for numbers.
  public var widest: [String] {
    guard numberCount == 0 else { return [self[0], self[numberCount - 1]] }
    let lengths = words.map(\.utf8.count)
    guard let most = lengths.max() else { return [] }
    return Array(zip(words, lengths).lazy.filter { 2 * $1 > most }.map(\.0).prefix(12))
  }

  /// Replaces the words by the first `wordLimit` of these.
  mutating func setWords(_ words: [String]) { self.words = Array(words.prefix(Self.wordLimit)) }

  /// Sets the first number; throws for one that is not within `firstNumbers`.
  mutating func setFirstNumber(_ number: Double) throws {
    firstNumber = Int(try Self.firstNumbers.checked(number))
  }

  /// Sets how many numbers there are; throws for more than `numberLimit` and less than none.
  mutating func setNumberCount(_ count: Double) throws {
    numberCount = Int(try (0...Double(Self.numberLimit)).checked(count))
  }
}

extension ValueSet {
  private enum CodingKeys: String, CodingKey { case words, firstNumber, numberCount }

  /// Reads values; throws a `DecodingError` for more than there can be.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    words = try container.decode([String].self, forKey: .words)
    guard words.count <= Self.wordLimit else {
      throw DecodingError.dataCorruptedError(
        forKey: .words, in: container,
        debugDescription: "\(words.count) are more than \(Self.wordLimit).")
    }
    firstNumber = Int(try container.decode(within: Self.firstNumbers, forKey: .firstNumber))
    numberCount = Int(
      try container.decode(within: 0...Double(Self.numberLimit), forKey: .numberCount))
  }

  /// What can be edited of values, for whatever holds them.
  static func properties<Root>(
    _ path: WritableKeyPath<Root, ValueSet> & Sendable
  ) -> [Property<Root>] {
    let own: [Property<ValueSet>] = [
      Property(
        "values", Message("Values, one a line"), editor: .lines,
        read: { .text($0.words.joined(separator: "\n")) },
        write: { values, value in
          guard case .text(let text) = value else { throw PropertyError.wrongKind }
          let lines =
            text.isEmpty
            ? []
            : text.split(
              separator: "\n", omittingEmptySubsequences: false)
          guard lines.count <= wordLimit else {
            throw PropertyError.tooMany(lines.count, limit: wordLimit)
          }
          values.setWords(lines.map(String.init))
        }),
      .number(
        "number-count", Message("Numbers in their stead, 0 for none"),
        within: 0...Double(numberLimit), step: 1,
        read: { Double($0.numberCount) }, write: { try $0.setNumberCount($1) }),
      .number(
        "first-number", Message("First number"), within: firstNumbers, step: 1,
        read: { Double($0.firstNumber) }, write: { try $0.setFirstNumber($1) }),
    ]
    return own.map { $0.lifted(along: path) }
  }
}
