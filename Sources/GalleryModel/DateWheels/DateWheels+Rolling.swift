extension DateWheels {
  /// Does what a turn of a wheel, a choice or the app does.
  ///
  /// A wheel or a row that does not exist changes nothing.
  public mutating func receive(_ event: Event, in setting: Setting) -> [Report] {
    let reports = answer(event)
    if !reports.isEmpty { isChangeDue = false }
    return reports
  }

  private mutating func answer(_ event: Event) -> [Report] {
    let old = value
    switch event {
    case .appear: return isChangeDue ? [.changed(value)] : []
    case .roll(let wheel, let steps): roll(wheel, by: steps)
    case .choose(let wheel, let row):
      if choose(row, of: wheel) { return [.chosen(value)] }
    case .set(let moment):
      guard mode != .countdown else { return [] }
      setMoment(moment)
      let asked: Value = mode == .time ? .timeOfDay(moment.minute) : .moment(moment)
      return value == old && value == asked ? [] : [.changed(value)]
    case .setCountdown(let minutes):
      guard mode == .countdown else { return [] }
      setCountdown(minutes)
      return value == old && value == .countdown(minutes) ? [] : [.changed(value)]
    case .setMode(let mode):
      var given = self
      given.mode = mode
      setMode(mode)
      return value == given.value ? [] : [.changed(value)]
    case .setMinuteStep(let step): try? setMinuteStep(step)
    case .setBounds(let minimum, let maximum): setBounds(minimum: minimum, maximum: maximum)
    case .setTimeZone(let identifier): try? setTimeZone(identifier)
    }
    return value == old ? [] : [.changed(value)]
  }

  /// Turns a wheel by so many rows, round and round where it wraps, else to its end at most.
  private mutating func roll(_ index: Int, by steps: Int) {
    guard let part = turnablePart(index), steps != 0 else { return }
    let face = DateWheelsFace(self)
    let wheel = face.rows(part)
    guard wheel.count > 0 else { return }
    let start = wheel.selection ?? 0
    let row =
      if part.wraps {
        (start + steps % wheel.count + wheel.count) % wheel.count
      } else {
        min(max(start + min(max(steps, -wheel.count), wheel.count), 0), wheel.count - 1)
      }
    if row != start { take(face.choosing(row, of: part)) }
  }

  /// Chooses a row of a wheel; tells whether it was the selected one already.
  private mutating func choose(_ row: Int, of index: Int) -> Bool {
    guard let part = turnablePart(index) else { return false }
    let face = DateWheelsFace(self)
    let wheel = face.rows(part)
    guard row >= 0, row < wheel.count, part != .second else { return false }
    if row == wheel.selection { return true }
    take(face.choosing(row, of: part))
    return false
  }

  private func turnablePart(_ index: Int) -> WheelPart? {
    guard !(mode == .countdown && countdownIsFixed) else { return nil }
    let parts = parts
    return parts.indices.contains(index) ? parts[index] : nil
  }

  private mutating func take(_ value: Value?) {
    switch value {
    case .moment(let new): moment = new
    case .countdown(let new): countdown = new
    case .timeOfDay, nil: break
    }
  }
}

extension DateWheelsFace {
  /// The value that the picker comes to when a row of a wheel is chosen; `nil` if it stays.
  ///
  /// All other wheels keep their rows as far as these exist together with the chosen one:
  /// - a month that is shorter takes its last day, and a year without a leap month the next month;
  /// - an hour without the minute takes its latest before it, or else its first;
  /// - a day or a half of a day without the hour takes the latest time before it, or its first;
  /// - a day that does not exist gives way to the one before it.
  ///
  /// What then lies out of bounds comes to rest at the nearest value within.
  func choosing(_ row: Int, of part: WheelPart) -> DateWheels.Value? {
    switch part {
    case .day: return settled(moment.on(day: timeline.day(atRow: row)))
    case .hour:
      return settled(clock.hours[row].moment(on: moment.day, near: moment.minuteOfHour))
    case .minute: return settled(at(minute: minutes[row]))
    case .dayPeriod: return halfDay(isAfternoon: row > 0).map(settled)
    case .month:
      var place = place
      place.month = row
      return settled(moment.on(day: reckoning.day(at: place)))
    case .dayOfMonth:
      var place = place
      place.day = daysOfMonth[row]
      return settled(moment.on(day: reckoning.day(at: place)))
    case .year: return settled(moment.on(day: day(inYear: row)))
    case .countdownHours: return countdown(row * 60 + picker.countdown % 60)
    case .countdownMinutes:
      return countdown(picker.countdown / 60 * 60 + countdownMinutes[row])
    case .dayAndHour:
      let day = timeline.day(atRow: row / 24)
      return settled(Moment(day: day, minute: row % 24 * 60 + moment.minuteOfHour))
    case .readyMade: return picker.readyMadeValue(row)
    case .second, .blank: return nil
    }
  }

  private func settled(_ moment: Moment) -> DateWheels.Value {
    .moment(timeline.settled(moment))
  }

  private func countdown(_ minutes: Int) -> DateWheels.Value {
    .countdown(picker.settledCountdown(minutes))
  }

  /// The moment with another minute of the hour.
  func at(minute: Int) -> Moment {
    Moment(day: moment.day, minute: moment.hour * 60 + minute, isRepeat: moment.isRepeat)
  }

  /// The same time in one half of the day, or the nearest that exists there.
  private func halfDay(isAfternoon: Bool) -> Moment? {
    let wanted = moment.hour % 12 + (isAfternoon ? 12 : 0)
    let hours = clock.hours.filter { ($0.hour >= 12) == isAfternoon }
    let same = hours.last { $0.hour == wanted && ($0.isRepeat == moment.isRepeat) }
    if let hour = same ?? hours.first(where: { $0.hour == wanted }) {
      return hour.moment(on: moment.day, near: moment.minuteOfHour)
    }
    let before = hours.last { $0.hour < wanted }
    return before?.moment(on: moment.day, near: 59) ?? hours.first?.moment(on: moment.day, near: 0)
  }

  /// The day to which the year at a row of the year wheel leads: of the same month and number, as
  /// far as that year has them.
  func day(inYear row: Int) -> Int {
    let number = place.year.months[place.month].number
    let year = reckoning.year(reckoning.years.lowerBound + row)
    let month =
      year.months.firstIndex { $0.number == number }
      ?? year.months.firstIndex { $0.number > number } ?? year.months.count - 1
    return reckoning.day(at: Reckoning.Place(year: year, month: month, day: place.day))
  }
}
