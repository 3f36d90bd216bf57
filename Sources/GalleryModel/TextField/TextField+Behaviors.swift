extension TextField {
  /// What a text field does.
  public static let behaviors: [Behavior<TextField>] = [
    singleLine, raisedKeyboard, processedOnReturn, systemButtons, severalStyles, clearing,
    clearingImage, placeholderWhenEmpty,
  ]

  static let singleLine: Behavior<TextField> = Behavior(
    Statement(
      .behavior, "text-field.accept-single-line", "A text field takes a single line of input.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { _ in
      [
        .play(.press), .play(.set("")), .play(.type("a")), .play(.enter), .play(.type("b")),
        .expect(Message("Return breaks no line")) { scene, _, rendering in
          hasOneLine(scene, rendering)
        },
        .play(.set("")), .play(.paste("one\ntwo")),
        .expect(Message("what is pasted comes in one line")) { scene, _, rendering in
          hasOneLine(scene, rendering)
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.setSecure(false)
        scene.subject.setReturnBreaksLine(true)
        try? scene.subject.setCharacterLimit(0)
        scene.subject.set("\(address)\n\(firstGuest)")
      },
      repair: { $0.subject.setReturnBreaksLine(false) },
      mayAlsoBreak: { [clearButtonAtRight.statement] + uncovered() }),
    remedy: Message("Keep what is typed or pasted in one line."))

  static let raisedKeyboard: Behavior<TextField> = Behavior(
    Statement(
      .behavior, "text-field.raise-keyboard-on-tap", "A press on the field brings up the keyboard.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { _ in
      [
        .play(.leave), .play(.press),
        .expect(Message("the keyboard is there")) { scene, _, rendering in
          guard scene.subject.showsKeyboard else { return false }
          guard let rendering else { return nil }
          return rendering.part(KeyboardLayout.part)?.isVisible == true
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.setEditing(true)
        scene.subject.raisesKeyboard = false
      },
      repair: { $0.subject.raisesKeyboard = true }),
    remedy: Message("Bring up the keyboard when the field is pressed."))

  static let processedOnReturn: Behavior<TextField> = Behavior(
    Statement(
      .behavior, "text-field.process-text-on-return",
      "When the user presses Return, the field handles the text in the way that the app has laid down.",
      evidence: .both, sources: sources(.six)),
    steps: { _ in
      [
        .play(.press), .play(.set(secondGuest)), .play(.enter),
        .expect(Message("the app took the text")) { scene, reports, rendering in
          let told = scene.subject.isSecure ? hidden(secondGuest) : secondGuest
          guard reports.contains(.processed(told)), scene.subject.results.last == told else {
            return false
          }
          guard let rendering else { return nil }
          guard scene.subject.results.count <= drawnResultLimit else { return true }
          let entry = rendering.part(resultPart(scene.subject.results.count - 1))
          return entry?.text == told
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.setReturnBreaksLine(false)
        scene.subject.returnAction = .nothing
        scene.subject.setResults([])
      },
      repair: { scene in
        scene.subject.returnAction = .add
        scene.subject.setReturnBreaksLine(false)
      }),
    remedy: Message("Do with the text what the app is for when Return is pressed."))

  static let systemButtons: Behavior<TextField> = Behavior(
    Statement(
      .behavior, "text-field.allow-system-buttons",
      "A text field can hold buttons supplied by the system, such as a Bookmarks button.",
      evidence: .both, sources: sources(.seven, .ten, .six)),
    steps: { scene in
      for end in End.allCases {
        guard
          let index = scene.subject.items(at: end).prefix(drawnItemLimit).firstIndex(where: {
            $0.isSystem && $0.kind == .button && !$0.command.isEmpty
          })
        else { continue }
        let command = scene.subject.items(at: end)[index].command
        return [
          .play(.pressItem(end, index)),
          .expect(Message("the system’s button is there and answers")) {
            scene, reports, rendering in
            guard reports.contains(.ran(command)) else { return false }
            guard let rendering else { return nil }
            return rendering.part(itemPart(end, index)) != nil
          },
        ]
      }
      return []
    },
    fault: .edit(
      violate: { scene in
        scene.subject.showsSystemButtons = false
        if !scene.subject.hasSystemButton {
          scene.subject.setItems(
            [
              Item(
                .button, .extra, title: scene.setting.text(contacts.english, contacts.chinese),
                icon: bookmarkIcon, command: "bookmarks", isSystem: true)
            ] + scene.subject.trailing.prefix(itemLimit - 1), at: .trailing)
        }
      },
      repair: { $0.subject.showsSystemButtons = true }),
    remedy: Message("Show the buttons that the system supplies."))

  static let severalStyles: Behavior<TextField> = Behavior(
    Statement(
      .behavior, "text-field.allow-several-text-styles",
      "A text field can show text in several styles.",
      evidence: .both, sources: sources(.seven),
      supersededBy: "text-field.use-text-view-for-multi-line-or-styled-text"),
    steps: { scene in
      guard scene.subject.boldRange != nil, !scene.subject.isSecure else { return [] }
      return [
        .expect(Message("what is bold is drawn bold")) { scene, _, rendering in
          guard scene.subject.drawsStyles else { return false }
          guard let rendering else { return nil }
          return rendering.part(boldPart)?.isBold == true
        }
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.setSecure(false)
        scene.subject.drawsStyles = false
        if scene.subject.boldRange == nil {
          if scene.subject.text.isEmpty { scene.subject.set(address) }
          scene.subject.boldWords = scene.subject.text.substring(
            scene.subject.text.word(at: 0))
        }
      },
      repair: { $0.subject.drawsStyles = true },
      mayAlsoBreak: { [clearButtonAtRight.statement] + uncovered() }),
    remedy: Message("Draw the styles that the app set."))

  static let clearing: Behavior<TextField> = Behavior(
    Statement(
      .behavior, "text-field.clear-button-empties-field",
      "A press on the clear button empties the field completely.",
      reason: "It saves the user pressing the delete key again and again (iOS 10).",
      evidence: .both, sources: sources(.seven, .ten, .six)),
    steps: { scene in
      guard scene.subject.clearButton != .none else { return [] }
      return [
        .play(.press), .play(.set("lake house")),
        .expect(Message("the clear button is there while there is text")) { scene, _, rendering in
          rendering.map { $0.part(clearPart) != nil }
        },
        .play(.clear),
        .expect(Message("the field is empty"), isCleared),
        .play(.undo),
        .expect(Message("undoing brings the text back")) { scene, _, _ in
          scene.subject.text.text == "lake house"
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.clearsLastWordOnly = true
        if scene.subject.clearButton == .none { scene.subject.clearButton = .trailing }
        scene.subject.overlaySwallowsPresses = false
      },
      repair: { scene in
        scene.subject.clearsLastWordOnly = false
        scene.subject.overlaySwallowsPresses = false
      },
      mayAlsoBreak: { [clearingImage.statement] }),
    remedy: Message("Let the clear button delete everything at once."))

  static let clearingImage: Behavior<TextField> = Behavior(
    Statement(
      .behavior, "text-field.clear-button-also-clears-image-over-it",
      "The clear button clears everything, no matter whether another image was meant to be shown at its place.",
      evidence: .both, sources: sources(.seven)),
    steps: { scene in
      guard scene.subject.clearButton != .none else { return [] }
      return [
        .play(.press), .play(.set("lake house")), .play(.cover(starIcon)), .play(.clear),
        .expect(Message("text and image are gone")) { scene, reports, rendering in
          guard scene.subject.overlayImage.isEmpty else { return false }
          return isCleared(scene, reports, rendering)
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.overlayImage = starIcon
        scene.subject.overlaySwallowsPresses = true
        if scene.subject.clearButton == .none { scene.subject.clearButton = .trailing }
        if scene.subject.text.isEmpty { scene.subject.set(address) }
      },
      repair: { scene in
        scene.subject.overlaySwallowsPresses = false
        scene.subject.clearsLastWordOnly = false
      },
      mayAlsoBreak: { [clearing.statement] }),
    remedy: Message("Let a press through to the clear button, whatever is drawn over it."))

  static let placeholderWhenEmpty: Behavior<TextField> = Behavior(
    Statement(
      .behavior, "text-field.show-placeholder-only-when-empty",
      "The placeholder is shown only while the field holds no other text.",
      evidence: .both, sources: sources(.seven, .ten, .six)),
    steps: { scene in
      guard !scene.subject.placeholder.isBlank else { return [] }
      return [
        .play(.press), .play(.set("")),
        .expect(Message("the placeholder stands in the empty field")) { scene, _, rendering in
          guard scene.subject.showsPlaceholder else { return false }
          return rendering.map { $0.part(placeholderPart) != nil }
        },
        .play(.type("x")),
        .expect(Message("the placeholder gives way to text")) { scene, _, rendering in
          guard !scene.subject.showsPlaceholder else { return false }
          return rendering.map { $0.part(placeholderPart) == nil }
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.keepsPlaceholder = true
        if scene.subject.placeholder.isBlank {
          scene.subject.placeholder = placeholder(
            for: scene.subject.content, in: scene.setting)
        }
        if scene.subject.text.isEmpty { scene.subject.set(address) }
      },
      repair: { $0.subject.keepsPlaceholder = false },
      mayAlsoBreak: { [noNeedlessLabel.statement, clearButtonAtRight.statement] }),
    remedy: Message("Hide the placeholder as soon as there is text."))

  /// A guest who is invited in a proof.
  static let secondGuest = "ana@example.org"

  private var hasSystemButton: Bool {
    (leading + trailing).contains { $0.isSystem && $0.kind == .button && !$0.command.isEmpty }
  }

  /// Whether there is no line break, neither in the text nor in what is drawn of it.
  private static func hasOneLine(_ scene: Scene<TextField>, _ rendering: Rendering?) -> Bool? {
    guard !scene.subject.text.text.contains(where: \.isNewline) else { return false }
    return rendering.map { $0.part(fieldPart)?.text?.contains(where: \.isNewline) == false }
  }

  /// Whether the clear button was told to have emptied the field, and the field is drawn empty.
  @Sendable private static func isCleared(
    _ scene: Scene<TextField>, _ reports: [Report], _ rendering: Rendering?
  ) -> Bool? {
    guard scene.subject.text.isEmpty, reports.contains(.cleared) else { return false }
    guard let rendering else { return nil }
    return rendering.part(fieldPart)?.text?.isEmpty == true
      && rendering.part(clearPart) == nil
  }
}
