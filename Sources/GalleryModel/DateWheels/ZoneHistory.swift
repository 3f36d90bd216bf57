import Foundation

/// When the clocks of a time zone were and will be put forward and back, over all supported days.
struct ZoneHistory: Sendable {
  /// A time from a change to the next one, during which the clock runs evenly.
  private struct Rule {
    /// The first second, counted from 1970 in Greenwich.
    let start: Int
    /// By how many seconds the clock is ahead of Greenwich.
    let offset: Int
  }

  /// No clock was ever further ahead of Greenwich or behind it, in seconds.
  private static let widestOffset = 16 * 3_600
  private static let secondsOfDay = 86_400
  private static let known = Memo<String, ZoneHistory?>(limit: 1_000)

  private let rules: [Rule]
  /// The supported days that the zone's calendar left out, ascending.
  let missingDays: [Int]

  /// The history of a zone; `nil` if no zone is called so.
  static func named(_ identifier: String) -> ZoneHistory? {
    known.value(for: identifier) { TimeZone(identifier: $0).map(ZoneHistory.init) }
  }

  /// Reads the changes from the zone.
  ///
  /// O(n) in the number of changes, about a millisecond for the usual two a year.
  private init(_ zone: TimeZone) {
    let start = Moment.date(of: Moment.firstDay - 2)
    let end = Moment.date(of: Moment.lastDay + 2)
    var rules = [Rule(start: .min, offset: zone.secondsFromGMT(for: start))]
    var missing: [Int] = []
    var now = start
    while let next = zone.nextDaylightSavingTimeTransition(after: now), next > now, next < end {
      now = next
      let rule = Rule(
        start: Int(next.timeIntervalSince1970.rounded()), offset: zone.secondsFromGMT(for: next))
      let jump = rule.offset - rules[rules.count - 1].offset
      if jump == 0 { continue }
      rules.append(rule)
      guard jump > Self.secondsOfDay / 2 else { continue }
      let day = Self.quotient(rule.start, Self.secondsOfDay)
      missing += (day - 1...day + 1).filter(Moment.days.contains)
    }
    let bare = ZoneHistory(rules: rules, missingDays: [])
    self = ZoneHistory(
      rules: rules,
      missingDays: Set(missing).sorted().filter { bare.clock(of: $0).hours.isEmpty })
  }

  private init(rules: [Rule], missingDays: [Int]) {
    self.rules = rules
    self.missingDays = missingDays
  }

  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The times that a clock of the zone shows on a day.
  ///
  /// A minute counts as shown if its first second is. O(log n) in the number of changes for a day
  /// without any.
  func clock(of day: Int) -> DayClock {
    let midnight = day * Self.secondsOfDay
    let windowEnd = midnight + Self.secondsOfDay + Self.widestOffset
    var index = ruleIndex(at: midnight - Self.widestOffset)
    guard index + 1 < rules.count, rules[index + 1].start < windowEnd else { return .plain }
    var stretches: [DayClock.Stretch] = []
    while index < rules.count, rules[index].start < windowEnd {
      let rule = rules[index]
      let begin = max(rule.start, midnight - 2 * Self.widestOffset) + rule.offset - midnight
      let next = index + 1 < rules.count ? rules[index + 1].start : .max
      let end = min(next, windowEnd + Self.widestOffset) + rule.offset - midnight
      let minutes = max(0, Self.quotient(begin + 59, 60))
      let limit = min(Moment.minutesOfDay, Self.quotient(end + 59, 60))
      if minutes < limit {
        stretches.append(DayClock.Stretch(minutes: minutes..<limit, offset: rule.offset))
      }
      index += 1
    }
    return DayClock(stretches)
  }

  /// The position of the last rule that has begun at a second.
  private func ruleIndex(at second: Int) -> Int {
    var low = 0
    var high = rules.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if rules[middle].start <= second { low = middle } else { high = middle }
    }
    return low
  }
}

extension ZoneHistory {
  /// How many of the supported days exist.
  var dayCount: Int { Moment.days.count - missingDays.count }

  /// The position of a day among those that exist; of a missing one that of the day before it.
  func row(ofDay day: Int) -> Int {
    day - Moment.firstDay - missingDays.count { $0 <= day }
  }

  /// The day at a position among those that exist.
  func day(atRow row: Int) -> Int {
    missingDays.reduce(Moment.firstDay + row) { $1 <= $0 ? $0 + 1 : $0 }
  }
}

extension DayClock {
  /// The clock of a day in a time zone; `nil` if no zone is called so.
  ///
  /// O(log n) in the number of the zone's changes, once these are known.
  public init?(day: Int, in timeZone: String) {
    guard let history = ZoneHistory.named(timeZone) else { return nil }
    self = history.clock(of: min(max(day, Moment.firstDay), Moment.lastDay))
  }
}
