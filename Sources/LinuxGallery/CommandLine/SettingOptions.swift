import GalleryModel

/// What a command line or an address says of the setting; `nil` for what it leaves open.
struct SettingOptions: Hashable, Sendable {
  var era: Era?
  var idiom: Idiom?
  var width: Double?
  var textScale: Double?
  var theme: Theme?
  var direction: ReadingDirection?
  var isAnimated: Bool?
  var language: StageLanguage?

  /// Leaves everything open.
  init() {}

  /// Looks up what the options name.
  init(from options: WrittenOptions) throws(WrongRequest) {
    era = try options.choice(of: .edition, among: Era.allCases, named: \.name)
    idiom = try options.choice(of: .idiom)
    width = try options.number(of: .width, within: Setting.widths)
    textScale = try options.number(of: .textScale, within: Setting.textScales)
    theme = try options.choice(of: .theme)
    direction = try options.choice(of: .direction)
    let animations: Switching? = try options.choice(of: .animations)
    isAnimated = animations.map { $0 == .on }
    language = try options.choice(of: .language)
  }

  /// Whether the edition or the device is left open.
  var leavesChoice: Bool { era == nil || idiom == nil }

  /// The setting, where all statements named apply.
  ///
  /// What is left open is, where statements are named, the newest edition and the first device that
  /// will do; all editions together come last. Where none is named, it is as usual.
  func setting(for edits: Edits) throws(WrongRequest) -> Setting {
    let statements = edits.ids.compactMap(Catalog.statement)
    let usual = Setting()
    guard !statements.isEmpty else {
      return setting(era: era ?? usual.era, idiom: idiom ?? usual.idiom)
    }
    let asked = Scope(era: era, idiom: idiom)
    if let found = asked.first(for: statements) {
      return setting(era: found.era, idiom: found.idiom)
    }
    for statement in statements where asked.first(for: [statement]) == nil {
      let elsewhere = Scope(idiom: idiom).first(for: [statement]) ?? Scope().first(for: [statement])
      throw .doesNotApply(
        statement.id, asked: asked, instead: Scope(era: elsewhere?.era, idiom: elsewhere?.idiom))
    }
    throw .neverTogether(edits.ids)
  }

  private func setting(era: Era, idiom: Idiom) -> Setting {
    var setting = Setting(era: era, idiom: idiom)
    if let theme { setting.theme = theme }
    if let direction { setting.direction = direction }
    if let isAnimated { setting.isAnimated = isAnimated }
    if let language { setting.language = language }
    // Whether they are within bounds was checked when they were read.
    if let width { try? setting.setWidth(width) }
    if let textScale { try? setting.setTextScale(textScale) }
    return setting
  }
}

extension WrittenOptions {
  /// The choice that an option names; `nil` if it was not written.
  func choice<Choice>(
    of option: Option, among choices: [Choice], named name: (Choice) -> String
  ) throws(WrongRequest) -> Choice? {
    guard let text = value(of: option) else { return nil }
    guard let choice = choices.first(where: { name($0) == text }) else {
      throw .unknownChoice(option, text, among: choices.map(name))
    }
    return choice
  }

  /// The case that an option names; `nil` if it was not written.
  func choice<Case>(of option: Option) throws(WrongRequest) -> Case?
  where Case: CaseIterable & RawRepresentable, Case.RawValue == String {
    try choice(of: option, among: Array(Case.allCases), named: \.rawValue)
  }

  /// The number that an option says; `nil` if it was not written.
  fileprivate func number(
    of option: Option, within bounds: ClosedRange<Double>
  ) throws(WrongRequest) -> Double? {
    guard let text = value(of: option) else { return nil }
    // Swift also reads hexadecimal numbers, which nobody means here.
    guard let number = Double(text), number.isFinite, !text.lowercased().contains("x") else {
      throw .notANumber(option, text)
    }
    guard bounds.contains(number) else { throw .outOfBounds(option, text, bounds) }
    return number
  }
}
