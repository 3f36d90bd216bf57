extension EditMenu {
  static let bothGestures: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.respond-to-both-standard-gestures",
      "Let both standard gestures, holding down and double-tapping, bring up the menu.",
      reason: "Users expect to open the menu by holding down or double-tapping text or a picture.",
      evidence: .model, sources: sources(.ten)),
    judge: .model { scene in
      guard scene.subject.allowsSelection else {
        return .notApplicable(Message("There is nothing here that can be selected."))
      }
      let missing = Gesture.allCases.filter { !scene.subject.hears($0) }
      guard let first = missing.first else {
        return .follows(Message("Both gestures bring the menu up."))
      }
      return .breaks(
        Finding(
          Message("The menu does not answer to a gesture: {0}.", first.title), at: [hostPart],
          found: Double(Gesture.allCases.count - missing.count),
          allowed: Double(Gesture.allCases.count),
          remedy: Message("Let holding down and double-tapping bring the menu up.")))
    },
    violate: { scene in
      scene.subject.gestures = [.hold]
      scene.subject.close()
      scene.selectNothing()
    },
    repair: { scene in
      scene.subject.gestures = Set(Gesture.allCases)
      scene.subject.opensInFieldsOnly = false
    },
    mayAlsoBreak: {
      [gesturesOpen.statement, hideSelectionCommands.statement, fitContext.statement]
    })

  static let selectWord: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.select-word-on-double-tap-in-text",
      "In a text view a double-tap should select the word by default.",
      evidence: .both, sources: sources(.ten)),
    judge: .both(
      model: { scene in
        let menu = scene.subject
        switch menu.host {
        case .textField, .textView: break
        case .picture, .staticText:
          return .notApplicable(Message("This is no field or view of text."))
        }
        let remedy = Message("Let a double-tap select the word.")
        guard menu.doubleTapSelection == .word else {
          return .breaks(
            Finding(
              Message("What a double-tap selects: {0}.", menu.doubleTapSelection.title),
              at: [hostPart], remedy: remedy))
        }
        guard !menu.ignoresDoubleTapSelection else {
          return .breaks(
            Finding(
              Message("A double-tap selects a single character, whatever was set."),
              at: [hostPart], remedy: remedy))
        }
        guard menu.isOpen, menu.opening == .doubleTap, !menu.hasOneWordSelected else {
          return .follows(Message("A double-tap selects the word."))
        }
        return .breaks(
          Finding(
            Message("A double-tap selected “{0}”.", menu.selectedText.excerpt),
            at: [selectionPart], remedy: remedy))
      },
      widget: { rendering, _ in
        guard let selection = rendering.part(selectionPart), let text = selection.text,
          selection.command == Opening.doubleTap.rawValue,
          rendering.part(menuPart) != nil, rendering.part(hostPart)?.role == .field
        else {
          return .notApplicable(Message("Nothing was selected by a double-tap."))
        }
        guard text.split(whereSeparator: \.isWhitespace).count > 1 else {
          return .notApplicable(
            Message("A double-tap selected “{0}”, which may be a word.", text.excerpt))
        }
        return .breaks(
          Finding(
            Message("A double-tap selected “{0}”.", text.excerpt), at: [selectionPart],
            remedy: Message("Let a double-tap select the word.")))
      }),
    violate: { scene in
      switch scene.subject.host {
      case .textField, .textView: break
      case .picture, .staticText: scene.subject.host = .textView
      }
      scene.ensureText()
      scene.subject.doubleTapSelection = .all
      scene.subject.text.selectAll()
      scene.show(by: .doubleTap)
    },
    repair: { scene in
      scene.subject.doubleTapSelection = .word
      scene.subject.ignoresDoubleTapSelection = false
      if scene.subject.opening == .doubleTap, !scene.subject.hasOneWordSelected {
        scene.subject.text.selectWord(at: scene.subject.text.selection.lowerBound)
        if !scene.subject.hasOneWordSelected { scene.subject.opening = .menuKey }
      }
    },
    mayAlsoBreak: {
      comesToLight + [hideSelect.statement, undoAndRedo.statement, fitContext.statement]
    })

  /// Whether what is selected is one word of the text.
  private var hasOneWordSelected: Bool {
    let selection = text.selection
    return !selection.isEmpty && text.word(at: selection.lowerBound) == selection
  }

  static let offImportant: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.move-menu-off-important-content",
      "Where necessary set the menu's position so that it does not cover important content or interface elements.",
      evidence: .widget, sources: sources(.ten, .eleven)),
    judge: .widget { rendering, _ in coverVerdict(of: rendering) },
    violate: { scene in
      var lines = scene.subject.lines.items.filter { $0.place == .above }
      lines = Array(lines.prefix(Line.listLimit - 1).filter { !$0.text.isEmpty })
      if lines.last?.isImportant != true {
        lines.append(Line(price.text(in: scene.setting), isImportant: true))
      }
      scene.subject.setLines(
        lines + scene.subject.lines.items.filter { $0.place == .below })
      scene.ensureSelectableText()
      // The first word has to stand beneath the line, not far to its side.
      if scene.subject.firstSelection.count > nearWord {
        scene.subject.setText(description.text(in: scene.setting))
      }
      scene.subject.select(scene.subject.firstSelection)
      scene.offer(.copy)
      scene.subject.position = .above
      scene.show()
    },
    repair: { scene in
      let wasAutomatic = scene.subject.position == .automatic
      scene.subject.position = .automatic
      // Where there is no room beside what is important, the menu makes way for it.
      if wasAutomatic || coverVerdict(of: sketch(of: scene)).outcome == .breaks {
        scene.subject.close()
      }
    },
    mayAlsoBreak: { comesToLight + [hideSelect.statement, fitContext.statement] })

  /// The most characters of a word that stands beneath the beginning of a line.
  private static let nearWord = 12

  /// How many points the menu may lie over something important.
  private static let coverTolerance = 1.0

  static func coverVerdict(of rendering: Rendering) -> Verdict {
    guard let menu = rendering.part(menuPart) else {
      return .notApplicable(Message("The menu is closed."))
    }
    let important = rendering.parts(named: "important").filter(\.isVisible)
    guard !important.isEmpty else {
      return .notApplicable(Message("Nothing near the menu is marked as important."))
    }
    let covered = important.filter { part in
      guard let shared = menu.frame.intersection(part.frame) else { return false }
      return shared.width > coverTolerance && shared.height > coverTolerance
    }
    guard let first = covered.first else {
      return .follows(Message("The menu covers nothing important."))
    }
    return .breaks(
      Finding(
        Message("The menu lies over “{0}”.", (first.text ?? "").excerpt),
        at: [menuPart] + covered.map(\.id), found: Double(covered.count), allowed: 0,
        remedy: Message("Let the menu appear where it covers nothing important.")))
  }

  static let copyStaticText: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.let-useful-static-text-be-copied",
      "Let users select and copy text that cannot be edited but may be of use to them.",
      reason: "Users often want to paste static content into a mail, a note or a web search.",
      evidence: .both, sources: sources(.ten)),
    judge: .both(
      model: { scene in
        let menu = scene.subject
        guard menu.host == .staticText, !menu.text.isEmpty else {
          return .notApplicable(Message("There is no text here that is only to be read."))
        }
        let remedy = Message("Let people select the text and copy it.")
        guard menu.isSelectable else {
          return .breaks(
            Finding(
              Message("“{0}” cannot be selected.", menu.text.text.excerpt), at: [hostPart],
              remedy: remedy))
        }
        guard Gesture.allCases.contains(where: menu.hears),
          menu.commands.contains(.standard(.copy))
        else {
          return .breaks(
            Finding(
              Message("No menu lets people copy “{0}”.", menu.text.text.excerpt), at: [hostPart],
              remedy: remedy))
        }
        return .follows(Message("The text can be selected and copied."))
      },
      widget: { rendering, _ in
        guard let host = rendering.part(hostPart), host.role == .label, host.text?.isEmpty == false
        else { return .notApplicable(Message("There is no text here that is only to be read.")) }
        guard !host.isSensitive else {
          return .notApplicable(Message("The text answers to those who select it."))
        }
        return .breaks(
          Finding(
            Message("“{0}” cannot be selected.", (host.text ?? "").excerpt), at: [hostPart],
            remedy: Message("Let people select the text and copy it.")))
      }),
    violate: { scene in
      scene.subject.host = .staticText
      scene.ensureText()
      scene.selectNothing()
      scene.subject.isSelectable = false
      scene.subject.close()
    },
    repair: { scene in
      scene.subject.isSelectable = true
      scene.offer(.copy)
      guard !Gesture.allCases.contains(where: scene.subject.hears) else { return }
      scene.subject.opensInFieldsOnly = false
      if scene.subject.gestures.isEmpty { scene.subject.gestures = Set(Gesture.allCases) }
    },
    mayAlsoBreak: { [fitContext.statement, hideSelectionCommands.statement] })

  static let undoAndRedo: Guideline<EditMenu> = Guideline(
    Statement(
      .guideline, "edit-menu.support-undo-and-redo",
      "Make editing operations reversible by supporting undo and redo.",
      reason:
        "The menu asks for no confirmation, and users may change their minds after choosing a command.",
      evidence: .both, sources: sources(.ten, .eleven)),
    judge: .both(
      model: { scene in
        guard scene.subject.takesEdits else {
          return .notApplicable(Message("Nothing can be edited here."))
        }
        guard !scene.subject.keepsUndo else {
          return .follows(Message("What was edited can be undone and redone."))
        }
        return .breaks(
          Finding(
            Message("What was cut or deleted cannot be brought back."), at: [hostPart],
            remedy: Message("Support undo and redo.")))
      },
      widget: { rendering, _ in
        guard let host = rendering.part(hostPart), host.role == .field else {
          return .notApplicable(Message("Nothing can be edited here."))
        }
        guard rendering.part(undoPart) == nil || rendering.part(redoPart) == nil else {
          return .follows(Message("What was edited can be undone and redone."))
        }
        return .breaks(
          Finding(
            Message("Nothing undoes and redoes what was edited."), at: [hostPart],
            remedy: Message("Support undo and redo.")))
      }),
    violate: { scene in
      scene.ensureEditableText()
      scene.subject.keepUndo(false)
      // The menu would lie over where undo and redo are missing.
      scene.subject.close()
    },
    repair: { $0.subject.keepUndo(true) },
    mayAlsoBreak: { comesToLight + [selectWord.statement, fitContext.statement] })
}
