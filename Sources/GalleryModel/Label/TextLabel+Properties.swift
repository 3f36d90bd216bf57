extension TextLabel {
  private static let runFields: [Property<Run>] = [
    .text("text", Message("Text"), \.text),
    .toggle("bold", Message("Bold"), \.isBold),
    .toggle("italic", Message("Italic"), \.isItalic),
    .toggle("underlined", Message("Underlined"), \.isUnderlined),
    .choice("paint", Message("Colour"), \.paint) { $0.title },
  ]

  /// All of the label that can be edited, wrong values too.
  public static let properties: [Property<TextLabel>] = textProperties + fontProperties

  private static let textProperties: [Property<TextLabel>] = [
    .list(
      "runs", Message("Text"), of: runFields, blank: Run(""), limit: runLimit,
      read: { $0.runs }, write: { $0.setRuns($1) }),
    .toggle("shows-markup", Message("Shows styles as markup"), \.showsMarkup),
    .number(
      "character-limit", Message("Characters kept, 0 for all"), within: characterLimits, step: 1,
      read: { Double($0.characterLimit ?? 0) },
      write: { label, number in
        let count = Int(number.rounded())
        label.characterLimit = count == 0 ? nil : count
      }),
    .choice("role", Message("Role"), \.role) { $0.title },
    .toggle("acts-on-tap", Message("A press does something"), \.actsOnTap),
    .choice(
      "editing", Message("Can be typed over"),
      choices: Editing.allCases.map { Editor.Choice(name: $0.rawValue, title: $0.title) },
      read: { $0.editing.rawValue },
      write: { label, name in
        guard let editing = Editing(rawValue: name) else { throw PropertyError.unknownChoice(name) }
        label.setEditing(editing)
      }),
    .toggle("selectable", Message("Can be selected and copied"), \.isSelectable),
  ]

  private static let fontProperties: [Property<TextLabel>] = [
    .choice("font-source", Message("Font from"), \.fontSource) { $0.title },
    .choice("text-style", Message("Text style"), \.textStyle) { $0.title },
    .text("family", Message("Named family"), \.family),
    .number(
      "points", Message("Named size"), within: sizes, step: 1,
      read: { $0.points }, write: { try $0.setPoints($1) }),
    .toggle("scales", Message("Named size follows the text scale"), \.scalesFixedSize),
    .choice("paint", Message("Colour"), \.paint) { $0.title },
    .choice("box", Message("Room"), \.box) { $0.title },
  ]
}

extension TextLabel.Role {
  var title: Message {
    switch self {
    case .name: Message("Names something")
    case .description: Message("Describes something")
    case .message: Message("Tells something in brief")
    case .document: Message("Is a document’s text")
    case .undeclared: Message("None declared")
    }
  }
}

extension TextLabel.Editing {
  var title: Message {
    switch self {
    case .never: Message("Never")
    case .afterTap: Message("After a press")
    case .always: Message("Always")
    }
  }
}

extension TextLabel.Box {
  var title: Message {
    switch self {
    case .free: Message("As much as it needs")
    case .fixed: Message("One line of fixed width")
    }
  }
}

extension TextLabel.FontSource {
  var title: Message {
    switch self {
    case .textStyle: Message("A text style")
    case .named: Message("Family and size by name")
    }
  }
}

extension TextLabel.TextStyle {
  var title: Message {
    switch self {
    case .largeTitle: Message("Large title")
    case .title: Message("Title")
    case .headline: Message("Headline")
    case .body: Message("Body")
    case .callout: Message("Callout")
    case .footnote: Message("Footnote")
    case .caption: Message("Caption")
    }
  }
}

extension TextLabel.Paint {
  var title: Message {
    switch self {
    case .standard: Message("Standard")
    case .grey: Message("Grey")
    case .blue: Message("Blue")
    case .red: Message("Red")
    case .yellow: Message("Yellow")
    case .faint: Message("Faint")
    }
  }
}
