extension Switch {
  /// Words of the gallery's own, in both languages of the stage.
  struct Words: Sendable {
    let english: String
    let chinese: String

    init(_ english: String, _ chinese: String) {
      self.english = english
      self.chinese = chinese
    }

    func text(in setting: Setting) -> String { setting.text(english, chinese) }
  }

  static let wirelessTitle = Words("Wi-Fi", "无线局域网")
  static let airplaneTitle = Words("Airplane Mode", "飞行模式")
  static let vagueTitle = Words("Mode", "模式")
  static let textSizeTitle = Words("Text Size", "文字大小")
  static let on = Words("On", "开")
  static let off = Words("Off", "关")
  /// Two options that are anything but simple, and the title of a switch between them.
  static let delivery = (
    title: Words(
      "Standard / Express with insurance and pick-up", "标准快递 / 特快专递（含保价和上门取件）"),
    on: Words("Express with insurance and pick-up", "特快专递（含保价和上门取件）"),
    off: Words("Standard", "标准快递")
  )

  /// The pairs of values that are simple, and of which one is foreseen from the other.
  static let simplePairs: [(on: Words, off: Words)] = [
    (on, off),
    (Words("Yes", "是"), Words("No", "否")),
    (Words("Enabled", "启用"), Words("Disabled", "停用")),
    (Words("Allow", "允许"), Words("Don’t Allow", "不允许")),
    (Words("Show", "显示"), Words("Hide", "隐藏")),
  ]

  /// All words of the gallery's own that a scene can hold, by their text in either language.
  static let vocabulary: [String: Words] = {
    let words =
      [wirelessTitle, airplaneTitle, vagueTitle, textSizeTitle]
      + [wirelessTopic, displayTopic, textTopic]
      + [delivery.title, delivery.on, delivery.off] + networks.map(\.title)
      + simplePairs.flatMap { [$0.on, $0.off] }
    let texts = words.flatMap { [($0.english, $0), ($0.chinese, $0)] }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }()

  /// Whether a text does not tell what a switch is for.
  static func isVague(_ title: String) -> Bool {
    title.bare.isEmpty || VagueWords.titles.found(in: title) != nil
  }

  /// Whether a text says on or off, in either language or in the switch's own words.
  func isStateWord(_ text: String) -> Bool {
    let text = text.bare
    guard !text.isEmpty else { return false }
    return Self.stateWords.contains(text)
      || [onMeaning, offMeaning].contains { $0.bare == text }
  }

  private static let stateWords: Set<String> = Set(
    simplePairs.flatMap { [$0.on, $0.off] }.flatMap { [$0.english.bare, $0.chinese.bare] }
      + ["打开", "关闭", "开启", "已打开", "已关闭", "已开启", "已启用", "已停用"])

  /// Whether the author told what on and off mean.
  var declaresMeanings: Bool {
    !onMeaning.bare.isEmpty || !offMeaning.bare.isEmpty
  }

  /// Whether on and off are a simple pair, whichever of the two is on.
  var isSimplePair: Bool {
    let declared: Set = [onMeaning.bare, offMeaning.bare]
    return Self.plainPairs.contains { declared == [$0.on, $0.off] }
  }

  /// Whether off is the plain negation of on.
  var negatesPlainly: Bool {
    let on = onMeaning.bare
    let off = offMeaning.bare
    return Self.plainPairs.contains { $0.on == on && $0.off == off }
      || (!on.isEmpty && Self.negations.contains { $0 + on == off })
  }

  private static let negations = ["no ", "not ", "don’t ", "don't ", "do not ", "不", "非", "无", "未"]

  private static let plainPairs: [(on: String, off: String)] = simplePairs.flatMap { pair in
    [
      (pair.on.english.bare, pair.off.english.bare),
      (pair.on.chinese.bare, pair.off.chinese.bare),
    ]
  }

  /// Declares that on means on, and off off.
  mutating func declareOnAndOff(in setting: Setting) {
    onMeaning = Self.on.text(in: setting)
    offMeaning = Self.off.text(in: setting)
  }
}
