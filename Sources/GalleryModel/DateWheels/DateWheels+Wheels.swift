extension DateWheels {
  /// What the wheels stand for, in the order in which the locale writes it; in a right-to-left
  /// language the first stands on the right.
  public var parts: [WheelPart] {
    let pattern = words.pattern
    var parts: [WheelPart] =
      switch mode {
      case .dateAndTime: pattern.dateAndTime
      case .time: pattern.time
      case .date: pattern.date
      case .countdown: [.countdownHours, .countdownMinutes]
      }
    switch form {
    case .standard: break
    case .readyMadeTexts: parts = [.readyMade]
    case .combined:
      if let index = parts.firstIndex(of: .day) { parts[index] = .dayAndHour }
    case .separateParts:
      if let index = parts.firstIndex(of: .day) {
        parts.replaceSubrange(index...index, with: pattern.date)
      }
    case .padded:
      parts += Array(repeating: .blank, count: max(0, Self.wheelLimit - parts.count))
    case .withSeconds:
      if mode == .time || mode == .countdown,
        let index = parts.firstIndex(where: { $0 == .minute || $0 == .countdownMinutes })
      {
        parts.insert(.second, at: index + 1)
      }
    case .withoutYear: if mode == .date { parts.removeAll { $0 == .year } }
    case .monthAndYear: if mode == .date { parts.removeAll { $0 == .dayOfMonth } }
    }
    return parts
  }

  /// The wheels as they stand now, one for each of `parts`, under names that `name` makes.
  ///
  /// Their texts are made when they are asked for, so a wheel of 400,000 days costs what one of 60
  /// minutes does.
  public func wheels(name: (WheelPart) -> String = { $0.title.text() }) -> [Wheel] {
    let face = DateWheelsFace(self)
    return parts.map { face.wheel($0, name: name($0)) }
  }
}

/// A picker together with all that its wheels are computed from.
struct DateWheelsFace: Sendable {
  let picker: DateWheels
  let timeline: Timeline
  let words: LocaleWords
  let reckoning: Reckoning
  /// The clock of the moment's day.
  let clock: DayClock
  /// Where the moment's day lies in the calendar.
  let place: Reckoning.Place

  /// Looks up what belongs to a picker.
  init(_ picker: DateWheels) {
    self.picker = picker
    timeline = Timeline(picker)
    words = picker.words
    reckoning = picker.shownCalendar.reckoning
    clock = timeline.clock(of: picker.moment.day)
    place = reckoning.place(of: picker.moment.day)
  }

  var moment: Moment { picker.moment }

  /// The days of the moment's month that exist, counted from 1.
  var daysOfMonth: [Int] {
    let month = place.year.months[place.month]
    return (1...month.length).filter { timeline.hasDay(month.firstDay + $0 - 1) }
  }

  /// The minutes of the moment's hour that exist.
  var minutes: [Int] {
    clock.index(of: moment).map { clock.hours[$0].minutes } ?? []
  }

  /// The minutes of the countdown's grid.
  var countdownMinutes: [Int] { Array(stride(from: 0, to: 60, by: picker.minuteStep)) }

  /// How many rows a wheel has, and which one is selected.
  func rows(_ part: WheelPart) -> (count: Int, selection: Int?) {
    switch part {
    case .day: (timeline.dayCount, timeline.row(ofDay: moment.day))
    case .hour: (clock.hours.count, clock.index(of: moment))
    case .minute: (minutes.count, minutes.firstIndex(of: moment.minuteOfHour))
    case .dayPeriod: (2, moment.hour < 12 ? 0 : 1)
    case .month: (place.year.months.count, place.month)
    case .dayOfMonth: (daysOfMonth.count, daysOfMonth.firstIndex(of: place.day))
    case .year: (reckoning.years.count, place.year.number - reckoning.years.lowerBound)
    case .countdownHours: (picker.countdownHourLimit + 1, picker.countdown / 60)
    case .countdownMinutes:
      (countdownMinutes.count, countdownMinutes.firstIndex(of: picker.countdown % 60))
    case .second: (60, 0)
    case .dayAndHour:
      (timeline.dayCount * 24, timeline.row(ofDay: moment.day) * 24 + moment.hour)
    case .readyMade: (picker.readyMadeTexts.count, picker.readyMadeSelection)
    case .blank: (0, nil)
    }
  }

  /// A wheel as it stands now.
  func wheel(_ part: WheelPart, name: String) -> Wheel {
    let rows = rows(part)
    let text = text(of: part)
    var wheel = Wheel(
      name, count: rows.count, selection: rows.selection, widest: widest(of: part, text), text: text
    )
    wheel.wraps = part.wraps && rows.count > 1
    wheel.isTurnable = !(picker.mode == .countdown && picker.countdownIsFixed)
    wheel.numbers = numbers(of: part)
    wheel.isOffered = offer(of: part)
    return wheel
  }
}
