import GalleryModel
import Testing

/// Modes, wrong forms, and what wheels cost.
@Suite struct DateWheelsFormTests {
  typealias Cases = DateWheelsCases

  static let text = "2026-06-10 10:03"

  private func picker(_ mode: DateWheels.Mode, _ form: DateWheels.Form) -> DateWheels {
    var picker = Cases.picker(mode, Self.text)
    picker.form = form
    return picker
  }

  @Test("each mode has its own wheels")
  func eachModeHasItsOwnWheels() {
    #expect(DateWheels(moment: Cases.moment(Self.text)).mode == .dateAndTime)
    #expect(picker(.dateAndTime, .standard).parts == [.day, .hour, .minute, .dayPeriod])
    #expect(picker(.time, .standard).parts == [.hour, .minute, .dayPeriod])
    #expect(picker(.date, .standard).parts == [.month, .dayOfMonth, .year])
    #expect(picker(.countdown, .standard).parts == [.countdownHours, .countdownMinutes])
  }

  @Test("wrong forms have the wheels that they are named after")
  func wrongFormsHaveTheWheelsThatTheyAreNamedAfter() {
    #expect(
      picker(.dateAndTime, .separateParts).parts
        == [.month, .dayOfMonth, .year, .hour, .minute, .dayPeriod])
    #expect(picker(.date, .withoutYear).parts == [.month, .dayOfMonth])
    #expect(picker(.time, .withSeconds).parts == [.hour, .minute, .second, .dayPeriod])
    #expect(
      picker(.countdown, .withSeconds).parts == [.countdownHours, .countdownMinutes, .second])
    #expect(
      picker(.dateAndTime, .combined).parts == [.dayAndHour, .hour, .minute, .dayPeriod])
    for mode in DateWheels.Mode.allCases {
      #expect(picker(mode, .padded).parts.count == DateWheels.wheelLimit)
      #expect(picker(mode, .readyMadeTexts).parts == [.readyMade])
    }
  }

  @Test("days and hours on one wheel move together")
  func daysAndHoursOnOneWheelMoveTogether() {
    var picker = picker(.dateAndTime, .combined)
    #expect(picker.shown(.dayAndHour)?.hasPrefix("Wed, Jun 10 10:00") == true)
    picker.roll(.dayAndHour, by: 14)
    #expect(picker.moment == Cases.moment("2026-06-11 00:03"))
    picker.roll(.dayAndHour, by: -14)
    #expect(picker.moment == Cases.moment(Self.text))
  }

  @Test("seconds move nothing")
  func secondsMoveNothing() {
    for mode in [DateWheels.Mode.time, .countdown] {
      var picker = picker(mode, .withSeconds)
      let old = picker
      #expect(picker.texts(.second).count == 60)
      #expect(picker.roll(.second, by: 7).isEmpty)
      #expect(picker.choose(.second, "30").isEmpty)
      #expect(picker == old)
    }
  }

  @Test("ready-made texts lead somewhere", arguments: DateWheels.Mode.allCases)
  func readyMadeTextsLeadSomewhere(mode: DateWheels.Mode) {
    var picker = picker(mode, .readyMadeTexts)
    for text in picker.texts(.readyMade).dropFirst() {
      #expect(picker.choose(.readyMade, text) == [.changed(picker.value)])
      #expect(picker.shown(.readyMade) == text)
    }
    let english = picker.texts(.readyMade)
    picker = Cases.picker(mode, Self.text, locale: "zh_Hans_CN")
    picker.form = .readyMadeTexts
    #expect(Set(english).isDisjoint(with: picker.texts(.readyMade)))
  }

  @Test("tomorrow is counted from today")
  func tomorrowIsCountedFromToday() {
    var picker = picker(.date, .readyMadeTexts)
    picker.today = Cases.moment("2026-01-31 00:00")
    picker.choose(.readyMade, "Tomorrow")
    #expect(picker.moment == Cases.moment("2026-02-01 10:03"))
  }

  @Test("in the time mode bounds apply if they are of one day")
  func inTheTimeModeBoundsApplyIfTheyAreOfOneDay() {
    var picker = Cases.picker(
      .time, "2026-06-10 08:00", minimum: "2026-01-01 09:10", maximum: "2026-01-01 17:00")
    #expect(picker.value == .timeOfDay(9 * 60 + 10))
    #expect(picker.wheel(.hour)?.isOffered(8) == false)
    picker.roll(.hour, by: 8)
    #expect(picker.value == .timeOfDay(17 * 60))
    for maximum in ["2026-01-02 17:00", nil] {
      picker = Cases.picker(
        .time, "2026-06-10 08:00", minimum: "2026-01-01 09:10", maximum: maximum)
      #expect(picker.value == .timeOfDay(8 * 60))
    }
  }

  @Test("a change of mode, step or bounds that moves the value is reported once")
  func aChangeThatMovesTheValueIsReportedOnce() {
    var picker = picker(.dateAndTime, .standard)
    #expect(picker.tell(.setMode(.date)).isEmpty)
    #expect(picker.tell(.setMode(.time)).isEmpty)
    #expect(picker.tell(.setMinuteStep(5)) == [.changed(.timeOfDay(600))])
    #expect(picker.tell(.setMode(.dateAndTime)).isEmpty)
    let bound = Cases.moment("2026-07-01 12:31")
    let first = DateWheels.Value.moment(Cases.moment("2026-07-01 12:35"))
    #expect(picker.tell(.setBounds(minimum: bound, maximum: nil)) == [.changed(first)])
    #expect(picker.tell(.set(Cases.moment("2026-06-30 00:00"))) == [.changed(first)])
    #expect(picker.tell(.setMode(.countdown)).isEmpty)
    #expect(picker.tell(.setCountdown(7)) == [.changed(.countdown(5))])
    #expect(picker.tell(.appear).isEmpty)
  }

  @Test("a roll beyond the bounds comes to rest at the nearest value")
  func aRollBeyondTheBoundsComesToRestAtTheNearestValue() {
    var picker = Cases.picker(
      "2026-06-10 10:03", minimum: "2026-06-08 12:00", maximum: "2026-06-12 09:00")
    let reports = picker.roll(.day, by: 100)
    let last = DateWheels.Value.moment(Cases.moment("2026-06-12 09:00"))
    #expect(reports == [.changed(last)])
    #expect(picker.roll(.day, by: 1).isEmpty, "it is there already")
    picker.roll(.day, by: -100)
    #expect(picker.moment == Cases.moment("2026-06-08 12:00"))
  }

  @Test("wheels and rolls cost far less than a millisecond")
  func wheelsAndRollsCostFarLessThanAMillisecond() {
    let rounds = 1_000
    for mode in DateWheels.Mode.allCases {
      var picker = Cases.picker(mode, "2026-03-08 10:03", minimum: "2026-01-01 00:00")
      _ = picker.wheels()
      let duration = ContinuousClock().measure {
        for round in 0..<rounds {
          _ = picker.wheels()
          picker.tell(.roll(wheel: round % picker.parts.count, by: 1))
        }
      }
      #expect(duration < .seconds(1), "\(mode): \(duration) for \(rounds)")
    }
  }
}
