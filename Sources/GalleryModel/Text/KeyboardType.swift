/// What an on-screen keyboard is made for.
public enum KeyboardType: String, CaseIterable, Codable, Sendable {
  case standard = "default"
  case name
  case email
  case url
  case number
  case phone
  case pin
  case password

  /// What people call it.
  public var title: Message {
    switch self {
    case .standard: Message("Default")
    case .name: Message("Name")
    case .email: Message("E-mail address")
    case .url: Message("Web address")
    case .number: Message("Number")
    case .phone: Message("Phone number")
    case .pin: Message("PIN")
    case .password: Message("Password")
    }
  }
}

/// What a person is asked to type, as the author of a field declares it.
public enum TextContent: String, CaseIterable, Codable, Sendable {
  case words
  case name
  case email
  case url
  case number
  case phone
  case pin
  case password

  /// What people call it.
  public var title: Message {
    switch self {
    case .words: Message("Words")
    case .name: Message("Name")
    case .email: Message("E-mail address")
    case .url: Message("Web address")
    case .number: Message("Number")
    case .phone: Message("Phone number")
    case .pin: Message("PIN")
    case .password: Message("Password")
    }
  }

  /// The types of keyboard that suit it, the best first.
  public var suitingTypes: [KeyboardType] {
    switch self {
    case .words: [.standard]
    case .name: [.name, .standard]
    case .email: [.email]
    case .url: [.url]
    case .number: [.number]
    case .phone: [.phone]
    case .pin: [.pin]
    case .password: [.password, .standard]
    }
  }

  /// Whether nobody else should read it.
  public var isSecret: Bool {
    switch self {
    case .pin, .password: true
    case .words, .name, .email, .url, .number, .phone: false
    }
  }
}
