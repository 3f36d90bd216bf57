/// A date picker as an app sets it up: the wheels of a date, a time, both or a countdown, and the
/// field that brings them up.
public struct DatePicker: WheelControl {
  /// The precisions in minutes that can be declared.
  public static let precisions = 1...60
  /// The longest minute step (edition 6, “日期和時間拾取器”).
  public static let longestMinuteStep = 60
  /// How many minutes the steps of a wheel have to fill without a rest (editions 7 and 10).
  public static let minutesOfHour = 60

  /// A mode that the picker says it has.
  public enum OfferedMode: String, CaseIterable, Codable, Sendable {
    case dateAndTime = "date-and-time"
    case time
    case date
    case countdown
    /// One too many.
    case monthAndYear = "month-and-year"

    /// The mode itself; `nil` for the one too many.
    var mode: DateWheels.Mode? { DateWheels.Mode(rawValue: rawValue) }

    /// What people call it.
    public var title: Message { mode?.title ?? Message("Month and year") }
  }

  /// What a person or the app does to the picker.
  public enum Event: Hashable, Codable, Sendable {
    /// A person touches the field: the wheels come up, or go away.
    case touchField
    /// A person turns a wheel by so many rows, backwards if negative.
    case roll(wheel: Int, by: Int)
    /// A person presses a row, or the wheel comes to rest there.
    case choose(wheel: Int, row: Int)
    /// The app asks for a size of its own, in points.
    case resize(width: Double, height: Double)
    /// The app sets the moment.
    case set(Moment)
    /// The app changes the mode.
    case setMode(DateWheels.Mode)
    /// The app changes the minute step; more than `longestMinuteStep` becomes that.
    case setMinuteStep(Int)
    /// The person's region becomes another one; an unknown one is ignored.
    case setLocale(String)
    /// The app makes the picker anew, without a mode and a minute step.
    case reset
  }

  /// What the app is told.
  public enum Report: Hashable, Codable, Sendable {
    /// The value is this one now.
    case changed(DateWheels.Value)
    /// The row that was selected already was chosen again.
    case chosen(DateWheels.Value)
    /// The wheels came up.
    case opened
    /// The wheels went away.
    case closed
  }

  /// How the wheels come up.
  public var panel: WheelPanel
  /// The wheels and the value that they show.
  public internal(set) var dates: DateWheels
  /// The modes that the picker says it has.
  public var offeredModes: Set<OfferedMode> = usualModes
  /// The mode of a picker that is made without one.
  public var defaultMode = DateWheels.Mode.dateAndTime
  /// The minute step of a picker that is made without one, within `DateWheels.minuteSteps`.
  public private(set) var defaultMinuteStep = 1
  /// The precision in minutes that is enough here, as the author declares it; within `precisions`.
  public private(set) var precision = 1
  /// Whether the app is told of the minutes.
  public var reportsMinutes = true
  /// The minute that the app has, 0…59; it counts only where the app is not told of the minutes.
  public private(set) var staleMinute = 0

  /// The four modes of a picker.
  public static let usualModes = Set(OfferedMode.allCases.filter { $0.mode != nil })

  /// A picker for a field.
  public init(fieldTitle: String, _ dates: DateWheels, precision: Int = 1) {
    panel = WheelPanel(fieldTitle: fieldTitle)
    self.dates = dates
    self.precision = min(
      max(precision, Self.precisions.lowerBound), Self.precisions.upperBound)
  }

  /// Sets the minute step of a picker made without one; throws for one out of bounds.
  public mutating func setDefaultMinuteStep(_ step: Int) throws(PropertyError) {
    defaultMinuteStep = try DateWheels.minuteSteps.checked(step)
  }

  /// Declares the precision that is enough; throws for one out of `precisions`.
  public mutating func setPrecision(_ minutes: Int) throws(PropertyError) {
    precision = try Self.precisions.checked(minutes)
  }

  /// Sets the minute that the app has; throws for one that no hour has.
  mutating func setStaleMinute(_ minute: Int) throws(PropertyError) {
    staleMinute = try (0...59).checked(minute)
  }

  /// The value as the app was told of it.
  public var reported: DateWheels.Value {
    guard !reportsMinutes else { return dates.value }
    switch dates.value {
    case .moment(let moment):
      guard dates.mode != .date else { return dates.value }
      return .moment(
        Moment(
          day: moment.day, minute: moment.hour * 60 + staleMinute, isRepeat: moment.isRepeat))
    case .timeOfDay(let minute): return .timeOfDay(minute / 60 * 60 + staleMinute)
    case .countdown(let minutes): return .countdown(minutes / 60 * 60 + staleMinute)
    }
  }

  /// The largest step that divides an hour and is not above the precision that is enough.
  public var fittingStep: Int {
    (1...precision).last { Self.minutesOfHour.isMultiple(of: $0) } ?? 1
  }

  /// The wheels, in the order in which the locale writes the value.
  public func wheels(in setting: Setting) -> [Wheel] {
    dates.wheels { $0.name(in: setting) }.map { wheel in
      var wheel = wheel
      wheel.isTurnable = wheel.isTurnable && panel.isTurnable
      return wheel
    }
  }

  /// The value that the app was told of, as the locale writes it.
  public func fieldText(in setting: Setting) -> String {
    let text = dates.text(of: reported)
    return text
  }
}

extension DatePicker {
  /// Does what a person or the app does; a wheel or a row that does not exist changes nothing.
  public mutating func receive(_ event: Event, in setting: Setting) -> [Report] {
    switch event {
    case .touchField:
      return panel.touchField().map { [$0 ? .opened : .closed] } ?? []
    case .roll(let wheel, let steps):
      return panel.isTurnable ? pass(.roll(wheel: wheel, by: steps), in: setting) : []
    case .choose(let wheel, let row):
      return panel.isTurnable ? pass(.choose(wheel: wheel, row: row), in: setting) : []
    case .resize(let width, let height):
      panel.resize(width: width, height: height)
      return []
    case .set(let moment): return pass(.set(moment), in: setting)
    case .setMode(let mode): return pass(.setMode(mode), in: setting)
    case .setMinuteStep(let step):
      return pass(.setMinuteStep(min(step, Self.longestMinuteStep)), in: setting)
    case .setLocale(let identifier):
      try? dates.setLocale(identifier)
      return []
    case .reset:
      return pass(.setMinuteStep(defaultMinuteStep), in: setting)
        + pass(.setMode(defaultMode), in: setting)
    }
  }

  private mutating func pass(_ event: DateWheels.Event, in setting: Setting) -> [Report] {
    dates.receive(event, in: setting).map { report in
      switch report {
      case .changed: .changed(reported)
      case .chosen: .chosen(reported)
      }
    }
  }

  /// The picker's event for an action.
  public static func event(_ action: WheelAction) -> Event {
    switch action {
    case .touchField: .touchField
    case .roll(let wheel, let steps): .roll(wheel: wheel, by: steps)
    case .choose(let wheel, let row): .choose(wheel: wheel, row: row)
    case .resize(let width, let height): .resize(width: width, height: height)
    }
  }

  /// The action that an event stands for; `nil` for what the app does to the value.
  public static func action(of event: Event) -> WheelAction? {
    switch event {
    case .touchField: .touchField
    case .roll(let wheel, let steps): .roll(wheel: wheel, by: steps)
    case .choose(let wheel, let row): .choose(wheel: wheel, row: row)
    case .resize(let width, let height): .resize(width: width, height: height)
    case .set, .setMode, .setMinuteStep, .setLocale, .reset: nil
    }
  }
}

extension DatePicker {
  private enum CodingKeys: String, CodingKey {
    case panel, dates, offeredModes, defaultMode, defaultMinuteStep, precision, reportsMinutes
    case staleMinute
  }

  /// Reads a picker; throws a `DecodingError` for numbers out of bounds.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    panel = try container.decode(WheelPanel.self, forKey: .panel)
    dates = try container.decode(DateWheels.self, forKey: .dates)
    offeredModes = Set(try container.decode([OfferedMode].self, forKey: .offeredModes))
    defaultMode = try container.decode(DateWheels.Mode.self, forKey: .defaultMode)
    reportsMinutes = try container.decode(Bool.self, forKey: .reportsMinutes)
    defaultMinuteStep = Int(
      try container.decode(within: Self.span(DateWheels.minuteSteps), forKey: .defaultMinuteStep))
    precision = Int(try container.decode(within: Self.span(Self.precisions), forKey: .precision))
    staleMinute = Int(try container.decode(within: 0...59, forKey: .staleMinute))
  }

  private static func span(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
    Double(range.lowerBound)...Double(range.upperBound)
  }

  /// Writes a picker, the modes in a fixed order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(panel, forKey: .panel)
    try container.encode(dates, forKey: .dates)
    try container.encode(OfferedMode.allCases.filter(offeredModes.contains), forKey: .offeredModes)
    try container.encode(defaultMode, forKey: .defaultMode)
    try container.encode(defaultMinuteStep, forKey: .defaultMinuteStep)
    try container.encode(precision, forKey: .precision)
    try container.encode(reportsMinutes, forKey: .reportsMinutes)
    try container.encode(staleMinute, forKey: .staleMinute)
  }
}

extension DateWheels {
  /// A value as the locale writes it in one line.
  func text(of value: Value) -> String {
    switch value {
    case .moment(let moment):
      let date = mode == .date ? words.longDay(moment.day) : words.day(moment.day)
      return mode == .date ? date : date + " " + words.clockTime(moment.minute)
    case .timeOfDay(let minute): return words.clockTime(minute)
    case .countdown(let minutes):
      let rest = words.minute(minutes % 60)
      return words.count(minutes / 60) + ":" + rest
    }
  }
}

extension WheelPart {
  /// What it is called on the stage.
  func name(in setting: Setting) -> String {
    switch self {
    case .day: setting.text("Date", "日期")
    case .hour: setting.text("Hour", "时")
    case .minute: setting.text("Minute", "分")
    case .dayPeriod: setting.text("AM/PM", "上午/下午")
    case .month: setting.text("Month", "月")
    case .dayOfMonth: setting.text("Day", "日")
    case .year: setting.text("Year", "年")
    case .countdownHours: setting.text("Hours", "小时")
    case .countdownMinutes: setting.text("Minutes", "分钟")
    case .second: setting.text("Seconds", "秒")
    case .dayAndHour: setting.text("Date and hour", "日期和时")
    case .readyMade: setting.text("When", "何时")
    case .blank: setting.text("Empty", "空")
    }
  }
}
