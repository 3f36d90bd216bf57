extension Keyboard {
  /// How a keyboard looks: nothing is said of that.
  public static let appearances: [Appearance<Keyboard>] = []

  /// All of the keyboard that can be edited, wrong values too.
  public static let properties: [Property<Keyboard>] = [
    .text("title", Message("Title"), \.title),
    .choice("content", Message("What is asked for"), \.content) { $0.title },
    .choice("type", Message("Type of keyboard"), \.type) { $0.title },
    Property(
      "text", Message("Text"), editor: .text,
      read: { .text($0.text.text) },
      write: { control, value in
        guard case .text(let text) = value else { throw PropertyError.wrongKind }
        if text != control.text.text { control.setText(text) }
      }),
    .text("placeholder", Message("Placeholder"), \.placeholder),
    .choice("user-language", Message("Language of the user"), \.userLanguage) { $0.title },
    .choice(
      "forced-language", Message("Language that the app forces"),
      choices: [Editor.Choice(name: noLanguage, title: Message("None"))]
        + KeyboardLanguage.allCases.map { Editor.Choice(name: $0.rawValue, title: $0.title) },
      read: { $0.forcedLanguage?.rawValue ?? noLanguage },
      write: { control, name in
        guard name != noLanguage else { return control.forcedLanguage = nil }
        guard let language = KeyboardLanguage(rawValue: name) else {
          throw PropertyError.unknownChoice(name)
        }
        control.forcedLanguage = language
      }),
    .toggle("editing", Message("The field is being edited"), \.isEditing),
    .toggle("accepts-keys", Message("Keys type into the field"), \.acceptsKeys),
    .toggle("always-standard", Message("Letters come up for every type"), \.showsStandardAlways),
  ]

  /// The name of the choice of no language.
  private static let noLanguage = "none"
}
