extension EditMenu {
  static let doubleTapSelects: Behavior<EditMenu> = Behavior(
    Statement(
      .behavior, "edit-menu.let-app-set-double-tap-selection",
      "The app may define what gets selected by default when the user double-taps.",
      evidence: .both, sources: sources(.ten)),
    steps: { scene in
      let menu = scene.subject
      guard let place = menu.placeToTouch, menu.hears(.doubleTap) else { return [] }
      let expected: String
      switch menu.host {
      case .picture: return []
      case .textField, .textView, .staticText:
        expected = menu.text.substring(menu.declaredRange(at: place))
      }
      return [
        .play(.dismiss), .play(.doubleTap(at: place)),
        .expect(Message("a double-tap selects what the app set")) { scene, _, rendering in
          guard scene.subject.selectedText == expected else { return false }
          return rendering.map { $0.part(selectionPart)?.text == expected }
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.ensureSelectableText()
        scene.subject.opensInFieldsOnly = false
        scene.subject.gestures.insert(.doubleTap)
        scene.subject.doubleTapSelection = .paragraph
        scene.subject.ignoresDoubleTapSelection = true
        if let place = scene.subject.placeToTouch,
          scene.subject.declaredRange(at: place).count < 2
            || scene.subject.declaredRange(at: place).lowerBound == place - 1
        {
          scene.subject.setText(description.text(in: scene.setting))
        }
      },
      repair: { $0.subject.ignoresDoubleTapSelection = false },
      mayAlsoBreak: {
        comesToLight + [
          selectWord.statement, fitContext.statement, hideSelect.statement,
          hideSelectionCommands.statement,
        ]
      }),
    remedy: Message("Let a double-tap select what the app set."))

  static let aboveOrBelow: Behavior<EditMenu> = Behavior(
    Statement(
      .behavior, "edit-menu.place-above-or-below-by-space",
      "By default the menu appears above or below the insertion point or the selection, depending on the space available.",
      evidence: .widget, sources: sources(.ten, .eleven)),
    steps: { scene in
      let menu = scene.subject
      guard menu.placeToTouch != nil, menu.allowsSelection, menu.hasCommandsForSelection else {
        return []
      }
      let last: Range<Int> =
        switch menu.host {
        case .picture: 0..<1
        case .textField, .textView, .staticText: menu.text.lastWord ?? 0..<0
        }
      return [menu.firstSelection, last].flatMap { range -> [Step<EditMenu>] in
        [
          .play(.dismiss), .play(.select(range)), .play(.menuKey),
          .expect(Message("the menu is above or below the selection, within the page")) {
            scene, _, rendering in
            rendering.flatMap { standsByRoom($0, scene) }
          },
        ]
      }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.setLines(scene.subject.lines.items.filter { $0.place == .below })
        scene.subject.hasPhoto = false
        scene.subject.position = .above
        if scene.subject.host == .staticText { scene.subject.isSelectable = true }
        if scene.subject.host != .picture {
          scene.ensureText()
          if let word = scene.subject.text.firstWord { scene.subject.text.select(word) }
        }
        scene.ensureSelection()
        scene.offer(.copy)
        scene.show()
      },
      repair: { $0.subject.position = .automatic },
      mayAlsoBreak: {
        [
          offImportant.statement, shortNames.statement, pointsAtContent.statement,
          gesturesOpen.statement, withoutConfirmation.statement, hideSelect.statement,
          fitContext.statement, commandsLeftOut.statement,
        ]
      }),
    remedy: Message("Let the menu choose its side by the room that there is."))

  /// How many points a menu may reach beyond the page, or over what it belongs to.
  private static let placeTolerance = 4.0
  /// Up to how many points of room, at the usual text scale, a menu that has to be at one side is
  /// too near to the edge for anybody to foresee whether it is cut off.
  private static let unforeseeable = 60.0

  /// Whether the menu stands above or below by the room that there is; `nil` if it cannot be told.
  private static func standsByRoom(_ rendering: Rendering, _ scene: Scene<EditMenu>) -> Bool? {
    guard let menu = rendering.part(menuPart)?.frame else { return nil }
    let page = scene.setting.page(aboveToolbar: false)
    guard let anchor = rendering.part(anchorPart)?.frame,
      page.contains(anchor, tolerance: placeTolerance)
    else { return nil }
    let reach = EditMenuLayout.arrow.height + EditMenuLayout.gap
    let overhang = max(page.y - menu.y, menu.maxY - page.maxY)
    if scene.subject.position != .automatic {
      // What the app insists on is right as long as there happens to be room.
      if overhang > 12 { return false }
      return overhang < -unforeseeable * max(1, scene.setting.textScale) ? true : nil
    }
    guard overhang <= placeTolerance else { return false }
    let isBeside =
      menu.maxY <= anchor.y + placeTolerance || menu.y >= anchor.maxY - placeTolerance
    let room = max(anchor.y - page.y, page.maxY - anchor.maxY) - reach - EditMenuLayout.margin
    return isBeside || room < max(menu.height, EditMenuLayout.rowHeight)
  }

  static let withoutConfirmation: Behavior<EditMenu> = Behavior(
    Statement(
      .behavior, "edit-menu.act-without-confirmation",
      "Choosing a command carries it out straight away, with no confirmation asked.",
      evidence: .both, sources: sources(.ten, .eleven)),
    steps: { scene in
      var menu = scene.subject
      guard menu.placeToTouch != nil, menu.allowsSelection else { return [] }
      menu.select(menu.firstSelection)
      let offered = menu.offered.prefix(EditMenuLayout.drawnLimit)
      guard let command = offered.last(where: { menu.canRun($0) && actsAtOnce($0) }) else {
        return []
      }
      return [
        .play(.dismiss), .play(.select(menu.firstSelection)), .play(.menuKey),
        .play(.choose(command)),
        .expect(Message("the command is carried out at once")) { scene, reports, _ in
          scene.subject.confirmation == nil && reports.contains(where: isOutcome)
        },
        .expect(Message("nobody is asked for confirmation")) { _, reports, rendering in
          guard !reports.contains(where: { if case .askedToConfirm = $0 { true } else { false } })
          else { return false }
          return rendering.map { $0.part(confirmationPart) == nil }
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.confirmsFirst = true
        if scene.subject.host == .staticText { scene.subject.isSelectable = true }
        if scene.subject.host != .picture { scene.ensureText() }
        scene.ensureSelection()
        scene.offer(scene.subject.takesEdits ? .delete : .copy)
        scene.subject.confirmation = .standard(scene.subject.takesEdits ? .delete : .copy)
        scene.subject.opening = nil
      },
      repair: { scene in
        scene.subject.confirmsFirst = false
        scene.subject.confirmation = nil
      },
      mayAlsoBreak: {
        [
          hideSelect.statement, fitContext.statement, aboveOrBelow.statement,
          pointsAtContent.statement, gesturesOpen.statement, doubleTapSelects.statement,
          commandsLeftOut.statement,
        ]
      }),
    remedy: Message("Carry commands out at once; undo brings back what was lost."))

  /// Whether a command does something that the app is told of and needs nothing from elsewhere.
  private static func actsAtOnce(_ command: Command) -> Bool {
    switch command {
    case .standard(.cut), .standard(.copy), .standard(.delete), .standard(.print), .custom: true
    case .standard(.paste), .standard(.select), .standard(.selectAll): false
    }
  }

  @Sendable private static func isOutcome(_ report: Report) -> Bool {
    switch report {
    case .copied, .cut, .deleted, .ran, .printed: true
    case .opened, .selected, .pasted, .askedForText, .askedToConfirm, .undone, .redone: false
    }
  }
}
