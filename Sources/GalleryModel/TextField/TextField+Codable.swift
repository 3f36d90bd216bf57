extension TextField {
  enum CodingKeys: String, CodingKey {
    case label, placeholder, text, content, keyboardType, expectedLength, expectedLines, options
    case isSecure, isRevealed, leading, trailing, clearButton, clearsLastWordOnly, overlayImage
    case overlaySwallowsPresses, characterLimit, returnAction, results, raisesKeyboard, isEditing
    case returnBreaksLine, growsWithText, hasRoundCorners, keepsPlaceholder, showsSystemButtons
    case boldWords, drawsStyles
  }

  /// Reads a field; throws a `DecodingError` for lists that are too long and numbers out of bounds.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(TextContent.self, forKey: .content), text: "",
      placeholder: try container.decode(String.self, forKey: .placeholder))
    label = try container.decode(String.self, forKey: .label)
    text = try container.decode(EditableText.self, forKey: .text)
    keyboardType = try container.decode(KeyboardType.self, forKey: .keyboardType)
    expectedLength = try container.decode(within: Self.expectedLengths, forKey: .expectedLength)
    expectedLines = try container.decode(within: Self.expectedLineCounts, forKey: .expectedLines)
    options = try container.decode(ValueSet.self, forKey: .options)
    isSecure = try container.decode(Bool.self, forKey: .isSecure)
    isRevealed = try container.decode(Bool.self, forKey: .isRevealed)
    leading = try container.decode(atMost: Self.itemLimit, forKey: .leading)
    trailing = try container.decode(atMost: Self.itemLimit, forKey: .trailing)
    clearButton = try container.decode(ClearButton.self, forKey: .clearButton)
    clearsLastWordOnly = try container.decode(Bool.self, forKey: .clearsLastWordOnly)
    overlayImage = try container.decode(String.self, forKey: .overlayImage)
    overlaySwallowsPresses = try container.decode(Bool.self, forKey: .overlaySwallowsPresses)
    characterLimit = try container.decode(within: Self.characterLimits, forKey: .characterLimit)
    returnAction = try container.decode(ReturnAction.self, forKey: .returnAction)
    results = try container.decode(atMost: Self.resultLimit, forKey: .results)
    raisesKeyboard = try container.decode(Bool.self, forKey: .raisesKeyboard)
    isEditing = try container.decode(Bool.self, forKey: .isEditing)
    returnBreaksLine = try container.decode(Bool.self, forKey: .returnBreaksLine)
    growsWithText = try container.decode(Bool.self, forKey: .growsWithText)
    hasRoundCorners = try container.decode(Bool.self, forKey: .hasRoundCorners)
    keepsPlaceholder = try container.decode(Bool.self, forKey: .keepsPlaceholder)
    showsSystemButtons = try container.decode(Bool.self, forKey: .showsSystemButtons)
    boldWords = try container.decode(String.self, forKey: .boldWords)
    drawsStyles = try container.decode(Bool.self, forKey: .drawsStyles)
    if !isSecure { isRevealed = false }
    joinLines()
    keepUnselected()
  }
}
