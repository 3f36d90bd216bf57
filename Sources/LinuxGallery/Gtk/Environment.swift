import CGtk
import Foundation

/// GTK as a whole.
@MainActor enum Gtk {
  /// Opens the display; false if there is none.
  ///
  /// Later calls do nothing.
  static func initialize() -> Bool {
    guard gtk_init_check() != 0 else { return false }
    gallery_correct_accessible_bounds()
    return true
  }

  /// The version that runs, such as "4.8.3".
  static var version: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }

  /// The program's name as the desktop and messages show it.
  static var programName: String {
    get { g_get_prgname().map { String(cString: $0) } ?? "" }
    set { g_set_prgname(newValue) }
  }

  /// The program's name in a person's language.
  static func setApplicationName(_ name: String) { g_set_application_name(name) }

  /// Finds icons in a directory too, in the usual layout of icon themes.
  static func addIconDirectory(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path)
  }

  /// Whether the icon theme has an icon of that name.
  static func hasIcon(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }

  /// Opens an address with the program that the desktop chooses for it.
  static func open(uri: String, over window: (any WindowWidget)? = nil) {
    gtk_show_uri(window.map { $0.cast() }, uri, guint(GDK_CURRENT_TIME))
  }
}

/// The program's own texts in the language of the process's locale.
enum Translation {
  /// Takes the locale from the environment and finds translations of a domain in a directory.
  ///
  /// Returns false if the locale does not exist on this system; texts then stay English.
  @discardableResult static func start(domain: String, directory: String) -> Bool {
    let isKnown = setlocale(LC_ALL, "") != nil
    bindtextdomain(domain, directory)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
    return isKnown
  }

  // Without a translation GLib returns the very address that it was given, hence results are read
  // while the arguments are still there.

  /// The translation of a text, the text itself if there is none.
  static func text(_ text: String, domain: String? = nil) -> String {
    // The empty text stands for the description of the translations themselves.
    guard !text.isEmpty else { return "" }
    return text.withCString { String(cString: g_dgettext(domain, $0)) }
  }

  /// The translation of a text that differs with a number.
  static func text(
    _ singular: String, plural: String, count: Int, domain: String? = nil
  ) -> String {
    let number = gulong(clamping: count.magnitude)
    return singular.withCString { one in
      plural.withCString { String(cString: g_dngettext(domain, one, $0, number)) }
    }
  }

  /// The translation of a text that means this in this context.
  static func text(_ text: String, context: String, domain: String? = nil) -> String {
    text.withCString { words in
      context.withCString { String(cString: g_dpgettext2(domain, $0, words)) }
    }
  }
}
