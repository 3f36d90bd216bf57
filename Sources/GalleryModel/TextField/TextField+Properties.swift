extension TextField {
  private static let itemFields: [Property<Item>] = [
    .choice("kind", Message("Kind"), \.kind) { $0.title },
    .choice("role", Message("Purpose"), \.role) { $0.title },
    .text("title", Message("Title"), \.title),
    .text("icon", Message("Icon"), \.icon),
    .text("command", Message("Command"), \.command),
    .toggle("is-system", Message("Supplied by the system"), \.isSystem),
  ]

  private static let blankItem = Item(.button, .extra, title: "", icon: "")

  /// All of the field that can be edited, wrong values too.
  public static let properties: [Property<TextField>] = wordProperties + shapeProperties

  private static let wordProperties: [Property<TextField>] = [
    .choice("content", Message("Asks for"), \.content) { $0.title },
    .choice("keyboard", Message("Keyboard"), \.keyboardType) { $0.title },
    .text("label", Message("Label"), \.label),
    .text("placeholder", Message("Placeholder"), \.placeholder),
    Property(
      "is-secure", Message("Hides what is typed"), editor: .toggle,
      read: { .flag($0.isSecure) },
      write: { field, value in
        guard case .flag(let isSecure) = value else { throw PropertyError.wrongKind }
        field.setSecure(isSecure)
      }),
    Property(
      "breaks-line", Message("Return breaks the line"), editor: .toggle,
      read: { .flag($0.returnBreaksLine) },
      write: { field, value in
        guard case .flag(let breaks) = value else { throw PropertyError.wrongKind }
        field.setReturnBreaksLine(breaks)
      }),
    Property(
      "text", Message("Text"), editor: .lines,
      read: { .text($0.text.text) },
      write: { field, value in
        guard case .text(let text) = value else { throw PropertyError.wrongKind }
        guard text != field.text.text else { return }
        guard text.count <= EditableText.limit else {
          throw PropertyError.tooMany(text.count, limit: EditableText.limit)
        }
        field.set(text)
      }),
    .text("bold-words", Message("Words in bold"), \.boldWords),
    .toggle("draws-styles", Message("Draws what is bold"), \.drawsStyles),
    .number(
      "character-limit", Message("Most characters, 0 for any"), within: characterLimits, step: 1,
      read: { $0.characterLimit }, write: { try $0.setCharacterLimit($1) }),
    .number(
      "expected-length", Message("Expected characters"), within: expectedLengths, step: 1,
      read: { $0.expectedLength }, write: { try $0.setExpectedLength($1) }),
    .number(
      "expected-lines", Message("Expected lines"), within: expectedLineCounts, step: 1,
      read: { $0.expectedLines }, write: { try $0.setExpectedLines($1) }),
  ]

  private static let shapeProperties: [Property<TextField>] =
    itemProperties + ValueSet.properties(\TextField.options) + [
      .choice("clear-button", Message("Clear button"), \.clearButton) { $0.title },
      .toggle("clears-last-word", Message("Clears the last word only"), \.clearsLastWordOnly),
      .text("overlay-image", Message("Image over the clear button"), \.overlayImage),
      .toggle(
        "overlay-swallows", Message("The image takes the presses"), \.overlaySwallowsPresses),
      .choice("return-action", Message("Return"), \.returnAction) { $0.title },
      Property(
        "results", Message("Earlier entries, one a line"), editor: .lines,
        read: { .text($0.results.joined(separator: "\n")) },
        write: { field, value in
          guard case .text(let text) = value else { throw PropertyError.wrongKind }
          let lines = text.isEmpty ? [] : text.split(separator: "\n").map(String.init)
          guard lines.count <= resultLimit else {
            throw PropertyError.tooMany(lines.count, limit: resultLimit)
          }
          field.setResults(lines)
        }),
      Property(
        "is-editing", Message("Somebody is typing"), editor: .toggle,
        read: { .flag($0.isEditing) },
        write: { field, value in
          guard case .flag(let isEditing) = value else { throw PropertyError.wrongKind }
          field.setEditing(isEditing)
        }),
      .toggle("raises-keyboard", Message("A press brings up the keyboard"), \.raisesKeyboard),
      .toggle("grows", Message("Grows with its text"), \.growsWithText),
      .toggle("round-corners", Message("Round corners"), \.hasRoundCorners),
      .toggle("keeps-placeholder", Message("The placeholder stays"), \.keepsPlaceholder),
      .toggle("system-buttons", Message("Shows the system’s buttons"), \.showsSystemButtons),
    ]

  private static let itemProperties: [Property<TextField>] = [
    .list(
      "leading", Message("Before the text"), of: itemFields, blank: blankItem, limit: itemLimit,
      read: { $0.leading }, write: { $0.setItems($1, at: .leading) }),
    .list(
      "trailing", Message("After the text"), of: itemFields, blank: blankItem, limit: itemLimit,
      read: { $0.trailing }, write: { $0.setItems($1, at: .trailing) }),
  ]
}

extension TextField.Item.Kind {
  var title: Message {
    switch self {
    case .image: Message("Image")
    case .button: Message("Button")
    }
  }
}

extension TextField.Item.Role {
  var title: Message {
    switch self {
    case .purpose: Message("Shows the purpose")
    case .extra: Message("Extra function")
    case .decoration: Message("Decoration")
    }
  }
}

extension TextField.ClearButton {
  var title: Message {
    switch self {
    case .none: Message("None")
    case .leading: Message("Before the text")
    case .trailing: Message("After the text")
    }
  }
}

extension TextField.ReturnAction {
  var title: Message {
    switch self {
    case .nothing: Message("Does nothing")
    case .add: Message("Adds the entry")
    }
  }
}
