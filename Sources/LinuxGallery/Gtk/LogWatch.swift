import CGtk
import Foundation

/// What GLib and GTK say through their log, recorded so that tests and reports can read it.
///
/// Messages come from any thread, therefore a lock guards the record.
enum LogWatch {
  /// One warning, critical or error.
  struct Entry: Hashable, Sendable {
    /// The library that spoke, such as "Gtk".
    let domain: String
    let text: String
    /// Whether it says that the program is wrong, not merely that something is odd.
    let isCritical: Bool
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var recorded: [Entry] = []
  private nonisolated(unsafe) static var isQuiet = false

  /// Installs the writer; GLib takes one per process, so only the first call does anything.
  private static let installed: Void = {
    g_log_set_writer_func(
      { level, fields, count, _ in LogWatch.write(level, fields, count) }, nil, nil)
  }()

  /// Begins to record; to be called before GTK is initialised.
  static func start() { _ = installed }

  /// Everything recorded since the beginning or the last `clear()`.
  static var messages: [Entry] { lock.withLock { recorded } }

  /// Forgets what was recorded.
  static func clear() { lock.withLock { recorded = [] } }

  /// Runs the body and returns what was said meanwhile, keeping it out of record and terminal.
  static func messages(during body: () throws -> Void) rethrows -> [Entry] {
    start()
    let before = lock.withLock {
      let before = recorded
      recorded = []
      isQuiet = true
      return before
    }
    defer {
      lock.withLock {
        recorded = before
        isQuiet = false
      }
    }
    try body()
    return messages
  }

  /// Says through GLib's own log that the program asked for something impossible.
  static func report(_ text: String) {
    g_log_structured_array_text("LinuxGallery", .levelCritical, text)
  }

  private static func write(
    _ level: GLogLevelFlags, _ fields: UnsafePointer<GLogField>?, _ count: gsize
  ) -> GLogWriterOutput {
    let relevant: GLogLevelFlags = [.levelError, .levelCritical, .levelWarning]
    guard !level.isDisjoint(with: relevant) else {
      return g_log_writer_default(level, fields, count, nil)
    }
    let message = Entry(
      domain: text(of: "GLIB_DOMAIN", in: fields, count) ?? "",
      text: text(of: "MESSAGE", in: fields, count) ?? "",
      isCritical: level.isDisjoint(with: .levelWarning))
    let quiet = lock.withLock {
      recorded.append(message)
      return isQuiet
    }
    return quiet ? .handled : g_log_writer_default(level, fields, count, nil)
  }

  private static func text(
    of key: String, in fields: UnsafePointer<GLogField>?, _ count: gsize
  ) -> String? {
    let all = UnsafeBufferPointer(start: fields, count: Int(count))
    guard let field = all.first(where: { String(cString: $0.key) == key }) else { return nil }
    guard let value = field.value else { return nil }
    if field.length < 0 {
      return String(cString: value.assumingMemoryBound(to: CChar.self))
    }
    return String(
      decoding: UnsafeRawBufferPointer(start: value, count: Int(field.length)), as: UTF8.self)
  }
}

/// Writes one plain message to GLib's structured log, which needs no variadic call.
private func g_log_structured_array_text(_ domain: String, _ level: GLogLevelFlags, _ text: String)
{
  let texts = [
    ("PRIORITY", "4"), ("GLIB_DOMAIN", domain), ("MESSAGE", text),
  ]
  let copies = texts.map { (strdup($0.0), strdup($0.1)) }
  defer {
    for copy in copies {
      free(copy.0)
      free(copy.1)
    }
  }
  let fields = copies.map { GLogField(key: $0.0, value: $0.1, length: -1) }
  g_log_structured_array(level, fields, gsize(fields.count))
}
