import GalleryModel
import Testing

/// Days on which clocks are put forward or back.
@Suite struct DateWheelsDaylightTests {
  typealias Cases = DateWheelsCases

  /// A time that a person wants on a day with a gap, and the times that do not exist.
  struct Gap: Sendable, CustomTestStringConvertible {
    let zone: String
    let day: String
    let missing: ClosedRange<Int>

    init(_ zone: String, _ day: String, _ missing: ClosedRange<Int>) {
      self.zone = zone
      self.day = day
      self.missing = missing
    }

    var testDescription: String { "\(zone) \(day)" }
  }

  static let gaps = [
    Gap("America/New_York", "2026-03-08", 120...179), Gap("Europe/Berlin", "2026-03-29", 120...179),
    Gap("Australia/Lord_Howe", "2026-10-04", 120...149),
    Gap("America/Havana", "2026-03-08", 0...59),
    Gap("Africa/Cairo", "2026-04-24", 0...59), Gap("America/Sao_Paulo", "2018-11-04", 0...59),
    Gap("Europe/London", "2026-03-29", 60...119), Gap("Pacific/Chatham", "2026-09-27", 165...224),
  ]

  @Test("spring-forward gap", arguments: gaps)
  func springForwardGap(gap: Gap) throws {
    let day = try Moment(gap.day + " 12:00").day
    let clock = DayClock(day: day, in: gap.zone)
    for minute in 0..<Moment.minutesOfDay {
      let isShown = clock?.shows(Moment(day: day, minute: minute)) ?? false
      #expect(isShown == !gap.missing.contains(minute), "\(minute)")
    }
    var picker = Cases.picker(gap.day + " 12:00", zone: gap.zone, locale: "en_GB")
    picker.choose(.hour, "04")
    #expect(picker.moment == Cases.moment(gap.day + " 04:00"))
    #expect(picker.tell(.set(Moment(day: day, minute: gap.missing.lowerBound))).count == 1)
    let nearest =
      gap.missing.lowerBound == 0 ? gap.missing.upperBound + 1 : gap.missing.lowerBound - 1
    #expect(picker.moment == Moment(day: day, minute: nearest))
  }

  @Test("rolling a day onto a gap keeps the day")
  func rollingADayOntoAGapKeepsTheDay() {
    for (zone, before, after) in [
      ("America/New_York", "2026-03-07 02:30", "2026-03-08 01:59"),
      ("America/Havana", "2026-03-07 00:30", "2026-03-08 01:00"),
      ("Australia/Lord_Howe", "2026-10-03 02:10", "2026-10-04 01:59"),
      ("Australia/Lord_Howe", "2026-10-03 02:40", "2026-10-04 02:40"),
    ] {
      var picker = Cases.picker(before, zone: zone)
      picker.roll(.day, by: 1)
      #expect(picker.moment == Cases.moment(after))
    }
  }

  @Test("an hour is kept where anything of it exists")
  func anHourIsKeptWhereAnythingOfItExists() {
    var picker = Cases.picker("2026-10-04 01:10", zone: "Australia/Lord_Howe")
    picker.roll(.hour, by: 1)
    #expect(picker.moment == Cases.moment("2026-10-04 02:30"))
    #expect(picker.texts(.minute).first == "30")
  }

  @Test("time without a date", arguments: gaps)
  func timeWithoutADate(gap: Gap) {
    var picker = Cases.picker(.time, gap.day + " 12:00", zone: gap.zone, locale: "en_GB")
    #expect(picker.texts(.hour).count == 24)
    for minute in [gap.missing.lowerBound, gap.missing.upperBound] {
      let moment = Moment(day: picker.moment.day, minute: minute)
      #expect(picker.tell(.set(moment)) == [.changed(.timeOfDay(minute))])
    }
    #expect(picker.tell(.setMode(.dateAndTime)).count == 1, "with a date it does not exist")
  }

  /// Hours that come twice, with the minutes of the second pass.
  static let repeats: [(zone: String, day: String, hour: Int, minutes: ClosedRange<Int>)] = [
    ("America/New_York", "2026-11-01", 1, 0...59), ("Europe/Berlin", "2026-10-25", 2, 0...59),
    ("America/Havana", "2026-11-01", 0, 0...59), ("America/Sao_Paulo", "2018-02-17", 23, 0...59),
    ("Australia/Lord_Howe", "2026-04-05", 1, 30...59), ("Africa/Cairo", "2026-10-29", 23, 0...59),
  ]

  @Test("an hour that comes twice is told apart", arguments: repeats)
  func anHourThatComesTwiceIsToldApart(
    zone: String, day: String, hour: Int, minutes: ClosedRange<Int>
  ) throws {
    var picker = Cases.picker(day + " 12:00", zone: zone, locale: "en_GB")
    let texts = picker.texts(.hour)
    #expect(texts.count == 25)
    #expect(Set(texts).count == 25, "\(texts)")
    let date = try Moment(day + " 12:00").day
    picker.tell(.set(Moment(day: date, minute: hour * 60 + 40, isRepeat: true)))
    #expect(picker.moment.isRepeat)
    #expect(picker.texts(.minute).count == minutes.count)
    #expect(picker.wheel(.hour)?.selection == hour + 1)
    picker.roll(.hour, by: -1)
    #expect(!picker.moment.isRepeat)
    #expect(picker.moment.minute == hour * 60 + 40)
    picker.roll(.hour, by: 1)
    #expect(picker.moment.isRepeat)
    picker.roll(.day, by: 1)
    #expect(!picker.moment.isRepeat, "the next day has no second pass")
  }

  @Test("clocks' own names stand beside an hour that comes twice")
  func clocksOwnNamesStandBesideAnHourThatComesTwice() {
    let picker = Cases.picker("2026-11-01 12:00")
    #expect(Array(picker.texts(.hour).prefix(4)) == ["12", "1 EDT", "1 EST", "2"])
  }

  @Test("a day that was left out does not exist")
  func aDayThatWasLeftOutDoesNotExist() {
    var picker = Cases.picker("2011-12-29 10:00", zone: "Pacific/Apia", locale: "en_WS")
    picker.roll(.day, by: 1)
    #expect(picker.moment == Cases.moment("2011-12-31 10:00"))
    picker.roll(.day, by: -1)
    #expect(picker.moment == Cases.moment("2011-12-29 10:00"))
    let moment = Cases.moment("2011-12-30 10:00")
    #expect(picker.tell(.set(moment)) == [.changed(.moment(Cases.moment("2011-12-29 10:00")))])
    picker.tell(.setMode(.date))
    #expect(picker.texts(.dayOfMonth).count == 30)
    #expect(!picker.texts(.dayOfMonth).contains("30"))
    picker.roll(.dayOfMonth, by: 1)
    #expect(picker.shown(.dayOfMonth) == "31")
  }

  @Test("a change of zone keeps what the clock shows, as far as it exists there")
  func aChangeOfZoneKeepsWhatTheClockShows() {
    var picker = Cases.picker("2026-03-08 02:30", zone: "Europe/Berlin")
    #expect(picker.moment == Cases.moment("2026-03-08 02:30"))
    #expect(
      picker.tell(.setTimeZone("America/New_York"))
        == [.changed(.moment(Cases.moment("2026-03-08 01:59")))])
    #expect(picker.tell(.setTimeZone("Nowhere/Atlantis")).isEmpty)
    #expect(picker.timeZone == "America/New_York")
  }
}
