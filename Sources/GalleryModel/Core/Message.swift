/// Words for people: a literal English text with places for arguments, translated when shown.
///
/// The English text is the key of the translation, so it is never put together at run time; what
/// varies stands in `{0}`, `{1}` … and comes as an argument.
public struct Message: Hashable, Codable, Sendable {
  /// One argument of a message.
  public enum Argument: Hashable, Codable, Sendable {
    /// A number, shown with at most one decimal.
    case number(Double)
    /// Text that is shown as it is.
    case text(String)
    /// Words that are translated themselves.
    case message(Message)
  }

  /// The English text, in the singular where there is a plural.
  public let id: String
  /// The English text for all counts but one, where number matters.
  public let pluralID: String?
  /// The count that decides between singular and plural.
  public let count: Int?
  /// What stands in the places `{0}`, `{1}` ….
  public let arguments: [Argument]

  /// Makes a message from a literal text and its arguments.
  public init(_ id: String, _ arguments: any MessageArgument...) {
    self.init(id: id, pluralID: nil, count: nil, arguments: arguments.map(\.asArgument))
  }

  /// Makes a message whose wording depends on a count; `{0}` is the count itself.
  public static func plural(
    _ one: String, _ other: String, _ count: Int, _ arguments: any MessageArgument...
  ) -> Message {
    Message(
      id: one, pluralID: other, count: count,
      arguments: [count.asArgument] + arguments.map(\.asArgument))
  }

  private init(id: String, pluralID: String?, count: Int?, arguments: [Argument]) {
    self.id = id
    self.pluralID = pluralID
    self.count = count
    self.arguments = arguments
  }

  /// Finds the translation of a text: the singular, the plural and the count where there are any.
  public typealias Lookup = (_ id: String, _ pluralID: String?, _ count: Int?) -> String

  /// The English text: what is shown where there is no translation.
  public static let untranslated: @Sendable (String, String?, Int?) -> String = {
    id, pluralID, count in
    guard let pluralID, let count else { return id }
    return count == 1 ? id : pluralID
  }

  /// The words with all arguments in their places, translated by `lookup`.
  public func text(_ lookup: Lookup = Message.untranslated) -> String {
    var rest = Substring(lookup(id, pluralID, count))
    var result = ""
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"),
        let index = Int(rest[rest.index(after: open)..<close]),
        arguments.indices.contains(index)
      else {
        result.append(rest.removeFirst())
        continue
      }
      result += arguments[index].text(lookup)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension Message.Argument {
  fileprivate func text(_ lookup: Message.Lookup) -> String {
    switch self {
    case .number(let number): Message.decimal(number)
    case .text(let text): text
    case .message(let message): message.text(lookup)
    }
  }
}

extension Message {
  /// A number with at most one decimal, as findings show points and shares.
  static func decimal(_ number: Double) -> String {
    let tenths = (number * 10).rounded()
    guard tenths.isFinite, tenths.magnitude < 1e15 else { return "\(number)" }
    let whole = Int64(tenths)
    return whole % 10 == 0
      ? "\(whole / 10)" : "\(whole < 0 ? "-" : "")\(whole.magnitude / 10).\(whole.magnitude % 10)"
  }
}

/// A value that can stand in a message.
public protocol MessageArgument {
  /// The value as an argument.
  var asArgument: Message.Argument { get }
}

extension Int: MessageArgument {
  /// The number.
  public var asArgument: Message.Argument { .number(Double(self)) }
}

extension Double: MessageArgument {
  /// The number, shown with at most one decimal.
  public var asArgument: Message.Argument { .number(self) }
}

extension String: MessageArgument {
  /// The text as it is.
  public var asArgument: Message.Argument { .text(self) }
}

extension Message: MessageArgument {
  /// The words, translated when shown.
  public var asArgument: Message.Argument { .message(self) }
}
