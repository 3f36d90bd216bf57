import GalleryModel
import Testing

/// Countdowns.
@Suite struct DateWheelsCountdownTests {
  typealias Cases = DateWheelsCases

  private func countdown(_ minutes: Int, step: Int = 1) -> DateWheels {
    DateWheels(
      .countdown, moment: Cases.moment("2026-06-10 10:00"), countdown: minutes, minuteStep: step,
      minimum: Cases.moment("2026-06-10 09:00"), maximum: Cases.moment("2026-06-10 09:10"))
  }

  static let lengths: [(step: Int, given: Int, held: Int)] = [
    (1, 0, 1), (1, 1_439, 1_439), (1, 1_440, 1_439), (1, -5, 1), (1, .max, 1_439), (5, 0, 5),
    (5, 63, 60), (15, 1_439, 1_425), (7, 59, 56), (60, 59, 60), (90, 30, 60), (90, 1_439, 1_380),
    (1_000, 10, 60), (59, 58, 59), (1, .min, 1),
  ]

  @Test("countdown", arguments: lengths)
  func countdown(step: Int, given: Int, held: Int) {
    var picker = countdown(given, step: step)
    #expect(picker.value == .countdown(held))
    #expect(picker.tell(.appear) == (given == held ? [] : [.changed(.countdown(held))]))
    #expect(
      picker.tell(.setCountdown(given)) == (given == held ? [] : [.changed(.countdown(held))]))
    #expect(picker.wheel(.countdownHours)?.selection == held / 60)
    #expect(picker.shown(.countdownMinutes) == String(held % 60))
  }

  @Test("nothing is no countdown")
  func nothingIsNoCountdown() {
    var picker = countdown(61)
    picker.choose(.countdownMinutes, "0")
    #expect(picker.countdown == 60)
    picker.choose(.countdownHours, "0")
    #expect(picker.countdown == 1)
    #expect(picker.wheel(.countdownMinutes)?.isOffered(0) == false)
    #expect(picker.roll(.countdownMinutes, by: -1).isEmpty)
    #expect(picker.countdown == 1)
    #expect(picker.roll(.countdownMinutes, by: -2) == [.changed(.countdown(59))])
  }

  @Test("dates do not apply to it")
  func datesDoNotApplyToIt() {
    var picker = countdown(600)
    #expect(
      picker.tell(.setBounds(minimum: nil, maximum: Cases.moment("2026-06-10 00:01"))).isEmpty)
    #expect(picker.tell(.set(Cases.moment("2026-06-10 11:00"))).isEmpty)
    #expect(picker.countdown == 600)
    #expect((0..<24).allSatisfy { picker.wheel(.countdownHours)?.isOffered($0) ?? false })
  }

  @Test("hours end where they are told to", arguments: [1, 23, 30, 99])
  func hoursEndWhereTheyAreToldTo(limit: Int) throws {
    var picker = countdown(60)
    try picker.setCountdownHourLimit(limit)
    picker.roll(.countdownHours, by: 1_000)
    picker.roll(.countdownMinutes, by: -1)
    #expect(picker.countdown == limit * 60 + 59)
    #expect(picker.texts(.countdownHours).last == String(limit))
    try picker.setCountdownHourLimit(1)
    #expect(picker.countdown <= 119)
  }

  @Test("a fixed one does not turn")
  func aFixedOneDoesNotTurn() {
    var picker = countdown(60)
    picker.countdownIsFixed = true
    #expect(picker.wheels().allSatisfy { !$0.isTurnable })
    #expect(picker.roll(.countdownHours, by: 1).isEmpty)
    #expect(picker.choose(.countdownMinutes, "7").isEmpty)
    #expect(picker.countdown == 60)
    #expect(picker.tell(.setCountdown(90)) == [.changed(.countdown(90))], "the app can")
  }
}
