import CGtk
import Foundation

/// An option of the command line.
struct CommandLineOption: Sendable {
  /// Its long name, without dashes.
  let name: String
  /// One line that says what it does, in a person's language.
  let summary: String
  /// What stands for its value in the help, `nil` if it has no value.
  let placeholder: String?
}

/// Copies a null-terminated array of texts; `g_strfreev` frees it.
private func copyCStrings(
  _ texts: UnsafePointer<UnsafePointer<CChar>?>?
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  // The function only reads, but its declaration does not say so.
  g_strdupv(
    UnsafeMutableRawPointer(mutating: texts)?.assumingMemoryBound(
      to: UnsafeMutablePointer<CChar>?.self))
}

/// Reads a command line by GLib's rules, keeping the order of options.
@MainActor struct OptionParser {
  /// What was written.
  struct Parsed: Equatable {
    struct Occurrence: Equatable {
      let name: String
      let value: String?
    }

    /// The options in the order in which they were written.
    var options: [Occurrence] = []
    /// What is no option, in order.
    var rest: [String] = []
  }

  /// What was wrong, in GLib's words.
  struct Failure: Error, Equatable {
    let message: String
  }

  let options: [CommandLineOption]
  /// What stands for the arguments that are no options, in the help.
  let parameters: String
  /// What the program does, before the list of options.
  let summary: String

  /// Reads the arguments, of which the first is the program's name.
  func parse(_ arguments: [String]) throws(Failure) -> Parsed {
    // GLib drops in silence the value of an option that has none.
    for argument in arguments.dropFirst().prefix(while: { $0 != "--" }) {
      if options.contains(where: { $0.placeholder == nil && argument.hasPrefix("--\($0.name)=") }) {
        let message = Translation.text("Unknown option %s", domain: "glib20")
        throw Failure(message: message.replacingOccurrences(of: "%s", with: argument))
      }
    }
    let result: Result<Parsed, Failure> = withContext { context, collector in
      // GLib takes out of the array, and frees, what it understood.
      var texts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
        withCStrings(arguments) { array in
          copyCStrings(array)
        }
      defer { g_strfreev(texts) }
      var failure: UnsafeMutablePointer<GError>?
      defer { g_clear_error(&failure) }
      guard g_option_context_parse_strv(context, &texts, &failure) != 0 else {
        return .failure(
          Failure(message: failure.map { String(cString: $0.pointee.message) } ?? ""))
      }
      var position = 1
      while let text = texts?[position] {
        collector.parsed.rest.append(String(cString: text))
        position += 1
      }
      // GLib keeps the dashes that end the options.
      if let dashes = collector.parsed.rest.firstIndex(of: "--") {
        collector.parsed.rest.remove(at: dashes)
      }
      return .success(collector.parsed)
    }
    return try result.get()
  }

  /// The text for `--help`.
  var help: String {
    withContext { context, _ in take(g_option_context_get_help(context, 1, nil)) ?? "" }
  }

  private final class Collector {
    var parsed = Parsed()
  }

  private func withContext<Result>(_ body: (OpaquePointer, Collector) -> Result) -> Result {
    let collector = Collector()
    var owned: [UnsafeMutablePointer<CChar>?] = []
    defer { for text in owned { g_free(text) } }
    func keep(_ text: String?) -> UnsafePointer<CChar>? {
      guard let text else { return nil }
      let copy = g_strdup(text)
      owned.append(copy)
      return UnsafePointer(copy)
    }
    // GLib hands the option as it was written: "--name".
    let collect: GOptionArgFunc = { name, value, data, _ in
      guard let name, let data else { return 0 }
      Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue().parsed.options.append(
        .init(
          name: String(String(cString: name).drop { $0 == "-" }),
          value: value.map { String(cString: $0) }))
      return 1
    }
    var entries = options.map { option in
      GOptionEntry(
        long_name: keep(option.name), short_name: 0,
        // A file name is any bytes; GLib would refuse UTF-8 under a locale of another charset.
        flags: gint(
          (option.placeholder == nil ? G_OPTION_FLAG_NO_ARG : G_OPTION_FLAG_FILENAME).rawValue),
        arg: G_OPTION_ARG_CALLBACK, arg_data: unsafeBitCast(collect, to: gpointer.self),
        description: keep(option.summary), arg_description: keep(option.placeholder))
    }
    entries.append(GOptionEntry())
    // The constructors return null only when memory is exhausted, at which GLib aborts.
    let context: OpaquePointer = g_option_context_new(parameters)
    defer { g_option_context_free(context) }
    // For the group, which gives it back when it goes.
    let retained = Unmanaged.passRetained(collector).toOpaque()
    let group = g_option_group_new("main", "", "", retained) { data in
      if let data { Unmanaged<Collector>.fromOpaque(data).release() }
    }
    g_option_group_add_entries(group, entries)
    g_option_context_set_main_group(context, group)
    g_option_context_set_summary(context, summary)
    g_option_context_set_help_enabled(context, 0)
    return body(context, collector)
  }
}
