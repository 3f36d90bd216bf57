extension EditMenu {
  /// How an edit menu should be used.
  public static let guidelines: [Guideline<EditMenu>] = [
    fitContext, hideSelectionCommands, hideSelect, bothGestures, selectWord, offImportant,
    soleControl, copyStaticText, noButton, undoAndRedo, usefulCommands, customsLast, fewCustoms,
    shortNames, verbs, titleCase,
  ]

  /// The editions' sections on edit menus.
  static func sources(_ editions: Edition...) -> [Statement.Source] {
    editions.map { Statement.Source($0, $0 == .eleven ? "编辑菜单" : "編輯菜單") }
  }

  /// What can come to light when a menu comes up where none could before, or has other commands.
  static let comesToLight: [Statement] = [
    offImportant.statement, shortNames.statement, aboveOrBelow.statement, pointsAtContent.statement,
    gesturesOpen.statement, withoutConfirmation.statement, commandsLeftOut.statement,
    doubleTapSelects.statement, soleControl.statement, bothGestures.statement, selectWord.statement,
    copyStaticText.statement,
  ]
}

extension Scene<EditMenu> {
  /// Brings the menu up, with nothing in its way.
  mutating func show(by opening: EditMenu.Opening = .menuKey) {
    subject.confirmation = nil
    subject.opening = opening
  }

  /// Leaves the menu up as it came up, or else brings it up.
  mutating func keepShowing() { show(by: subject.isOpen ? subject.opening ?? .menuKey : .menuKey) }

  /// Lets the menu draw on a command.
  mutating func offer(_ command: EditMenu.StandardCommand) {
    subject.defaultCommands.insert(command)
    subject.leftOut.remove(command)
  }

  /// Makes sure that there is a word.
  mutating func ensureText() {
    if subject.text.firstWord == nil {
      subject.setText(EditMenu.description.text(in: setting))
    }
  }

  /// Makes sure that there is text that can be selected, edited or not.
  mutating func ensureSelectableText() {
    switch subject.host {
    case .textField, .textView: break
    case .picture:
      subject.host = .staticText
      subject.isSelectable = true
    case .staticText: subject.isSelectable = true
    }
    ensureText()
  }

  /// Makes sure that there is text that can be changed.
  mutating func ensureEditableText() {
    switch subject.host {
    case .textField, .textView: break
    case .picture, .staticText: subject.host = .textView
    }
    subject.isEditable = true
    ensureText()
  }

  /// Selects the first word or the picture, unless something is selected.
  mutating func ensureSelection() {
    guard !subject.hasSelection else { return }
    switch subject.host {
    case .picture: subject.isPictureSelected = true
    case .textField, .textView, .staticText:
      ensureSelectableText()
      if let word = subject.text.firstWord { subject.text.select(word) }
    }
    if subject.opening == .doubleTap { subject.opening = .menuKey }
  }

  /// Leaves nothing selected but the caret.
  mutating func selectNothing() {
    subject.isPictureSelected = false
    subject.text.placeCaret(at: subject.text.selection.lowerBound)
    if subject.opening == .doubleTap { subject.opening = .menuKey }
  }

  /// Makes sure that the app has a command of its own.
  mutating func ensureCustom() {
    if subject.customs.items.isEmpty {
      subject.setCustoms([EditMenu.CustomCommand(EditMenu.translate.text(in: setting))])
    }
  }
}

extension EditMenu {
  static let fitContext: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.show-commands-that-fit-context",
      "Show the commands that suit the current context.",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      let menu = scene.subject
      let offered = menu.offered
      guard !offered.isEmpty else {
        return .notApplicable(Message("The menu has nothing to offer here."))
      }
      let idle = offered.indices.filter { !menu.canRun(offered[$0]) }
      guard let first = idle.first else {
        return .follows(
          .plural("{0} command, which can act.", "{0} commands, which all can act.", offered.count))
      }
      return .breaks(
        Finding(
          Message("“{0}” can do nothing here.", menu.title(of: offered[first], in: scene.setting)),
          at: idle.prefix(EditMenuLayout.drawnLimit).map(commandPart),
          found: Double(idle.count), allowed: 0,
          remedy: Message("Offer only what can act on what is selected and copied.")))
    },
    violate: { scene in
      scene.subject.host = .picture
      scene.subject.isPictureSelected = true
      scene.subject.ignoresContext = true
      scene.offer(.paste)
      scene.offer(.selectAll)
      scene.show()
    },
    repair: { scene in
      scene.subject.ignoresContext = false
      scene.subject.keepsSelectionCommands = false
    },
    mayAlsoBreak: { comesToLight + [hideSelect.statement] })

  static let hideSelectionCommands: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.hide-selection-commands-without-selection",
      "While nothing is selected, leave out the commands that need a selection, such as Copy and Cut.",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      let menu = scene.subject
      guard !menu.hasSelection else {
        return .notApplicable(Message("Something is selected."))
      }
      let offered = menu.offered
      let wrong = offered.indices.filter { needsSelection(offered[$0]) }
      guard let first = wrong.first else {
        return .follows(Message("No command is offered that needs a selection."))
      }
      return .breaks(
        Finding(
          Message(
            "Nothing is selected, and “{0}” is offered.",
            menu.title(of: offered[first], in: scene.setting)),
          at: wrong.map(commandPart), found: Double(wrong.count), allowed: 0,
          remedy: Message("Leave it out until something is selected.")))
    },
    violate: { scene in
      scene.selectNothing()
      scene.subject.keepsSelectionCommands = true
      scene.offer(.cut)
      scene.offer(.copy)
      scene.show()
    },
    repair: { scene in
      scene.subject.keepsSelectionCommands = false
      scene.subject.ignoresContext = false
    },
    mayAlsoBreak: { comesToLight + [fitContext.statement] })

  private static func needsSelection(_ command: Command) -> Bool {
    switch command {
    case .standard(let standard): standard.needsSelection
    case .custom: false
    }
  }

  static let hideSelect: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.hide-select-once-something-is-selected",
      "When something is already selected, leave out the Select command.",
      evidence: .model, sources: sources(.ten)),
    judge: .model { scene in
      let menu = scene.subject
      guard menu.hasSelection else {
        return .notApplicable(Message("Nothing is selected."))
      }
      guard let place = menu.offered.firstIndex(of: .standard(.select)) else {
        return .follows(Message("Something is selected, and Select is not offered."))
      }
      return .breaks(
        Finding(
          Message("“{0}” is selected, and Select is offered.", menu.selectedText.excerpt),
          at: [commandPart(place)], remedy: Message("Leave Select out while something is selected.")
        ))
    },
    violate: { scene in
      scene.ensureSelectableText()
      scene.ensureSelection()
      scene.subject.keepsSelect = true
      scene.offer(.select)
      scene.show()
    },
    repair: { scene in
      scene.subject.keepsSelect = false
      scene.subject.ignoresContext = false
    },
    mayAlsoBreak: { comesToLight })
}

extension String {
  /// The beginning, where the text is long.
  var excerpt: String { count > 40 ? prefix(39) + "…" : self }
}
