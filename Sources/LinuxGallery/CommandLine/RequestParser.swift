import Foundation
import GalleryModel

extension Request {
  /// The options and the argument that GLib reads and explains.
  @MainActor private static var parser: OptionParser {
    OptionParser(
      options: Option.allCases.map {
        CommandLineOption(
          name: $0.rawValue, summary: $0.summary.localized, placeholder: $0.placeholder)
      },
      parameters: Message("[ADDRESS]").localized,
      summary: Message(
        "Shows touch controls that follow or break the guidelines for them, on real widgets."
      ).localized)
  }

  /// The text for `--help`.
  @MainActor static var helpText: String { parser.help }

  /// Reads a command line, of which the first argument is the program's name.
  @MainActor init(arguments: [String]) throws(WrongRequest) {
    let parsed: OptionParser.Parsed
    do {
      parsed = try Self.parser.parse(arguments)
    } catch {
      throw Self.diagnosis(of: arguments) ?? .syntax(error.message)
    }
    var options = WrittenOptions()
    for occurrence in parsed.options {
      guard let option = Option(rawValue: occurrence.name) else {
        throw .unknownOption("--\(occurrence.name)")
      }
      try options.add(option, occurrence.value ?? "")
    }
    self = try Self.request(for: options, arguments: parsed.rest)
  }

  /// What is wrong with a command line that GLib refused; `nil` if only GLib knows.
  private static func diagnosis(of arguments: [String]) -> WrongRequest? {
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.hasPrefix("-"), argument != "-" else { continue }
      let parts = argument.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map(String.init)
      guard let option = Option.allCases.first(where: { $0.dashed == parts.first }) else {
        return .unknownOption(parts.first ?? argument)
      }
      if option.placeholder == nil {
        if parts.count > 1 { return .valueNotWanted(option) }
      } else if parts.count == 1, rest.popFirst() == nil {
        return .valueWanted(option)
      }
    }
    return nil
  }

  private static func request(
    for options: WrittenOptions, arguments: [String]
  ) throws(WrongRequest) -> Request {
    if options.has(.help) { return .help }
    if options.has(.version) { return .version }
    let deeds = [Option.list, .review, .show].filter(options.has)
    if deeds.count > 1 { throw .contrary(deeds[0], deeds[1]) }
    if let argument = arguments.dropFirst(deeds.isEmpty ? 1 : 0).first { throw .stray(argument) }
    var address: Address?
    if let argument = arguments.first { address = try Address(argument) }
    for option in Option.allCases where options.has(option) && !option.companions.isEmpty {
      let isShown = address?.control != nil && option.isPartOfAddress
      guard isShown || option.companions.contains(where: options.has) else {
        throw .lacksCompanion(option)
      }
    }
    let format = try options.choice(of: .format) ?? OutputFormat.text
    let listing: Listing? = try options.choice(of: .list)
    if let listing {
      // They change nothing in a list, but wrong ones are wrong here, too.
      _ = try SettingOptions(from: options)
      return .list(listing, format)
    }
    if let slug = options.value(of: .review) {
      return .review(try review(of: slug, options, format))
    }
    return .show(try show(options, at: address))
  }

  private static func review(
    of slug: String, _ options: WrittenOptions, _ format: OutputFormat
  ) throws(WrongRequest) -> ReviewRequest {
    let isOfAll = slug == allControls
    let controls = isOfAll ? Catalog.controls : [try Catalog.entry(called: slug)]
    let edits = try Edits(from: options, about: controls)
    return ReviewRequest(
      controls: controls, isOfAll: isOfAll, edits: edits,
      setting: try SettingOptions(from: options).setting(for: edits),
      isRendered: options.has(.rendered), format: format)
  }

  private static func show(
    _ options: WrittenOptions, at address: Address?
  ) throws(WrongRequest) -> ShowRequest {
    var whole = address ?? Address(control: options.value(of: .show), options: WrittenOptions())
    for option in Option.allCases where option.isPartOfAddress {
      for value in options.values(of: option) { try whole.options.add(option, value) }
    }
    var request = try ShowRequest(whole)
    request.isPlain = options.has(.plain)
    if let path = options.value(of: .screenshot) {
      guard canWrite(to: path) else { throw .unwritable(path) }
      request.screenshot = path
    }
    return request
  }

  /// Whether a file can be written; leaves one that exists as it is, and makes none.
  private static func canWrite(to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor >= 0 {
      close(descriptor)
      unlink(path)
      return true
    }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && !isDirectory.boolValue && FileManager.default.isWritableFile(atPath: path)
  }
}
