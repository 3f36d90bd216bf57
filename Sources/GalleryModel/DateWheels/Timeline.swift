/// The moments that a picker can hold: those that exist, lie on the step's grid and within bounds.
struct Timeline: Sendable {
  /// The time zone's history; `nil` for times without a date, of which all exist.
  private let history: ZoneHistory?
  private let step: Int
  /// The first and the last of the moments.
  private(set) var limits: ClosedRange<Moment>

  /// The moments of a picker; in the time mode those of the day that the picker holds.
  init(_ picker: DateWheels) {
    step = picker.minuteStep
    var first = Moment(day: Moment.firstDay, minute: 0)
    var last = Moment(day: Moment.lastDay, minute: Moment.minutesOfDay - 1)
    if picker.mode == .time {
      history = nil
      let day = picker.moment.day
      first = Moment(day: day, minute: first.minute)
      last = Moment(day: day, minute: last.minute)
      limits = first...last
      if let minimum = picker.minimum, let maximum = picker.maximum, minimum.day == maximum.day {
        narrow(
          to: Moment(day: day, minute: minimum.minute), Moment(day: day, minute: maximum.minute))
      } else {
        narrow(to: nil, nil)
      }
    } else {
      history = ZoneHistory.named(picker.timeZone)
      limits = first...last
      narrow(to: picker.minimum, picker.maximum)
    }
  }

  /// Puts the limits at bounds, and bounds between which nothing lies at the old limits.
  private mutating func narrow(to minimum: Moment?, _ maximum: Moment?) {
    let old = limits
    let first = minimum.map { max(existing($0), old.lowerBound) } ?? old.lowerBound
    let last = maximum.map { min(existing($0), old.upperBound) } ?? old.upperBound
    if let low = ceiling(first), let high = floor(last), low <= high {
      limits = low...high
    } else if let low = ceiling(old.lowerBound), let high = floor(old.upperBound), low <= high {
      limits = low...high
    }
  }

  /// The clock of a day, with only the minutes of the grid.
  func clock(of day: Int) -> DayClock {
    (history?.clock(of: day) ?? .plain).stepped(by: step)
  }

  /// How many days exist.
  var dayCount: Int { history?.dayCount ?? Moment.days.count }

  /// The position of a day among those that exist.
  func row(ofDay day: Int) -> Int { history?.row(ofDay: day) ?? day - Moment.firstDay }

  /// The day at a position among those that exist.
  func day(atRow row: Int) -> Int { history?.day(atRow: row) ?? Moment.firstDay + row }

  /// Whether there is such a day.
  func hasDay(_ day: Int) -> Bool { !(history?.missingDays.contains(day) ?? false) }

  /// The latest moment of the grid up to another.
  private func floor(_ moment: Moment) -> Moment? {
    var end = moment
    while end.day >= Moment.firstDay {
      if let found = clock(of: end.day).last(upTo: end) { return found }
      guard end.day > Moment.firstDay else { break }
      end = Moment(day: end.day - 1, minute: Moment.minutesOfDay - 1, isRepeat: true)
    }
    return nil
  }

  /// The earliest moment of the grid from another on.
  private func ceiling(_ moment: Moment) -> Moment? {
    var start = moment
    while start.day <= Moment.lastDay {
      if let found = clock(of: start.day).first(from: start) { return found }
      guard start.day < Moment.lastDay else { break }
      start = Moment(day: start.day + 1, minute: 0)
    }
    return nil
  }

  /// The same moment, of the first pass where its minute does not come twice.
  private func existing(_ moment: Moment) -> Moment {
    guard moment.isRepeat, !(history?.clock(of: moment.day) ?? .plain).shows(moment) else {
      return moment
    }
    return Moment(day: moment.day, minute: moment.minute)
  }

  /// The nearest moment within the limits.
  func within(_ moment: Moment) -> Moment {
    min(max(moment, limits.lowerBound), limits.upperBound)
  }

  /// The moment that a picker holds when it is given this one.
  func settled(_ moment: Moment) -> Moment {
    var moment = moment
    while !hasDay(moment.day), moment.day > Moment.firstDay {
      moment = moment.on(day: moment.day - 1)
    }
    moment = existing(moment)
    let clock = clock(of: moment.day)
    return within(
      clock.last(upTo: moment) ?? clock.first(from: moment) ?? floor(moment) ?? moment)
  }
}

extension DateWheels {
  /// Puts the value of the mode where the picker can show it; the others wait for their modes.
  mutating func settle() {
    switch mode {
    case .dateAndTime, .date, .time: moment = Timeline(self).settled(moment)
    case .countdown: countdown = settledCountdown(countdown)
    }
  }

  /// The first and the last moment that can be picked, of the step's grid; in the time mode on the
  /// day that the picker holds.
  public var limits: ClosedRange<Moment> { Timeline(self).limits }

  /// The countdown that the picker holds when it is given this one.
  func settledCountdown(_ minutes: Int) -> Int {
    let rest = minutes % 60
    let limits = countdownLimits
    return Swift.min(Swift.max(minutes - rest % minuteStep, limits.lowerBound), limits.upperBound)
  }

  /// The shortest and the longest countdown on the step's grid, in minutes.
  public var countdownLimits: ClosedRange<Int> {
    let shortest = minuteStep < 60 ? Swift.max(Self.shortestCountdown, minuteStep) : 60
    return shortest...Swift.max(shortest, longestCountdown - 59 % minuteStep)
  }
}
