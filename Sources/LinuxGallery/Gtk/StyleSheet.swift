import CGtk

/// Style rules for everything on the display, in force while this is kept.
@MainActor final class StyleSheet {
  private nonisolated(unsafe) let provider: UnsafeMutablePointer<GtkCssProvider>
  private nonisolated(unsafe) let display: OpaquePointer?

  /// The priority of an application's own rules, above themes and below a person's own.
  static let applicationPriority = 600

  /// Puts rules in force; what cannot be parsed is reported as GTK warnings and left out.
  init(_ css: String, priority: Int = applicationPriority) {
    provider = gtk_css_provider_new()
    display = gdk_display_get_default()
    replace(with: css)
    if let display {
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), guint(clamping: priority))
    }
  }

  /// Puts other rules in force instead.
  func replace(with css: String) { gtk_css_provider_load_from_data(provider, css, -1) }

  deinit {
    if let display {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
    }
    g_object_unref(provider)
  }
}

/// Settings of the desktop that the program reads or sets for itself.
@MainActor enum DesktopSettings {
  /// Whether widgets may move; true if there is no display.
  static var areAnimationsEnabled: Bool {
    get { flag("gtk-enable-animations") ?? true }
    set { setFlag("gtk-enable-animations", newValue) }
  }

  /// Whether dark is preferred where a theme has both.
  static var prefersDark: Bool {
    get { flag("gtk-application-prefer-dark-theme") ?? false }
    set { setFlag("gtk-application-prefer-dark-theme", newValue) }
  }

  /// Whether the focus selects the text of a label that can be selected.
  static var selectsLabelsOnFocus: Bool {
    get { flag("gtk-label-select-on-focus") ?? true }
    set { setFlag("gtk-label-select-on-focus", newValue) }
  }

  /// The object whose properties the settings are; `nil` if there is no display.
  static var object: SettingsObject? {
    gtk_settings_get_default().map { SettingsObject(object: UnsafeMutableRawPointer($0)) }
  }

  /// Takes the settings back that the program set, so that the desktop's hold again.
  static func reset(_ name: String) {
    if let object { gtk_settings_reset_property(object.opaque, name) }
  }

  private static func flag(_ name: String) -> Bool? {
    if case .bool(let flag) = object?.property(name) { flag } else { nil }
  }

  private static func setFlag(_ name: String, _ value: Bool) {
    object?.setProperty(name, to: .bool(value))
  }
}

/// The object behind the desktop's settings, to be told of changes with `onNotify`.
struct SettingsObject: ObjectWrapper {
  let object: UnsafeMutableRawPointer
}
