import Foundation
import GalleryModel
import Testing

/// Columns, digits and calendars of locales.
@Suite struct DateWheelsLocaleTests {
  typealias Cases = DateWheelsCases

  static let locales = [
    "en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "ko_KR", "zh_Hans_CN", "ar_EG", "ar_SA", "fa_IR",
    "th_TH", "bg_BG", "en_AU", "he_IL", "am_ET", "ne_NP", "pt_BR", "hu_HU", "lt_LT", "vi_VN",
  ]

  /// The letters that stand for a part in a pattern.
  private static func letters(_ part: WheelPart) -> String {
    switch part {
    case .month: "ML"
    case .dayOfMonth: "d"
    case .year: "y"
    case .hour: "hHkK"
    case .minute: "m"
    case .dayPeriod: "abB"
    case .day, .countdownHours, .countdownMinutes, .second, .dayAndHour, .readyMade, .blank: ""
    }
  }

  /// The parts in the order in which the locale's pattern has them, without what is quoted.
  private static func order(_ template: String, _ locale: String) -> [WheelPart] {
    let pattern = DateFormatter.dateFormat(
      fromTemplate: template, options: 0, locale: Locale(identifier: locale))
    let plain = (pattern ?? "").split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
    let found = WheelPart.allCases.compactMap { part in
      plain.firstIndex(where: letters(part).contains).map { (part, $0) }
    }
    return found.sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test("AM/PM column follows the locale, the person's 24-hour setting wins", arguments: locales)
  func dayPeriodFollowsTheLocaleAndThePersonsSettingWins(locale: String) {
    var time = Cases.picker(.time, "2026-06-10 15:20", locale: locale)
    let date = Cases.picker(.date, "2026-06-10 15:20", locale: locale)
    #expect(time.parts == Self.order("jmm", locale))
    #expect(date.parts == Self.order("yMMMMd", locale))
    time.hourCycle = .twentyFour
    #expect(time.parts == [.hour, .minute])
    #expect(time.texts(.hour).count == 24)
    time.hourCycle = .twelve
    #expect(time.parts == Self.order("hmm", locale))
    #expect(time.parts.contains(.dayPeriod))
    #expect(Set(time.texts(.dayPeriod)).count == 2)
    #expect(Set(time.texts(.hour)).count == 12)
  }

  /// The columns of a locale, pinned.
  struct Columns: Sendable, CustomTestStringConvertible {
    let locale: String
    let date: [WheelPart]
    let time: [WheelPart]
    var testDescription: String { locale }
  }

  static let columns = [
    Columns(
      locale: "en_US", date: [.month, .dayOfMonth, .year], time: [.hour, .minute, .dayPeriod]),
    Columns(locale: "en_GB", date: [.dayOfMonth, .month, .year], time: [.hour, .minute]),
    Columns(locale: "de_DE", date: [.dayOfMonth, .month, .year], time: [.hour, .minute]),
    Columns(locale: "ja_JP", date: [.year, .month, .dayOfMonth], time: [.hour, .minute]),
    Columns(
      locale: "ko_KR", date: [.year, .month, .dayOfMonth], time: [.dayPeriod, .hour, .minute]),
    Columns(locale: "zh_Hans_CN", date: [.year, .month, .dayOfMonth], time: [.hour, .minute]),
    Columns(locale: "bg_BG", date: [.dayOfMonth, .month, .year], time: [.hour, .minute]),
    Columns(
      locale: "en_AU", date: [.dayOfMonth, .month, .year], time: [.hour, .minute, .dayPeriod]),
  ]

  @Test("columns stand in the locale's order", arguments: columns)
  func columnsStandInTheLocalesOrder(columns: Columns) {
    let date = Cases.picker(.date, "2026-06-10 15:20", locale: columns.locale)
    #expect(date.parts == columns.date)
    var time = date
    time.setMode(.time)
    #expect(time.parts == columns.time)
    time.setMode(.dateAndTime)
    #expect(time.parts == [.day] + columns.time)
    time.ignoresLocale = true
    #expect(time.parts == [.day, .hour, .minute, .dayPeriod])
    #expect(time.shown(.day) == "Wed, Jun 10")
  }

  @Test("in Chinese the day period stands before the hour of twelve")
  func inChineseTheDayPeriodStandsBeforeTheHourOfTwelve() {
    var picker = Cases.picker(.time, "2026-06-10 15:20", locale: "zh_Hans_CN")
    picker.hourCycle = .twelve
    #expect(picker.parts == [.dayPeriod, .hour, .minute])
    #expect(picker.shownTexts == ["下午", "3", "20"])
  }

  @Test("where the time is written before the day, so stand the wheels")
  func whereTheTimeIsWrittenBeforeTheDaySoStandTheWheels() {
    let picker = Cases.picker("2026-06-10 15:20", locale: "vi_VN")
    #expect(picker.parts == [.hour, .minute, .day])
  }

  static let calendars: [(locale: String, calendar: CalendarChoice, texts: Set<String>)] = [
    ("th_TH", .automatic, ["12", "มีนาคม", "2569"]), ("fa_IR", .automatic, ["۲۱", "اسفند", "۱۴۰۴"]),
    ("en_US", .automatic, ["March", "12", "2026"]), ("en_US", .hebrew, ["Adar", "23", "5786"]),
    ("ja_JP", .automatic, ["2026年", "3月", "12日"]), ("ja_JP", .japanese, ["令和8年", "3月", "12日"]),
    ("am_ET", .ethiopic, ["3", "መጋቢት", "2018"]), ("ar_SA", .automatic, ["٢٣", "رمضان", "١٤٤٧"]),
    ("en_US", .indian, ["Phalguna", "21", "1947"]), ("en_US", .buddhist, ["March", "12", "2569"]),
    ("ar_EG", .gregorian, ["١٢", "مارس", "٢٠٢٦"]), ("en_US", .coptic, ["Baramhat", "3", "1742"]),
    ("en_US", .persian, ["Esfand", "21", "1404"]), ("ko_KR", .automatic, ["2026년", "3월", "12일"]),
  ]

  @Test("calendars count in their own way", arguments: calendars)
  func calendarsCountInTheirOwnWay(locale: String, calendar: CalendarChoice, texts: Set<String>) {
    var picker = Cases.picker(.date, "2026-03-12 10:03", locale: locale)
    picker.calendar = calendar
    #expect(Set(picker.shownTexts) == texts)
    #expect(picker.shownCalendar != .automatic)
  }

  @Test("a year of two eras is named by the day it leads to")
  func aYearOfTwoErasIsNamedByTheDayItLeadsTo() {
    var picker = Cases.picker(.date, "2019-04-30 10:00", zone: "Asia/Tokyo", locale: "ja_JP")
    picker.calendar = .japanese
    #expect(picker.shown(.year) == "平成31年")
    picker.roll(.month, by: 1)
    #expect(picker.shown(.year) == "令和元年" || picker.shown(.year) == "令和1年")
    #expect(picker.moment == Cases.moment("2019-05-30 10:00"))
  }

  @Test("leap months come in leap years alone")
  func leapMonthsComeInLeapYearsAlone() {
    var picker = Cases.picker(.date, "2024-02-20 10:00")
    picker.calendar = .hebrew
    #expect(picker.shown(.month) == "Adar I")
    #expect(picker.texts(.month).count == 13)
    picker.roll(.year, by: 1)
    #expect(picker.shown(.month) == "Adar")
    #expect(picker.texts(.month).count == 12)
    picker.calendar = .ethiopic
    #expect(picker.texts(.month).count == 13)
    picker.choose(.month, picker.texts(.month).last ?? "")
    #expect((5...6).contains(picker.texts(.dayOfMonth).count))
  }

  @Test("a screen reader reads the numbers that are shown")
  func aScreenReaderReadsTheNumbersThatAreShown() throws {
    for (part, step) in [(WheelPart.year, 1), (.dayOfMonth, 1)] {
      let picker = Cases.picker(.date, "2026-03-12 10:03", step: step, locale: "th_TH")
      try expectNumbersAreShown(picker, part)
    }
    try expectNumbersAreShown(Cases.picker("2026-03-12 10:03", step: 7), .minute)
    try expectNumbersAreShown(Cases.picker("2026-03-12 10:03", locale: "de_DE"), .hour)
    let lordHowe = Cases.picker("2026-10-04 02:40", step: 5, zone: "Australia/Lord_Howe")
    try expectNumbersAreShown(lordHowe, .minute)
    let twelve = try #require(Cases.picker("2026-03-12 10:03").wheel(.hour))
    #expect(twelve.numbers == (1, 1), "rows of twelve hours twice are counted")
  }

  private func expectNumbersAreShown(_ picker: DateWheels, _ part: WheelPart) throws {
    let wheel = try #require(picker.wheel(part))
    for row in [0, wheel.count / 2, wheel.count - 1] {
      #expect(Double(wheel.text(row)) == wheel.numbers.first + Double(row) * wheel.numbers.step)
    }
  }
}
