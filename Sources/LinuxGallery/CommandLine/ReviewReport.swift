import GalleryModel

/// The judgement on a scene as `--review` prints it.
struct ReviewReport: Encodable {
  private let kind: ControlKind
  private let setting: Setting
  private let rulings: [Ruling]
  private let isMeasured: Bool
  private let rendering: Rendering

  /// Judges a scene, by what was seen of it on widgets or else by a sketch.
  init(on scene: AnyScene, seen observation: Observation?) {
    kind = scene.kind
    setting = scene.setting
    rulings = scene.rulings(seen: observation)
    isMeasured = observation != nil
    rendering = observation?.rendering ?? scene.sketch
  }

  /// Whether any statement is broken.
  var hasBroken: Bool { rulings.contains { $0.verdict.outcome == .breaks } }

  private enum CodingKeys: String, CodingKey {
    case control, setting, verdicts, measured, rendering
  }

  /// Writes the review for programs: with names rather than titles, and the English texts.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind.slug, forKey: .control)
    try container.encode(setting, forKey: .setting)
    try container.encode(rulings.map(VerdictReport.init), forKey: .verdicts)
    try container.encode(isMeasured, forKey: .measured)
    try container.encode(rendering, forKey: .rendering)
  }

  /// The review for people: the setting, and then a line for each statement.
  @MainActor var text: String {
    let options = setting.scope.options
    let heading =
      isMeasured
      ? Message("{0}, measured with {1}:", kind.name, options)
      : Message("{0}, judged with {1}:", kind.name, options)
    return ([heading.localized] + rulings.map(\.line)).joined(separator: "\n")
  }
}

/// One verdict as programs read it.
private struct VerdictReport: Encodable {
  private let ruling: Ruling

  init(_ ruling: Ruling) { self.ruling = ruling }

  private enum CodingKeys: String, CodingKey { case id, verdict, message, part, model, widget }

  /// Writes the verdict; what is missing is written as null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(ruling.id, forKey: .id)
    try container.encode(ruling.verdict.outcome, forKey: .verdict)
    try container.encode(ruling.verdict.message.text(), forKey: .message)
    try container.encode(ruling.verdict.finding?.parts.first, forKey: .part)
    try container.encode(ruling.model?.outcome, forKey: .model)
    try container.encode(ruling.widget?.outcome, forKey: .widget)
  }
}

extension Ruling {
  private static let outcomeWidth = Verdict.Outcome.allCases.map(\.rawValue.count).max() ?? 0

  /// The verdict in one line; it begins as in JSON, so that it can be searched for.
  @MainActor fileprivate var line: String {
    var words = [verdict.outcome.rawValue.padded(to: Self.outcomeWidth), id]
    if let parts = verdict.finding?.parts, !parts.isEmpty {
      words.append("(\(parts.map(\.description).joined(separator: ", ")))")
    }
    words.append(verdict.message.localized)
    if let finding = verdict.finding { words.append(finding.remedy.localized) }
    if !halvesAgree { words.append(Message("The model and the widgets disagree.").localized) }
    return words.joined(separator: " ")
  }
}
