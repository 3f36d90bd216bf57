extension TextLabel {
  /// Where a label's font comes from.
  public enum FontSource: String, CaseIterable, Codable, Sendable {
    /// The system's preferred font for a text style, in the size that people chose.
    case textStyle = "text-style"
    /// A family and a size by name.
    case named
  }

  /// The system's styles of text.
  public enum TextStyle: String, CaseIterable, Codable, Sendable {
    case largeTitle = "large-title"
    case title, headline, body, callout, footnote, caption

    /// The size in points while people have not chosen another.
    ///
    /// The styles of the platform, whose body has 17 points, for the stage's body of 14.
    public var points: Double {
      switch self {
      case .largeTitle: 28
      case .title: 22
      case .headline, .body: TextWidth.size
      case .callout: 13
      case .footnote: 12
      case .caption: 11
      }
    }

    /// Whether all of it is bold.
    public var isBold: Bool {
      switch self {
      case .headline: true
      case .largeTitle, .title, .body, .callout, .footnote, .caption: false
      }
    }
  }

  /// The colours of text.
  public enum Paint: String, CaseIterable, Codable, Sendable {
    /// The system's, which follows the theme.
    case standard
    case grey, blue, red, yellow
    /// Hardly another one than that of the ground.
    case faint

    /// The colour as it is drawn in a theme; `nil` for the system's.
    public func color(in theme: Theme) -> DrawnColor? {
      switch self {
      case .standard: nil
      case .grey:
        theme.isDark
          ? DrawnColor(red: 0xC0, green: 0xBF, blue: 0xBC)
          : DrawnColor(red: 0x5E, green: 0x5C, blue: 0x64)
      case .blue:
        theme.isDark
          ? DrawnColor(red: 0x8A, green: 0xB8, blue: 0xF5)
          : DrawnColor(red: 0x1C, green: 0x5C, blue: 0xB8)
      case .red:
        theme.isDark
          ? DrawnColor(red: 0xFF, green: 0x9A, blue: 0x91)
          : DrawnColor(red: 0xA5, green: 0x1D, blue: 0x2D)
      case .yellow: DrawnColor(red: 0xF6, green: 0xD3, blue: 0x2D)
      case .faint:
        theme.isDark
          ? DrawnColor(red: 0x4A, green: 0x4A, blue: 0x4A)
          : DrawnColor(red: 0xC9, green: 0xC8, blue: 0xC6)
      }
    }
  }

  /// The least contrast of text and ground (WCAG 2.1, 1.4.3).
  static let minimumContrast = 4.5
  /// The least contrast where the text is large (WCAG 2.1, 1.4.3).
  static let minimumLargeContrast = 3.0
  /// From which size in points on text is large, and bold text (WCAG 2.1: 18 and 14 points of print).
  static let largeSizes = (regular: 24.0, bold: 18.67)
  /// The least size of text in points at the usual text scale.
  ///
  /// The guidelines name no number; this is the size of the smallest text style.
  static let minimumSize = TextStyle.caption.points
  /// The text scale at which a label has to look well too.
  public static let largeTextScale = 2.0

  /// The least size of text in points where people chose a text scale; smaller text is their wish.
  static func minimumSize(in setting: Setting) -> Double { minimumSize * min(1, setting.textScale) }

  /// The least contrast for text of a size in points.
  static func minimumContrast(size: Double, isBold: Bool) -> Double {
    size >= (isBold ? largeSizes.bold : largeSizes.regular) ? minimumLargeContrast : minimumContrast
  }

  /// The colour behind the text, and the system's own of text on it.
  public static func standardColours(in theme: Theme) -> (ground: DrawnColor, ink: DrawnColor) {
    let white = DrawnColor(red: 0xFF, green: 0xFF, blue: 0xFF)
    let black = DrawnColor(red: 0, green: 0, blue: 0)
    return switch theme {
    case .light: (white, black)
    case .highContrast: (white, black)
    case .dark: (DrawnColor(red: 0x2D, green: 0x2D, blue: 0x2D), white)
    case .highContrastDark: (DrawnColor(red: 0x2D, green: 0x2D, blue: 0x2D), white)
    }
  }

  /// Sets the size of a named font; throws for a number that is not within `sizes`.
  public mutating func setPoints(_ points: Double) throws {
    self.points = try Self.sizes.checked(points)
  }

  /// The size of the text in points in a setting.
  public func fontSize(in setting: Setting) -> Double {
    switch fontSource {
    case .textStyle: textStyle.points * setting.textScale
    case .named: points * (scalesFixedSize ? setting.textScale : 1)
    }
  }

  /// Whether all of the text is bold, by its style or since people want bold text.
  public func isBold(in setting: Setting) -> Bool {
    setting.traits.contains(.boldText) || (fontSource == .textStyle && textStyle.isBold)
  }

  /// The family that the author named; empty for the system's.
  public var namedFamily: String {
    switch fontSource {
    case .textStyle: ""
    case .named: family
    }
  }

  /// Whether the size follows the one that people chose.
  var followsTextScale: Bool {
    switch fontSource {
    case .textStyle: true
    case .named: scalesFixedSize
    }
  }

  /// The colour in which a run is drawn.
  public func drawnPaint(of run: Run) -> Paint { run.paint == .standard ? paint : run.paint }

  /// Whether a family is a decorative one: handwriting, ornament, comic lettering.
  ///
  /// Of several families the first counts.
  static func isDecorative(_ family: String) -> Bool {
    let first = family.split(separator: ",").first ?? ""
    let name = first.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }
    return decorativeFamilies.contains { name.hasPrefix($0) }
  }

  /// How the names of families begin that everybody knows as decorative, in lower case and without
  /// spaces; `z003` and `urwchancery` come with most desktops.
  private static let decorativeFamilies: Set<String> = [
    "z003", "urwchancery", "zapfchancery", "itczapfchancery", "zapfino", "papyrus", "comicsans",
    "comicneue", "brushscript", "lucidahandwriting", "curlz", "jokerman", "chiller",
    "snellroundhand", "edwardianscript", "lobster", "pacifico", "dancingscript", "greatvibes",
    "kunstlerscript", "oldenglishtext", "blackadder", "caveat", "indieflower", "cursive", "fantasy",
  ]

  /// Whether a text has letters or digits, and no emoji, so that its colour can be told from what is
  /// drawn of it.
  public static func isReadable(_ text: String) -> Bool {
    var hasLetters = false
    for character in text {
      let isPicture = character.unicodeScalars.contains {
        $0.properties.isEmojiPresentation || $0.properties.isVariationSelector
          || $0.value == 0x200D
      }
      if isPicture { return false }
      hasLetters = hasLetters || character.isWordPart
    }
    return hasLetters
  }
}
