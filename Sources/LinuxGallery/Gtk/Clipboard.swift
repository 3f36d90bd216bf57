import CGtk

/// What was copied or cut: the desktop's clipboard, or one of the program's own while things are
/// only tried and nobody's copies may be lost.
@MainActor enum Clipboard {
  private static var trials = 0
  private static var own: String?

  /// Whether things are only tried.
  static var isSetAside: Bool { trials > 0 }

  /// Leaves the desktop's clipboard alone until `putBack()`; an empty one of the program's own
  /// stands in.
  static func setAside() {
    if trials == 0 { own = nil }
    trials += 1
  }

  /// Ends what `setAside()` began.
  static func putBack() { trials = max(0, trials - 1) }

  /// Leaves the desktop's clipboard alone while the body runs.
  static func settingAside<Result>(_ body: () throws -> Result) rethrows -> Result {
    setAside()
    defer { putBack() }
    return try body()
  }

  /// Whether there is text on it; nothing is read for that.
  static var hasText: Bool {
    guard !isSetAside else { return own != nil }
    guard let desktop else { return false }
    return gdk_content_formats_contain_gtype(
      gdk_clipboard_get_formats(desktop), gallery_type_string()) != 0
      || gdk_content_formats_contain_mime_type(
        gdk_clipboard_get_formats(desktop), "text/plain;charset=utf-8") != 0
      || gdk_content_formats_contain_mime_type(
        gdk_clipboard_get_formats(desktop), "text/plain") != 0
  }

  /// Its text where this very program put it there; `nil` for an empty one and another program's.
  static var ownText: String? {
    guard !isSetAside else { return own }
    guard let desktop, gdk_clipboard_is_local(desktop) != 0,
      let content = gdk_clipboard_get_content(desktop)
    else { return nil }
    var value = GValue()
    g_value_init(&value, gallery_type_string())
    defer { g_value_unset(&value) }
    guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
    return g_value_get_string(&value).map { String(cString: $0) }
  }

  /// Puts a text on it.
  static func write(_ text: String) {
    guard !isSetAside else { return own = text }
    guard let desktop else { return }
    gdk_clipboard_set_text(desktop, text)
  }

  /// Calls the closure with its text, at once or when the program that has it gave it; with `nil` if
  /// there is none.
  static func read(_ body: @escaping @MainActor (String?) -> Void) {
    guard !isSetAside else { return body(own) }
    guard let desktop else { return body(nil) }
    let reading = Unmanaged.passRetained(Reading(body)).toOpaque()
    gdk_clipboard_read_text_async(
      desktop, nil,
      { source, result, data in
        guard let data else { return }
        // The reference retained above is taken back by the only call there is.
        let reading = Unmanaged<Reading>.fromOpaque(data).takeRetainedValue()
        let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
        let words = text.map { String(cString: $0) }
        g_free(text)
        MainActor.assumeIsolated { reading.body(words) }
      }, reading)
  }

  private static var desktop: OpaquePointer? {
    gdk_display_get_default().map { gdk_display_get_clipboard($0) }
  }
}

/// Who waits for a text.
private final class Reading: Sendable {
  let body: @MainActor (String?) -> Void
  init(_ body: @escaping @MainActor (String?) -> Void) { self.body = body }
}

extension ObjectWrapper {
  /// Keeps the handlers that come after this one, and the class's own, from an emission that is going
  /// on.
  func stopEmission(of signal: String) { g_signal_stop_emission_by_name(object, signal) }
}
