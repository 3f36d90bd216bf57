import Foundation

extension DateWheels {
  /// The time zone that stands in for an unknown one.
  public static let fallbackTimeZone = "GMT"
  /// The locale that stands in for an unknown one, and for all of them where locales are ignored.
  public static let fallbackLocale = "en_US"
  /// No identifier of a time zone or locale is longer.
  private static let identifierLimit = 80

  /// Something that Foundation knows by no such name.
  public enum Unknown: Error, Hashable, Sendable {
    case timeZone(String)
    case locale(String)

    /// The reason in words.
    public var message: Message {
      switch self {
      case .timeZone(let name): Message("There is no time zone called “{0}”.", name)
      case .locale(let name): Message("There is no locale called “{0}”.", name)
      }
    }
  }

  /// Whether Foundation knows a time zone of that identifier, such as “Europe/Berlin”.
  public static func isKnown(timeZone identifier: String) -> Bool {
    identifier.utf8.count <= identifierLimit && ZoneHistory.named(identifier) != nil
  }

  /// Whether Foundation knows the language of a locale, and its region if it names one, such as
  /// “en_GB”.
  public static func isKnown(locale identifier: String) -> Bool {
    guard identifier.utf8.count <= identifierLimit else { return false }
    let locale = Locale(identifier: identifier)
    guard let language = locale.language.languageCode?.identifier else { return false }
    return languages.contains(language) && locale.region?.isISORegion ?? true
  }

  private static let languages = Set(
    Locale.availableIdentifiers.compactMap {
      Locale(identifier: $0).language.languageCode?.identifier
    })

  /// Changes what is picked; the value is settled as the type's description says.
  public mutating func setMode(_ mode: Mode) {
    self.mode = mode
    settle()
  }

  /// Takes over a moment, settled as the type's description says; in the countdown mode it is
  /// settled later.
  public mutating func setMoment(_ moment: Moment) {
    self.moment = moment
    settle()
  }

  /// Takes over a countdown in minutes, or the nearest that is allowed.
  public mutating func setCountdown(_ minutes: Int) {
    countdown = min(max(minutes, Self.shortestCountdown), longestCountdown)
    settle()
  }

  /// Sets the minute step; throws for a number out of `minuteSteps`.
  public mutating func setMinuteStep(_ step: Int) throws(PropertyError) {
    minuteStep = try Self.minuteSteps.checked(step)
    settle()
  }

  /// Sets the earliest and the latest moment, or takes them away.
  public mutating func setBounds(minimum: Moment?, maximum: Moment?) {
    self.minimum = minimum
    self.maximum = maximum
    settle()
  }

  /// Sets the time zone; throws for an identifier of none.
  ///
  /// The clock shows what it showed, as far as that exists there.
  public mutating func setTimeZone(_ identifier: String) throws(Unknown) {
    guard Self.isKnown(timeZone: identifier) else { throw .timeZone(identifier) }
    timeZone = identifier
    settle()
  }

  /// Sets the locale, and leaves the value as it is; throws for an identifier of none.
  public mutating func setLocale(_ identifier: String) throws(Unknown) {
    guard Self.isKnown(locale: identifier) else { throw .locale(identifier) }
    locale = identifier
  }

  /// Sets the last hour of a countdown's wheel; throws for a number out of `countdownHourLimits`.
  public mutating func setCountdownHourLimit(_ hours: Int) throws(PropertyError) {
    countdownHourLimit = try Self.countdownHourLimits.checked(hours)
    countdown = min(countdown, longestCountdown)
    settle()
  }

  /// The longest countdown in minutes that this picker's wheels could show at a step of one.
  public var longestCountdown: Int { countdownHourLimit * 60 + 59 }

  /// The calendar that is shown; never `automatic`.
  public var shownCalendar: CalendarChoice {
    calendar.resolved(for: Locale(identifier: shownLocale))
  }

  /// The locale that is shown.
  public var shownLocale: String { ignoresLocale ? Self.fallbackLocale : locale }

  /// Columns and their order, as the locale that is shown has them.
  public var localePattern: LocalePattern { words.pattern }

  /// The words in which days and times are written.
  var words: LocaleWords {
    LocaleWords.of(
      LocaleWords.Style(locale: shownLocale, calendar: shownCalendar, hourCycle: hourCycle))
  }
}

extension ClosedRange<Int> {
  /// The number itself if it is within the range; throws a `PropertyError` otherwise.
  func checked(_ number: Int) throws(PropertyError) -> Int {
    guard contains(number) else {
      throw .outOfBounds(Double(number), Double(lowerBound)...Double(upperBound))
    }
    return number
  }
}
