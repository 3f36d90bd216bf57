import Testing

@testable import GalleryModel

@Suite struct TitleStyleTests {
  static let newestEras: [Era] = [.consolidated, .edition(.eleven), .edition(.seven)]

  @Test(
    "titles of applications, where prepositions under four letters are small",
    arguments: TitleCase.all)
  func newest(expected: TitleCase) {
    for era in Self.newestEras {
      expect(expected.title, toBecome: expected.newest, in: era)
    }
  }

  @Test(
    "titles of applications, where prepositions up to four letters are small",
    arguments: TitleCase.all)
  func ten(expected: TitleCase) {
    expect(expected.title, toBecome: expected.ten, in: .edition(.ten))
  }

  @Test(
    "what either rule accepts, the damaged passage of edition 6 accepts", arguments: TitleCase.all)
  func six(expected: TitleCase) {
    let style = TitleStyle(for: .edition(.six))
    #expect(style.breaches(in: expected.newest).isEmpty)
    #expect(style.breaches(in: expected.ten).isEmpty)
    if expected.newest != expected.title, expected.ten != expected.title,
      expected.title != "Ask if Unsure"
    {
      #expect(!style.breaches(in: expected.title).isEmpty)
    }
  }

  private func expect(_ title: String, toBecome mended: String, in era: Era) {
    let style = TitleStyle(for: era)
    let styled = style.styled(title)
    #expect(styled == mended, "in \(era.name)")
    #expect(style.styled(styled) == styled)
    #expect(style.breaches(in: styled).isEmpty)
    switch style.judge(title) {
    case .follows: #expect(mended == title, "\(era.name) should find a fault")
    case .notJudged: #expect(mended == title)
    case .breaks(let word, let expected):
      #expect(mended != title, "in \(era.name), “\(word)” is no fault")
      #expect(mended.filter { $0 != "_" }.contains(expected))
      #expect(title.filter { $0 != "_" }.contains(word))
    }
  }

  @Test("the table is long enough to mean something, and every false alarm is explained")
  func table() {
    let titles = TitleCase.all.map(\.title)
    #expect(Set(titles).count == titles.count)
    #expect(titles.count >= 150)
    let areExplained = TitleCase.falseAlarms.allSatisfy { $0.reason?.isEmpty == false }
    #expect(areExplained)
    #expect(TitleCase.all.count { $0.reason != nil } == TitleCase.falseAlarms.count)
  }

  @Test("a finding names the first word that breaks, and all of them can be had")
  func findings() {
    let style = TitleStyle(for: .consolidated)
    #expect(style.judge("Sign in with google") == .breaks(word: "with", expected: "With"))
    #expect(
      style.breaches(in: "R_emove this From the list").map(\.expected) == ["This", "List"])
    #expect(style.judge("r_emove") == .breaks(word: "remove", expected: "Remove"))
    #expect(
      TitleStyle(for: .edition(.ten)).judge("Open With Files")
        == .breaks(word: "With", expected: "with"))
  }

  static let unjudged: [(title: String, reason: TitleStyle.Reason)] = [
    ("", .noWords), ("   ", .noWords), ("…", .noWords), ("🗑", .noWords), ("100 %", .noWords),
    ("24/7", .noWords), ("1080p", .noWords), ("www.example.com", .noWords), ("_", .noWords),
    ("“summer in paris”", .noWords), ("N/A", .noWords), ("%s", .noWords),
    ("保存", .noCapitals), ("保存(_S)", .noCapitals), ("用 Google 登录", .noCapitals),
    ("iCloud 备份", .noCapitals), ("حفظ", .noCapitals), ("שמור", .noCapitals),
    ("저장", .noCapitals), ("ほぞん", .noCapitals), ("บันทึก", .noCapitals),
    ("सहेजें", .noCapitals),
    ("Сохранить", .otherAlphabet), ("Открыть в app", .otherAlphabet),
    ("αποθήκευση", .otherAlphabet), ("Պահպանել", .otherAlphabet),
  ]

  @Test("what has no words of English is not judged and not mended", arguments: unjudged)
  func notJudged(title: String, reason: TitleStyle.Reason) {
    for era in Era.allCases {
      let style = TitleStyle(for: era)
      #expect(style.judge(title) == .notJudged(reason))
      #expect(style.styled(title) == title)
      #expect(style.breaches(in: title).isEmpty)
    }
  }

  @Test("single letters of other alphabets are signs", arguments: ["Test β Version", "Set µ"])
  func signs(title: String) {
    #expect(TitleStyle(for: .consolidated).judge(title) == .follows)
  }

  @Test("titles from pieces at random are mended for good, in every era")
  func randomTitles() {
    let pieces = [
      "save", "SAVE", "Save", "to", "To", "TO", "with", "With", "sign", "in", "IN", "off", "a", "A",
      "iPhone", "pdf", "PDF", "it", "IT", "e-mail", "E-MAIL", "don’t", "DON’T", "don’T", "_save",
      "s_ave", "5", "min", "and/or", "N/A", "“a b”", "\"", "(", ")", ":", "…", "—", "-", "🗑", "ß",
      "ﬁle", "ǆ", "ŉ", "ı", "İ", "à", "van", "as", "you", "over", "like", "if", "cart", "é", "ª",
      "_", "__", ".", "...", "x", "@a", "ʼ", "e\u{301}", "\u{301}", "\u{200F}", "\u{0}", "\u{7}",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let count = Int.random(in: 1...6, using: &generator)
      let title = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
        .joined(separator: Bool.random(using: &generator) ? " " : "")
      for era in Era.allCases {
        let style = TitleStyle(for: era)
        let styled = style.styled(title)
        #expect(style.styled(styled) == styled, "\(title)")
        #expect(style.breaches(in: styled).isEmpty, "\(title) → \(styled)")
        if style.breaches(in: title).isEmpty { #expect(styled == title) }
      }
    }
  }
}
