/// The times that a clock shows in the course of one day.
///
/// Usually these are 24 hours of 60 minutes. Where a clock is put forward some do not exist, and
/// where it is put back some come twice.
public struct DayClock: Hashable, Sendable {
  /// One hour of a day, with the minutes of it that exist.
  public struct Hour: Hashable, Sendable {
    /// The hour that a clock of 24 hours shows, 0 … 23.
    public let hour: Int
    /// Whether the clock shows it for the second time that day.
    public let isRepeat: Bool
    /// The minutes that exist, 0 … 59 and ascending; never empty.
    public internal(set) var minutes: [Int]
    /// By how many seconds the clock is ahead of Greenwich, where the hour comes twice; else `nil`.
    public internal(set) var offset: Int?

    /// The moment at which the hour shows the latest of its minutes not after a minute, or else its
    /// first.
    func moment(on day: Int, near minute: Int) -> Moment {
      let found = minutes.last { $0 <= minute } ?? minutes[0]
      return Moment(day: day, minute: hour * 60 + found, isRepeat: isRepeat)
    }
  }

  /// The hours that exist, ascending; of an hour that comes twice the second pass follows the first.
  public let hours: [Hour]

  /// The clock of a day on which nothing is put forward or back.
  public static let plain = DayClock(
    hours: (0..<24).map { Hour(hour: $0, isRepeat: false, minutes: Array(0..<60)) })

  /// The same clock with only the minutes 0, step, 2 × step … of each hour; hours without any are
  /// left out.
  func stepped(by step: Int) -> DayClock {
    guard step > 1 else { return self }
    return DayClock(
      hours: hours.compactMap { hour in
        var hour = hour
        hour.minutes.removeAll { $0 % step != 0 }
        return hour.minutes.isEmpty ? nil : hour
      })
  }

  /// Whether the clock shows the minute of a moment, and twice if it is a repeated one.
  public func shows(_ moment: Moment) -> Bool {
    guard let index = index(of: moment) else { return false }
    return hours[index].minutes.contains(moment.minuteOfHour)
  }

  /// The position of the hour of a moment among the hours.
  func index(of moment: Moment) -> Int? {
    hours.firstIndex { $0.hour == moment.hour && $0.isRepeat == moment.isRepeat }
  }

  /// The latest moment that the clock shows not after another of the same day.
  func last(upTo moment: Moment) -> Moment? {
    for hour in hours.reversed() {
      for minute in hour.minutes.reversed() {
        let shown = Moment(
          day: moment.day, minute: hour.hour * 60 + minute, isRepeat: hour.isRepeat)
        if shown <= moment { return shown }
      }
    }
    return nil
  }

  /// The earliest moment that the clock shows not before another of the same day.
  func first(from moment: Moment) -> Moment? {
    for hour in hours {
      for minute in hour.minutes {
        let shown = Moment(
          day: moment.day, minute: hour.hour * 60 + minute, isRepeat: hour.isRepeat)
        if shown >= moment { return shown }
      }
    }
    return nil
  }
}

extension DayClock {
  /// A time during which a clock runs evenly, as the minutes that it shows on one day.
  struct Stretch {
    let minutes: Range<Int>
    let offset: Int
  }

  /// The clock of a day put together from stretches in the order in which they pass.
  init(_ stretches: [Stretch]) {
    guard stretches.map(\.minutes) != [0..<Moment.minutesOfDay] else {
      self = .plain
      return
    }
    var hours: [Hour] = []
    var isSeen = Array(repeating: false, count: Moment.minutesOfDay)
    for stretch in stretches {
      for minute in stretch.minutes {
        let isRepeat = isSeen[minute]
        isSeen[minute] = true
        let hour = minute / 60
        if let index = hours.lastIndex(where: { $0.hour == hour && $0.isRepeat == isRepeat }) {
          hours[index].minutes.append(minute % 60)
        } else {
          hours.append(
            Hour(hour: hour, isRepeat: isRepeat, minutes: [minute % 60], offset: stretch.offset))
        }
      }
    }
    let twice = Set(hours.lazy.filter(\.isRepeat).map(\.hour))
    for index in hours.indices {
      hours[index].minutes = Array(Set(hours[index].minutes)).sorted()
      if !twice.contains(hours[index].hour) { hours[index].offset = nil }
    }
    self.hours = hours.sorted {
      $0.hour == $1.hour ? !$0.isRepeat && $1.isRepeat : $0.hour < $1.hour
    }
  }
}
