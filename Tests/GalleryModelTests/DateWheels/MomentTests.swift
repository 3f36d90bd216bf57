import Foundation
import GalleryModel
import Testing

/// Moments, their text and their order.
@Suite struct MomentTests {
  static let texts = [
    "1970-01-01 00:00", "2026-03-12 10:03", "1700-01-01 00:00", "2999-12-31 23:59",
    "2026-11-01 01:30 repeated", "2000-02-29 12:00",
  ]

  @Test("a moment's text is read as it was written", arguments: texts)
  func aMomentsTextIsReadAsItWasWritten(text: String) throws {
    let moment = try Moment(text)
    #expect(moment.description == text)
    let coded = try JSONEncoder().encode([moment])
    #expect(try JSONDecoder().decode([Moment].self, from: coded) == [moment])
  }

  @Test("days are counted from 1970")
  func daysAreCountedFrom1970() throws {
    #expect(try Moment("1970-01-01 00:01") == Moment(day: 0, minute: 1))
    #expect(try Moment("1969-12-31 00:00").day == -1)
    #expect(try Moment("2026-03-12 10:03") == Moment(day: 20_524, minute: 603))
    #expect(try Moment("1700-01-01 00:00").day == Moment.firstDay)
    #expect(try Moment("2999-12-31 00:00").day == Moment.lastDay)
  }

  static let malformed = [
    "", "now", "2026-3-12 10:03", "2026-03-12T10:03", "2026-03-12 10:03 ", "2026-03-12 10:0x",
    "２０２６-03-12 10:03", "-026-03-12 10:03", "2026-03-12 10:03:00", "2026-03-12 10:03 repeat",
    " repeated", "2026-03-12", "2026/03/12 10:03", "2026-03-12 10:03 repeated repeated",
  ]

  @Test("what is written otherwise is malformed", arguments: malformed)
  func whatIsWrittenOtherwiseIsMalformed(text: String) {
    #expect(throws: Moment.Unreadable.malformed(text)) { try Moment(text) }
  }

  static let impossible = [
    "2026-02-29 10:03", "2026-13-01 10:03", "2026-00-10 10:03", "2026-06-31 10:03",
    "2026-06-10 24:00", "2026-06-10 10:60", "1699-12-31 23:59", "3000-01-01 00:00",
    "1900-02-29 00:00", "0000-00-00 00:00", "9999-99-99 99:99",
  ]

  @Test("what does not exist is impossible", arguments: impossible)
  func whatDoesNotExistIsImpossible(text: String) {
    #expect(throws: Moment.Unreadable.impossible(text)) { try Moment(text) }
    let json = Data("[\"\(text)\"]".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Moment].self, from: json) }
  }

  @Test("an hour's second pass follows its first")
  func anHoursSecondPassFollowsItsFirst() throws {
    let texts = [
      "2026-11-01 00:59", "2026-11-01 01:10", "2026-11-01 01:50", "2026-11-01 01:05 repeated",
      "2026-11-01 01:50 repeated", "2026-11-01 02:00", "2026-11-02 00:00",
    ]
    let moments = try texts.map { try Moment($0) }
    #expect(moments.reversed().sorted() == moments)
  }

  @Test("numbers out of bounds become the nearest")
  func numbersOutOfBoundsBecomeTheNearest() {
    #expect(Moment(day: .min, minute: .min) == Moment(day: Moment.firstDay, minute: 0))
    #expect(Moment(day: .max, minute: .max) == Moment(day: Moment.lastDay, minute: 1_439))
  }
}
