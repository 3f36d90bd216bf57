import Foundation

/// A moment as a wall clock and a calendar leaf show it: a day and a minute, without a time zone.
///
/// Whether a clock really shows it is for a time zone to say; see `DayClock`.
public struct Moment: Hashable, Sendable {
  /// The first day that is supported: 1 January 1700 in the Gregorian calendar.
  public static let firstDay = -98_615
  /// The last day that is supported: 31 December 2999 in the Gregorian calendar.
  public static let lastDay = 376_199
  /// The days that are supported, all of them after the change from the Julian calendar.
  public static let days = firstDay...lastDay
  /// How many minutes a clock has from midnight to midnight.
  public static let minutesOfDay = 1_440

  /// The number of days since 1 January 1970, within `days`, whatever the calendar.
  public let day: Int
  /// The minutes since midnight as a clock shows them, 0 …< `minutesOfDay`.
  public let minute: Int
  /// Whether the clock shows this minute for the second time that day, since it was put back.
  public let isRepeat: Bool

  /// The moment of a day and a minute, or the nearest that is supported.
  public init(day: Int, minute: Int, isRepeat: Bool = false) {
    self.day = min(max(day, Self.firstDay), Self.lastDay)
    self.minute = min(max(minute, 0), Self.minutesOfDay - 1)
    self.isRepeat = isRepeat
  }

  /// The hour that a clock of 24 hours shows, 0 … 23.
  public var hour: Int { minute / 60 }

  /// The minute within the hour, 0 … 59.
  public var minuteOfHour: Int { minute % 60 }

  /// The same time on another day.
  public func on(day: Int) -> Moment { Moment(day: day, minute: minute, isRepeat: isRepeat) }
}

extension Moment: Comparable {
  /// Whether the left moment comes first: day by day, hour by hour, and within an hour that comes
  /// twice the first pass before the second.
  public static func < (left: Moment, right: Moment) -> Bool {
    guard left.day == right.day else { return left.day < right.day }
    guard left.hour == right.hour else { return left.hour < right.hour }
    guard left.isRepeat == right.isRepeat else { return right.isRepeat }
    return left.minute < right.minute
  }
}

extension Moment: CustomStringConvertible {
  /// Why a text is not a moment.
  public enum Unreadable: Error, Hashable, Sendable {
    /// It is not written like “2026-03-12 10:03”.
    case malformed(String)
    /// It is written so, but there is no such day or time, or the day is not supported.
    case impossible(String)

    /// The reason in words.
    public var message: Message {
      switch self {
      case .malformed(let text): Message("“{0}” is not written like “2026-03-12 10:03”.", text)
      case .impossible(let text): Message("There is no “{0}” from the year 1700 to 2999.", text)
      }
    }
  }

  /// What stands after a moment of the second pass.
  static let repeatMark = " repeated"
  /// Where digits stand in the text of a moment, and what stands between them.
  private static let shape = Array("0000-00-00 00:00".utf8)

  /// The Gregorian calendar without daylight saving, in which days are counted.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// The Gregorian date and the time, such as “2026-03-12 10:03”, and “2026-11-01 01:30 repeated”
  /// for a minute that the clock shows for the second time.
  public var description: String {
    let parts = Self.calendar.dateComponents([.year, .month, .day], from: Self.date(of: day))
    let date = [(parts.year ?? 0, 4), (parts.month ?? 0, 2), (parts.day ?? 0, 2)]
    let time = [(hour, 2), (minuteOfHour, 2)]
    return date.map(Self.padded).joined(separator: "-") + " "
      + time.map(Self.padded).joined(separator: ":") + (isRepeat ? Self.repeatMark : "")
  }

  /// Reads what `description` writes; throws for anything else.
  public init(_ text: String) throws(Unreadable) {
    let isRepeat = text.hasSuffix(Self.repeatMark)
    let digits = Array(text.utf8.dropLast(isRepeat ? Self.repeatMark.utf8.count : 0))
    guard digits.count == Self.shape.count else { throw .malformed(text) }
    var numbers = [0]
    for (digit, place) in zip(digits, Self.shape) {
      if place != UInt8(ascii: "0") {
        guard digit == place else { throw .malformed(text) }
        numbers.append(0)
      } else {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else {
          throw .malformed(text)
        }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(digit - place)
      }
    }
    let date = DateComponents(
      calendar: Self.calendar, year: numbers[0], month: numbers[1], day: numbers[2])
    guard date.isValidDate, let found = date.date, numbers[3] < 24, numbers[4] < 60 else {
      throw .impossible(text)
    }
    let day = Int((found.timeIntervalSince1970 / Self.secondsOfDay).rounded(.down))
    guard Self.days.contains(day) else { throw .impossible(text) }
    self.init(day: day, minute: numbers[3] * 60 + numbers[4], isRepeat: isRepeat)
  }

  private static let secondsOfDay = 86_400.0

  private static func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }

  /// The point in time at which a minute of a day begins in Greenwich: what formatters are given.
  static func date(of day: Int, minute: Int = 0) -> Date {
    Date(timeIntervalSince1970: Double(day) * secondsOfDay + Double(minute) * 60)
  }
}

extension Moment: Codable {
  /// Reads the text of a moment; throws a `DecodingError` for a text of none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: error.message.text())
    }
  }

  /// Writes the text of a moment.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
