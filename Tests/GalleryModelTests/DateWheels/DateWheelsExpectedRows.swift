import Foundation
import GalleryModel

/// The rows that should be selected, computed from the value by other means than the picker's own.
extension DateWheels {
  /// The texts under the selection bar, of wheels in their order.
  var shownTexts: [String] {
    wheels().map { wheel in wheel.selection.map(wheel.text) ?? "" }
  }

  /// The rows that show the value, one for each of `parts`.
  var expectedRows: [Int?] {
    let hours = clock.hours.filter { $0.minutes.contains { $0 % minuteStep == 0 } }
    let hour = hours.firstIndex { $0.hour == moment.hour && $0.isRepeat == moment.isRepeat }
    let minutes = hour.map { hours[$0].minutes.filter { $0 % minuteStep == 0 } } ?? []
    return parts.map { part in
      switch part {
      case .day: moment.day - Moment.firstDay - leftOut.count { $0 < moment.day }
      case .hour: hour
      case .minute: minutes.firstIndex(of: moment.minuteOfHour)
      case .dayPeriod: moment.hour < 12 ? 0 : 1
      case .month: month
      case .dayOfMonth:
        fields.day.map { day in
          day - 1 - leftOut.count { $0 < moment.day && $0 > moment.day - day }
        }
      case .year: year(of: moment.day) - year(of: Moment.firstDay)
      case .countdownHours: countdown / 60
      case .countdownMinutes: countdown % 60 / minuteStep
      case .second, .dayAndHour, .readyMade, .blank: nil
      }
    }
  }

  private var clock: DayClock {
    mode == .time ? .plain : DayClock(day: moment.day, in: timeZone) ?? .plain
  }

  /// The days that the zone's calendar left out: 30 December 2011 in Samoa.
  private var leftOut: [Int] { timeZone == "Pacific/Apia" ? [15_338] : [] }

  private var foundation: Calendar {
    let identifier: Calendar.Identifier =
      switch shownCalendar {
      case .automatic, .gregorian, .buddhist, .japanese, .republicOfChina: .gregorian
      case .persian: .persian
      case .islamicUmmAlQura: .islamicUmmAlQura
      case .hebrew: .hebrew
      case .ethiopic: .ethiopicAmeteMihret
      case .indian: .indian
      case .coptic: .coptic
      }
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    return calendar
  }

  private func date(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400) }

  private var fields: DateComponents {
    foundation.dateComponents([.year, .month, .day], from: date(moment.day))
  }

  private func year(of day: Int) -> Int { foundation.component(.year, from: date(day)) }

  /// How many months begin between the year's first day and the moment's.
  private var month: Int? {
    let calendar = foundation
    let year = calendar.dateInterval(of: .year, for: date(moment.day))
    return year.flatMap {
      calendar.dateComponents([.month], from: $0.start, to: date(moment.day)).month
    }
  }
}
