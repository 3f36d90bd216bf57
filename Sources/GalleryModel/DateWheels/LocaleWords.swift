import Foundation
import Synchronization

/// Writes days and times by one pattern; safe to use from any thread.
final class PatternWriter: Sendable {
  private let formatter: Mutex<DateFormatter>

  /// A writer for a pattern in a locale and a calendar; without a zone, for clocks of Greenwich.
  init(
    _ pattern: String, _ locale: Locale, _ calendar: CalendarChoice, zone: TimeZone = .gmt
  ) {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar(identifier: calendar.identifier)
    formatter.timeZone = zone
    formatter.dateFormat = pattern
    self.formatter = Mutex(formatter)
  }

  /// The text of a point in time.
  func text(_ date: Date) -> String { formatter.withLock { $0.string(from: date) } }
}

/// The words for days and times in a locale and a calendar.
final class LocaleWords: Sendable {
  /// What the words depend on.
  struct Style: Hashable, Sendable {
    let locale: String
    /// Never `automatic`.
    let calendar: CalendarChoice
    let hourCycle: LocalePattern.HourCycle
  }

  private struct ZoneStyle: Hashable {
    let zone: String
    let locale: String
    let pattern: String
  }

  private static let known = Memo<Style, LocaleWords>(limit: 400)
  private static let zoneWriters = Memo<ZoneStyle, PatternWriter>(limit: 400)
  /// The days of a leap year whose texts stand for all others when the widest is looked for.
  private static let sampleDay = 19_783
  private static let candidates = 6

  /// Columns and patterns.
  let pattern: LocalePattern
  private let style: Style
  private let dayWriter: PatternWriter
  private let longDayWriter: PatternWriter
  private let monthWriter: PatternWriter
  private let dayOfMonthWriter: PatternWriter
  private let yearWriter: PatternWriter
  private let hourWriter: PatternWriter
  private let minuteWriter: PatternWriter
  private let dayPeriodWriter: PatternWriter
  private let secondWriter: PatternWriter
  private let countStyle: IntegerFormatStyle<Int>
  private let clockWriter: PatternWriter
  /// The widest texts of days.
  let widestDays: [String]
  /// The widest names of months.
  let widestMonths: [String]
  /// The widest texts of hours.
  let widestHours: [String]
  /// The widest texts of minutes.
  let widestMinutes: [String]
  /// The widest texts of years.
  let widestYears: [String]
  /// The widest texts of days of the month.
  let widestDaysOfMonth: [String]

  /// The words of a style.
  ///
  /// They cost some milliseconds the first time and nothing after that.
  static func of(_ style: Style) -> LocaleWords { known.value(for: style, make: LocaleWords.init) }

  private init(_ style: Style) {
    let locale = Locale(identifier: style.locale)
    let calendar = style.calendar
    let pattern = LocalePattern(locale, calendar: calendar, hourCycle: style.hourCycle)
    self.style = style
    self.pattern = pattern
    let dayWriter = PatternWriter(pattern.day, locale, calendar)
    let monthWriter = PatternWriter(pattern.month, locale, calendar)
    self.dayWriter = dayWriter
    longDayWriter = PatternWriter(pattern.longDay, locale, calendar)
    self.monthWriter = monthWriter
    let dayOfMonthWriter = PatternWriter(pattern.dayOfMonth, locale, calendar)
    let yearWriter = PatternWriter(pattern.year, locale, calendar)
    self.dayOfMonthWriter = dayOfMonthWriter
    self.yearWriter = yearWriter
    let hourWriter = PatternWriter(pattern.hour, locale, .gregorian)
    let minuteWriter = PatternWriter("mm", locale, .gregorian)
    self.hourWriter = hourWriter
    self.minuteWriter = minuteWriter
    dayPeriodWriter = PatternWriter("a", locale, .gregorian)
    secondWriter = PatternWriter("ss", locale, .gregorian)
    countStyle = .number.locale(locale).grouping(.never)
    clockWriter = PatternWriter(pattern.clock, locale, .gregorian)
    // Every month and every weekday of it, on days of two digits.
    let months = (0..<13).map { Self.sampleDay + $0 * 30 }
    let days = months.flatMap { $0 + 10..<$0 + 17 }
    widestDays = Self.widest(days.map { dayWriter.text(Moment.date(of: $0)) })
    let years = (-1...1).map { Self.sampleDay + $0 * 366 }
    widestMonths = Self.widest(
      years.flatMap { calendar.reckoning.place(of: $0).year.months }
        .map { monthWriter.text(Moment.date(of: $0.firstDay)) })
    widestHours = Self.widest((0..<24).map { hourWriter.text(Moment.date(of: 0, minute: $0 * 60)) })
    widestMinutes = Self.widest((0..<60).map { minuteWriter.text(Moment.date(of: 0, minute: $0)) })
    // From 1700 to 2999 in steps that meet the eras with the longest reigns.
    let leaps = stride(from: Moment.firstDay, through: Moment.lastDay, by: 3_652)
    widestYears = Self.widest(leaps.map { yearWriter.text(Moment.date(of: $0)) })
    widestDaysOfMonth = Self.widest(
      (0..<31).map { dayOfMonthWriter.text(Moment.date(of: Self.sampleDay + $0)) })
  }

  /// The texts among which the widest is, by estimate.
  static func widest(_ texts: [String]) -> [String] {
    var widths: [String: Double] = [:]
    for text in texts { widths[text] = TextWidth.estimate(text, scale: 1) }
    let sorted = widths.sorted { (left, right) -> Bool in
      left.value == right.value ? left.key < right.key : left.value > right.value
    }
    return sorted.prefix(candidates).map { $0.key }
  }

  /// A day with its weekday and month.
  func day(_ day: Int) -> String { dayWriter.text(Moment.date(of: day)) }

  /// A day with its month and year.
  func longDay(_ day: Int) -> String { longDayWriter.text(Moment.date(of: day)) }

  /// The month that begins on a day.
  func month(from day: Int) -> String { monthWriter.text(Moment.date(of: day)) }

  /// A day's number in its month.
  func dayOfMonth(_ day: Int) -> String { dayOfMonthWriter.text(Moment.date(of: day)) }

  /// The year in which a day lies.
  func year(of day: Int) -> String { yearWriter.text(Moment.date(of: day)) }

  /// The hour that a clock of 24 hours shows, as the locale's clock shows it.
  func hour(_ hour: Int) -> String { hourWriter.text(Moment.date(of: 0, minute: hour * 60)) }

  /// A number of minutes within the hour, in two digits.
  func minute(_ minute: Int) -> String { minuteWriter.text(Moment.date(of: 0, minute: minute)) }

  /// A number of seconds within the minute, in two digits.
  func second(_ second: Int) -> String {
    secondWriter.text(Moment.date(of: 0).addingTimeInterval(Double(second)))
  }

  /// A number of hours or minutes.
  func count(_ number: Int) -> String { number.formatted(countStyle) }

  /// A time as the locale writes it in one, from the minutes since midnight.
  func clockTime(_ minute: Int) -> String { clockWriter.text(Moment.date(of: 0, minute: minute)) }

  /// The words for before noon or after it.
  func dayPeriod(isAfternoon: Bool) -> String {
    dayPeriodWriter.text(Moment.date(of: 0, minute: isAfternoon ? 720 : 0))
  }

  /// An hour, with the name of its clock where the hour comes twice that day.
  func hour(_ hour: DayClock.Hour, on day: Int, zone: String) -> String {
    let plain = self.hour(hour.hour)
    guard let offset = hour.offset, let timeZone = TimeZone(identifier: zone) else { return plain }
    let minute = hour.hour * 60 + hour.minutes[0]
    let date = Moment.date(of: day, minute: minute).addingTimeInterval(-Double(offset))
    return plain + " " + zoneName(timeZone, at: date)
  }

  private func zoneName(_ zone: TimeZone, at date: Date) -> String {
    func write(_ pattern: String, _ date: Date) -> String {
      let key = ZoneStyle(zone: zone.identifier, locale: style.locale, pattern: pattern)
      let writer = Self.zoneWriters.value(for: key) { key in
        PatternWriter(key.pattern, Locale(identifier: key.locale), .gregorian, zone: zone)
      }
      return writer.text(date)
    }
    let name = write("z", date)
    let day: TimeInterval = 86_400
    let after = write("z", date.addingTimeInterval(day))
    let before = write("z", date.addingTimeInterval(-day))
    let isTold = name != after || name != before
    return isTold ? name : write("xxx", date)
  }
}
