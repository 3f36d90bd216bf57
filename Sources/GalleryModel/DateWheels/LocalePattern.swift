import Foundation

/// Which columns a locale writes dates and times in, as its own patterns have them.
public struct LocalePattern: Hashable, Sendable {
  /// Whether hours are counted to twelve or to twenty-four.
  public enum HourCycle: String, CaseIterable, Codable, Sendable {
    /// As the locale has it.
    case automatic
    case twelve
    case twentyFour = "twenty-four"

    /// The template that asks a locale for its times.
    fileprivate var template: String {
      switch self {
      case .automatic: "jmm"
      case .twelve: "hmm"
      case .twentyFour: "Hmm"
      }
    }
  }

  /// Month, day of the month and year, in the locale's order.
  public let date: [WheelPart]
  /// Hour, minute and, where hours are counted to twelve, the day period, in the locale's order.
  public let time: [WheelPart]
  /// The parts of a time and, as one, the day, in the locale's order.
  public let dateAndTime: [WheelPart]
  /// The pattern of a time.
  public let clock: String
  /// The pattern of the hour alone, such as “HH”.
  public let hour: String
  /// Whether hours are counted to twelve.
  public let countsToTwelve: Bool
  /// The pattern of the day of the month alone.
  public let dayOfMonth: String
  /// The pattern of the month alone.
  public let month: String
  /// The pattern of the year alone, with its era where the calendar needs it.
  public let year: String
  /// The pattern of weekday, month and day.
  public let day: String
  /// The pattern of day, month and year.
  public let longDay: String

  /// Asks Foundation for a locale's patterns.
  public init(_ locale: Locale, calendar: CalendarChoice, hourCycle: HourCycle) {
    var components = Locale.Components(locale: locale)
    components.calendar = calendar.identifier
    let own = Locale(components: components)
    components.calendar = .gregorian
    let plain = Locale(components: components)

    date = Self.order(Self.pattern("yMMMMd", own), among: [.month, .dayOfMonth, .year])
    clock = Self.pattern(hourCycle.template, locale)
    let hourLetters = Self.letters(of: clock).filter("hHkK".contains)
    hour = hourLetters.isEmpty ? "HH" : hourLetters
    countsToTwelve = hour.contains(where: "hK".contains)
    let parts: [WheelPart] = countsToTwelve ? [.hour, .minute, .dayPeriod] : [.hour, .minute]
    time = Self.order(clock, among: parts)
    let whole = Self.pattern("EEEMMMd" + hourCycle.template, locale)
    let isDayFirst = Self.order(whole, among: [.dayOfMonth, .hour]).first == .dayOfMonth
    dateAndTime = isDayFirst ? [.day] + time : time + [.day]
    dayOfMonth = Self.pattern("d", own)
    month = Self.pattern("MMMM", own)
    year = Self.pattern("y", calendar.namesEras ? own : plain)
    day = Self.pattern("EEEMMMd", own)
    longDay = Self.pattern("yMMMd", own)
  }

  private static func pattern(_ template: String, _ locale: Locale) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// The letters of a pattern that stand for something.
  private static func letters(of pattern: String) -> String {
    var isQuoted = false
    return pattern.filter { character in
      if character == "'" { isQuoted.toggle() }
      return !isQuoted && character != "'"
    }
  }

  /// The parts in the order in which a pattern has them; those that it lacks come last.
  private static func order(_ pattern: String, among parts: [WheelPart]) -> [WheelPart] {
    var found: [WheelPart] = []
    for letter in letters(of: pattern) {
      guard let part = part(of: letter), parts.contains(part), !found.contains(part) else {
        continue
      }
      found.append(part)
    }
    return found + parts.filter { !found.contains($0) }
  }

  private static func part(of letter: Character) -> WheelPart? {
    switch letter {
    case "y", "Y", "u", "U", "r": .year
    case "M", "L": .month
    case "d": .dayOfMonth
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .dayPeriod
    default: nil
    }
  }
}
