extension Setting {
  /// All of a setting that can be edited.
  public static let properties: [Property<Setting>] = [
    .choice(
      "setting.era", Message("Edition"),
      choices: Era.allCases.map { Editor.Choice(name: $0.name, title: $0.title) },
      read: { $0.era.name },
      write: { setting, name in
        guard let era = Era(name: name) else { throw PropertyError.unknownChoice(name) }
        setting.era = era
      }),
    .choice("setting.idiom", Message("Device"), \.idiom) { $0.title },
    .choice("setting.placement", Message("Placement"), \.placement) { $0.title },
    .number(
      "setting.width", Message("Screen width"), within: Setting.widths, step: 1,
      read: { $0.width }, write: { try $0.setWidth($1) }),
    .choice("setting.orientation", Message("Orientation"), \.orientation) { $0.title },
    .number(
      "setting.text-scale", Message("Text scale"), within: Setting.textScales, step: 0.25,
      read: { $0.textScale }, write: { try $0.setTextScale($1) }),
    .choice("setting.direction", Message("Reading direction"), \.direction) { $0.title },
    .choice("setting.theme", Message("Theme"), \.theme) { $0.title },
    .toggle("setting.animations", Message("Animations"), \.isAnimated),
    .choice("setting.language", Message("Stage language"), \.language) { Message($0.title) },
    .choices("setting.traits", Message("Device traits"), \.traits) { $0.title },
  ]
}
