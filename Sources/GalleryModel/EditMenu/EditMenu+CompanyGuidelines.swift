extension EditMenu {
  static let soleControl: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.be-sole-control-for-its-commands",
      "Do not offer another control that does the same thing as a command of the edit menu.",
      reason:
        "Several ways to the same operation make for an inconsistent experience and confuse users.",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      guard !scene.subject.commands.isEmpty else {
        return .notApplicable(Message("The menu has no commands."))
      }
      let names = scene.commandNames
      let doubles = scene.beside.indices.filter { scene.repeats(scene.beside[$0], names) }
      guard let first = doubles.first else {
        return .follows(Message("No other control does what the menu does."))
      }
      return .breaks(
        Finding(
          Message("The button “{0}” does what the menu does.", scene.beside[first].title),
          at: doubles.map(PartID.beside), found: Double(doubles.count), allowed: 0,
          remedy: Message("Leave the button out; the menu has the command.")))
    },
    violate: { scene in
      let command =
        scene.subject.commands.contains(.standard(.copy))
        ? .standard(.copy) : scene.subject.commands[0]
      let title = scene.subject.title(of: command, in: scene.setting)
      if scene.beside.count >= Scene<EditMenu>.propLimit { scene.beside.removeLast() }
      scene.beside.append(.button(ButtonProp(title: title, command: command.name)))
    },
    repair: { scene in
      let names = scene.commandNames
      let kept = scene.beside.filter { !scene.repeats($0, names) }
      scene.beside = kept
    },
    mayAlsoBreak: { [offImportant.statement] })

  static let noButton: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.open-by-gesture-not-button",
      "Do not supply a button for opening the edit menu.",
      reason:
        "People who use the gestures would all end up opening the menu with the button.",
      evidence: .model, sources: sources(.ten)),
    judge: .model { scene in
      let openers = scene.beside.indices.filter { opens(scene.beside[$0]) }
      guard let first = openers.first else {
        return .follows(Message("No button opens the menu."))
      }
      return .breaks(
        Finding(
          Message("The button “{0}” opens the menu.", scene.beside[first].title),
          at: openers.map(PartID.beside), found: Double(openers.count), allowed: 0,
          remedy: Message("Leave the button out; holding down and double-tapping open the menu.")))
    },
    violate: { scene in
      if scene.beside.count >= Scene<EditMenu>.propLimit { scene.beside.removeLast() }
      scene.beside.append(
        .button(ButtonProp(title: editTitle.text(in: scene.setting), command: openingCommand)))
    },
    repair: { scene in scene.beside.removeAll(where: opens) },
    mayAlsoBreak: { [offImportant.statement] })

  @Sendable private static func opens(_ prop: Prop) -> Bool {
    switch prop {
    case .button(let button): button.command == openingCommand
    case .field, .label, .row, .bar, .table: false
    }
  }
}

extension Scene<EditMenu> {
  /// What other controls call the commands of the menu: declared names and the words on them.
  fileprivate var commandNames: (commands: Set<String>, titles: Set<String>) {
    let commands = subject.commands
    let titles = commands.map { subject.title(of: $0, in: setting).lowercased() }
    return (Set(commands.map(\.name)), Set(titles.filter { !$0.isEmpty }))
  }

  /// Whether a prop is a button that does what a command of the menu does.
  fileprivate func repeats(
    _ prop: Prop, _ names: (commands: Set<String>, titles: Set<String>)
  ) -> Bool {
    switch prop {
    case .button(let button):
      button.command.isEmpty
        ? names.titles.contains(button.title.lowercased())
        : names.commands.contains(button.command)
    case .field, .label, .row, .bar, .table: false
    }
  }
}
