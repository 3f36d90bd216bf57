import GalleryModel
import Testing

/// A control of no use but to carry the statements that are hardest to hold: each stands for one of
/// a control to come.
struct Sample: Control {
  enum Event: Hashable, Codable, Sendable { case flip }
  enum Report: Hashable, Codable, Sendable { case flipped(wholeScreen: Bool) }
  enum Style: String, CaseIterable, Codable, Sendable { case roundRect, system }

  var isAnimating = true
  var isShown = true
  var turnsWholeScreen = false
  var editCommands: Set<String> = ["copy"]
  var style = Style.roundRect
  var turn: Duration = .zero

  static let kind = ControlKind(
    slug: "sample", name: Message("Sample"), summary: Message("A sample."), family: .buttons,
    editions: Edition.allCases)

  static func specimen(in setting: Setting) -> Scene<Sample> {
    var scene = Scene(Sample(), in: setting)
    adapt(&scene, to: setting)
    return scene
  }

  static func adapt(_ scene: inout Scene<Sample>, to setting: Setting) {
    scene.move(to: setting)
    scene.subject.style = setting.era == .edition(.six) ? .roundRect : .system
  }

  static func pageTitle(in setting: Setting) -> String { "Sample" }

  static let properties: [Property<Sample>] = [
    .toggle("animating", Message("Animating"), \.isAnimating),
    .toggle("whole-screen", Message("Turns the whole screen"), \.turnsWholeScreen),
  ]

  mutating func receive(_ event: Event, in setting: Setting) -> [Report] {
    [.flipped(wholeScreen: turnsWholeScreen)]
  }

  mutating func advance(by duration: Duration, in setting: Setting) -> [Report] {
    if isAnimating { turn += duration }
    return []
  }

  static func sketch(of scene: Scene<Sample>) -> Rendering {
    let room = scene.setting.controlRoom
    var part = Rendering.Part("sample", .button, frame: room)
    part.motion = scene.subject.isAnimating ? .moving : .resting
    return Rendering(room: room, parts: [part])
  }

  static let appearances: [Appearance<Sample>] = []
}

extension Sample {
  private static func statement(
    _ kind: Statement.Kind, _ name: String, _ editions: [Edition],
    idioms: [Idiom] = Idiom.allCases, evidence: Statement.Evidence = .model
  ) -> Statement {
    Statement(
      kind, "sample.\(name)", name, evidence: evidence, idioms: idioms,
      sources: editions.map { Statement.Source($0, "") })
  }

  /// As `date-picker.use-for-multi-part-times`: the violation is another control.
  static let multiPartTimes = Guideline<Sample>(
    statement(.guideline, "use-for-multi-part-times", [.six, .seven]),
    judge: .model { scene in
      guard case .field(let field)? = scene.instead else { return .follows(Message("A picker.")) }
      return .breaks(
        Finding(
          Message("“{0}” has to be typed.", field.title), at: ["instead"],
          remedy: Message("Offer a picker.")))
    },
    judgesChoice: true,
    violate: { $0.instead = .field(FieldProp(title: "Departure (DD.MM.YYYY HH:MM)")) },
    repair: { $0.instead = nil })

  /// As `activity-indicator.keep-spinning`: it takes time to see.
  static let keepSpinning = Guideline<Sample>(
    statement(.guideline, "keep-spinning", Edition.allCases, evidence: .both),
    judge: .both(
      model: { scene in
        scene.subject.isAnimating
          ? .follows(Message("It turns."))
          : .breaks(Finding(Message("It rests."), remedy: Message("Let it turn.")))
      },
      widget: { rendering, _ in
        switch rendering.part("sample")?.motion {
        case .moving?: .follows(Message("It turns."))
        case .resting?: .breaks(Finding(Message("It rests."), remedy: Message("Let it turn.")))
        case nil: .undecided(Message("Nobody watched long enough."))
        }
      }),
    violate: { $0.subject.isAnimating = false }, repair: { $0.subject.isAnimating = true })

  /// As `edit-menu.be-sole-control-for-its-commands`: the company is at fault.
  static let soleControl = Guideline<Sample>(
    statement(.guideline, "be-sole-control-for-its-commands", [.ten, .eleven]),
    judge: .model { scene in
      for (index, prop) in scene.beside.enumerated() {
        guard case .button(let button) = prop,
          scene.subject.editCommands.contains(button.command)
        else { continue }
        return .breaks(
          Finding(
            Message("“{0}” does what the menu does.", button.title),
            at: [PartID("beside.\(index)")], remedy: Message("Leave the button out.")))
      }
      return .follows(Message("Nothing else does it."))
    },
    violate: { $0.beside.append(.button(ButtonProp(title: "Copy", command: "copy"))) },
    repair: { scene in
      let commands = scene.subject.editCommands
      scene.beside.removeAll { prop in
        guard case .button(let button) = prop else { return false }
        return commands.contains(button.command)
      }
    })

  /// As `info-button.pad-keep-whole-screen-unflipped`: it is said of the pad alone.
  static let unflipped = Guideline<Sample>(
    statement(.guideline, "pad-keep-whole-screen-unflipped", [.six], idioms: [.pad]),
    judge: .model { scene in
      scene.subject.turnsWholeScreen
        ? .breaks(Finding(Message("All turns."), remedy: Message("Turn a part.")))
        : .follows(Message("A part turns."))
    },
    violate: { $0.subject.turnsWholeScreen = true },
    repair: { $0.subject.turnsWholeScreen = false })

  static let guidelines = [multiPartTimes, keepSpinning, soleControl, unflipped]

  /// As `round-rect-button.become-system-button-automatically`: a change of era is a step.
  static let becomeSystemButton = Behavior<Sample>(
    statement(.behavior, "become-system-button-automatically", [.seven]),
    steps: { _ in
      [
        .change { $0.era = .edition(.six) },
        .expect(Message("it is a round-rect button")) { scene, _, _ in
          scene.subject.style == .roundRect
        },
        .change { $0.era = .edition(.seven) },
        .expect(Message("it is a system button")) { scene, _, _ in scene.subject.style == .system },
      ]
    },
    fault: .reducer { _, _, _ in [] }, remedy: Message("Change with the edition."))

  static let behaviors = [becomeSystemButton]
}

/// The types hold what is to come: another control, time, company, idiom and era.
@Suite struct HardCases {
  static let cases: [(id: String, era: Era, idiom: Idiom)] = [
    ("sample.use-for-multi-part-times", .edition(.seven), .phone),
    ("sample.keep-spinning", .edition(.eleven), .phone),
    ("sample.be-sole-control-for-its-commands", .edition(.eleven), .phone),
    ("sample.pad-keep-whole-screen-unflipped", .edition(.six), .pad),
  ]

  @Test("guidelines of every kind are judged, broken and mended", arguments: cases)
  func judgedBrokenMended(item: (id: String, era: Era, idiom: Idiom)) throws {
    let scene = Sample.specimen(in: Setting(era: item.era, idiom: item.idiom))
    #expect(Review(of: scene)[item.id]?.verdict.outcome == .follows)
    var violated = scene
    let violate = try #require(Sample.violation(of: item.id))
    violate(&violated)
    #expect(Review(of: violated)[item.id]?.verdict.outcome == .breaks)
    #expect(Review(of: violated).mending(item.id) == scene)
  }

  @Test("what nobody watched long enough is undecided")
  func unwatched() {
    let scene = Sample.specimen(in: Setting())
    var rendering = Sample.sketch(of: scene)
    rendering.parts[0].motion = nil
    let review = Review(of: scene, seen: Observation(rendering))
    #expect(review["sample.keep-spinning"]?.verdict.outcome == .undecided)
    #expect(review["sample.keep-spinning"]?.halvesAgree == true)
  }

  @Test("while something stands in its stead, only statements about the choice apply")
  func instead() {
    var scene = Sample.specimen(in: Setting())
    scene.instead = .field(FieldProp(title: "Departure"))
    let outcomes = Review(of: scene).rulings.map { ($0.id, $0.verdict.outcome) }
    for (id, outcome) in outcomes {
      #expect(
        outcome == (id == "sample.use-for-multi-part-times" ? .breaks : .notApplicable), "\(id)")
    }
  }

  @Test("what is said of the pad is not applicable on a phone")
  func otherIdiom() {
    var scene = Sample.specimen(in: Setting(era: .edition(.six), idiom: .phone))
    scene.subject.turnsWholeScreen = true
    let ruling = Review(of: scene)["sample.pad-keep-whole-screen-unflipped"]
    #expect(ruling?.verdict.outcome == .notApplicable)
  }

  @Test("a change of era is a step of a behavior")
  func changeOfEra() {
    let scene = Sample.specimen(in: Setting(era: .edition(.seven)))
    #expect(Sample.becomeSystemButton.verdict(on: scene).outcome == .follows)
  }

  @Test("waiting lets time pass for the control")
  func waiting() {
    let behavior = Behavior<Sample>(
      Statement(.behavior, "sample.turn", "", evidence: .model, sources: []),
      steps: { _ in
        [
          .wait(.seconds(2)),
          .expect(Message("it turned")) { scene, _, _ in scene.subject.turn == .seconds(2) },
        ]
      }, fault: .reducer { _, _, _ in [] }, remedy: Message("Turn."))
    #expect(behavior.verdict(on: Sample.specimen(in: Setting())).outcome == .follows)
  }

  @Test("a disagreement is follows against breaks, and breaks wins")
  func disagreement() {
    var scene = Sample.specimen(in: Setting())
    scene.subject.isAnimating = false
    var rendering = Sample.sketch(of: scene)
    rendering.parts[0].motion = .moving
    let ruling = Review(of: scene, seen: Observation(rendering))["sample.keep-spinning"]
    #expect(ruling?.halvesAgree == false)
    #expect(ruling?.verdict.outcome == .breaks)
  }
}
