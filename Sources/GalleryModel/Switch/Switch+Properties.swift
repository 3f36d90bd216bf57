extension Switch {
  private static let dependantFields: [Property<Dependant>] = [
    .text("title", Message("Title"), \.title),
    .choice("effect", Message("Effect"), \.effect) { $0.title },
    .text("topic", Message("Topic"), \.topic),
  ]

  /// All of the switch that can be edited, wrong values too.
  ///
  /// An edited state updates the dependent rows, as it does when the app turns the switch.
  public static let properties: [Property<Switch>] = [
    .text("title", Message("Title"), \.title),
    .text("icon", Message("Icon"), \.icon),
    Property(
      "allows-mixed", Message("Allows a mixed state"), editor: .toggle,
      read: { .flag($0.allowsMixedState) },
      write: { control, value in
        guard case .flag(let isAllowed) = value else { throw PropertyError.wrongKind }
        control.allowMixedState(isAllowed)
      }),
    .choice(
      "state", Message("State"),
      choices: State.allCases.map { Editor.Choice(name: $0.rawValue, title: $0.title) },
      read: { $0.state.rawValue },
      write: { control, name in
        guard let state = State(rawValue: name), state != .mixed || control.allowsMixedState
        else { throw PropertyError.unknownChoice(name) }
        control.turn(to: state)
      }),
    .list(
      "dependants", Message("Dependent rows"), of: dependantFields,
      blank: Dependant(title: ""), limit: dependantLimit,
      read: { $0.dependants }, write: { $0.setDependants($1) }),
    .toggle("updates-dependants", Message("Updates dependent rows"), \.updatesDependants),
    .toggle("shows-dependants", Message("Dependent rows are shown"), \.showsDependants),
    .toggle("responds-to-taps", Message("Responds to taps"), \.respondsToTaps),
    .text("topic", Message("Topic"), \.topic),
    .text("on-meaning", Message("Meaning of on"), \.onMeaning),
    .text("off-meaning", Message("Meaning of off"), \.offMeaning),
    .choice("look", Message("Look"), \.look) { $0.title },
    .choice("on-colour", Message("Colour when on"), \.onColour) { $0.title },
    .choice("off-colour", Message("Colour when off"), \.offColour) { $0.title },
    .text("on-image", Message("Image when on"), \.onImage),
    .text("off-image", Message("Image when off"), \.offImage),
    .toggle("default-look", Message("Draws the system’s look anyway"), \.drawsDefaultLook),
    .choices("palette", Message("Colours of the app"), \.palette) { $0.title },
  ]
}

extension Switch.State {
  var title: Message {
    switch self {
    case .on: Message("On")
    case .off: Message("Off")
    case .mixed: Message("Mixed")
    }
  }
}

extension Switch.Dependant.Effect {
  var title: Message {
    switch self {
    case .appears: Message("Appears")
    case .isEnabled: Message("Is enabled")
    }
  }
}

extension Switch.Paint {
  var title: Message {
    switch self {
    case .blue: Message("Blue")
    case .green: Message("Green")
    case .purple: Message("Purple")
    case .orange: Message("Orange")
    case .red: Message("Red")
    case .grey: Message("Grey")
    }
  }
}

extension Switch.Look {
  var title: Message {
    switch self {
    case .standard: Message("The system’s")
    case .colours: Message("Colours of the app’s")
    case .images: Message("Images of the app’s")
    }
  }
}
