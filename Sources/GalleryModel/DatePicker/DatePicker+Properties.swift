import Foundation

extension DatePicker {
  /// The locales that the inspector offers: languages with other columns, clocks and calendars.
  static let locales = [
    "en_US", "en_GB", "en_AU", "de_DE", "fr_FR", "es_ES", "pt_BR", "bg_BG", "ru_RU", "zh_Hans_CN",
    "zh_Hant_TW", "ja_JP", "ko_KR", "th_TH", "ar_SA", "ar_EG", "fa_IR", "he_IL", "hi_IN", "am_ET",
  ]
  /// The time zones that the inspector offers: some with gaps and repeats of their own.
  static let timeZones = [
    "GMT", "Europe/London", "Europe/Berlin", "Europe/Sofia", "America/New_York",
    "America/Sao_Paulo", "America/Havana", "America/St_Johns", "Africa/Cairo", "Asia/Jerusalem",
    "Asia/Tehran", "Asia/Kathmandu", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Asia/Seoul",
    "Australia/Lord_Howe", "Pacific/Chatham", "Pacific/Apia",
  ]

  /// All of the picker that can be edited, wrong values too.
  public static let properties: [Property<DatePicker>] =
    dateProperties.map { $0.lifted(along: \.dates) } + ownProperties
    + WheelPanel.properties.map { $0.lifted(along: \.panel) }

  private static let ownProperties: [Property<DatePicker>] = [
    wholeNumber(
      "precision", Message("Precision needed, in minutes"), within: precisions,
      read: { $0.precision }, write: { try $0.setPrecision($1) }),
    .choices("offered-modes", Message("Modes that are offered"), \.offeredModes) { $0.title },
    .choice("default-mode", Message("Mode by default"), \.defaultMode) { $0.title },
    wholeNumber(
      "default-step", Message("Minute step by default"), within: DateWheels.minuteSteps,
      read: { $0.defaultMinuteStep }, write: { try $0.setDefaultMinuteStep($1) }),
    .toggle("reports-minutes", Message("Reports the minutes"), \.reportsMinutes),
    wholeNumber(
      "stale-minute", Message("Minute that the app has otherwise"), within: 0...59,
      read: { $0.staleMinute }, write: { try $0.setStaleMinute($1) }),
  ]

  /// In an order in which each value finds the ones before it that it has to fit to.
  private static let dateProperties: [Property<DateWheels>] = [
    .choice(
      "mode", Message("Mode"),
      choices: DateWheels.Mode.allCases.map { Editor.Choice(name: $0.rawValue, title: $0.title) },
      read: { $0.mode.rawValue },
      write: { dates, name in
        guard let mode = DateWheels.Mode(rawValue: name) else {
          throw PropertyError.unknownChoice(name)
        }
        dates.setMode(mode)
      }),
    .choice("form", Message("Wheels"), \.form) { $0.title },
    wholeNumber(
      "minute-step", Message("Minute step"), within: DateWheels.minuteSteps,
      read: { $0.minuteStep }, write: { try $0.setMinuteStep($1) }),
    named(
      "time-zone", Message("Time zone"), timeZones, title: { $0 }, read: { $0.timeZone },
      write: { try $0.setTimeZone($1) }),
    .dateTime(
      "minimum", Message("Earliest, empty for none"),
      read: { $0.minimum }, write: { $0.setBounds(minimum: $1, maximum: $0.maximum) }),
    .dateTime(
      "maximum", Message("Latest, empty for none"),
      read: { $0.maximum }, write: { $0.setBounds(minimum: $0.minimum, maximum: $1) }),
    .dateTime(
      "moment", Message("Date and time"), read: { $0.moment },
      write: { if let moment = $1 { $0.setMoment(moment) } }),
    wholeNumber(
      "countdown-limit", Message("Last hour of a countdown"),
      within: DateWheels.countdownHourLimits, read: { $0.countdownHourLimit },
      write: { try $0.setCountdownHourLimit($1) }),
    wholeNumber(
      "countdown", Message("Countdown in minutes"),
      within: 1...(DateWheels.countdownHourLimits.upperBound * 60 + 59),
      read: { $0.countdown }, write: { $0.setCountdown($1) }),
    .toggle("countdown-fixed", Message("Countdown is fixed"), \.countdownIsFixed),
    named(
      "locale", Message("Region"), locales,
      title: { Locale(identifier: $0).localizedString(forIdentifier: $0) ?? $0 },
      read: { $0.locale }, write: { try $0.setLocale($1) }),
    .toggle("ignores-locale", Message("Ignores the region"), \.ignoresLocale),
    .choice("calendar", Message("Calendar"), \.calendar) { $0.title },
    .choice("hour-cycle", Message("Hours"), \.hourCycle) { $0.title },
  ]

  private static func wholeNumber<Root>(
    _ id: String, _ label: Message, within bounds: ClosedRange<Int>,
    read: @escaping @Sendable (Root) -> Int,
    write: @escaping @Sendable (inout Root, Int) throws -> Void
  ) -> Property<Root> {
    .number(
      id, label, within: Double(bounds.lowerBound)...Double(bounds.upperBound), step: 1,
      read: { Double(read($0)) }, write: { try write(&$0, Int($1)) })
  }

  private static func named<Root>(
    _ id: String, _ label: Message, _ names: [String], title: (String) -> String,
    read: @escaping @Sendable (Root) -> String,
    write: @escaping @Sendable (inout Root, String) throws -> Void
  ) -> Property<Root> {
    .choice(
      id, label, choices: names.map { Editor.Choice(name: $0, title: Message(title($0))) },
      read: read,
      write: { root, name in
        do { try write(&root, name) } catch { throw PropertyError.unknownChoice(name) }
      })
  }
}

extension LocalePattern.HourCycle {
  var title: Message {
    switch self {
    case .automatic: Message("As the region has them")
    case .twelve: Message("Twelve, twice")
    case .twentyFour: Message("Twenty-four")
    }
  }
}
