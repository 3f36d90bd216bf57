/// How wild random values may be.
public enum Wildness: Sendable {
  /// As a person might set them: short lists, real words, numbers near the usual.
  case plausible
  /// As bad as they can get: empty and huge lists, extreme numbers, every kind of text.
  case hostile
}

extension Scene {
  /// A scene made by writing random values to properties of a specimen; the same for the same seed.
  ///
  /// Values that a property refuses are left as they were.
  public static func random(
    seed: UInt64, wildness: Wildness, in setting: Setting? = nil
  ) -> Scene {
    var generator = SeededGenerator(seed: seed)
    var start = setting ?? Setting()
    if setting == nil {
      start.era = Era.allCases.randomElement(using: &generator) ?? .consolidated
      start.setIdiom(Bool.random(using: &generator) ? .phone : .pad)
    }
    var scene = Subject.specimen(in: start)
    for property in properties where setting == nil || !property.id.hasPrefix("setting.") {
      guard Int.random(in: 0..<3, using: &generator) == 0 else { continue }
      let value = property.editor.randomValue(
        near: property.read(scene), wildness: wildness, using: &generator)
      try? property.write(&scene, value)
    }
    return scene
  }
}

extension Editor {
  /// Lengths of lists that nobody makes by hand.
  static let hostileCounts = [0, 1, 100, 20_000]

  /// A year or so of days in which clocks are put forward and back.
  private static let plausibleDays = 20_454...20_900

  private static func randomMoment(
    wildness: Wildness, using generator: inout SeededGenerator
  ) -> String {
    if wildness == .hostile, Int.random(in: 0..<4, using: &generator) == 0 {
      return RandomText.text(wildness: wildness, using: &generator)
    }
    let days = wildness == .hostile ? Moment.days : plausibleDays
    let day = Int.random(in: days, using: &generator)
    return Moment(day: day, minute: Int.random(in: 0..<1_440, using: &generator)).description
  }

  /// A random value that the editor could give.
  func randomValue(
    near old: PropertyValue, wildness: Wildness, using generator: inout SeededGenerator
  ) -> PropertyValue {
    switch self {
    case .toggle: return .flag(Bool.random(using: &generator))
    case .text: return .text(RandomText.text(wildness: wildness, using: &generator))
    case .lines:
      let lines = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        RandomText.text(wildness: wildness, using: &generator)
      }
      return .text(lines.joined(separator: "\n"))
    case .dateTime: return .text(Self.randomMoment(wildness: wildness, using: &generator))
    case .number(let bounds, let step):
      return .number(
        randomNumber(in: bounds, step: step, near: old, wildness: wildness, using: &generator))
    case .choice(let choices):
      return choices.randomElement(using: &generator).map { .choice($0.name) } ?? old
    case .choices(let choices):
      return .choices(
        Set(choices.map(\.name).filter { _ in Bool.random(using: &generator) }))
    case .list(let fields, let blank, let limit):
      var count = Int.random(in: 0...7, using: &generator)
      if wildness == .hostile, Int.random(in: 0..<4, using: &generator) == 0 {
        count = Self.hostileCounts.randomElement(using: &generator) ?? count
      }
      var rows: [[PropertyValue]] = []
      if case .list(let oldRows) = old { rows = Array(oldRows.prefix(count)) }
      while rows.count < min(count, limit) {
        rows.append(
          zip(fields, blank).map { field, value in
            Int.random(in: 0..<2, using: &generator) == 0
              ? value
              : field.editor.randomValue(near: value, wildness: wildness, using: &generator)
          })
      }
      return .list(rows)
    }
  }

  private func randomNumber(
    in bounds: ClosedRange<Double>, step: Double, near old: PropertyValue, wildness: Wildness,
    using generator: inout SeededGenerator
  ) -> Double {
    switch wildness {
    case .hostile:
      let wild: [Double] = [
        bounds.lowerBound, bounds.upperBound, .nan, .infinity, -.infinity, 0, -0.0,
        .leastNonzeroMagnitude, .greatestFiniteMagnitude,
        Double.random(in: bounds, using: &generator),
      ]
      return wild.randomElement(using: &generator) ?? bounds.lowerBound
    case .plausible:
      guard case .number(let number) = old else { return bounds.lowerBound }
      let moved = number + step * Double(Int.random(in: -8...8, using: &generator))
      return Swift.min(Swift.max(moved, bounds.lowerBound), bounds.upperBound)
    }
  }
}

/// Texts for random scenes.
private enum RandomText {
  static let plausible = [
    "Map", "Transit", "Satellite", "On", "Off", "List", "Wi-Fi", "Bold", "Print", "地图", "卫星",
    "Automatic", "Bus", "Tram", "Walking and cycling", "Airplane Mode", "خريطة", "Mode",
    "mark-location-symbolic", "view-grid-symbolic",
  ]

  static let hostile = [
    "", " ", "\u{0}", "a\u{0}b", "\n", "Two\nlines", "\t\u{7}\u{1B}[31m", "<b>&amp;</b>", "%s%n{0}",
    "👩‍👩‍👧‍👦", "🇨🇳🏳️‍🌈", "e\u{301}\u{301}\u{301}", "\u{202E}abc\u{202C}", "مرحبا بالعالم", "\u{FEFF}\u{200B}",
    String(repeating: "W", count: 5_000), String(repeating: "😀", count: 300), "../../etc/passwd",
    "\u{FFFD}\u{FFFF}", "_Map", "﷽",
  ]

  static func text(wildness: Wildness, using generator: inout SeededGenerator) -> String {
    let texts =
      switch wildness {
      case .plausible: plausible
      case .hostile: Bool.random(using: &generator) ? hostile : plausible
      }
    return texts.randomElement(using: &generator) ?? ""
  }
}
