import Foundation
import GalleryModel
import Testing

/// Wrong numbers, wrong rows and wrong files.
@Suite struct DateWheelsHostileTests {
  typealias Cases = DateWheelsCases

  static let modes = DateWheels.Mode.allCases
  static let forms = DateWheels.Form.allCases

  @Test("a wheel or a row that does not exist changes nothing", arguments: modes, forms)
  func aWheelOrARowThatDoesNotExistChangesNothing(mode: DateWheels.Mode, form: DateWheels.Form) {
    var picker = Cases.picker(mode, "2026-06-10 10:03", minimum: "2026-06-01 00:00")
    picker.form = form
    let old = picker
    for wheel in [-1, picker.parts.count, .min, .max] {
      #expect(picker.tell(.roll(wheel: wheel, by: 1)).isEmpty)
      #expect(picker.tell(.choose(wheel: wheel, row: 0)).isEmpty)
    }
    for (index, wheel) in picker.wheels().enumerated() {
      for row in [-1, wheel.count, .min, .max] {
        #expect(picker.tell(.choose(wheel: index, row: row)).isEmpty)
      }
      #expect(picker.tell(.roll(wheel: index, by: 0)).isEmpty)
    }
    #expect(picker.tell(.setMinuteStep(0)).isEmpty)
    #expect(picker.tell(.setMinuteStep(1_001)).isEmpty)
    #expect(picker == old)
  }

  @Test("extreme rolls come to rest at the ends", arguments: modes, forms)
  func extremeRollsComeToRestAtTheEnds(mode: DateWheels.Mode, form: DateWheels.Form) {
    for step in [1, 7, 59, 90, 1_000] {
      var picker = Cases.picker(mode, "2026-06-10 10:03", step: step)
      picker.form = form
      for index in picker.parts.indices {
        for steps in [Int.max, .min, .max - 1, .min + 1, 1_000_000, -1_000_000] {
          picker.tell(.roll(wheel: index, by: steps))
          for wheel in picker.wheels() {
            #expect(wheel.selection.map { (0..<wheel.count).contains($0) } ?? true)
            #expect(wheel.selection.map { !wheel.text($0).isEmpty } ?? true)
          }
        }
      }
    }
  }

  @Test("the ends of time can be reached and left")
  func theEndsOfTimeCanBeReachedAndLeft() {
    for calendar in CalendarChoice.allCases {
      var picker = Cases.picker(.date, "2026-06-10 10:03")
      picker.calendar = calendar
      picker.roll(.year, by: .max)
      picker.roll(.month, by: -1)
      picker.roll(.year, by: .max)
      #expect(picker.moment <= picker.limits.upperBound)
      picker.roll(.year, by: .min)
      picker.roll(.dayOfMonth, by: -1)
      #expect(picker.moment >= picker.limits.lowerBound)
      let rows = (0..<(picker.wheel(.year)?.count ?? 0))
      #expect(rows.allSatisfy { picker.wheel(.year)?.isOffered($0) ?? false })
    }
  }

  @Test("a picker is read as it was written", arguments: modes, forms)
  func aPickerIsReadAsItWasWritten(mode: DateWheels.Mode, form: DateWheels.Form) throws {
    var picker = Cases.picker(
      mode, "2026-11-01 01:33", step: 5, minimum: "2026-10-01 00:00", zone: "Europe/Berlin",
      locale: "ja_JP")
    picker.form = form
    picker.calendar = .japanese
    picker.hourCycle = .twelve
    picker.today = Cases.moment("2026-10-31 08:00")
    try picker.setCountdownHourLimit(30)
    picker.setCountdown(1_800)
    picker.countdownIsFixed = true
    picker.ignoresLocale = true
    let coded = try JSONEncoder().encode(picker)
    #expect(try JSONDecoder().decode(DateWheels.self, from: coded) == picker)
  }

  static let wrongEntries: [(key: String, value: String)] = [
    ("minuteStep", "0"), ("minuteStep", "1001"), ("minuteStep", "1e400"), ("countdown", "0"),
    ("countdown", "1440"), ("countdownHourLimit", "100"), ("countdownHourLimit", "0"),
    ("timeZone", "\"Nowhere/Atlantis\""), ("locale", "\"xx_YY\""), ("locale", "\"\""),
    ("calendar", "\"mayan\""), ("moment", "\"2026-02-30 00:00\""), ("moment", "12"),
    ("mode", "\"month-and-year\""), ("form", "\"\""), ("hourCycle", "null"),
  ]

  @Test("what is out of bounds is refused", arguments: wrongEntries)
  func whatIsOutOfBoundsIsRefused(key: String, value: String) throws {
    let coded = try JSONEncoder().encode(Cases.picker("2026-06-10 10:03"))
    let text = try #require(String(data: coded, encoding: .utf8))
    let entry = try Regex("\"\(key)\":(\"[^\"]*\"|[0-9]+)")
    let wrong = text.replacing(entry, with: "\"\(key)\":\(value)")
    #expect(wrong != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DateWheels.self, from: Data(wrong.utf8))
    }
  }

  @Test("unknown names are refused")
  func unknownNamesAreRefused() {
    var picker = Cases.picker("2026-06-10 10:03")
    let old = picker
    let long = String(repeating: "x", count: 100_000)
    for name in ["", "Nowhere/Atlantis", "🙂", long] {
      #expect(throws: DateWheels.Unknown.timeZone(name)) { try picker.setTimeZone(name) }
    }
    for name in ["", "xx_YY", "en_QQ", "🙂", long] {
      #expect(throws: DateWheels.Unknown.locale(name)) { try picker.setLocale(name) }
    }
    #expect(throws: PropertyError.outOfBounds(0, 1...1_000)) { try picker.setMinuteStep(0) }
    #expect(throws: PropertyError.outOfBounds(100, 1...99)) {
      try picker.setCountdownHourLimit(100)
    }
    #expect(picker == old)
  }

  @Test("a value that a picker could not hold is settled when it is read")
  func aValueThatAPickerCouldNotHoldIsSettledWhenItIsRead() throws {
    let coded = try JSONEncoder().encode(Cases.picker("2026-06-10 10:03"))
    let text = try #require(String(data: coded, encoding: .utf8))
    let wrong = text.replacing("\"minuteStep\":1", with: "\"minuteStep\":5")
    var picker = try JSONDecoder().decode(DateWheels.self, from: Data(wrong.utf8))
    let value = DateWheels.Value.moment(Cases.moment("2026-06-10 10:00"))
    #expect(picker.value == value)
    #expect(picker.tell(.appear) == [.changed(value)])
  }
}
