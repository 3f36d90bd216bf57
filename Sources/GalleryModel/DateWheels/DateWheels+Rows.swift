extension DateWheelsFace {
  /// What a screen reader reads at row 0 and adds for each further row: the number that the row
  /// shows where rows are evenly numbered, and else the row's own from 1.
  func numbers(of part: WheelPart) -> (first: Double, step: Double) {
    switch part {
    case .hour where words.pattern.hour.contains("H") && clock.hours.map(\.hour) == Array(0..<24):
      (0, 1)
    case .minute: Self.numbers(minutes)
    case .dayOfMonth: Self.numbers(daysOfMonth)
    case .year: (Double(reckoning.years.lowerBound + shownYearOffset), 1)
    case .countdownHours, .second: (0, 1)
    case .countdownMinutes: Self.numbers(countdownMinutes)
    case .day, .hour, .dayPeriod, .month, .dayAndHour, .readyMade, .blank: (1, 1)
    }
  }

  /// By how much the years that are shown are ahead of those that are counted.
  private var shownYearOffset: Int {
    picker.shownCalendar == .buddhist ? Self.buddhistYears : 0
  }

  /// By how many years the Buddhist calendar is ahead of the Gregorian.
  private static let buddhistYears = 543

  private static func numbers(_ shown: [Int]) -> (first: Double, step: Double) {
    guard let first = shown.first else { return (1, 1) }
    let step = shown.count > 1 ? shown[1] - first : 1
    let isEven = shown.enumerated().allSatisfy { $1 == first + $0 * step }
    return isEven ? (Double(first), Double(step)) : (1, 1)
  }

  /// Texts among which the widest is.
  func widest(of part: WheelPart, _ text: (Int) -> String) -> [String] {
    switch part {
    case .day: words.widestDays
    case .month: words.widestMonths
    case .hour: words.widestHours + clock.hours.indices.filter(isTwice).map(text)
    case .minute: words.widestMinutes
    case .dayOfMonth: words.widestDaysOfMonth
    case .countdownHours: [text(picker.countdownHourLimit)]
    case .countdownMinutes: [text(0), text(countdownMinutes.count - 1)]
    case .second: [text(0), text(59)]
    case .dayPeriod: [text(0), text(1)]
    case .year: words.widestYears
    case .dayAndHour:
      words.widestDays.prefix(1).map { $0 + " " + words.clockTime(10 * 60) }
    case .readyMade: LocaleWords.widest(picker.readyMadeTexts)
    case .blank: []
    }
  }

  /// Whether the hour at a row is told apart from another one.
  private func isTwice(_ row: Int) -> Bool { clock.hours[row].offset != nil }

  /// Writes the rows of a wheel.
  func text(of part: WheelPart) -> @Sendable (Int) -> String {
    switch part {
    case .day: { words.day(timeline.day(atRow: $0)) }
    case .hour:
      { [hours = clock.hours] in
        words.hour(hours[$0], on: moment.day, zone: picker.timeZone)
      }
    case .minute: { [minutes] in words.minute(minutes[$0]) }
    case .dayPeriod: { words.dayPeriod(isAfternoon: $0 > 0) }
    case .month: { words.month(from: place.year.months[$0].firstDay) }
    case .dayOfMonth:
      { [daysOfMonth, first = place.year.months[place.month].firstDay] in
        words.dayOfMonth(first + daysOfMonth[$0] - 1)
      }
    case .year: { words.year(of: day(inYear: $0)) }
    case .countdownHours: { words.count($0) }
    case .countdownMinutes: { [countdownMinutes] in words.count(countdownMinutes[$0]) }
    case .second: { words.second($0) }
    case .dayAndHour:
      { row in
        let day = timeline.day(atRow: row / 24)
        return words.day(day) + " " + words.clockTime(row % 24 * 60)
      }
    case .readyMade: { [texts = picker.readyMadeTexts] in texts[$0] }
    case .blank: { _ in "" }
    }
  }

  /// Tells which rows of a wheel can be chosen: those of which anything lies within the bounds.
  func offer(of part: WheelPart) -> @Sendable (Int) -> Bool {
    let limits = timeline.limits
    let days = limits.lowerBound.day...limits.upperBound.day
    return switch part {
    case .day: { days.contains(timeline.day(atRow: $0)) }
    case .hour: { [hours = clock.hours] in isOffered(hours[$0]) }
    case .minute: { [minutes] in limits.contains(at(minute: minutes[$0])) }
    case .dayPeriod:
      { row in
        clock.hours.contains { ($0.hour < 12) == (row == 0) && isOffered($0) }
      }
    case .month: { days.overlaps(place.year.months[$0].days) }
    case .dayOfMonth:
      { [daysOfMonth, first = place.year.months[place.month].firstDay] in
        days.contains(first + daysOfMonth[$0] - 1)
      }
    case .year: { days.overlaps(reckoning.year(reckoning.years.lowerBound + $0).days) }
    case .countdownHours:
      { row in
        let limits = picker.countdownLimits
        return row * 60 + 59 >= limits.lowerBound && row * 60 <= limits.upperBound
      }
    case .countdownMinutes:
      { [countdownMinutes] in
        picker.countdownLimits.contains(picker.countdown / 60 * 60 + countdownMinutes[$0])
      }
    case .dayAndHour:
      { row in
        let day = timeline.day(atRow: row / 24)
        return timeline.clock(of: day).hours.contains {
          $0.hour == row % 24 && isOffered($0, on: day)
        }
      }
    case .second, .readyMade, .blank: { _ in true }
    }
  }

  private func isOffered(_ hour: DayClock.Hour, on day: Int? = nil) -> Bool {
    let day = day ?? moment.day
    return hour.moment(on: day, near: 0) <= timeline.limits.upperBound
      && hour.moment(on: day, near: 59) >= timeline.limits.lowerBound
  }
}
