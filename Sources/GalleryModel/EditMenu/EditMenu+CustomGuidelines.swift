extension EditMenu {
  static let usefulCommands: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.add-useful-app-commands",
      "Add useful commands of the app's own to the edit menu.",
      reason: "App-specific commands raise the value of the menu.",
      evidence: .human, sources: sources(.ten)),
    judge: .human { scene in
      let menu = scene.subject
      guard !menu.appAction.allSatisfy(\.isWhitespace), menu.customs.items.isEmpty else {
        return nil
      }
      return Finding(
        Message("The app can {0}, and the menu does not offer it.", menu.appAction.excerpt),
        at: [menuPart], found: 0, allowed: 1,
        remedy: Message("Add a command for what the app can do with a selection."))
    },
    violate: { scene in
      if scene.subject.appAction.allSatisfy(\.isWhitespace) {
        scene.subject.appAction = lookingUp.text(in: scene.setting)
      }
      scene.subject.setCustoms([])
    },
    repair: { $0.subject.setCustoms([CustomCommand(lookUp.text(in: $0.setting))]) },
    mayAlsoBreak: { [offImportant.statement] })

  static let customsLast: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.list-custom-after-system-commands",
      "Put custom commands after the ones from the system and never in between them.",
      reason: "The system commands are the ones that users need most often (iOS 10).",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      let menu = scene.subject
      let commands = menu.commands
      guard let firstCustom = commands.firstIndex(where: isCustom) else {
        return .notApplicable(Message("The app has no commands of its own."))
      }
      guard let late = commands[firstCustom...].first(where: { !isCustom($0) }) else {
        return .follows(Message("The app’s commands come after the system’s."))
      }
      return .breaks(
        Finding(
          Message(
            "“{0}” stands before “{1}”.", menu.title(of: commands[firstCustom], in: scene.setting),
            menu.title(of: late, in: scene.setting)),
          at: menu.offered.enumerated().filter { isCustom($0.element) }
            .prefix(EditMenuLayout.drawnLimit).map { commandPart($0.offset) },
          remedy: Message("Put the app’s commands after the system’s.")))
    },
    violate: { scene in
      scene.ensureCustom()
      scene.offer(.cut)
      scene.offer(.copy)
      scene.subject.customPlace = .between
      scene.ensureSelection()
      scene.keepShowing()
    },
    repair: { $0.subject.customPlace = .after },
    mayAlsoBreak: { comesToLight + [hideSelect.statement, fitContext.statement] })

  @Sendable private static func isCustom(_ command: Command) -> Bool {
    switch command {
    case .standard: false
    case .custom: true
    }
  }

  static let fewCustoms: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.add-few-custom-commands",
      "Keep the number of custom commands to a minimum.",
      reason: "Users should not be faced with too many choices (iOS 10).",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      let count = scene.subject.customs.items.count
      guard count > 0 else {
        return .notApplicable(Message("The app has no commands of its own."))
      }
      guard count > fewCommands else {
        return .follows(.plural("{0} command of the app’s.", "{0} commands of the app’s.", count))
      }
      return .breaks(
        Finding(
          Message("{0} commands of the app’s; the limit is {1}.", count, fewCommands),
          at: [menuPart], found: Double(count), allowed: Double(fewCommands),
          remedy: Message("Keep the most useful of them.")))
    },
    violate: { scene in
      var customs = scene.subject.customs.items
      for name in manyNames where customs.count < manyNames.count {
        let title = name.text(in: scene.setting)
        if !customs.contains(where: { $0.title == title }) { customs.append(CustomCommand(title)) }
      }
      scene.subject.setCustoms(customs)
    },
    repair: { scene in
      scene.subject.setCustoms(Array(scene.subject.customs.items.prefix(fewCommands)))
    },
    mayAlsoBreak: { comesToLight + [soleControl.statement, customsLast.statement] })

  static let shortNames: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.keep-custom-names-short",
      "Keep the names of custom commands short.",
      evidence: .both, sources: sources(.ten, .eleven)),
    judge: .both(
      model: { scene in
        let customs = scene.subject.customs.items
        guard !customs.isEmpty else {
          return .notApplicable(Message("The app has no commands of its own."))
        }
        if let long = customs.firstIndex(where: { !nameLimit.allows($0.title) }) {
          return .breaks(tooLong(customs[long].title, at: scene.part(ofCustom: long)))
        }
        let scale = scene.subject.menuScale(in: scene.setting)
        let room = scene.setting.page(aboveToolbar: false).width - 2 * EditMenuLayout.margin
        let widths = customs.map { EditMenuLayout.width(of: $0.title, scale: scale) }
        let widest = widths.indices.max { widths[$0] < widths[$1] } ?? 0
        if widths[widest] / (1 + TextWidth.uncertainty) > room {
          return .breaks(cut(customs[widest].title, at: scene.part(ofCustom: widest)))
        }
        if widths[widest] * (1 + TextWidth.uncertainty) > room {
          return .undecided(
            Message("“{0}” may be too long for the menu.", customs[widest].title.excerpt))
        }
        return .follows(Message("The names of the app’s commands are short."))
      },
      widget: { rendering, _ in
        let customs = rendering.parts(named: "command").filter {
          $0.command?.hasPrefix("custom.") == true
        }
        guard !customs.isEmpty else {
          return .notApplicable(Message("No command of the app’s is shown."))
        }
        if let long = customs.first(where: { !nameLimit.allows($0.text ?? "") }) {
          return .breaks(tooLong(long.text ?? "", at: [long.id]))
        }
        if let short = customs.first(where: \.isEllipsized) {
          return .breaks(cut(short.text ?? "", at: [short.id]))
        }
        return .notApplicable(Message("No name that is shown now is too long."))
      }),
    violate: { scene in
      var customs = scene.subject.customs.items
      let style = TitleStyle(for: scene.setting.era)
      let long = CustomCommand(style.styled(longName.text(in: scene.setting)))
      if customs.isEmpty { customs = [long] } else { customs[customs.count - 1] = long }
      scene.subject.setCustoms(customs)
    },
    repair: { scene in
      let scale = scene.subject.menuScale(in: scene.setting)
      let room = scene.setting.page(aboveToolbar: false).width - 2 * EditMenuLayout.margin
      scene.subject.setCustoms(
        scene.subject.customs.items.map {
          CustomCommand(
            shortened($0.title, scale: scale, room: room), needsSelection: $0.needsSelection)
        })
    },
    mayAlsoBreak: { comesToLight + [soleControl.statement, customsLast.statement] })

  private static func tooLong(_ title: String, at parts: [PartID]) -> Finding {
    let length = TextLength(of: title)
    let allowed = nameLimit.allowed(length.unit)
    let message =
      switch length.unit {
      case .words:
        Message("“{0}” has {1} words; the limit is {2}.", title.excerpt, length.count, allowed)
      case .characters:
        Message(
          "“{0}” has {1} characters; the limit is {2}.", title.excerpt, length.count, allowed)
      }
    return Finding(
      message, at: parts, found: Double(length.count), allowed: Double(allowed),
      remedy: Message("Use a verb or a short phrase."))
  }

  private static func cut(_ title: String, at parts: [PartID]) -> Finding {
    Finding(
      Message("“{0}” is cut short.", title.excerpt), at: parts,
      remedy: Message("Use a verb or a short phrase."))
  }

  /// The beginning of a name, as much as is allowed and has room for sure.
  private static func shortened(_ title: String, scale: Double, room: Double) -> String {
    func fits(_ text: String) -> Bool {
      nameLimit.allows(text)
        && EditMenuLayout.width(of: text, scale: scale) * (1 + TextWidth.uncertainty) <= room
    }
    guard !fits(title) else { return title }
    var words = title.split(separator: " ").prefix(nameLimit.words + 1)
    while words.count > 1 {
      words.removeLast()
      let text = words.joined(separator: " ")
      if fits(text) { return text }
    }
    var text = String(title.prefix(2 * TextLength.longestWord))
    while text.count > 1, !fits(text) { text.removeLast() }
    return text
  }

  static let verbs: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.name-custom-commands-with-verbs",
      "Name a custom command with a verb or short verb phrase that says exactly what it does.",
      evidence: .human, sources: sources(.ten, .eleven)),
    judge: .human { scene in
      let customs = scene.subject.customs.items
      guard let noun = customs.firstIndex(where: { Verbs.beginsWithVerb($0.title) == false })
      else { return nil }
      return Finding(
        Message("“{0}” does not begin with a verb.", customs[noun].title.excerpt),
        at: scene.part(ofCustom: noun),
        remedy: Message("Say with a verb what the command does."))
    },
    violate: { scene in
      scene.ensureCustom()
      var customs = scene.subject.customs.items
      customs[0].title = noVerb.text(in: scene.setting)
      scene.subject.setCustoms(customs)
    },
    repair: { scene in
      var used = Set(scene.subject.customs.items.map(\.title))
      var customs = scene.subject.customs.items
      for index in customs.indices where Verbs.beginsWithVerb(customs[index].title) == false {
        let names = manyNames.map { $0.text(in: scene.setting) }
        customs[index].title = names.first { !used.contains($0) } ?? names[0]
        used.insert(customs[index].title)
      }
      scene.subject.setCustoms(customs)
    },
    mayAlsoBreak: { comesToLight + [soleControl.statement, customsLast.statement] })

  static let titleCase: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.title-case-custom-names",
      "Capitalise the names of custom commands in title style.",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      let style = TitleStyle(for: scene.setting.era)
      var isJudged = false
      for (index, custom) in scene.subject.customs.items.enumerated() {
        switch style.judge(custom.title) {
        case .follows: isJudged = true
        case .notJudged: break
        case .breaks(let word, let expected):
          return .breaks(
            Finding(
              Message("“{0}” in “{1}” should be “{2}”.", word, custom.title.excerpt, expected),
              at: scene.part(ofCustom: index),
              remedy: Message("Write “{0}”.", style.styled(custom.title).excerpt)))
        }
      }
      return isJudged
        ? .follows(Message("The names of the app’s commands are in title style."))
        : .notApplicable(Message("Title style says nothing about these names."))
    },
    violate: { scene in
      scene.ensureCustom()
      var customs = scene.subject.customs.items
      customs[0].title = lowerCaseName
      scene.subject.setCustoms(customs)
    },
    repair: { scene in
      let style = TitleStyle(for: scene.setting.era)
      scene.subject.setCustoms(
        scene.subject.customs.items.map {
          CustomCommand(style.styled($0.title), needsSelection: $0.needsSelection)
        })
    },
    mayAlsoBreak: { comesToLight + [soleControl.statement, customsLast.statement] })
}

extension Scene<EditMenu> {
  /// The part that shows a custom command; the menu itself while that is not shown.
  fileprivate func part(ofCustom index: Int) -> [PartID] {
    let place = subject.offered.firstIndex(of: .custom(index))
    return [place.map(EditMenu.commandPart) ?? EditMenu.menuPart]
  }
}
