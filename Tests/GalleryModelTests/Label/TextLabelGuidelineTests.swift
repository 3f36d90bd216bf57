import Testing

@testable import GalleryModel

@Suite struct TextLabelGuidelineTests {
  private static let name = "label.name-or-describe-ui"
  private static let short = "label.keep-short"
  private static let legible = "label.stay-legible"
  private static let decoration = "label.put-legibility-before-decoration"
  private static let follow = "label.follow-user-text-size"
  private static let style = "label.take-font-from-text-style"
  private static let options = "label.test-with-accessibility-options"

  private func review(
    in setting: Setting = Setting(), edit: (inout Scene<TextLabel>) throws -> Void = { _ in }
  ) rethrows -> Review<TextLabel> {
    var scene = TextLabel.specimen(in: setting)
    try edit(&scene)
    return Review(of: scene)
  }

  private func outcome(_ id: Statement.ID, of review: Review<TextLabel>) -> Verdict.Outcome? {
    review[id]?.verdict.outcome
  }

  // MARK: Words

  @Test("a label is for a name, a description or a message, and does nothing")
  func aLabelIsForANameADescriptionOrAMessageAndDoesNothing() {
    for role in TextLabel.Role.allCases {
      let isFit = [.name, .description, .message].contains(role)
      #expect(
        outcome(Self.name, of: review { $0.subject.role = role }) == (isFit ? .undecided : .breaks))
      let pressed = review {
        $0.subject.role = role
        $0.subject.actsOnTap = true
      }
      #expect(outcome(Self.name, of: pressed) == .breaks)
    }
  }

  @Test("a text is short up to its limit, in its language's own units")
  func aTextIsShortUpToItsLimitInItsLanguageSOwnUnits() {
    let texts = [
      (Array(repeating: "word", count: 25).joined(separator: " "), true),
      (Array(repeating: "word", count: 26).joined(separator: " "), false),
      (String(repeating: "字", count: 50), true), (String(repeating: "字", count: 51), false),
      ("", true),
    ]
    for (text, isShort) in texts {
      let review = review { $0.subject.setRuns([TextLabel.Run(text)]) }
      #expect(outcome(Self.short, of: review) == (isShort ? .follows : .breaks), "\(text)")
    }
  }

  @Test("the paragraph has eighty words, or as many in Chinese")
  func theParagraphHasEightyWordsOrAsManyInChinese() {
    var setting = Setting()
    let english = TextLabel.paragraph.runs(in: setting).map(\.text).joined()
    #expect((80...90).contains(TextLength(of: english).count))
    setting.language = .chinese
    let chinese = TextLabel.paragraph.runs(in: setting).map(\.text).joined()
    #expect(TextLength(of: chinese).unit == .characters)
    #expect((130...180).contains(TextLength(of: chinese).count))
  }

  @Test("a long text of a person's own is cut at the limit, and keeps its styles")
  func aLongTextOfAPersonSOwnIsCutAtTheLimitAndKeepsItsStyles() {
    let runs = [
      TextLabel.Run(String(repeating: "one ", count: 20)),
      TextLabel.Run(String(repeating: "two ", count: 20), isBold: true),
    ]
    let scene = review { $0.subject.setRuns(runs) }.mending(Self.short)
    #expect(TextLength(of: scene.subject.text).count == 25)
    #expect(scene.subject.text.hasPrefix("one one"))
    #expect(scene.subject.runs.map(\.isBold) == [false, true])
  }

  // MARK: Colours and fonts

  @Test("every colour is either clearly legible in a theme or clearly not")
  func everyColourIsEitherClearlyLegibleInAThemeOrClearlyNot() throws {
    for theme in Theme.allCases {
      let standard = TextLabel.standardColours(in: theme)
      #expect(standard.ink.contrast(with: standard.ground) > 10)
      for paint in TextLabel.Paint.allCases {
        guard let ink = paint.color(in: theme) else { continue }
        let contrast = ink.contrast(with: standard.ground)
        #expect(contrast < 2.5 || contrast > 5.5, "\(paint), \(theme): \(contrast)")
        let isLost = paint == .faint || (paint == .yellow && !theme.isDark)
        #expect((contrast < 3) == isLost, "\(paint), \(theme)")
      }
    }
  }

  @Test("a colour that cannot be read breaks, on the label or on one run, and is mended")
  func aColourThatCannotBeReadBreaksOnTheLabelOrOnOneRunAndIsMended() {
    let edits: [(inout Scene<TextLabel>) -> Void] = [
      { $0.subject.paint = .faint },
      { scene in
        scene.subject.setRuns([TextLabel.Run("Here"), TextLabel.Run("there", paint: .yellow)])
      },
    ]
    for edit in edits {
      let review = review(edit: edit)
      #expect(outcome(Self.legible, of: review) == .breaks)
      #expect(outcome(Self.decoration, of: review) == .breaks)
      let mended = Review(of: review.mending(Self.decoration))
      #expect(outcome(Self.legible, of: mended) == .follows)
      #expect(outcome(Self.decoration, of: mended) == .follows)
    }
    let blue = review { $0.subject.paint = .blue }
    #expect(blue.broken.isEmpty)
  }

  @Test("yellow can be read on dark ground")
  func yellowCanBeReadOnDarkGround() {
    var setting = Setting()
    setting.theme = .dark
    let review = review(in: setting) { $0.subject.paint = .yellow }
    #expect(outcome(Self.legible, of: review) == .follows)
  }

  static let families: [(String, Bool)] = [
    ("Papyrus", true), ("comic sans ms", true), ("Z003", true), ("Z003, Sans", true),
    ("Sans, Z003", false), ("Cantarell", false), ("", false), (",,,", false), ("Fantasy", true),
    ("DejaVu Serif", false),
  ]

  @Test("decorative families are known by name", arguments: families)
  func decorativeFamiliesAreKnownByName(family: String, isDecorative: Bool) {
    let review = review {
      $0.subject.fontSource = .named
      $0.subject.family = family
      $0.subject.scalesFixedSize = true
    }
    #expect(outcome(Self.decoration, of: review) == (isDecorative ? .breaks : .follows))
    #expect(outcome(Self.style, of: review) == .breaks)
    #expect(review.mending(Self.decoration).subject.family == (isDecorative ? "" : family))
  }

  @Test("a family that is not used does not count")
  func aFamilyThatIsNotUsedDoesNotCount() {
    #expect(review { $0.subject.family = "Papyrus" }.broken.isEmpty)
  }

  // MARK: Sizes

  @Test("text is large enough from eleven points on, at the usual text scale")
  func textIsLargeEnoughFromElevenPointsOnAtTheUsualTextScale() throws {
    for (points, scale, isLegible) in [
      (11.0, 1.0, true), (10, 1, false), (6, 0.5, true), (8, 2, false),
    ] {
      let review = try review {
        $0.subject.fontSource = .named
        $0.subject.points = points
        try $0.setting.setTextScale(scale)
      }
      #expect(
        outcome(Self.legible, of: review) == (isLegible ? .follows : .breaks), "\(points), \(scale)"
      )
    }
    for style in TextLabel.TextStyle.allCases {
      #expect(review { $0.subject.textStyle = style }.broken.isEmpty, "\(style)")
    }
  }

  @Test("large text needs less contrast")
  func largeTextNeedsLessContrast() {
    #expect(TextLabel.minimumContrast(size: 14, isBold: false) == 4.5)
    #expect(TextLabel.minimumContrast(size: 20, isBold: false) == 4.5)
    #expect(TextLabel.minimumContrast(size: 20, isBold: true) == 3)
    #expect(TextLabel.minimumContrast(size: 24, isBold: false) == 3)
  }

  @Test("a named size follows people's only if it is made to")
  func aNamedSizeFollowsPeopleSOnlyIfItIsMadeTo() {
    for follows in [true, false] {
      let review = review {
        $0.subject.fontSource = .named
        $0.subject.scalesFixedSize = follows
      }
      #expect(outcome(Self.follow, of: review) == (follows ? .follows : .breaks))
      #expect(review[Self.follow]?.halvesAgree == true)
      #expect(review.mending(Self.follow).subject.scalesFixedSize)
    }
  }

  @Test("a box of fixed width cuts bold and large text off, and nothing at the usual size")
  func aBoxOfFixedWidthCutsBoldAndLargeTextOffAndNothingAtTheUsualSize() throws {
    let setting = Setting()
    let short = TextLabel.brief.runs(in: setting)
    let atRest = review {
      $0.subject.setRuns(short)
      $0.subject.box = .fixed
    }
    #expect(outcome(Self.legible, of: atRest) == .follows)
    #expect(outcome(Self.options, of: atRest) == .breaks)
    #expect(outcome(Self.follow, of: atRest) == .breaks)
    var large = setting
    try large.setTextScale(2)
    var bold = setting
    bold.traits = [.boldText]
    for setting in [large, bold] {
      let cut = review(in: setting) {
        $0.subject.setRuns(short)
        $0.subject.box = .fixed
      }
      #expect(outcome(Self.legible, of: cut) == .breaks)
      #expect(Review(of: cut.mending(Self.options)).broken.isEmpty)
    }
  }

  static let texts: [(String, Bool)] = [
    ("Arrives", true), ("9", true), ("包裹", true), ("مرحبا", true), ("", false), ("…", false),
    ("😀", false), ("Hi 😀", false), ("👩‍👩‍👧‍👦", false), ("\u{0}", false), ("\u{200B}", false),
  ]

  @Test("what can be read has letters or digits, and no emoji", arguments: texts)
  func whatCanBeReadHasLettersOrDigitsAndNoEmoji(text: String, isReadable: Bool) {
    #expect(TextLabel.isReadable(text) == isReadable)
    let review = review { $0.subject.setRuns([TextLabel.Run(text)]) }
    let hasLetters = text.contains { $0.isLetter || $0.isNumber }
    #expect(
      outcome(Self.legible, of: review)
        == (isReadable ? .follows : hasLetters ? .undecided : .notApplicable))
  }

  @Test("letters beside an emoji are judged by their size and their room")
  func lettersBesideAnEmojiAreJudged() {
    let small = review {
      $0.subject.setRuns([TextLabel.Run("Parcel arrived 🎉")])
      $0.subject.fontSource = .named
      $0.subject.points = 8
    }
    #expect(outcome(Self.legible, of: small) == .breaks)
    let mixed = review { $0.subject.setRuns([TextLabel.Run("Hi 😀"), TextLabel.Run(" ok")]) }
    #expect(outcome(Self.legible, of: mixed) == .undecided)
  }
}
