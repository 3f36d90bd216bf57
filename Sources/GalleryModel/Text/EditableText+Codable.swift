extension EditableText: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, selection, composition, past, future, isTyping
  }

  /// Reads a text; throws a `DecodingError` for one that is too long, for places that it does not
  /// have, and for too long a history.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decode(String.self, forKey: .text)
    selection = try container.decode(Range<Int>.self, forKey: .selection)
    composition = try container.decode(String.self, forKey: .composition)
    past = try container.decode([State].self, forKey: .past)
    future = try container.decode([State].self, forKey: .future)
    isTyping = try container.decode(Bool.self, forKey: .isTyping)
    let states = past + future + [State(text: text, selection: selection)]
    guard states.allSatisfy(\.isValid), past.count <= Self.historyLimit,
      future.count <= Self.historyLimit, composition.count <= Self.limit
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .text, in: container,
        debugDescription: "The text is too long, or its selection lies outside of it.")
    }
  }

  /// Writes text, selection, what is composed, and the history.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(selection, forKey: .selection)
    try container.encode(composition, forKey: .composition)
    try container.encode(past, forKey: .past)
    try container.encode(future, forKey: .future)
    try container.encode(isTyping, forKey: .isTyping)
  }
}

extension EditableText.State {
  /// Whether the text is not too long and has the places of its selection.
  fileprivate var isValid: Bool {
    let count = text.count
    return count <= EditableText.limit && selection.lowerBound >= 0
      && selection.upperBound <= count
  }
}
