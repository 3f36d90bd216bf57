import GalleryModel
import Testing

@Suite struct SwitchGuidelineTests {
  private static let simple = "switch.offer-two-simple-options-in-table"
  private static let predictable = "switch.make-both-values-predictable"
  private static let rowsOnly = "switch.use-only-in-table-rows"
  private static let barButton = "switch.use-two-icon-button-in-bars"
  private static let noLabel = "switch.let-state-speak-without-label"
  private static let appStyle = "switch.match-app-style"
  private static let related = "switch.control-related-elements"
  private static let update = "switch.update-dependants-on-toggle"

  private func specimen(edit: (inout Scene<Switch>) -> Void = { _ in }) -> Scene<Switch> {
    var scene = Switch.specimen(in: Setting())
    edit(&scene)
    return scene
  }

  private func outcome(_ id: Statement.ID, of scene: Scene<Switch>) -> Verdict.Outcome? {
    Review(of: scene)[id]?.verdict.outcome
  }

  // MARK: Values and titles

  /// What on and off mean, and whether that is simple and foreseen.
  struct Pair: Sendable, CustomTestStringConvertible {
    let on: String
    let off: String
    let isSimple: Bool
    let isForeseen: Bool
    var testDescription: String { "\(on)/\(off)" }
  }

  static let pairs: [Pair] = [
    Pair(on: "On", off: "Off", isSimple: true, isForeseen: true),
    Pair(on: " YES ", off: "no.", isSimple: true, isForeseen: true),
    Pair(on: "是", off: "否", isSimple: true, isForeseen: true),
    Pair(on: "No", off: "Yes", isSimple: true, isForeseen: false),
    Pair(on: "Vibrate", off: "Don’t vibrate", isSimple: false, isForeseen: true),
    Pair(on: "静音", off: "不静音", isSimple: false, isForeseen: true),
    Pair(on: "Standard", off: "Express", isSimple: false, isForeseen: false),
    Pair(on: "On", off: "否", isSimple: false, isForeseen: false),
    Pair(on: "On", off: "", isSimple: false, isForeseen: false),
    Pair(on: "", off: "No ", isSimple: false, isForeseen: false),
    Pair(on: "", off: "", isSimple: true, isForeseen: true),
  ]

  @Test("what on and off mean is simple, and foreseen, or not", arguments: pairs)
  func whatOnAndOffMeanIsSimpleAndForeseenOrNot(pair: Pair) {
    let scene = specimen {
      $0.subject.onMeaning = pair.on
      $0.subject.offMeaning = pair.off
    }
    #expect(outcome(Self.simple, of: scene) == (pair.isSimple ? .undecided : .breaks))
    #expect(outcome(Self.predictable, of: scene) == (pair.isForeseen ? .undecided : .breaks))
  }

  @Test(
    "a title that tells nothing makes a switch unpredictable",
    arguments: ["Mode", "mode ", "MODE:", "模式", "Options", "", " ", "…"])
  func aTitleThatTellsNothingMakesASwitchUnpredictable(title: String) {
    #expect(outcome(Self.predictable, of: specimen { $0.subject.title = title }) == .breaks)
  }

  @Test(
    "a title that tells something is left to people", arguments: ["Airplane Mode", "Wi-Fi", "😀"])
  func aTitleThatTellsSomethingIsLeftToPeople(title: String) {
    #expect(outcome(Self.predictable, of: specimen { $0.subject.title = title }) == .undecided)
  }

  @Test("mending the values keeps a title that a person typed")
  func mendingTheValuesKeepsATitleThatAPersonTyped() {
    let scene = specimen {
      $0.subject.title = "Delivery"
      $0.subject.onMeaning = "Express"
      $0.subject.offMeaning = "Standard"
    }
    let mended = Review(of: scene).mendingAll()
    #expect(mended.subject.title == "Delivery")
    #expect(mended.subject.onMeaning == "On")
    #expect(mended.subject.offMeaning == "Off")
  }

  // MARK: Places

  @Test("a switch belongs into a table row", arguments: Placement.allCases)
  func aSwitchBelongsIntoATableRow(placement: Placement) {
    let scene = specimen { $0.setting.placement = placement }
    let isInBar = placement == .navigationBar || placement == .toolbar
    #expect(outcome(Self.rowsOnly, of: scene) == (placement == .tableRow ? .follows : .breaks))
    #expect(outcome(Self.barButton, of: scene) == (isInBar ? .breaks : .notApplicable))
    #expect(Review(of: scene).mendingAll().setting.placement == .tableRow)
  }

  /// What stands in a bar in the switch's stead, and the verdict on it.
  struct Substitute: Sendable, CustomTestStringConvertible {
    let prop: Prop
    let outcome: Verdict.Outcome
    var testDescription: String { "\(prop)" }
  }

  static let substitutes: [Substitute] = [
    Substitute(prop: .button(ButtonProp(icon: "a", iconWhenOn: "b")), outcome: .follows),
    Substitute(prop: .button(ButtonProp(icon: "a", iconWhenOn: "a")), outcome: .breaks),
    Substitute(prop: .button(ButtonProp(icon: "a")), outcome: .breaks),
    Substitute(prop: .button(ButtonProp(iconWhenOn: "b")), outcome: .breaks),
    Substitute(prop: .button(ButtonProp(title: "Wi-Fi")), outcome: .breaks),
    Substitute(prop: .row(RowProp(title: "Wi-Fi", accessory: .toggle)), outcome: .breaks),
    Substitute(prop: .label(LabelProp(text: "Wi-Fi")), outcome: .breaks),
    Substitute(prop: .field(FieldProp(title: "Wi-Fi")), outcome: .breaks),
    Substitute(prop: .bar(BarProp(title: "Wi-Fi")), outcome: .breaks),
  ]

  @Test("in a bar a button with two icons takes the switch’s part", arguments: substitutes)
  func inABarAButtonWithTwoIconsTakesTheSwitchsPart(substitute: Substitute) {
    var scene = specimen {
      $0.setting.placement = .toolbar
      $0.instead = substitute.prop
    }
    #expect(outcome(Self.barButton, of: scene) == substitute.outcome)
    #expect(outcome(Self.rowsOnly, of: scene) == .notApplicable)
    scene = Review(of: scene).mending(Self.barButton)
    #expect(outcome(Self.barButton, of: scene) == .follows)
  }

  @Test("the button in a bar takes over title, state and images", arguments: [true, false])
  func theButtonInABarTakesOverTitleStateAndImages(isOn: Bool) {
    let scene = specimen {
      $0.setting.placement = .navigationBar
      $0.subject.title = "Night Shift"
      $0.subject.onImage = "night-light-symbolic"
      $0.subject.offImage = "night-light-disabled-symbolic"
      $0.subject.turn(to: isOn ? .on : .off)
    }
    let button = ButtonProp(
      title: "Night Shift", icon: "night-light-disabled-symbolic",
      iconWhenOn: "night-light-symbolic", isOn: isOn)
    #expect(Review(of: scene).mending(Self.barButton).instead == .button(button))
  }

  @Test("a button with one icon keeps it, its words and its state when it is mended")
  func aButtonWithOneIconKeepsItItsWordsAndItsStateWhenItIsMended() throws {
    let old = ButtonProp(title: "Wireless", icon: "a", isOn: true, command: "wireless")
    let scene = specimen {
      $0.setting.placement = .toolbar
      $0.instead = .button(old)
    }
    var new = old
    new.iconWhenOn = scene.subject.onImage
    #expect(Review(of: scene).mending(Self.barButton).instead == .button(new))
  }

  // MARK: Company

  @Test(
    "a label that says the state is superfluous, in whatever language and case",
    arguments: ["On", "off", " ON ", "(Off)", "开", "关", "已打开", "Enabled", "yes"])
  func aLabelThatSaysTheStateIsSuperfluous(text: String) {
    let help = Prop.label(LabelProp(text: "Known networks will be joined."))
    let plain = specimen { $0.beside.append(help) }
    let scene = specimen { $0.beside += [.label(LabelProp(text: text)), help] }
    #expect(outcome(Self.noLabel, of: plain) == .follows)
    #expect(outcome(Self.noLabel, of: scene) == .breaks)
    #expect(Review(of: scene).mendingAll() == plain)
  }

  @Test("a label with the switch’s own word for its value is superfluous too")
  func aLabelWithTheSwitchsOwnWordForItsValueIsSuperfluousToo() {
    let scene = specimen {
      $0.beside.append(.label(LabelProp(text: "Vibrate")))
      $0.subject.onMeaning = "vibrate"
    }
    #expect(outcome(Self.noLabel, of: scene) == .breaks)
  }

  @Test(
    "what is no label of the state may stand there",
    arguments: [
      Prop.label(LabelProp(text: "")), .label(LabelProp(text: "On the road")),
      .button(ButtonProp(title: "On")), .row(RowProp(title: "Off")), .bar(BarProp(title: "On")),
      .field(FieldProp(title: "On")),
    ])
  func whatIsNoLabelOfTheStateMayStandThere(prop: Prop) {
    #expect(outcome(Self.noLabel, of: specimen { $0.beside.append(prop) }) == .follows)
  }

  @Test(
    "the colour that is drawn for on has to be one of the app’s", arguments: Switch.Paint.allCases)
  func theColourThatIsDrawnForOnHasToBeOneOfTheApps(paint: Switch.Paint) {
    let fits = specimen {
      $0.subject.palette = [.blue, paint]
      $0.subject.onColour = paint
    }
    let stands = specimen {
      $0.subject.palette = Set(Switch.Paint.allCases).subtracting([paint])
      $0.subject.onColour = paint
    }
    #expect(outcome(Self.appStyle, of: fits) == .undecided)
    #expect(outcome(Self.appStyle, of: stands) == .breaks)
    let mended = Review(of: stands).mending(Self.appStyle)
    #expect(mended.subject.palette == stands.subject.palette)
    #expect(outcome(Self.appStyle, of: mended) == .undecided)
  }

  @Test("an app that declares no colours has no style to match")
  func anAppThatDeclaresNoColoursHasNoStyleToMatch() {
    #expect(outcome(Self.appStyle, of: specimen { $0.subject.palette = [] }) == .undecided)
  }

  @Test("rows about something else are removed, and only those")
  func rowsAboutSomethingElseAreRemovedAndOnlyThose() {
    let scene = specimen {
      var rows = $0.subject.dependants
      rows.insert(Switch.Dependant(title: "Text Size", topic: "display"), at: 1)
      $0.subject.setDependants(rows)
    }
    #expect(outcome(Self.related, of: scene) == .breaks)
    #expect(Review(of: scene).mendingAll() == specimen())
  }

  @Test("topics are compared whatever their case and spaces")
  func topicsAreComparedWhateverTheirCaseAndSpaces() {
    #expect(outcome(Self.related, of: specimen { $0.subject.topic = " WI-FI" }) == .undecided)
  }

  // MARK: Dependent rows as they are drawn

  @Test("rows that were drawn against the switch are found out", arguments: [true, false])
  func rowsThatWereDrawnAgainstTheSwitchAreFoundOut(isOn: Bool) throws {
    let behavior = try #require(Switch.behaviors.first { $0.id == Self.update })
    let scene = specimen { $0.subject.turn(to: isOn ? .on : .off) }
    let steps = behavior.steps(scene)
    func verdict(_ spoil: (inout Rendering.Part, Switch.Dependant.Effect) -> Void) -> Verdict {
      var replay = Replay(of: behavior, from: scene)
      for step in steps {
        var rendering = Switch.sketch(of: replay.scene)
        for part in rendering.parts.indices {
          for (index, dependant) in scene.subject.dependants.enumerated()
          where rendering.parts[part].id == Switch.dependantPart(index) {
            spoil(&rendering.parts[part], dependant.effect)
          }
        }
        replay.play(step, rendering: rendering)
      }
      return replay.verdict
    }
    #expect(verdict { _, _ in }.outcome == .follows)
    #expect(
      verdict { part, effect in if effect == .appears { part.isVisible = true } }.finding != nil)
    #expect(
      verdict { part, effect in if effect == .appears { part.isVisible = false } }.finding != nil)
    #expect(verdict { part, _ in part.isSensitive = true }.finding != nil)
    #expect(verdict { part, _ in part.isSensitive = false }.finding != nil)
  }

  @Test("rows beyond the edge of the page need not be visible")
  func rowsBeyondTheEdgeOfThePageNeedNotBeVisible() {
    let scene = specimen {
      $0.subject.setDependants(
        (0..<100).map { Switch.Dependant(title: "Network \($0)", topic: "wi-fi") })
    }
    let rows = Switch.sketch(of: scene).parts(named: "dependant")
    #expect(rows.contains { !$0.isVisible })
    #expect(outcome(Self.update, of: scene) == .follows)
  }

  // MARK: Languages

  @Test("a specimen that is adapted to a language is that language’s specimen")
  func aSpecimenThatIsAdaptedToALanguageIsThatLanguagesSpecimen() {
    for (from, to) in [(StageLanguage.english, StageLanguage.chinese), (.chinese, .english)] {
      var old = Setting()
      old.language = from
      var new = Setting()
      new.language = to
      var scene = Switch.specimen(in: old)
      Switch.adapt(&scene, to: new)
      #expect(scene == Switch.specimen(in: new))
    }
  }

  @Test(
    "what breaks a guideline breaks it in the other language too",
    arguments: [simple, predictable, rowsOnly, barButton, noLabel, appStyle, related])
  func whatBreaksAGuidelineBreaksItInTheOtherLanguageToo(id: Statement.ID) {
    var chinese = Setting()
    chinese.language = .chinese
    var scene = specimen()
    var direct = Switch.specimen(in: chinese)
    for guideline in Switch.guidelines where guideline.id == id {
      guideline.violate(&scene)
      guideline.violate(&direct)
    }
    let isBinding = outcome(id, of: scene)
    Switch.adapt(&scene, to: chinese)
    #expect(isBinding == .breaks)
    #expect(outcome(id, of: scene) == .breaks)
    #expect(scene == direct)
  }

  @Test("words that a person typed stay as they are in another language")
  func wordsThatAPersonTypedStayAsTheyAreInAnotherLanguage() {
    var scene = specimen {
      $0.subject.title = "Harbour Lights"
      $0.beside = [.label(LabelProp(text: "At night only"))]
      $0.instead = .button(ButtonProp(title: "Wi-Fi"))
    }
    var chinese = scene.setting
    chinese.language = .chinese
    Switch.adapt(&scene, to: chinese)
    #expect(scene.subject.title == "Harbour Lights")
    #expect(scene.beside == [.label(LabelProp(text: "At night only"))])
    #expect(scene.instead?.title == "无线局域网")
  }
}
