import GalleryModel

/// An option of the command line; the raw value is its name, without dashes.
enum Option: String, CaseIterable, Sendable {
  case list
  case review
  case show
  case violate
  case repair
  case edition
  case idiom
  case width
  case textScale = "text-scale"
  case theme
  case direction
  case animations
  case language
  case rendered
  case format
  case screenshot
  case plain
  case help
  case version

  /// The option as it is written.
  var dashed: String { "--\(rawValue)" }

  /// Whether it may be given more than once.
  var isRepeatable: Bool { self == .violate || self == .repair }

  /// Whether an address can say it, too: an address says what is shown, never what is done with it.
  var isPartOfAddress: Bool {
    switch self {
    case .violate, .repair, .edition, .idiom, .width, .textScale, .theme, .direction, .animations,
      .language:
      true
    case .list, .review, .show, .rendered, .format, .screenshot, .plain, .help, .version: false
    }
  }

  /// The options of which one has to be there as well; none if it stands by itself.
  ///
  /// An address stands for `show` where that is among them, but not for a screenshot.
  var companions: [Option] {
    switch self {
    case .violate, .repair: [.review, .show]
    case .rendered: [.review]
    case .format: [.list, .review]
    case .screenshot: [.show]
    case .plain: [.screenshot]
    case .list, .review, .show, .edition, .idiom, .width, .textScale, .theme, .direction,
      .animations, .language, .help, .version:
      []
    }
  }

  /// What stands for its value in the help; `nil` if it has no value.
  var placeholder: String? {
    switch self {
    case .list: Listing.allCases.map(\.rawValue).joined(separator: "|")
    case .review: "CONTROL|\(Request.allControls)"
    case .show: "CONTROL"
    case .violate, .repair: "ID"
    case .edition: Era.allCases.map(\.name).joined(separator: "|")
    case .idiom: Idiom.allCases.map(\.rawValue).joined(separator: "|")
    case .width, .textScale: "NUMBER"
    case .theme: Theme.allCases.map(\.rawValue).joined(separator: "|")
    case .direction: ReadingDirection.allCases.map(\.rawValue).joined(separator: "|")
    case .animations: Switching.allCases.map(\.rawValue).joined(separator: "|")
    case .language: StageLanguage.allCases.map(\.rawValue).joined(separator: "|")
    case .format: OutputFormat.allCases.map(\.rawValue).joined(separator: "|")
    case .screenshot: "FILE.png"
    case .rendered, .plain, .help, .version: nil
    }
  }

  /// What it does, in one line.
  var summary: Message {
    switch self {
    case .list: Message("Print all controls, or all statements about them")
    case .review: Message("Judge a control; exit with 1 if a statement is broken")
    case .show: Message("Open the window with a control")
    case .violate: Message("Break a statement first; can be given again")
    case .repair: Message("Then mend a statement; can be given again")
    case .edition: Message("The edition in force")
    case .idiom: Message("The device")
    case .width:
      Message(
        "The screen’s width in points, from {0} to {1}", Setting.widths.lowerBound,
        Setting.widths.upperBound)
    case .textScale:
      Message(
        "The size of text, from {0} to {1}; 1 is usual", Setting.textScales.lowerBound,
        Setting.textScales.upperBound)
    case .theme: Message("The colours of the stage")
    case .direction: Message("The direction of reading")
    case .animations: Message("Whether things on the stage move")
    case .language: Message("The language of the stage")
    case .rendered: Message("With --review: build and measure the real widgets")
    case .format: Message("With --list and --review: how to print")
    case .screenshot: Message("With --show: write a picture and end")
    case .plain: Message("With --screenshot: the stage alone, without marks")
    case .help: Message("Print this help")
    case .version: Message("Print the version")
    }
  }
}

/// How results are printed.
enum OutputFormat: String, CaseIterable, Sendable {
  /// For people, in their language.
  case text
  /// For programs, the same in every language.
  case json
}

/// The value of an option that switches something.
enum Switching: String, CaseIterable, Sendable {
  case on
  case off
}

/// The options that were written, with their values.
struct WrittenOptions: Hashable, Sendable {
  private var valuesByOption: [Option: [String]] = [:]

  /// Adds an option; throws if it is written a second time and has only one value.
  mutating func add(_ option: Option, _ value: String) throws(WrongRequest) {
    guard option.isRepeatable || !has(option) else { throw .twice(option) }
    valuesByOption[option, default: []].append(value)
  }

  func has(_ option: Option) -> Bool { valuesByOption[option] != nil }

  /// The value of an option that can be written once; `nil` if it was not.
  func value(of option: Option) -> String? { valuesByOption[option]?.first }

  /// The values of an option in the order in which they were written.
  func values(of option: Option) -> [String] { valuesByOption[option] ?? [] }
}
