/// The kind of device that the stage stands for.
public enum Idiom: String, CaseIterable, Codable, Sendable {
  case phone
  case pad

  /// The width in points of the device as it is first shown.
  public var defaultWidth: Double {
    switch self {
    case .phone: 320
    case .pad: 768
    }
  }

  /// What people call the device.
  public var title: Message {
    switch self {
    case .phone: Message("Phone")
    case .pad: Message("Pad")
    }
  }
}

/// Where on the screen a control stands.
public enum Placement: String, CaseIterable, Codable, Sendable {
  case content
  case tableRow = "table-row"
  case navigationBar = "navigation-bar"
  case toolbar
  case statusBar = "status-bar"
  case popover
  case fullScreen = "full-screen"

  /// Whether the place is a bar at the top or the bottom of the screen.
  public var isBar: Bool {
    switch self {
    case .navigationBar, .toolbar, .statusBar: true
    case .content, .tableRow, .popover, .fullScreen: false
    }
  }

  /// What people call the place.
  public var title: Message {
    switch self {
    case .content: Message("Content")
    case .tableRow: Message("Table row")
    case .navigationBar: Message("Navigation bar")
    case .toolbar: Message("Toolbar")
    case .statusBar: Message("Status bar")
    case .popover: Message("Popover")
    case .fullScreen: Message("Full screen")
    }
  }
}

/// How the device is held.
public enum Orientation: String, CaseIterable, Codable, Sendable {
  case portrait
  case landscape

  /// What people call it.
  public var title: Message {
    switch self {
    case .portrait: Message("Upright")
    case .landscape: Message("Sideways")
    }
  }
}

/// The direction in which the stage's language is read.
public enum ReadingDirection: String, CaseIterable, Codable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// What people call it.
  public var title: Message {
    switch self {
    case .leftToRight: Message("Left to right")
    case .rightToLeft: Message("Right to left")
    }
  }
}

/// The colours of the stage.
public enum Theme: String, CaseIterable, Codable, Sendable {
  case light
  case dark
  case highContrast = "high-contrast"
  case highContrastDark = "high-contrast-dark"

  /// Whether light text stands on a dark ground.
  public var isDark: Bool {
    switch self {
    case .dark, .highContrastDark: true
    case .light, .highContrast: false
    }
  }

  /// What people call it.
  public var title: Message {
    switch self {
    case .light: Message("Light")
    case .dark: Message("Dark")
    case .highContrast: Message("High contrast")
    case .highContrastDark: Message("High contrast, dark")
    }
  }
}

/// The language of the texts on the stage, apart from the program's own.
public enum StageLanguage: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case chinese = "zh"

  /// The language's name in itself.
  public var title: String {
    switch self {
    case .english: "English"
    case .chinese: "中文"
    }
  }
}

/// What a device has or is set to beyond what all have; some guidelines apply only with it.
public enum DeviceTrait: String, CaseIterable, Codable, Sendable, Comparable {
  case hardwareKeyboard = "hardware-keyboard"
  case pressureSensitive = "pressure-sensitive"
  case screenReader = "screen-reader"
  case boldText = "bold-text"

  /// Whether the left trait's name sorts before the right one's.
  public static func < (left: DeviceTrait, right: DeviceTrait) -> Bool {
    left.rawValue < right.rawValue
  }

  /// What people call it.
  public var title: Message {
    switch self {
    case .hardwareKeyboard: Message("Hardware keyboard")
    case .pressureSensitive: Message("Pressure-sensitive screen")
    case .screenReader: Message("Screen reader")
    case .boldText: Message("Bold text")
    }
  }
}

/// All that surrounds a control: the rules in force, the device, the place, and how it is shown.
public struct Setting: Hashable, Codable, Sendable {
  /// The widths in points that a stage can have.
  public static let widths: ClosedRange<Double> = 240...1400
  /// The text scales that a stage can have; 1 is the usual size.
  public static let textScales: ClosedRange<Double> = 0.5...3

  /// The editions in force.
  public var era: Era
  /// Phone or pad.
  public var idiom: Idiom
  /// Where the control stands.
  public var placement: Placement
  /// The screen's width in points, within `widths`.
  public private(set) var width: Double
  /// How the device is held.
  public var orientation: Orientation
  /// How large text is against its usual size, within `textScales`.
  public private(set) var textScale: Double
  /// The direction of reading.
  public var direction: ReadingDirection
  /// The colours.
  public var theme: Theme
  /// Whether things move; off stands for reduced motion.
  public var isAnimated: Bool
  /// The language of the stage.
  public var language: StageLanguage
  /// What the device has beyond a touch screen.
  public var traits: Set<DeviceTrait>

  /// A setting with everything as usual, of the idiom's own width.
  public init(era: Era = .consolidated, idiom: Idiom = .phone) {
    self.era = era
    self.idiom = idiom
    placement = .content
    width = idiom.defaultWidth
    orientation = .portrait
    textScale = 1
    direction = .leftToRight
    theme = .light
    isAnimated = true
    language = .english
    traits = []
  }

  /// Sets the width in points; throws for a number that is not finite or not within `widths`.
  public mutating func setWidth(_ width: Double) throws {
    self.width = try Self.widths.checked(width)
  }

  /// Sets the text scale; throws for a number that is not finite or not within `textScales`.
  public mutating func setTextScale(_ scale: Double) throws {
    textScale = try Self.textScales.checked(scale)
  }

  /// Changes the device, to the width at which it is first shown.
  public mutating func setIdiom(_ idiom: Idiom) {
    guard idiom != self.idiom else { return }
    self.idiom = idiom
    width = idiom.defaultWidth
  }

  /// The screen's height in points: 16 : 9 on a phone, 4 : 3 on a pad.
  public var height: Double {
    let ratio =
      switch idiom {
      case .phone: 16.0 / 9
      case .pad: 4.0 / 3
      }
    return switch orientation {
    case .portrait: (width * ratio).rounded(.down)
    case .landscape: (width / ratio).rounded(.down)
    }
  }

  /// The one of two texts that is in the stage's language.
  public func text(_ english: String, _ chinese: String) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }

  /// A text in the stage's language, if it is one of these words in either; else the text itself.
  func translated(_ text: String, among words: [(english: String, chinese: String)]) -> String {
    for word in words where text == word.english || text == word.chinese {
      return self.text(word.english, word.chinese)
    }
    return text
  }
}

extension Setting {
  private enum CodingKeys: String, CodingKey {
    case era, idiom, placement, width, orientation, textScale, direction, theme
    case isAnimated = "animations"
    case language, traits
  }

  /// Reads a setting; throws a `DecodingError` for values out of bounds.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      era: try container.decode(Era.self, forKey: .era),
      idiom: try container.decode(Idiom.self, forKey: .idiom))
    placement = try container.decode(Placement.self, forKey: .placement)
    orientation = try container.decode(Orientation.self, forKey: .orientation)
    direction = try container.decode(ReadingDirection.self, forKey: .direction)
    theme = try container.decode(Theme.self, forKey: .theme)
    isAnimated = try container.decode(Bool.self, forKey: .isAnimated)
    language = try container.decode(StageLanguage.self, forKey: .language)
    traits = Set(try container.decode([DeviceTrait].self, forKey: .traits))
    width = try container.decode(within: Self.widths, forKey: .width)
    textScale = try container.decode(within: Self.textScales, forKey: .textScale)
  }

  /// Writes a setting, the traits in a fixed order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(era, forKey: .era)
    try container.encode(idiom, forKey: .idiom)
    try container.encode(placement, forKey: .placement)
    try container.encode(width, forKey: .width)
    try container.encode(orientation, forKey: .orientation)
    try container.encode(textScale, forKey: .textScale)
    try container.encode(direction, forKey: .direction)
    try container.encode(theme, forKey: .theme)
    try container.encode(isAnimated, forKey: .isAnimated)
    try container.encode(language, forKey: .language)
    try container.encode(traits.sorted(), forKey: .traits)
  }
}
