import CGtk

/// What a program tells about itself.
struct AboutDialog: WindowWidget {
  static var widgetType: GType { gtk_about_dialog_get_type() }
  let pointer: WidgetPointer
}

extension AboutDialog {
  init(programName: String, version: String, comments: String, icon: String) {
    self.init(pointer: gtk_about_dialog_new())
    gtk_about_dialog_set_program_name(opaque, programName)
    gtk_about_dialog_set_version(opaque, version)
    gtk_about_dialog_set_comments(opaque, comments)
    gtk_about_dialog_set_logo_icon_name(opaque, icon)
    gtk_about_dialog_set_license_type(opaque, GTK_LICENSE_MIT_X11)
  }
}

/// A window that lists keyboard shortcuts.
struct ShortcutsWindow: WindowWidget {
  static var widgetType: GType { gtk_shortcuts_window_get_type() }
  let pointer: WidgetPointer
}

extension ShortcutsWindow {
  /// One line: keys such as "<Control>z" and what they do.
  struct Shortcut: Sendable {
    let keys: String
    let title: String
  }

  /// Makes the window with groups of shortcuts under titles; `nil` if GTK cannot build it.
  init?(_ groups: [(title: String, shortcuts: [Shortcut])]) {
    let content = groups.map { group in
      let lines = group.shortcuts.map { shortcut in
        """
        <child><object class="GtkShortcutsShortcut">
        <property name="accelerator">\(Self.escape(shortcut.keys))</property>
        <property name="title">\(Self.escape(shortcut.title))</property>
        </object></child>
        """
      }
      return """
        <child><object class="GtkShortcutsGroup">
        <property name="title">\(Self.escape(group.title))</property>
        \(lines.joined())
        </object></child>
        """
    }
    let markup = """
      <interface><object class="GtkShortcutsWindow" id="shortcuts">
      <property name="modal">1</property>
      <child><object class="GtkShortcutsSection"><property name="section-name">all</property>
      \(content.joined())
      </object></child></object></interface>
      """
    guard let builder = gtk_builder_new_from_string(markup, -1) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let object = gtk_builder_get_object(builder, "shortcuts") else { return nil }
    // A window belongs to GTK's list of windows; the builder's reference is not needed.
    self.init(
      pointer: UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
  }

  private static func escape(_ text: String) -> String {
    take(g_markup_escape_text(text, -1)) ?? ""
  }
}
