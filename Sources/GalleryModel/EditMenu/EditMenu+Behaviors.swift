extension EditMenu {
  /// What an edit menu does.
  public static let behaviors: [Behavior<EditMenu>] = [
    gesturesOpen, sixCommands, commandsLeftOut, doubleTapSelects, aboveOrBelow,
    withoutConfirmation, customsNeedSelection,
  ]

  static let gesturesOpen: Behavior<EditMenu> = Behavior(
    Statement(
      .behavior, "edit-menu.open-from-text-web-and-image-views",
      "Holding down or double-tapping an element in a text field, text view, web view or image view selects content and brings up the edit menu.",
      evidence: .widget, sources: sources(.ten, .eleven)),
    steps: { scene in
      guard let place = scene.subject.placeToTouch, scene.subject.hasCommandsForSelection else {
        return []
      }
      switch scene.subject.host {
      case .textField, .textView, .picture: break
      case .staticText: return []
      }
      let isUp = Step<EditMenu>.expect(
        Message("something is selected and the menu is up"), showsMenuAndSelection)
      let isDown = Step<EditMenu>.expect(Message("the menu is closed")) { scene, _, rendering in
        rendering.map { !scene.subject.isOpen && $0.part(menuPart) == nil }
      }
      return [
        .play(.dismiss), .play(.tap(at: place)), isDown, .play(.hold(at: place)), isUp,
        .play(.dismiss), .play(.tap(at: place)), isDown, .play(.doubleTap(at: place)), isUp,
        .play(.dismiss), isDown,
      ]
    },
    fault: .edit(
      violate: { scene in
        if scene.subject.host == .textField { scene.subject.host = .textView }
        if scene.subject.host == .staticText {
          scene.subject.host = .picture
        }
        scene.subject.opensInFieldsOnly = true
        if scene.subject.host == .textView { scene.ensureText() }
        scene.offer(.copy)
      },
      repair: { scene in
        scene.subject.opensInFieldsOnly = false
        scene.subject.gestures = Set(Gesture.allCases)
      },
      mayAlsoBreak: {
        comesToLight + [
          fitContext.statement, hideSelect.statement, hideSelectionCommands.statement,
        ]
      }),
    remedy: Message("Let holding down and double-tapping select and bring the menu up."))

  @Sendable private static func showsMenuAndSelection(
    _ scene: Scene<EditMenu>, _ reports: [Report], _ rendering: Rendering?
  ) -> Bool? {
    guard scene.subject.isOpen, scene.subject.hasSelection else { return false }
    guard let rendering else { return nil }
    return rendering.part(menuPart) != nil
      && rendering.part(selectionPart)?.text == scene.subject.selectedText
  }

  static let sixCommands: Behavior<EditMenu> = Behavior(
    Statement(
      .behavior, "edit-menu.provide-six-standard-commands",
      "By default the menu draws on the commands Cut, Copy, Paste, Select, Select All and Delete.",
      evidence: .model, sources: sources(.ten, .eleven)),
    steps: { _ in
      [
        .expect(Message("the menu draws on the six standard commands and no other")) {
          scene, _, _ in
          scene.subject.standardCommandsInAllStates == StandardCommand.six
        }
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.defaultCommands.remove(.delete)
        scene.subject.defaultCommands.insert(.print)
        scene.subject.leftOut.remove(.print)
        scene.ensureSelection()
        scene.keepShowing()
      },
      repair: { $0.subject.defaultCommands = Set(StandardCommand.six) },
      mayAlsoBreak: { comesToLight + [hideSelect.statement, fitContext.statement] }),
    remedy: Message("Draw on Cut, Copy, Paste, Select, Select All and Delete."))

  /// The standard commands that a text view with everything to do offers in one state or another,
  /// if nothing is left out.
  private var standardCommandsInAllStates: [StandardCommand] {
    var view = EditMenu(host: .textView, text: "One two")
    view.defaultCommands = defaultCommands
    view.board = .own("three")
    var found: Set<StandardCommand> = []
    for selection in [0..<0, 0..<3] {
      view.text.select(selection)
      for case .standard(let command) in view.offered { found.insert(command) }
    }
    return found.sorted()
  }

  static let commandsLeftOut: Behavior<EditMenu> = Behavior(
    Statement(
      .behavior, "edit-menu.let-standard-commands-be-left-out",
      "Any of the standard commands may be left out of the menu.",
      evidence: .both, sources: sources(.ten, .eleven)),
    steps: { scene in
      var menu = scene.subject
      guard menu.placeToTouch != nil, menu.allowsSelection else { return [] }
      menu.select(menu.firstSelection)
      let standard = StandardCommand.six.filter { menu.offered.contains(.standard($0)) }
      let steps: [Step<EditMenu>] = standard.flatMap { command -> [Step<EditMenu>] in
        [
          .play(.dismiss), .play(.select(menu.firstSelection)), .play(.leaveOut(command, true)),
          .play(.menuKey),
          .expect(Message("the menu does not list what was left out")) { scene, _, rendering in
            guard !scene.subject.offered.contains(.standard(command)) else { return false }
            return rendering.map { !$0.shows(.standard(command)) }
          },
          .play(.dismiss),
        ] + (menu.leftOut.contains(command) ? [] : [.play(.leaveOut(command, false))])
      }
      return steps
    },
    fault: .edit(
      violate: { scene in
        scene.subject.listsLeftOut = true
        if scene.subject.host == .staticText { scene.subject.isSelectable = true }
        if scene.subject.host != .picture { scene.ensureText() }
        scene.ensureSelection()
        scene.offer(.copy)
        scene.subject.leftOut.insert(.copy)
        scene.keepShowing()
      },
      repair: { $0.subject.listsLeftOut = false },
      mayAlsoBreak: {
        comesToLight + [hideSelect.statement, fitContext.statement, doubleTapSelects.statement]
      }),
    remedy: Message("List only what was not left out."))

  static let customsNeedSelection: Behavior<EditMenu> = Behavior(
    Statement(
      .behavior, "edit-menu.custom-commands-act-on-selection",
      "Like the standard commands, a custom command can be triggered only on selected text or other selected content.",
      evidence: .model, sources: sources(.ten)),
    steps: { scene in
      let menu = scene.subject
      guard !menu.customs.items.isEmpty, menu.allowsSelection else { return [] }
      let index = menu.customs.items.firstIndex { !$0.needsSelection } ?? 0
      return [
        .play(.dismiss), .play(.select(menu.caret)), .play(.menuKey),
        .expect(Message("no command of the app’s is offered while nothing is selected")) {
          scene, _, _ in
          !scene.subject.offered.contains(.custom(index))
        },
        .play(.choose(.custom(index))),
        .expect(Message("no command of the app’s runs while nothing is selected")) {
          _, reports, _ in
          !reports.contains { if case .ran = $0 { true } else { false } }
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.ensureCustom()
        if scene.subject.host == .staticText { scene.subject.isSelectable = true }
        var customs = scene.subject.customs.items
        let last = min(customs.count, fewCommands) - 1
        customs[last].needsSelection = false
        scene.subject.setCustoms(customs)
        scene.selectNothing()
        scene.show()
      },
      repair: { scene in
        scene.subject.setCustoms(
          scene.subject.customs.items.map { CustomCommand($0.title) })
      },
      mayAlsoBreak: {
        comesToLight + [
          hideSelectionCommands.statement, fitContext.statement, customsLast.statement,
          soleControl.statement,
        ]
      }),
    remedy: Message("Offer the app’s commands only while something is selected."))
}

extension EditMenu {
  /// A character that a person can touch to select something; `nil` where there is nothing.
  var placeToTouch: Int? {
    switch host {
    case .picture: 0
    case .textField, .textView, .staticText: text.firstWord?.lowerBound
    }
  }

  /// The first word, or what stands for the whole picture.
  var firstSelection: Range<Int> {
    switch host {
    case .picture: 0..<1
    case .textField, .textView, .staticText: text.firstWord ?? 0..<0
    }
  }

  /// The caret before all characters, where nothing is selected.
  var caret: Range<Int> { 0..<0 }

  /// Whether the menu has something to offer once something is selected.
  var hasCommandsForSelection: Bool {
    var menu = self
    menu.select(menu.firstSelection)
    return !menu.offered.isEmpty
  }
}

extension Rendering {
  /// Whether a command is drawn.
  func shows(_ command: EditMenu.Command) -> Bool {
    parts(named: "command").contains { $0.command == command.name }
  }
}
