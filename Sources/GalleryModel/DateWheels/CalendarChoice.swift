import Foundation

/// The calendar in which a date picker counts.
public enum CalendarChoice: String, CaseIterable, Codable, Sendable {
  /// The one that the locale prefers, if it is among the others, else the Gregorian one.
  case automatic
  case gregorian
  case buddhist
  case japanese
  case persian
  case islamicUmmAlQura = "islamic-umm-al-qura"
  case hebrew
  case ethiopic
  case republicOfChina = "republic-of-china"
  case indian
  case coptic

  /// What people call it.
  public var title: Message {
    switch self {
    case .automatic: Message("As the locale has it")
    case .gregorian: Message("Gregorian")
    case .buddhist: Message("Buddhist")
    case .japanese: Message("Japanese")
    case .persian: Message("Persian")
    case .islamicUmmAlQura: Message("Islamic (Umm al-Qura)")
    case .hebrew: Message("Hebrew")
    case .ethiopic: Message("Ethiopic")
    case .republicOfChina: Message("Republic of China")
    case .indian: Message("Indian national")
    case .coptic: Message("Coptic")
    }
  }

  /// The calendar that is meant where a locale is given; never `automatic`.
  public func resolved(for locale: Locale) -> CalendarChoice {
    guard self == .automatic else { return self }
    let own = locale.calendar.identifier
    return Self.allCases.first { $0 != .automatic && $0.identifier == own } ?? .gregorian
  }

  /// Foundation's name for it.
  var identifier: Calendar.Identifier {
    switch self {
    case .automatic, .gregorian: .gregorian
    case .buddhist: .buddhist
    case .japanese: .japanese
    case .persian: .persian
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .hebrew: .hebrew
    case .ethiopic: .ethiopicAmeteMihret
    case .republicOfChina: .republicOfChina
    case .indian: .indian
    case .coptic: .coptic
    }
  }

  /// Whether it has Gregorian months and days, and only names the years in its own way.
  var sharesGregorianDays: Bool {
    switch self {
    case .automatic, .gregorian, .buddhist, .japanese, .republicOfChina: true
    case .persian, .islamicUmmAlQura, .hebrew, .ethiopic, .indian, .coptic: false
    }
  }

  /// Whether a year is known only together with its era.
  var namesEras: Bool {
    switch self {
    case .japanese, .republicOfChina: true
    case .automatic, .gregorian, .buddhist, .persian, .islamicUmmAlQura, .hebrew, .ethiopic,
      .indian, .coptic:
      false
    }
  }

  private static let reckonings = Memo<CalendarChoice, Reckoning>(limit: 100)

  /// How it counts.
  var reckoning: Reckoning {
    let choice = sharesGregorianDays ? .gregorian : self
    return Self.reckonings.value(for: choice) { Reckoning($0.identifier) }
  }
}
