import GalleryModel
import Testing

/// Date pickers fail in the field in these ways; each case has other numbers of its kind with it.
@Suite struct DateWheelsFieldCaseTests {
  typealias Cases = DateWheelsCases

  /// A value that a picker is given, and what it makes of it.
  struct Start: Sendable, CustomTestStringConvertible {
    let step: Int
    let given: String
    let held: String

    init(_ step: Int, _ given: String, _ held: String) {
      self.step = step
      self.given = "2026-06-10 " + given
      self.held = "2026-06-10 " + held
    }

    var testDescription: String { "step \(step): \(given) → \(held)" }
  }

  static let starts = [
    Start(5, "10:03", "10:00"), Start(10, "15:57", "15:50"), Start(15, "11:11", "11:00"),
    Start(15, "11:59", "11:45"), Start(7, "10:59", "10:56"), Start(30, "00:29", "00:00"),
    Start(90, "13:59", "13:00"), Start(1_000, "23:59", "23:00"), Start(60, "09:01", "09:00"),
    Start(1, "10:03", "10:03"), Start(5, "10:05", "10:05"), Start(59, "10:59", "10:59"),
  ]

  @Test("what is shown is what is returned", arguments: starts)
  func whatIsShownIsWhatIsReturned(start: Start) {
    var picker = Cases.picker(start.given, step: start.step)
    let held = Cases.moment(start.held)
    #expect(picker.value == .moment(held))
    #expect(picker.shown(.minute) == String(start.held.suffix(2)))
    let reports: [DateWheels.Report] = start.given == start.held ? [] : [.changed(.moment(held))]
    #expect(picker.tell(.appear) == reports, "the change is reported once")
    #expect(picker.tell(.appear).isEmpty, "and not again")
    #expect(picker.tell(.set(Cases.moment(start.given))) == reports)
  }

  @Test("a start off the grid")
  func aStartOffTheGrid() {
    for mode in [DateWheels.Mode.dateAndTime, .time, .date] {
      #expect(Cases.picker(mode, "2026-06-10 15:57", step: 10).moment.minute == 15 * 60 + 50)
    }
    #expect(Cases.picker(.time, "2026-06-10 15:57", step: 10).shown(.hour) == "3")
  }

  @Test(
    "the grid starts at the hour",
    arguments: [(15, ["00", "15", "30", "45"]), (20, ["00", "20", "40"]), (90, ["00"])])
  func theGridStartsAtTheHour(step: Int, texts: [String]) {
    #expect(Cases.picker("2026-06-10 09:11", step: step).texts(.minute) == texts)
  }

  @Test("minimum's minute binds only its own hour")
  func minimumsMinuteBindsOnlyItsOwnHour() {
    var picker = Cases.picker("2026-06-10 16:50", minimum: "2026-06-10 16:49")
    picker.roll(.hour, by: 1)
    picker.choose(.minute, "30")
    #expect(picker.moment == Cases.moment("2026-06-10 17:30"))
    picker.roll(.hour, by: -1)
    #expect(picker.moment == Cases.moment("2026-06-10 16:49"), "16:30 is too early")
    #expect(picker.wheel(.minute)?.isOffered(48) == false)
    #expect(picker.wheel(.minute)?.isOffered(49) == true)
    #expect(picker.wheel(.hour)?.isOffered(15) == false)
  }

  @Test("maximum's minute binds only its own hour")
  func maximumsMinuteBindsOnlyItsOwnHour() {
    var picker = Cases.picker("2026-06-10 09:00", maximum: "2026-06-10 16:12")
    picker.choose(.minute, "49")
    #expect(picker.moment == Cases.moment("2026-06-10 09:49"))
    picker.roll(.hour, by: 7)
    #expect(picker.moment == Cases.moment("2026-06-10 16:12"))
  }

  @Test("a bound's day and month bind only their own month and year")
  func aBoundsDayAndMonthBindOnlyTheirOwnMonthAndYear() {
    var picker = Cases.picker(.date, "2026-06-20 12:00", minimum: "2026-06-20 10:00")
    picker.roll(.month, by: 1)
    picker.choose(.dayOfMonth, "3")
    #expect(picker.moment == Cases.moment("2026-07-03 12:00"))
    picker.roll(.year, by: 1)
    picker.choose(.month, "January")
    #expect(picker.moment == Cases.moment("2027-01-03 12:00"))
    picker.roll(.year, by: -1)
    #expect(picker.moment == Cases.moment("2026-06-20 10:00"))
  }

  @Test("bounds are snapped into the grid, and ignored where nothing lies between them")
  func boundsAreSnappedIntoTheGrid() {
    let picker = Cases.picker(
      "2026-06-10 09:00", step: 15, minimum: "2026-06-10 10:01", maximum: "2026-06-10 11:59")
    #expect(picker.moment == Cases.moment("2026-06-10 10:15"))
    let late = Cases.picker(
      "2026-06-10 23:00", step: 15, minimum: "2026-06-10 10:01", maximum: "2026-06-10 11:59")
    #expect(late.moment == Cases.moment("2026-06-10 11:45"))
    for (minimum, maximum) in [("10:01", "10:04"), ("11:00", "10:00")] {
      let free = Cases.picker(
        "2026-06-10 09:00", step: 5, minimum: "2026-06-10 " + minimum,
        maximum: "2026-06-10 " + maximum)
      #expect(free.moment == Cases.moment("2026-06-10 09:00"))
    }
  }

  @Test("last slot", arguments: [(1, "59"), (7, "56"), (11, "55"), (25, "50"), (40, "40")])
  func lastSlot(step: Int, last: String) {
    var picker = Cases.picker("2026-06-10 09:00", step: step)
    picker.choose(.minute, last)
    #expect(picker.shown(.minute) == last)
    #expect(picker.moment.minuteOfHour == Int(last))
    #expect(picker.texts(.minute).last == last)
  }

  @Test("noon and midnight")
  func noonAndMidnight() {
    var picker = Cases.picker("2026-06-10 00:30")
    #expect(picker.shown(.hour) == "12")
    #expect(picker.shown(.dayPeriod) == "AM")
    picker.choose(.dayPeriod, "PM")
    #expect(picker.moment == Cases.moment("2026-06-10 12:30"))
    #expect(picker.shown(.hour) == "12")
  }

  @Test("hour wheel and AM/PM wheel are one clock")
  func hourWheelAndDayPeriodWheelAreOneClock() {
    for mode in [DateWheels.Mode.dateAndTime, .time] {
      var picker = Cases.picker(mode, "2026-06-10 11:20")
      picker.roll(.hour, by: 1)
      #expect(picker.shown(.hour) == "12")
      #expect(picker.shown(.dayPeriod) == "PM")
      #expect(picker.moment.minute == 12 * 60 + 20)
      picker.roll(.hour, by: -1)
      #expect(picker.moment.minute == 11 * 60 + 20)
      #expect(picker.shown(.dayPeriod) == "AM")
      picker.choose(.dayPeriod, "PM")
      #expect(picker.moment.minute == 23 * 60 + 20)
      picker.roll(.hour, by: 1)
      #expect(picker.moment == Cases.moment("2026-06-10 00:20"), "the day stays")
    }
  }

  @Test("twelve hours, not thirteen")
  func twelveHoursNotThirteen() {
    let once = ["12"] + (1...11).map(String.init)
    #expect(Cases.picker(.time, "2026-06-10 11:20").texts(.hour) == once + once)
    let japanese = Cases.picker(.time, "2026-06-10 11:20", locale: "ja_JP")
    #expect(japanese.texts(.hour) == (0..<24).map(String.init))
    var twelve = japanese
    twelve.hourCycle = .twelve
    #expect(twelve.texts(.hour) == (0..<24).map { String($0 % 12) }, "Japan's noon is zero")
  }

  @Test("short months")
  func shortMonths() {
    for (year, last) in [(2026, 28), (2028, 29), (2000, 29), (1900, 28), (2100, 28)] {
      var picker = Cases.picker(.date, "\(year)-01-31 08:00")
      picker.roll(.month, by: 1)
      #expect(picker.moment == Cases.moment("\(year)-02-\(last) 08:00"))
      #expect(picker.texts(.dayOfMonth).count == last)
      #expect(picker.shown(.dayOfMonth) == String(last))
      picker.roll(.month, by: 1)
      #expect(picker.moment == Cases.moment("\(year)-03-\(last) 08:00"))
      #expect(picker.shown(.dayOfMonth) == String(last))
    }
  }

  @Test("29 February in a year without one")
  func leapDayInAYearWithoutOne() {
    var picker = Cases.picker(.date, "2028-02-29 08:00")
    picker.roll(.year, by: 1)
    #expect(picker.moment == Cases.moment("2029-02-28 08:00"))
  }

  @Test("the same day again")
  func theSameDayAgain() {
    var picker = Cases.picker(.date, "2026-03-12 08:00")
    picker.roll(.month, by: 1)
    let value = DateWheels.Value.moment(Cases.moment("2026-04-12 08:00"))
    #expect(picker.choose(.dayOfMonth, "12") == [.chosen(value)])
    #expect(picker.choose(.dayOfMonth, "12") == [.chosen(value)], "each time")
    #expect(picker.choose(.month, "April") == [.chosen(value)])
  }
}
