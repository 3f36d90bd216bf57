import Foundation

/// A picker for a date, a time, both or a countdown, part by part on wheels.
///
/// One rule holds for every value that the picker is given or comes to by a change of its mode,
/// step, time zone or bounds: it takes the nearest value it can show, *downwards*.
/// - The minute is snapped down to the step's grid: 0, step, 2 × step … below 60, within its hour.
/// - A day that the time zone leaves out gives way to the day before it, at the same time. A time
///   that does not exist on a day gives way to the latest one before it on that day, or, where there
///   is none, to the first of the day. A second pass of an hour that comes once becomes the first.
/// - Then the value is put between the bounds: not before the minimum, snapped up to the grid, and
///   not after the maximum, snapped down. Bounds between which nothing lies are both ignored, as
///   are bounds in the wrong order. In the time mode they apply only if both are of the same day,
///   and then by their times alone, since else a date says nothing about a time. To a countdown they
///   never apply.
/// - A countdown lasts at least one minute, or one step where that is longer, or one hour where
///   the step is longer than that.
///
/// So what is shown is what is returned, from the first moment. In the date mode the time of day is
/// kept, and the same holds for it. Where the value is another than the one that an event brought,
/// that event reports it, once; for the value given to `init` it is the event `appear`. Methods that
/// configure the picker report nothing: who calls them reads `value`.
public struct DateWheels: Hashable, Sendable {
  /// The shortest countdown in minutes.
  public static let shortestCountdown = 1
  /// The longest countdown in minutes: 23:59 (all editions, “日期选择器”).
  public static let longestCountdown = 1_439
  /// The last hour of a countdown's wheel (all editions, “日期选择器”).
  public static let usualCountdownHourLimit = 23
  /// The last hours that can be set for a countdown's wheel.
  public static let countdownHourLimits = 1...99
  /// The minute steps that can be set, most of them wrong.
  public static let minuteSteps = 1...1_000
  /// The most wheels (editions 6 and 7, “日期选择器”).
  public static let wheelLimit = 4

  /// What is picked.
  public enum Mode: String, CaseIterable, Codable, Sendable {
    case dateAndTime = "date-and-time"
    case time
    case date
    case countdown

    /// What people call it.
    public var title: Message {
      switch self {
      case .dateAndTime: Message("Date and time")
      case .time: Message("Time")
      case .date: Message("Date")
      case .countdown: Message("Countdown")
      }
    }
  }

  /// How the wheels are made up.
  public enum Form: String, CaseIterable, Codable, Sendable {
    /// As the mode has them.
    case standard
    /// One wheel of texts such as “Tomorrow”, in every mode.
    case readyMadeTexts = "ready-made-texts"
    /// Date and time: days together with hours on one wheel, next to the wheels of the time.
    case combined
    /// Date and time: month, day and year on wheels of their own.
    case separateParts = "separate-parts"
    /// Four wheels in every mode, some of them empty.
    case padded
    /// Time and countdown: with a wheel of seconds, which move nothing.
    case withSeconds = "with-seconds"
    /// Date: month and day alone.
    case withoutYear = "without-year"
    /// Date: month and year alone, a mode that no picker has.
    case monthAndYear = "month-and-year"

    /// What people call it.
    public var title: Message {
      switch self {
      case .standard: Message("As the mode has them")
      case .readyMadeTexts: Message("Ready-made texts")
      case .combined: Message("Days and hours on one wheel")
      case .separateParts: Message("Date and time in five parts")
      case .padded: Message("Always four wheels")
      case .withSeconds: Message("With seconds")
      case .withoutYear: Message("Without the year")
      case .monthAndYear: Message("Month and year")
      }
    }
  }

  /// How hours are counted.
  public typealias HourCycle = LocalePattern.HourCycle

  /// What the picker returns.
  public enum Value: Hashable, Codable, Sendable {
    /// A date, with its time; of the modes date and time, and date.
    case moment(Moment)
    /// The minutes since midnight, 0 … 1,439, without daylight saving.
    case timeOfDay(Int)
    /// The minutes of a countdown.
    case countdown(Int)
  }

  /// What a person or the app does to the picker.
  public enum Event: Hashable, Codable, Sendable {
    /// The picker comes on screen.
    case appear
    /// A person turns a wheel by so many rows, forward if positive; it comes to rest at the nearest
    /// value that is allowed.
    case roll(wheel: Int, by: Int)
    /// A person chooses a row of a wheel.
    case choose(wheel: Int, row: Int)
    /// The app sets the moment, in the modes that have one; its time alone in the time mode.
    case set(Moment)
    /// The app sets the countdown in minutes.
    case setCountdown(Int)
    /// The app changes the mode.
    case setMode(Mode)
    /// The app changes the minute step; one out of bounds is ignored.
    case setMinuteStep(Int)
    /// The app changes the bounds.
    case setBounds(minimum: Moment?, maximum: Moment?)
    /// The app, or a journey, changes the time zone; an unknown one is ignored.
    case setTimeZone(String)
  }

  /// What the app is told.
  public enum Report: Hashable, Codable, Sendable {
    /// The value is this one now.
    case changed(Value)
    /// The row that was selected already was chosen again.
    case chosen(Value)
  }

  /// What is picked.
  public internal(set) var mode: Mode
  /// The date with its time; in the time mode only its time of day counts.
  public internal(set) var moment: Moment
  /// The length of the countdown in minutes.
  public internal(set) var countdown: Int
  /// The distance in minutes between two rows of the minute wheel, within `minuteSteps`.
  public internal(set) var minuteStep: Int
  /// The earliest moment that is allowed.
  public internal(set) var minimum: Moment?
  /// The latest moment that is allowed.
  public internal(set) var maximum: Moment?
  /// The identifier of the time zone.
  public internal(set) var timeZone: String
  /// The identifier of the locale.
  public internal(set) var locale: String
  /// The calendar.
  public var calendar = CalendarChoice.automatic
  /// How hours are counted: the person's own setting, which wins over the locale.
  public var hourCycle = HourCycle.automatic
  /// The present, to be marked where it is shown.
  public var today: Moment
  /// How the wheels are made up.
  public var form = Form.standard
  /// The last hour of a countdown's wheel, within `countdownHourLimits`.
  public internal(set) var countdownHourLimit = usualCountdownHourLimit
  /// Whether the wheels of a countdown do not turn.
  public var countdownIsFixed = false
  /// Whether the picker shows dates and times as in the United States, whatever the locale.
  public var ignoresLocale = false
  /// Whether the value is another than the one given to `init`, and nobody was told yet.
  public internal(set) var isChangeDue = false

  /// A picker; a step out of bounds becomes the nearest, an unknown time zone Greenwich's, an
  /// unknown locale that of the United States, and no `today` the moment itself.
  public init(
    _ mode: Mode = .dateAndTime, moment: Moment, countdown: Int = 60, minuteStep: Int = 1,
    minimum: Moment? = nil, maximum: Moment? = nil, today: Moment? = nil,
    timeZone: String = fallbackTimeZone, locale: String = fallbackLocale
  ) {
    self.mode = mode
    self.moment = moment
    self.countdown = min(max(countdown, Self.shortestCountdown), Self.longestCountdown)
    self.minuteStep = min(max(minuteStep, Self.minuteSteps.lowerBound), Self.minuteSteps.upperBound)
    self.minimum = minimum
    self.maximum = maximum
    self.today = today ?? moment
    self.timeZone = Self.isKnown(timeZone: timeZone) ? timeZone : Self.fallbackTimeZone
    self.locale = Self.isKnown(locale: locale) ? locale : Self.fallbackLocale
    let given = mode == .countdown ? .countdown(countdown) : value
    settle()
    isChangeDue = value != given
  }

  /// What the picker returns now; always what its wheels show.
  public var value: Value {
    switch mode {
    case .dateAndTime, .date: .moment(moment)
    case .time: .timeOfDay(moment.minute)
    case .countdown: .countdown(countdown)
    }
  }
}
