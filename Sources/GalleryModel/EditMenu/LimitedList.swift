/// Something of which a list can hold only so many.
public protocol Limited {
  /// The most that a list can hold.
  static var listLimit: Int { get }
}

/// A list that holds no more than its elements allow.
public struct LimitedList<Element: Limited & Hashable & Codable & Sendable>: Hashable, Codable,
  Sendable
{
  /// The elements, `Element.listLimit` at most.
  public let items: [Element]

  /// Holds the first of these, as many as there can be.
  public init(_ items: [Element] = []) { self.items = Array(items.prefix(Element.listLimit)) }

  /// Reads a list; throws a `DecodingError` for more than there can be.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    items = try container.decode([Element].self)
    guard items.count <= Element.listLimit else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(items.count) are more than \(Element.listLimit).")
    }
  }

  /// Writes the elements.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(items)
  }
}
