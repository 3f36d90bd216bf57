import Foundation

/// How a calendar counts years, months and days.
///
/// All of it is computed without a time zone, so that daylight saving cannot disturb it.
struct Reckoning: Sendable {
  /// One month of a year.
  struct Month: Hashable, Sendable {
    /// The calendar's number for it; numbers of leap months are left out in other years.
    let number: Int
    /// Its first day, since 1 January 1970.
    let firstDay: Int
    /// How many days it has.
    let length: Int

    /// Its days, since 1 January 1970.
    var days: Range<Int> { firstDay..<firstDay + length }
  }

  /// A year with its months.
  struct Year: Hashable, Sendable {
    /// The calendar's number for it.
    let number: Int
    /// Its months in order; never empty.
    let months: [Month]

    /// Its days, since 1 January 1970.
    var days: Range<Int> { months[0].days.lowerBound..<months[months.count - 1].days.upperBound }
  }

  /// A day as the calendar counts it.
  struct Place: Hashable, Sendable {
    var year: Year
    /// The position of the month in the year.
    var month: Int
    /// The day of the month, from 1.
    var day: Int
  }

  private struct Key: Hashable {
    let calendar: Calendar.Identifier
    let year: Int
  }

  private static let known = Memo<Key, Year>(limit: 20_000)

  private let calendar: Calendar
  private let era: Int?
  /// The years in which supported days lie.
  let years: ClosedRange<Int>

  /// The reckoning of a calendar that Foundation knows and that counts on without new eras.
  init(_ identifier: Calendar.Identifier) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    self.calendar = calendar
    let last = Moment.date(of: Moment.lastDay)
    era = calendar.dateComponents([.era], from: last).era
    let first = calendar.component(.year, from: Moment.date(of: Moment.firstDay))
    years = first...max(first, calendar.component(.year, from: last))
  }

  /// A year; the nearest one if it has no supported day.
  func year(_ number: Int) -> Year {
    let number = min(max(number, years.lowerBound), years.upperBound)
    let key = Key(calendar: calendar.identifier, year: number)
    return Self.known.value(for: key) { [self] in makeYear($0.year) }
  }

  /// Where a day lies.
  func place(of day: Int) -> Place {
    let year = year(calendar.component(.year, from: Moment.date(of: day)))
    let month = year.months.lastIndex { $0.firstDay <= day } ?? 0
    return Place(year: year, month: month, day: day - year.months[month].firstDay + 1)
  }

  /// The day that lies somewhere; a month or a day that the year lacks gives way to the nearest.
  func day(at place: Place) -> Int {
    let month = place.year.months[min(max(place.month, 0), place.year.months.count - 1)]
    return month.firstDay + min(max(place.day, 1), month.length) - 1
  }

  private func makeYear(_ number: Int) -> Year {
    var months: [Month] = []
    var day = firstDay(of: number)
    let end = firstDay(of: number + 1)
    while day < end {
      let date = Moment.date(of: day)
      let rest = calendar.range(of: .day, in: .month, for: date)?.count ?? end - day
      let length = min(max(rest, 1), end - day)
      let name = calendar.component(.month, from: date)
      months.append(Month(number: name, firstDay: day, length: length))
      day += length
    }
    if months.isEmpty { months = [Month(number: 1, firstDay: day, length: 1)] }
    return Year(number: number, months: months)
  }

  private func firstDay(of year: Int) -> Int {
    let components = DateComponents(era: era, year: year, month: 1, day: 1)
    let date = calendar.date(from: components) ?? Moment.date(of: Moment.firstDay)
    return Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
  }
}
