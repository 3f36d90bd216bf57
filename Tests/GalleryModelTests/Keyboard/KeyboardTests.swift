import GalleryModel
import Testing

@Suite struct KeyboardTests {
  private static let matches = "keyboard.match-type-to-content"
  private static let types = "keyboard.offer-types-tuned-to-input"
  private static let languages = "keyboard.follow-user-language"
  private static let means = "keyboard.be-main-means-of-entry"

  private func specimen(edit: (inout Scene<Keyboard>) -> Void = { _ in }) -> Scene<Keyboard> {
    var scene = Keyboard.specimen(in: Setting())
    edit(&scene)
    return scene
  }

  private func outcome(_ id: Statement.ID, of scene: Scene<Keyboard>) -> Verdict.Outcome? {
    Review(of: scene)[id]?.verdict.outcome
  }

  // MARK: Type and content

  @Test("a type suits the content that it is made for", arguments: TextContent.allCases)
  func aTypeSuitsTheContentThatItIsMadeFor(content: TextContent) {
    for type in KeyboardType.allCases {
      let scene = specimen {
        $0.subject.content = content
        $0.subject.type = type
      }
      let suits = content.suitingTypes.contains(type)
      #expect(outcome(Self.matches, of: scene) == (suits ? .follows : .breaks), "\(type)")
      let mended = Review(of: scene).mendingAll()
      #expect(mended.subject.type == (suits ? type : content.suitingTypes[0]))
      #expect(mended.subject.content == content)
      #expect(mended.subject.title == scene.subject.title)
    }
  }

  @Test("the question for each content suits its keyboard", arguments: TextContent.allCases)
  func theQuestionForEachContentSuitsItsKeyboard(content: TextContent) {
    for language in StageLanguage.allCases {
      var setting = Setting()
      setting.language = language
      var control = Keyboard.specimen(in: setting).subject
      control.ask(for: content, in: setting)
      #expect(outcome(Self.matches, of: Scene(control, in: setting)) == .follows)
      #expect(!control.title.isEmpty)
      #expect(control.text.text.allSatisfy { control.layout.path(to: .insert(String($0))) != nil })
    }
  }

  // MARK: The keyboard that comes up

  @Test(
    "letters in place of what is set are noticed, whatever is set", arguments: KeyboardType.allCases
  )
  func lettersInPlaceOfWhatIsSetAreNoticed(type: KeyboardType) {
    let scene = specimen {
      $0.subject.type = type
      $0.subject.showsStandardAlways = true
    }
    #expect(scene.subject.shownType == .standard)
    #expect(outcome(Self.types, of: scene) == .breaks)
    // The field still tells what the app set.
    let field = Keyboard.sketch(of: scene).part(Keyboard.fieldPart)
    #expect(field?.purpose == type.rawValue)
  }

  @Test("the keyboard comes and goes with the focus")
  func theKeyboardComesAndGoesWithTheFocus() {
    var scene = specimen()
    #expect(scene.subject.receive(.pressField, in: scene.setting) == [])
    #expect(Keyboard.sketch(of: scene).part(KeyboardLayout.part)?.purpose == "email")
    #expect(scene.subject.receive(.leave, in: scene.setting) == [.closed])
    #expect(Keyboard.sketch(of: scene).part(KeyboardLayout.part) == nil)
    #expect(scene.subject.receive(.key(.insert("a")), in: scene.setting) == [])
    #expect(outcome(Self.types, of: scene) == .follows)
    #expect(scene.subject.receive(.pressField, in: scene.setting) == [.opened])
  }

  // MARK: Language

  @Test("a language forced by the app is noticed", arguments: KeyboardLanguage.allCases)
  func aLanguageForcedByTheAppIsNoticed(language: KeyboardLanguage) {
    let scene = specimen { $0.subject.forcedLanguage = language }
    #expect(outcome(Self.languages, of: scene) == .breaks)
    #expect(Review(of: scene).mendingAll().subject.forcedLanguage == nil)
  }

  @Test("the keys follow the language that the user chooses", arguments: KeyboardLanguage.allCases)
  func theKeysFollowTheLanguageThatTheUserChooses(language: KeyboardLanguage) {
    var scene = specimen { $0.subject.type = .standard }
    #expect(scene.subject.receive(.chooseLanguage(language), in: scene.setting) == [])
    let first = KeyboardLayout(for: .standard, language: language).rows[0][0].title
    #expect(Keyboard.sketch(of: scene).part(KeyboardLayout.keyPart(0))?.text == first)
    #expect(outcome(Self.languages, of: scene) == .follows)
  }

  @Test("a user who has set the stage's language gets its keys, and others keep theirs")
  func aUserWhoHasSetTheStageSLanguageGetsItsKeys() {
    var chinese = Setting()
    chinese.language = .chinese
    for (own, after) in [(KeyboardLanguage.english, KeyboardLanguage.chinese), (.french, .french)] {
      var scene = specimen { $0.subject.userLanguage = own }
      Keyboard.adapt(&scene, to: chinese)
      #expect(scene.subject.userLanguage == after)
      #expect(scene.subject.title == "电子邮箱")
    }
    var typed = specimen { $0.subject.setText("own words") }
    Keyboard.adapt(&typed, to: chinese)
    #expect(typed.subject.text.text == "own words")
  }

  // MARK: Typing

  @Test("keys type at the caret, delete what is selected, and can be undone")
  func keysTypeAtTheCaretDeleteWhatIsSelectedAndCanBeUndone() {
    var scene = specimen { $0.subject.setText("abc") }
    func do_(_ event: Keyboard.Event) -> [Keyboard.Report] {
      scene.subject.receive(event, in: scene.setting)
    }
    #expect(do_(.edited("abc", 1..<1)) == [])
    #expect(do_(.key(.insert("@"))) == [.changed("a@bc")])
    #expect(do_(.key(.insert("ж"))) == [], "There is no such key.")
    #expect(do_(.edited("a@bc", 0..<2)) == [])
    #expect(do_(.key(.delete)) == [.changed("bc")])
    #expect(do_(.type("x\ny")) == [.changed("x ybc")])
    #expect(do_(.undo) == [.changed("bc")])
    #expect(do_(.redo) == [.changed("x ybc")])
    #expect(do_(.key(.enter)) == [.returned])
    #expect(do_(.key(.shift)) == [])
  }

  @Test("a field that is deaf to keys can be pasted into, and that is noticed")
  func aFieldThatIsDeafToKeysCanBePastedInto() {
    var scene = specimen { $0.subject.acceptsKeys = false }
    #expect(outcome(Self.means, of: scene) == .breaks)
    for event in [Keyboard.Event.key(.insert("a")), .key(.delete), .type("a")] {
      #expect(scene.subject.receive(event, in: scene.setting) == [])
    }
    #expect(scene.subject.receive(.paste("!"), in: scene.setting) == [.changed("nora!")])
  }

  @Test("a secret is drawn as dots")
  func aSecretIsDrawnAsDots() {
    let scene = specimen {
      $0.subject.content = .pin
      $0.subject.type = .pin
      $0.subject.setText("12👩‍👩‍👧‍👦")
    }
    #expect(Keyboard.sketch(of: scene).part(Keyboard.fieldPart)?.text == "•••")
    #expect(outcome(Self.means, of: scene) == .follows)
  }

  @Test(
    "a secret stays out of the log",
    arguments: [
      Keyboard.Event.type("73"), .paste("73"), .edited("73", 2..<2), .key(.insert("7")),
    ])
  func aSecretStaysOutOfTheLog(_ event: Keyboard.Event) {
    var scene = specimen {
      $0.subject.content = .pin
      $0.subject.type = .pin
      $0.subject.setText("")
    }
    #expect(!scene.subject.description(of: event).contains("7"))
    let reports = scene.subject.receive(event, in: scene.setting)
    #expect(reports.count == 1)
    #expect(!"\(reports)".contains("7"))
    #expect(scene.subject.text.text.contains("7"))
    scene.subject.content = .email
    #expect(scene.subject.description(of: event).contains("7"), "Only secrets are hidden.")
  }
}
