/// Why a value was refused.
public enum PropertyError: Error, Hashable, Sendable {
  /// The number is infinite or not a number.
  case notFinite
  /// The number lies outside of the bounds.
  case outOfBounds(Double, ClosedRange<Double>)
  /// The value is of another sort than the property.
  case wrongKind
  /// There is no such choice.
  case unknownChoice(String)
  /// The text does not say what it has to; the words tell why.
  case refused(Message)
  /// The list is longer than it may be.
  case tooMany(Int, limit: Int)

  /// The reason in words.
  public var message: Message {
    switch self {
    case .notFinite: Message("A number is needed.")
    case .outOfBounds(let number, let bounds):
      Message("{0} is not between {1} and {2}.", number, bounds.lowerBound, bounds.upperBound)
    case .wrongKind: Message("This is not a value of that kind.")
    case .unknownChoice(let name): Message("There is no choice called “{0}”.", name)
    case .refused(let message): message
    case .tooMany(let count, let limit): Message("{0} are too many; the most is {1}.", count, limit)
    }
  }
}

extension ClosedRange<Double> {
  /// The number itself if it is finite and within the range; throws a `PropertyError` otherwise.
  func checked(_ number: Double) throws(PropertyError) -> Double {
    guard number.isFinite else { throw .notFinite }
    guard contains(number) else { throw .outOfBounds(number, self) }
    return number
  }
}

extension KeyedDecodingContainer {
  /// Reads a number that has to lie within bounds; throws a `DecodingError` otherwise.
  func decode(within bounds: ClosedRange<Double>, forKey key: Key) throws -> Double {
    let number = try decode(Double.self, forKey: key)
    guard number.isFinite, bounds.contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(number) is not within \(bounds).")
    }
    return number
  }

  /// Reads a number that may be missing, but has to lie within bounds if it is there.
  func decodeIfPresent(within bounds: ClosedRange<Double>, forKey key: Key) throws -> Double? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decode(within: bounds, forKey: key)
  }

  /// Reads a list that may not be longer than a limit; throws a `DecodingError` if it is.
  func decode<Element: Decodable>(atMost limit: Int, forKey key: Key) throws -> [Element] {
    let list = try decode([Element].self, forKey: key)
    guard list.count <= limit else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(list.count) are more than \(limit).")
    }
    return list
  }
}
