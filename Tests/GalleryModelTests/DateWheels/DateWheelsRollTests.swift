import GalleryModel
import Testing

/// Rolls of every wheel in many places of the world: whatever is rolled, the picker shows a value
/// that exists and is allowed.
@Suite struct DateWheelsRolls {
  /// A place: what its clocks and its people do.
  struct Place: Sendable {
    let zone: String
    let locale: String
    /// A day near which something happens to its clocks or its calendar.
    let start: String
  }

  static let places = [
    Place(zone: "America/New_York", locale: "en_US", start: "2026-03-08 01:30"),
    Place(zone: "Europe/Berlin", locale: "de_DE", start: "2026-10-25 02:30"),
    Place(zone: "Australia/Lord_Howe", locale: "en_AU", start: "2026-10-04 01:40"),
    Place(zone: "America/Sao_Paulo", locale: "pt_BR", start: "2018-11-04 01:00"),
    Place(zone: "Africa/Cairo", locale: "ar_EG", start: "2026-04-24 01:10"),
    Place(zone: "Asia/Tehran", locale: "fa_IR", start: "2021-03-22 01:10"),
    Place(zone: "Asia/Bangkok", locale: "th_TH", start: "2026-01-31 12:00"),
    Place(zone: "Asia/Tokyo", locale: "ja_JP", start: "2019-05-01 00:00"),
    Place(zone: "Asia/Seoul", locale: "ko_KR", start: "1988-05-08 03:00"),
    Place(zone: "Asia/Shanghai", locale: "zh_Hans_CN", start: "1986-05-04 03:00"),
    Place(zone: "Pacific/Apia", locale: "en_WS", start: "2011-12-31 10:00"),
    Place(zone: "America/Havana", locale: "es_CU", start: "2026-11-01 00:30"),
    Place(zone: "Asia/Riyadh", locale: "ar_SA", start: "2026-02-18 23:59"),
    Place(zone: "Europe/Sofia", locale: "bg_BG", start: "2026-03-29 02:59"),
    Place(zone: "America/St_Johns", locale: "en_CA", start: "1988-04-03 02:30"),
    Place(zone: "Asia/Kathmandu", locale: "ne_NP", start: "1986-01-01 00:20"),
    Place(zone: "Pacific/Chatham", locale: "en_NZ", start: "2026-09-27 02:44"),
    Place(zone: "Europe/London", locale: "en_GB", start: "1971-10-31 03:00"),
    Place(zone: "Asia/Jerusalem", locale: "he_IL", start: "2024-02-29 12:00"),
    Place(zone: "Africa/Addis_Ababa", locale: "am_ET", start: "2027-09-11 12:00"),
  ]

  static let rollsPerMode = 10_000

  /// Why rolling back does not return, as the documentation of rolling has it.
  enum Reason: Hashable {
    /// The wheel does not wrap, and its end was reached.
    case end
    /// The value came to rest at a bound.
    case bound
    /// Something that another wheel showed does not exist together with the row that was reached.
    case lacking
  }

  /// The largest share of rolls that rolling back may not undo; a wheel of AM and PM soon ends.
  static let shares: [Reason: Double] = [.end: 0.2, .bound: 0.15, .lacking: 0.05]
  static let modes = DateWheels.Mode.allCases

  @Test("whatever is rolled, value and wheels agree", arguments: modes)
  func whateverIsRolledValueAndWheelsAgree(mode: DateWheels.Mode) throws {
    var generator = SeededGenerator(seed: 7)
    var reasons: [Reason: Int] = [:]
    for (number, place) in Self.places.enumerated() {
      for _ in 0..<10 {
        var picker = try Self.picker(mode, place, number, using: &generator)
        try check(picker, using: &generator)
        for _ in 0..<Self.rollsPerMode / Self.places.count / 10 {
          if let reason = try roll(&picker, using: &generator) { reasons[reason, default: 0] += 1 }
        }
      }
    }
    for (reason, share) in Self.shares {
      #expect(Double(reasons[reason] ?? 0) < share * Double(Self.rollsPerMode), "\(reasons)")
    }
  }

  /// A picker somewhere, with bounds, steps and hours that vary.
  private static func picker(
    _ mode: DateWheels.Mode, _ place: Place, _ number: Int, using generator: inout SeededGenerator
  ) throws -> DateWheels {
    let start = try Moment(place.start)
    let isBounded = Int.random(in: 0..<3, using: &generator) == 0
    let reach = mode == .time ? 0 : Int.random(in: 1...900, using: &generator)
    var picker = DateWheels(
      mode, moment: start, countdown: Int.random(in: 1...1_439, using: &generator),
      minuteStep: [1, 5, 7, 15, 30].randomElement(using: &generator) ?? 1,
      minimum: isBounded ? Moment(day: start.day - reach, minute: 7 * 60 + 11) : nil,
      maximum: isBounded ? Moment(day: start.day + reach, minute: 21 * 60 + 3) : nil,
      timeZone: place.zone, locale: place.locale)
    #expect(picker.timeZone == place.zone)
    #expect(picker.locale == place.locale)
    picker.hourCycle = DateWheels.HourCycle.allCases.randomElement(using: &generator) ?? .automatic
    let calendar = CalendarChoice.allCases.randomElement(using: &generator)
    if number % 2 == 1, let calendar { picker.calendar = calendar }
    return picker
  }

  /// Rolls a wheel, checks, and rolls it back; tells why that does not return, if it does not.
  private func roll(
    _ picker: inout DateWheels, using generator: inout SeededGenerator
  ) throws -> Reason? {
    let old = picker
    let wheels = picker.wheels()
    let index = Int.random(in: wheels.indices, using: &generator)
    let steps = Int.random(in: -8...8, using: &generator)
    let row = try #require(wheels[index].selection)
    let target = wheels[index].row(row, movedBy: steps)
    let reports = picker.tell(.roll(wheel: index, by: steps))
    #expect(reports == (picker.value == old.value ? [] : [.changed(picker.value)]))
    try check(picker, using: &generator)
    var back = picker
    back.tell(.roll(wheel: index, by: -steps))
    guard back.value != old.value else { return nil }
    let reason = Self.reason(
      from: old, to: picker, wheel: index, isWhole: wheels[index].wraps || target == row + steps)
    #expect(
      reason != nil,
      "\(old.moment) \(old.parts[index]) by \(steps): \(picker.moment), back \(back.moment)")
    return reason
  }

  /// Why the way back may lead elsewhere; `nil` if nothing in the documentation says so.
  private static func reason(
    from old: DateWheels, to new: DateWheels, wheel index: Int, isWhole: Bool
  ) -> Reason? {
    guard isWhole else { return .end }
    let bounds = new.limits
    if new.mode != .countdown, [bounds.lowerBound, bounds.upperBound].contains(new.moment) {
      return .bound
    }
    if new.mode == .countdown, new.countdown == new.countdownLimits.lowerBound { return .bound }
    let part = old.parts[index]
    // What the roll should have left alone: all that the other wheels show. Hours pass noon.
    let keepsOthers = zip(old.parts, zip(old.shownTexts, new.shownTexts)).allSatisfy {
      $0 == part || ($0 == .dayPeriod && part == .hour) || $1.0 == $1.1
    }
    let keepsTime =
      new.moment.minute == old.moment.minute && new.moment.isRepeat == old.moment.isRepeat
    let isOfTime = [.hour, .minute, .dayPeriod].contains(part)
    return keepsOthers && (isOfTime || keepsTime) ? nil : .lacking
  }

  /// Checks that a picker's wheels show its value, and that it may hold it.
  private func check(_ picker: DateWheels, using generator: inout SeededGenerator) throws {
    let wheels = picker.wheels()
    #expect(wheels.count == picker.parts.count && wheels.count <= DateWheels.wheelLimit)
    for wheel in wheels {
      let selection = try #require(wheel.selection)
      #expect((0..<wheel.count).contains(selection), "\(wheel.name)")
      let rows = [
        selection, 0, wheel.count - 1, Int.random(in: 0..<wheel.count, using: &generator),
      ]
      for row in rows { #expect(!wheel.text(row).isEmpty, "\(wheel.name) \(row)") }
      #expect(wheel.isOffered(selection), "\(wheel.name) of \(picker.moment)")
      #expect(!wheel.widest.isEmpty)
    }
    #expect(wheels.map(\.selection) == picker.expectedRows, "\(picker.moment)")
    let minute = picker.mode == .countdown ? picker.countdown : picker.moment.minute
    #expect(minute % 60 % picker.minuteStep == 0)
    guard picker.mode != .countdown else {
      #expect((1...1_439).contains(picker.countdown))
      return
    }
    if picker.mode != .time {
      let clock = try #require(DayClock(day: picker.moment.day, in: picker.timeZone))
      #expect(clock.shows(picker.moment), "\(picker.moment) in \(picker.timeZone)")
      if let minimum = picker.minimum { #expect(picker.moment >= minimum) }
      if let maximum = picker.maximum { #expect(picker.moment <= maximum) }
    } else if let minimum = picker.minimum, let maximum = picker.maximum {
      #expect((minimum.minute...maximum.minute).contains(picker.moment.minute))
    }
  }
}
