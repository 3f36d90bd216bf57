extension Keyboard {
  /// What a keyboard does.
  public static let behaviors: [Behavior<Keyboard>] = [
    tunedTypes, userLanguages, mainMeans,
  ]

  static let tunedTypes: Behavior<Keyboard> = Behavior(
    Statement(
      .behavior, "keyboard.offer-types-tuned-to-input",
      "There are several types of keyboard, each made for one kind of input.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { scene in
      // The type that the app set comes last, so that it is up in the end.
      let own = scene.subject.type
      let types = KeyboardType.allCases.filter { $0 != own } + [own]
      return opening(scene)
        + types.flatMap { type -> [Step<Keyboard>] in
          [
            .play(.setType(type)),
            .expect(Message("the keys come up that are made for this: {0}", type.title)) {
              scene, _, rendering in
              guard scene.subject.isEditing, scene.subject.shownType == type else { return false }
              guard let field = rendering?.part(fieldPart) else { return nil }
              // Real keyboards are told by the field what it is made for.
              guard field.purpose == type.rawValue else { return false }
              return shows(type, scene.subject.shownLanguage, in: rendering)
            },
          ]
        }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.showsStandardAlways = true
        scene.subject.isEditing = true
        if scene.subject.type == .standard { scene.subject.ask(for: .phone, in: scene.setting) }
      },
      repair: { $0.subject.showsStandardAlways = false }),
    remedy: Message("Bring up the keyboard of the type that is set."))

  static let userLanguages: Behavior<Keyboard> = Behavior(
    Statement(
      .behavior, "keyboard.follow-user-language",
      "The layout and input method of the keyboard follow the language that the user has set, and the app cannot control them.",
      evidence: .model, sources: sources(.seven, .six)),
    steps: { scene in
      let own = scene.subject.userLanguage
      let languages: [KeyboardLanguage] = [.german, .french, .russian, own]
      return opening(scene) + [follows(own)]
        + languages.flatMap { language -> [Step<Keyboard>] in
          [.play(.chooseLanguage(language)), follows(language)]
        }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.userLanguage = .german
        scene.subject.forcedLanguage = .english
        scene.subject.isEditing = true
      },
      repair: { $0.subject.forcedLanguage = nil }),
    remedy: Message("Leave the language of the keyboard to the user."))

  static let mainMeans: Behavior<Keyboard> = Behavior(
    Statement(
      .behavior, "keyboard.be-main-means-of-entry",
      "The keyboard is the main means of entering text.",
      evidence: .both, sources: sources(.six)),
    steps: { scene in
      let keys = scene.subject.layout.rows.joined().compactMap(\.typed)
      guard let first = keys.first, scene.subject.text.count + 2 <= EditableText.limit else {
        return []
      }
      // What is selected gives way to the first character.
      let rest = scene.subject.text.count - scene.subject.text.selection.count
      return opening(scene) + [
        .play(.key(.insert(first))), hasTyped(first, rest + 1),
        .play(.type("7")), hasTyped("7", rest + 2),
        .play(.key(.delete)),
        .expect(Message("the key for deleting takes the last character back")) {
          scene, _, rendering in
          guard scene.subject.text.count == rest + 1 else { return false }
          return showsText(of: scene, rendering)
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.acceptsKeys = false
        scene.subject.isEditing = true
      },
      repair: { $0.subject.acceptsKeys = true }),
    remedy: Message("Let people type into the field."))

  /// Brings the keyboard up if it is not.
  private static func opening(_ scene: Scene<Keyboard>) -> [Step<Keyboard>] {
    scene.subject.isEditing ? [] : [.play(.pressField)]
  }

  /// Expects the keys of that language.
  private static func follows(_ language: KeyboardLanguage) -> Step<Keyboard> {
    .expect(Message("the keys are those of the user’s language: {0}", language.title)) {
      scene, _, rendering in
      guard scene.subject.shownLanguage == language else { return false }
      return rendering == nil ? true : shows(scene.subject.shownType, language, in: rendering)
    }
  }

  /// Expects a key to have typed a character before the caret of a text of that many.
  private static func hasTyped(_ character: String, _ count: Int) -> Step<Keyboard> {
    .expect(Message("the key types “{0}” into the field", character)) { scene, reports, rendering in
      let text = scene.subject.text
      let caret = text.selection.lowerBound
      guard text.count == count, caret > 0,
        text.substring(caret - 1..<caret) == character,
        reports.contains(.changed(scene.subject.told(text.text)))
      else { return false }
      return showsText(of: scene, rendering)
    }
  }

  /// Whether the keyboard is up with the keys of that type and language; `nil` if nothing was drawn.
  private static func shows(
    _ type: KeyboardType, _ language: KeyboardLanguage, in rendering: Rendering?
  ) -> Bool? {
    guard let rendering else { return nil }
    guard let keyboard = rendering.part(KeyboardLayout.part),
      keyboard.purpose == type.rawValue
    else { return false }
    return KeyboardLayout(for: type, language: language).isDrawn(in: rendering)
  }

  /// Whether the field shows the text that the scene has; `nil` if it was not drawn.
  private static func showsText(of scene: Scene<Keyboard>, _ rendering: Rendering?) -> Bool? {
    guard let field = rendering?.part(fieldPart) else { return nil }
    return field.text == scene.subject.shownText
  }
}

extension Key {
  /// The text that the key types; `nil` for one that does something else or types but a space.
  fileprivate var typed: String? {
    guard case .insert(let text) = action, text != " " else { return nil }
    return text
  }
}

extension KeyboardLayout {
  /// Whether the keys that were drawn are those of the type and the language, in whatever plane.
  func isDrawn(in rendering: Rendering) -> Bool {
    let drawn = rendering.parts(named: "key").map { $0.text ?? "" }
    return Plane.allCases.contains { plane in
      [false, true].contains { isShifted in
        var layout = self
        layout.plane = plane
        layout.isShifted = isShifted
        return layout.rows.joined().map(\.title) == drawn
      }
    }
  }
}
