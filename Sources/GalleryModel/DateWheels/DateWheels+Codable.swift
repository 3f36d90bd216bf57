extension DateWheels: Codable {
  private enum CodingKeys: String, CodingKey {
    case mode, moment, countdown, minuteStep, minimum, maximum, timeZone, locale, calendar
    case hourCycle, today, form, countdownHourLimit, countdownIsFixed, ignoresLocale, isChangeDue
  }

  /// Reads a picker; throws a `DecodingError` for numbers out of bounds and for unknown time zones
  /// and locales, and settles a value that the picker could not hold.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    mode = try container.decode(Mode.self, forKey: .mode)
    moment = try container.decode(Moment.self, forKey: .moment)
    countdownHourLimit = try Self.decode(
      within: Self.countdownHourLimits, from: container, forKey: .countdownHourLimit)
    countdown = try Self.decode(
      within: Self.shortestCountdown...countdownHourLimit * 60 + 59, from: container,
      forKey: .countdown)
    minuteStep = try Self.decode(within: Self.minuteSteps, from: container, forKey: .minuteStep)
    minimum = try container.decodeIfPresent(Moment.self, forKey: .minimum)
    maximum = try container.decodeIfPresent(Moment.self, forKey: .maximum)
    timeZone = try container.decode(String.self, forKey: .timeZone)
    locale = try container.decode(String.self, forKey: .locale)
    calendar = try container.decode(CalendarChoice.self, forKey: .calendar)
    hourCycle = try container.decode(HourCycle.self, forKey: .hourCycle)
    today = try container.decode(Moment.self, forKey: .today)
    form = try container.decode(Form.self, forKey: .form)
    countdownIsFixed = try container.decode(Bool.self, forKey: .countdownIsFixed)
    ignoresLocale = try container.decode(Bool.self, forKey: .ignoresLocale)
    isChangeDue = try container.decode(Bool.self, forKey: .isChangeDue)
    guard Self.isKnown(timeZone: timeZone) else {
      throw DecodingError.dataCorruptedError(
        forKey: .timeZone, in: container,
        debugDescription: Unknown.timeZone(timeZone).message.text())
    }
    guard Self.isKnown(locale: locale) else {
      throw DecodingError.dataCorruptedError(
        forKey: .locale, in: container, debugDescription: Unknown.locale(locale).message.text())
    }
    let given = value
    settle()
    isChangeDue = isChangeDue || value != given
  }

  private static func decode(
    within bounds: ClosedRange<Int>, from container: KeyedDecodingContainer<CodingKeys>,
    forKey key: CodingKeys
  ) throws -> Int {
    let number = try container.decode(Int.self, forKey: key)
    guard bounds.contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "\(number) is not within \(bounds).")
    }
    return number
  }

  /// Writes a picker.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mode, forKey: .mode)
    try container.encode(moment, forKey: .moment)
    try container.encode(countdown, forKey: .countdown)
    try container.encode(minuteStep, forKey: .minuteStep)
    try container.encodeIfPresent(minimum, forKey: .minimum)
    try container.encodeIfPresent(maximum, forKey: .maximum)
    try container.encode(timeZone, forKey: .timeZone)
    try container.encode(locale, forKey: .locale)
    try container.encode(calendar, forKey: .calendar)
    try container.encode(hourCycle, forKey: .hourCycle)
    try container.encode(today, forKey: .today)
    try container.encode(form, forKey: .form)
    try container.encode(countdownHourLimit, forKey: .countdownHourLimit)
    try container.encode(countdownIsFixed, forKey: .countdownIsFixed)
    try container.encode(ignoresLocale, forKey: .ignoresLocale)
    try container.encode(isChangeDue, forKey: .isChangeDue)
  }
}
