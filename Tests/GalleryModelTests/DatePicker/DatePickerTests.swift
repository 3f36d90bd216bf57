import GalleryModel
import Testing

/// What a date picker that an app set up does, apart from the value of its wheels.
@Suite struct DatePickerTests {
  private static let setting = Setting()

  static let steps: [(step: Int, outcome: Verdict.Outcome, rest: Double?)] = [
    (1, .follows, nil), (2, .follows, nil), (4, .follows, nil), (7, .breaks, 4),
    (12, .follows, nil), (25, .breaks, 10), (30, .follows, nil), (60, .follows, nil),
    (59, .breaks, 1), (90, .breaks, 60),
  ]

  @Test("a minute step has to fill the hour", arguments: steps)
  func stepsFillTheHour(item: (step: Int, outcome: Verdict.Outcome, rest: Double?)) throws {
    let dates = DateWheels(moment: Moment(day: 20_524, minute: 580), minuteStep: item.step)
    let scene = Scene(DatePicker(fieldTitle: "Starts", dates), in: Self.setting)
    let ruling = Review(of: scene)["date-picker.minute-step-divides-60"]
    #expect(ruling?.verdict.outcome == item.outcome)
    #expect(ruling?.verdict.finding?.found == item.rest)
  }

  static let precisions: [(precision: Int, step: Int, outcome: Verdict.Outcome)] = [
    (1, 1, .follows), (15, 15, .follows), (15, 1, .breaks), (15, 5, .breaks), (15, 20, .breaks),
    (7, 6, .follows), (7, 7, .follows), (7, 5, .breaks), (45, 30, .follows),
  ]

  @Test("the minute step is as coarse as the precision allows", arguments: precisions)
  func coarseSteps(item: (precision: Int, step: Int, outcome: Verdict.Outcome)) throws {
    let dates = DateWheels(moment: Moment(day: 20_524, minute: 580), minuteStep: item.step)
    let picker = DatePicker(fieldTitle: "Starts", dates, precision: item.precision)
    let scene = Scene(picker, in: Self.setting)
    let ruling = Review(of: scene)["date-picker.use-coarser-minutes-when-fitting"]
    #expect(ruling?.verdict.outcome == item.outcome)
  }

  @Test("contrary repairs of the minute step agree on one result", arguments: 1...60)
  func repairsAgree(precision: Int) throws {
    let dates = DateWheels(moment: Moment(day: 20_524, minute: 580), minuteStep: 59)
    let picker = DatePicker(fieldTitle: "Starts", dates, precision: precision)
    let review = Review(of: Scene(picker, in: Setting(era: .edition(.seven))))
    let mended = review.mendingAll()
    #expect(Review(of: mended).broken.isEmpty)
    let step = mended.subject.dates.minuteStep
    #expect(60 % step == 0 && step <= precision)
    #expect(review.mending("date-picker.minute-step-divides-60").subject.dates.minuteStep == step)
  }

  static let typed: [(text: String, moment: String?)] = [
    ("12.03.2026 09:40", "2026-03-12 09:40"), ("12.3.2026", "2026-03-12 00:00"),
    ("2026/3/12 9:05", "2026-03-12 09:05"), ("31.02.2026", nil), ("tomorrow", nil), ("", nil),
    ("12.03.2026 25:00", nil), ("1.2.3.4.5.6", nil),
  ]

  @Test("a typed date is carried over to the wheels", arguments: typed)
  func typedDate(item: (text: String, moment: String?)) throws {
    var scene = DatePicker.specimen(in: Setting(era: .edition(.seven)))
    let before = scene.subject.dates.moment
    scene.instead = .field(FieldProp(title: "Departure", text: item.text))
    let mended = Review(of: scene).mending("date-picker.use-for-multi-part-times")
    #expect(mended.instead == nil)
    let expected = try item.moment.map { try Moment($0) }
    #expect(mended.subject.dates.moment == expected ?? before)
  }

  @Test("the field shows the value in the region's words")
  func fieldText() throws {
    var picker = DatePicker.specimen(in: Self.setting).subject
    #expect(picker.fieldText(in: Self.setting).contains("9:40"))
    #expect(picker.fieldText(in: Self.setting).contains("Mar 12"))
    _ = picker.receive(.setLocale("de_DE"), in: Self.setting)
    #expect(picker.fieldText(in: Self.setting).contains("12. März"))
    _ = picker.receive(.setMode(.countdown), in: Self.setting)
    #expect(picker.fieldText(in: Self.setting) == "1:00")
  }

  @Test("a picker made anew has the default mode and step, and tells what became of its value")
  func madeAnew() throws {
    var picker = DatePicker.specimen(in: Self.setting).subject
    _ = picker.receive(.setMode(.countdown), in: Self.setting)
    _ = picker.receive(.reset, in: Self.setting)
    #expect(picker.dates.mode == .dateAndTime)
    #expect(picker.dates.minuteStep == 1)
  }

  @Test("the app has what the wheels show, unless it is not told of the minutes")
  func staleMinutes() throws {
    var picker = DatePicker.specimen(in: Self.setting).subject
    let minutes = try #require(picker.dates.parts.firstIndex(of: .minute))
    #expect(
      picker.receive(.roll(wheel: minutes, by: 1), in: Self.setting) == [
        .changed(.moment(Moment(day: 20_524, minute: 585)))
      ])
    picker.reportsMinutes = false
    _ = picker.receive(.roll(wheel: minutes, by: 1), in: Self.setting)
    #expect(picker.dates.value == .moment(Moment(day: 20_524, minute: 590)))
    #expect(picker.reported == .moment(Moment(day: 20_524, minute: 540)))
  }
}
