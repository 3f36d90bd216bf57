/// What a wheel of a date picker stands for.
public enum WheelPart: String, CaseIterable, Codable, Sendable {
  /// A day, with its weekday and month.
  case day
  case hour
  case minute
  /// Before noon or after it.
  case dayPeriod = "day-period"
  case month
  case dayOfMonth = "day-of-month"
  case year
  case countdownHours = "countdown-hours"
  case countdownMinutes = "countdown-minutes"
  /// Seconds, which no picker should have.
  case second
  /// A day together with an hour, which no picker should have.
  case dayAndHour = "day-and-hour"
  /// Texts such as “Tomorrow”, which no picker should have.
  case readyMade = "ready-made"
  /// Nothing: the wheel is empty.
  case blank

  /// What people call it; a screen reader's name for the wheel.
  public var title: Message {
    switch self {
    case .day: Message("Date")
    case .hour: Message("Hour")
    case .minute: Message("Minute")
    case .dayPeriod: Message("AM/PM")
    case .month: Message("Month")
    case .dayOfMonth: Message("Day")
    case .year: Message("Year")
    case .countdownHours: Message("Hours")
    case .countdownMinutes: Message("Minutes")
    case .second: Message("Seconds")
    case .dayAndHour: Message("Date and hour")
    case .readyMade: Message("When")
    case .blank: Message("Empty")
    }
  }

  /// Whether the first row follows the last one: so for what comes round by itself.
  var wraps: Bool {
    switch self {
    case .hour, .minute, .month, .dayOfMonth, .countdownMinutes, .second: true
    case .day, .dayPeriod, .year, .countdownHours, .dayAndHour, .readyMade, .blank: false
    }
  }
}
