/// One of the published editions of the guidelines.
public enum Edition: Int, CaseIterable, Codable, Sendable, Comparable {
  case six = 6
  case seven = 7
  case ten = 10
  case eleven = 11

  /// Whether the left edition was published before the right one.
  public static func < (left: Edition, right: Edition) -> Bool { left.rawValue < right.rawValue }
}

/// The rules that are in force: those of one edition, or all of them with the newest winning.
public enum Era: Hashable, Sendable, CaseIterable {
  /// All editions together; a statement that a newer one replaces is superseded.
  case consolidated
  /// The statements of one edition alone.
  case edition(Edition)

  /// The consolidated era, then the editions from the newest to the oldest.
  public static let allCases: [Era] =
    [.consolidated] + Edition.allCases.reversed().map(Era.edition)

  /// What the command line and files call the era: `6`, `7`, `10`, `11` or `consolidated`.
  public var name: String {
    switch self {
    case .consolidated: "consolidated"
    case .edition(let edition): String(edition.rawValue)
    }
  }

  /// What people call the era.
  public var title: Message {
    switch self {
    case .consolidated: Message("All editions, newest wins")
    case .edition(let edition): Message("iOS {0}", edition.rawValue)
    }
  }

  /// The era of that name, or `nil` if there is none.
  public init?(name: String) {
    guard let era = Era.allCases.first(where: { $0.name == name }) else { return nil }
    self = era
  }
}

extension Era: Codable {
  /// Reads the era's name; throws a `DecodingError` for an unknown one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let era = Era(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no era called “\(name)”.")
    }
    self = era
  }

  /// Writes the era's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
