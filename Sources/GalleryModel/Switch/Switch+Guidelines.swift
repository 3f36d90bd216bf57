extension Switch {
  /// How a switch should be used.
  public static let guidelines: [Guideline<Switch>] = [
    simpleOptions, predictableValues, tableRowsOnly, buttonInBars, noStateLabel, appStyle,
    relatedElements,
  ]

  /// The editions' sections on switches, in the order of the register.
  static func sources(_ editions: Edition...) -> [Statement.Source] {
    editions.map { edition in
      switch edition {
      case .six: Statement.Source(edition, "切换器")
      case .seven, .ten: Statement.Source(edition, "開關按鈕")
      case .eleven: Statement.Source(edition, "开关")
      }
    }
  }

  static let simpleOptions: Guideline<Switch> = Guideline(
    Statement(
      .guideline, "switch.offer-two-simple-options-in-table",
      "In a table use a switch to let users choose one of two simple, exclusive options, such as yes/no or on/off.",
      evidence: .human, sources: sources(.seven, .six)),
    judge: .human { scene in
      guard scene.subject.declaresMeanings, !scene.subject.isSimplePair else { return nil }
      return Finding(
        Message(
          "On means “{0}” and off means “{1}”, which is no simple pair such as on and off.",
          scene.subject.onMeaning, scene.subject.offMeaning),
        at: [switchPart], remedy: Message("Let people choose from a list of the options."))
    },
    violate: { scene in
      scene.subject.title = delivery.title.text(in: scene.setting)
      scene.subject.onMeaning = delivery.on.text(in: scene.setting)
      scene.subject.offMeaning = delivery.off.text(in: scene.setting)
    },
    repair: { scene in
      scene.subject.declareOnAndOff(in: scene.setting)
      if [delivery.title.english, delivery.title.chinese].contains(scene.subject.title) {
        scene.subject.title = wirelessTitle.text(in: scene.setting)
      }
    },
    mayAlsoBreak: { [predictableValues.statement, noStateLabel.statement] })

  static let predictableValues: Guideline<Switch> = Guideline(
    Statement(
      .guideline, "switch.make-both-values-predictable",
      "Choose two values that users can foresee, so that they know what switching will do.",
      evidence: .human, sources: sources(.six)),
    judge: .human { scene in
      let control = scene.subject
      if isVague(control.title) {
        return Finding(
          control.title.bare.isEmpty
            ? Message("No title tells what is switched.")
            : Message("“{0}” does not tell what is switched.", control.title),
          at: [scene.setting.placement == .tableRow ? rowPart : switchPart],
          remedy: Message("Name the one thing that is on or off."))
      }
      guard control.declaresMeanings, !control.negatesPlainly else { return nil }
      return Finding(
        Message(
          "Who sees that on means “{0}” cannot foresee that off means “{1}”.", control.onMeaning,
          control.offMeaning),
        at: [switchPart], remedy: Message("Let off be the plain negation of on."))
    },
    violate: { $0.subject.title = vagueTitle.text(in: $0.setting) },
    repair: { scene in
      if isVague(scene.subject.title) {
        scene.subject.title = wirelessTitle.text(in: scene.setting)
      }
      if scene.subject.declaresMeanings, !scene.subject.negatesPlainly {
        scene.subject.declareOnAndOff(in: scene.setting)
      }
    })

  static let tableRowsOnly: Guideline<Switch> = Guideline(
    Statement(
      .guideline, "switch.use-only-in-table-rows", "Use switches in table rows only.",
      evidence: .model, sources: sources(.seven, .ten, .eleven)),
    judge: .model { scene in
      let placement = scene.setting.placement
      guard placement != .tableRow else {
        return .follows(Message("The switch stands in a table row."))
      }
      return .breaks(
        Finding(
          Message("The place of the switch: {0}.", placement.title), at: [switchPart],
          remedy: Message("Put the switch into the table row of the setting that it turns.")))
    },
    violate: { $0.setting.placement = .content },
    repair: { $0.setting.placement = .tableRow })

  static let buttonInBars: Guideline<Switch> = Guideline(
    Statement(
      .guideline, "switch.use-two-icon-button-in-bars",
      "In a toolbar or navigation bar use a button instead of a switch and give it two different icons for the two states.",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      guard standsInBar(scene) else {
        return .notApplicable(Message("The switch stands in no toolbar or navigation bar."))
      }
      let remedy = Message("Put a button there that has one icon for on and another for off.")
      switch scene.instead {
      case .button(let button)? where button.hasTwoIcons:
        return .follows(
          Message("A button with the icons “{0}” and “{1}”.", button.icon, button.iconWhenOn))
      case .button(let button)?:
        let icons = Set([button.icon, button.iconWhenOn].filter { !$0.isEmpty }).count
        return .breaks(
          Finding(
            .plural(
              "The button has {0} icon for both states.", "The button has {0} icons.", icons),
            at: [.instead], found: Double(icons), allowed: 2, remedy: remedy))
      case .field?, .label?, .row?, .bar?, .table?:
        return .breaks(
          Finding(
            Message("What stands in the place of the switch is no button."), at: [.instead],
            remedy: remedy))
      case nil:
        return .breaks(
          Finding(Message("A switch stands in a bar."), at: [switchPart], remedy: remedy))
      }
    },
    judgesChoice: true,
    violate: { scene in
      if !standsInBar(scene) { scene.setting.placement = .navigationBar }
      if case .button(var button)? = scene.instead, button.hasTwoIcons {
        button.iconWhenOn = button.icon
        scene.instead = .button(button)
      }
    },
    repair: { scene in
      let control = scene.subject
      var button = ButtonProp(title: control.title, isOn: control.state == .on)
      switch scene.instead {
      case .button(let old)?: button = old
      case .row(let row)?: button = ButtonProp(title: row.title, icon: row.icon, isOn: row.isOn)
      case .field?, .label?, .bar?, .table?, nil: break
      }
      if button.icon.isEmpty {
        button.icon = [control.offImage, wirelessImages.off].first { !$0.isEmpty } ?? ""
      }
      if !button.hasTwoIcons {
        button.iconWhenOn =
          [control.onImage, wirelessImages.on, wirelessImages.off]
          .first { !$0.isEmpty && $0 != button.icon } ?? ""
      }
      scene.instead = .button(button)
    },
    mayAlsoBreak: { [tableRowsOnly.statement] })

  /// Whether the place is one of the two bars in which buttons take the part of switches.
  private static func standsInBar(_ scene: Scene<Switch>) -> Bool {
    switch scene.setting.placement {
    case .navigationBar, .toolbar: true
    case .content, .tableRow, .statusBar, .popover, .fullScreen: false
    }
  }

  static let noStateLabel: Guideline<Switch> = Guideline(
    Statement(
      .guideline, "switch.let-state-speak-without-label",
      "Do not add a label that describes the value of the switch.",
      reason:
        "A switch is either on or off, so such a label is superfluous and clutters the interface.",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      let labels = scene.beside.indices.filter { scene.isStateLabel(scene.beside[$0]) }
      guard let first = labels.first else {
        return .follows(Message("No label says whether the switch is on."))
      }
      return .breaks(
        Finding(
          Message("A label beside the switch says “{0}”.", scene.beside[first].title),
          at: labels.map(PartID.beside), found: Double(labels.count), allowed: 0,
          remedy: Message("Leave the label out; the switch shows its state.")))
    },
    violate: { scene in
      let word = scene.subject.state == .on ? on : off
      if scene.beside.count >= Scene<Switch>.propLimit { scene.beside.removeLast() }
      scene.beside.append(.label(LabelProp(text: word.text(in: scene.setting))))
    },
    repair: { scene in scene.beside.removeAll(where: scene.isStateLabel) })

  static let appStyle: Guideline<Switch> = Guideline(
    Statement(
      .guideline, "switch.match-app-style",
      "Consider adapting the look of the switch to the style of the app.",
      evidence: .human, sources: sources(.ten, .eleven)),
    judge: .human { scene in
      let drawn = scene.subject.drawnColour(isOn: true)
      guard let appColour = scene.subject.appColour, !scene.subject.palette.contains(drawn) else {
        return nil
      }
      return Finding(
        Message(
          "The colour of the switch when on: {0}. The colour of the app: {1}.", drawn.title,
          appColour.title),
        at: [switchPart], remedy: Message("Give the switch a colour of the app’s."))
    },
    violate: { scene in
      scene.subject.look = .standard
      if scene.subject.palette.isEmpty || scene.subject.palette.contains(defaultOnColour) {
        scene.subject.palette = [.purple]
      }
    },
    repair: { scene in
      scene.subject.drawsDefaultLook = false
      if scene.subject.look == .standard { scene.subject.look = .colours }
      if let appColour = scene.subject.appColour,
        !scene.subject.palette.contains(scene.subject.onColour)
      {
        scene.subject.onColour = appColour
      }
    })

  static let relatedElements: Guideline<Switch> = Guideline(
    Statement(
      .guideline, "switch.control-related-elements",
      "Use a switch to control other interface elements that are related to it.",
      evidence: .human, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .human { scene in
      let control = scene.subject
      let strangers = control.dependants.indices.filter { !control.governs(control.dependants[$0]) }
      guard let first = strangers.first else { return nil }
      return Finding(
        Message(
          "“{0}” is about “{1}”, the switch about “{2}”.", control.dependants[first].title,
          control.dependants[first].topic, control.topic),
        at: strangers.prefix(20).map(dependantPart),
        remedy: Message("Let the switch govern only what belongs to it."))
    },
    violate: { scene in
      let stranger = Dependant(
        title: textSizeTitle.text(in: scene.setting), topic: displayTopic.text(in: scene.setting),
        effect: .isEnabled)
      var rows = scene.subject.dependants.prefix(dependantLimit - 1) + [stranger]
      if scene.subject.governs(stranger) {
        rows[rows.count - 1].topic = textTopic.text(in: scene.setting)
      }
      scene.subject.setDependants(Array(rows))
    },
    repair: { scene in
      scene.subject.setDependants(scene.subject.dependants.filter(scene.subject.governs))
    },
    mayAlsoBreak: { [updateDependants.statement] })

  /// Whether a row is about what the switch is about.
  private func governs(_ dependant: Dependant) -> Bool {
    dependant.topic.bare == topic.bare
  }
}

extension Scene<Switch> {
  /// Whether a prop is a label that says whether the switch is on.
  fileprivate func isStateLabel(_ prop: Prop) -> Bool {
    switch prop {
    case .label(let label): subject.isStateWord(label.text)
    case .button, .field, .row, .bar, .table: false
    }
  }
}
