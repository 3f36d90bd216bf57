import Foundation

extension Picker.Column {
  /// What is known of the order of the values.
  enum Sorting: Hashable, Sendable {
    /// No order is declared, so nothing can be checked.
    case unknown
    /// They are in the declared order.
    case sorted
    /// The value at this index is the first one that is not where the order wants it.
    case unsorted(at: Int)
  }

  /// Whether the values are in the order that their author declares.
  ///
  /// O(count) comparisons for words; numbers are always in their order.
  func sorting(in setting: Setting) -> Sorting {
    if order == .undeclared { return .unknown }
    if values.numberCount > 0 { return order == .calendar ? .unsorted(at: 0) : .sorted }
    let words = values.words
    switch order {
    case .undeclared: return .unknown
    case .alphabetical:
      let later = zip(words, words.dropFirst()).map { Self.precedes($1, $0, in: setting) }
      return later.firstIndex(of: true).map { .unsorted(at: $0 + 1) } ?? .sorted
    case .numeric:
      return Self.firstDescent(of: words.map(Self.number))
    case .calendar:
      return Self.calendars.map { names in
        Self.firstDescent(of: Self.turned(words.map { names[$0.lowercased()] }))
      }
      .max { Self.length($0) < Self.length($1) } ?? .sorted
    }
  }

  /// Puts the values into the declared order, or declares none where they have none; what is
  /// selected stays so.
  mutating func sort(in setting: Setting) {
    let chosen = row.map { values[$0] }
    var words = values.words
    switch order {
    case .undeclared: return
    case .alphabetical: words.sort { Self.precedes($0, $1, in: setting) }
    case .numeric:
      words.sort { (Self.number($0) ?? .infinity) < (Self.number($1) ?? .infinity) }
    case .calendar:
      let best = Self.calendars.max { first, second in
        words.count { first[$0.lowercased()] != nil }
          < words.count { second[$0.lowercased()] != nil }
      }
      words.sort {
        (best?[$0.lowercased()] ?? .infinity) < (best?[$1.lowercased()] ?? .infinity)
      }
    }
    if values.numberCount > 0 { order = .numeric } else { values.setWords(words) }
    if sorting(in: setting) != .sorted { order = .undeclared }
    if let chosen { selected = values.index(of: chosen) ?? selected }
  }

  /// Where numbers stop growing; a value without a number stops them, too.
  private static func firstDescent(of numbers: [Double?]) -> Sorting {
    if let odd = numbers.firstIndex(of: nil) { return .unsorted(at: odd) }
    let found = zip(numbers, numbers.dropFirst()).map { ($0 ?? 0) >= ($1 ?? 0) }
    return found.firstIndex(of: true).map { .unsorted(at: $0 + 1) } ?? .sorted
  }

  private static func length(_ sorting: Sorting) -> Int {
    switch sorting {
    case .unknown: -1
    case .sorted: .max
    case .unsorted(let index): index
    }
  }

  /// Whether one text comes before another in the stage's language, whatever their case.
  private static func precedes(_ left: String, _ right: String, in setting: Setting) -> Bool {
    let locale = Locale(identifier: setting.text("en", "zh-Hans"))
    return left.compare(right, options: .caseInsensitive, range: nil, locale: locale)
      == .orderedAscending
  }

  /// The first number in a text.
  private static func number(_ text: String) -> Double? {
    let digits = text.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }
    return Double(digits)
  }

  /// Makes a cycle that begins somewhere in the middle, such as Sunday to Saturday, go on growing.
  private static func turned(_ places: [Double?]) -> [Double?] {
    var turns = 0.0
    var last: Double?
    let first = (places.first ?? nil) ?? 0
    return places.map { place in
      guard let place else { return nil }
      if let last, place < last { turns += 1 }
      last = place
      // Round the turn it goes on up to where it began.
      guard turns == 0 || (turns == 1 && place < first) else { return nil }
      return place + turns * 100
    }
  }

  /// The places of weekdays and months by their names, in lower case, in the stage's languages.
  private static let calendars: [[String: Double]] = {
    var calendar = Calendar(identifier: .gregorian)
    return StageLanguage.allCases.flatMap { language in
      calendar.locale = Locale(identifier: language == .english ? "en" : "zh-Hans")
      let days = calendar.weekdaySymbols
      let months = calendar.monthSymbols
      return [Array(days.dropFirst() + days.prefix(1)), months].map { names in
        Dictionary(
          names.enumerated().map { ($1.lowercased(), Double($0)) },
          uniquingKeysWith: { first, _ in first })
      }
    }
  }()
}
