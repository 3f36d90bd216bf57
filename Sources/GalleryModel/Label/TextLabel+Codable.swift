extension TextLabel {
  private enum CodingKeys: String, CodingKey {
    case runs, role, actsOnTap, editing, isOpen, isSelectable, showsMarkup, characterLimit
    case fontSource, textStyle, family, points, scalesFixedSize, paint, box
  }

  /// Reads a label; throws a `DecodingError` for what is out of bounds and for an open field where a
  /// press opens none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let runs = try container.decode([Run].self, forKey: .runs)
    self.init(
      runs, role: try container.decode(Role.self, forKey: .role),
      style: try container.decode(TextStyle.self, forKey: .textStyle))
    guard self.runs == runs else {
      throw DecodingError.dataCorruptedError(
        forKey: .runs, in: container, debugDescription: "There is more text than there can be.")
    }
    actsOnTap = try container.decode(Bool.self, forKey: .actsOnTap)
    setEditing(try container.decode(Editing.self, forKey: .editing))
    let isOpen = try container.decode(Bool.self, forKey: .isOpen)
    guard !isOpen || editing == .afterTap else {
      throw DecodingError.dataCorruptedError(
        forKey: .isOpen, in: container, debugDescription: "No press opens a field here.")
    }
    if isOpen { _ = receive(.tap, in: Setting()) }
    isSelectable = try container.decode(Bool.self, forKey: .isSelectable)
    showsMarkup = try container.decode(Bool.self, forKey: .showsMarkup)
    let limits = 1...Self.characterLimits.upperBound
    characterLimit = try container.decodeIfPresent(within: limits, forKey: .characterLimit)
      .map { Int($0) }
    fontSource = try container.decode(FontSource.self, forKey: .fontSource)
    family = try container.decode(String.self, forKey: .family)
    points = try container.decode(within: Self.sizes, forKey: .points)
    scalesFixedSize = try container.decode(Bool.self, forKey: .scalesFixedSize)
    paint = try container.decode(Paint.self, forKey: .paint)
    box = try container.decode(Box.self, forKey: .box)
  }

  /// Writes a label.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(runs, forKey: .runs)
    try container.encode(role, forKey: .role)
    try container.encode(actsOnTap, forKey: .actsOnTap)
    try container.encode(editing, forKey: .editing)
    try container.encode(isOpen, forKey: .isOpen)
    try container.encode(isSelectable, forKey: .isSelectable)
    try container.encode(showsMarkup, forKey: .showsMarkup)
    try container.encode(characterLimit, forKey: .characterLimit)
    try container.encode(fontSource, forKey: .fontSource)
    try container.encode(textStyle, forKey: .textStyle)
    try container.encode(family, forKey: .family)
    try container.encode(points, forKey: .points)
    try container.encode(scalesFixedSize, forKey: .scalesFixedSize)
    try container.encode(paint, forKey: .paint)
    try container.encode(box, forKey: .box)
  }
}
