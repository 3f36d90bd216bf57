import CGtk

/// The address of a widget.
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// Anything that is a widget, with all that widgets have in common.
@MainActor protocol WidgetWrapper: ObjectWrapper {
  var pointer: WidgetPointer { get }
}

/// A widget of a known class, which can be recognised among others.
@MainActor protocol TypedWidget: WidgetWrapper {
  /// The class in GTK's type system.
  static var widgetType: GType { get }
  /// Wraps a widget that is known to be of the class.
  init(pointer: WidgetPointer)
}

/// A widget of any class.
struct AnyWidget: TypedWidget {
  static var widgetType: GType { gtk_widget_get_type() }
  let pointer: WidgetPointer
}

extension AnyWidget {
  init(_ widget: some WidgetWrapper) { self.init(pointer: widget.pointer) }

  /// Makes a widget of any class with values that can only be given at construction.
  ///
  /// Names that the class lacks are reported as GLib criticals and left out.
  init(
    type: GType, cssName: String? = nil, role: GtkAccessibleRole? = nil
  ) {
    var names: [String] = []
    var values: [GValue] = []
    if let cssName {
      names.append("css-name")
      var value = GValue()
      g_value_init(&value, gallery_type_string())
      g_value_set_string(&value, cssName)
      values.append(value)
    }
    if let role {
      names.append("accessible-role")
      var value = GValue()
      g_value_init(&value, gtk_accessible_role_get_type())
      g_value_set_enum(&value, Int32(bitPattern: role.rawValue))
      values.append(value)
    }
    let keys = names.map { g_strdup($0) }
    defer {
      for key in keys { g_free(key) }
      for index in values.indices { g_value_unset(&values[index]) }
    }
    var constants = keys.map { UnsafePointer($0) }
    // It returns null for no type at all, hence never for a widget's.
    let object: UnsafeMutablePointer<GObject> = g_object_new_with_properties(
      type, guint(names.count), &constants, values)
    self.init(pointer: UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
  }
}

extension WidgetWrapper {
  var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }

  /// The same widget as the class asked for, or `nil` if it is none of that class.
  func `as`<Widget: TypedWidget>(_ type: Widget.Type) -> Widget? {
    isA(type.widgetType) ? Widget(pointer: pointer) : nil
  }

  // MARK: Style classes

  /// Adds style classes, which CSS matches.
  func addClass(_ names: String...) {
    for name in names { gtk_widget_add_css_class(pointer, name) }
  }

  /// Removes style classes; those that are absent do no harm.
  func removeClass(_ names: String...) {
    for name in names { gtk_widget_remove_css_class(pointer, name) }
  }

  /// Adds or removes a style class.
  func setClass(_ name: String, _ isPresent: Bool) {
    if isPresent { addClass(name) } else { removeClass(name) }
  }

  func hasClass(_ name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

  /// The name of the CSS node, fixed by the class or at construction.
  var cssName: String { String(cString: gtk_widget_get_css_name(pointer)) }

  /// The name that CSS matches with `#name` and that tests find.
  var name: String {
    get { String(cString: gtk_widget_get_name(pointer)) }
    nonmutating set { gtk_widget_set_name(pointer, newValue) }
  }

  // MARK: Visibility

  /// Whether it takes part in its parent's layout; says nothing about where it is drawn.
  var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    nonmutating set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether it and all its ancestors are visible and in a mapped window.
  var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Whether its parent shows it, as a stack does with one of its pages.
  var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(pointer) != 0 }
    nonmutating set { gtk_widget_set_child_visible(pointer, newValue ? 1 : 0) }
  }

  /// How opaque it is drawn, 0…1; values outside are clamped.
  var opacity: Double {
    get { gtk_widget_get_opacity(pointer) }
    nonmutating set { gtk_widget_set_opacity(pointer, newValue) }
  }

  // MARK: Interaction

  /// Whether it was set to react; an insensitive ancestor still disables it.
  var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    nonmutating set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// Whether it and all its ancestors react.
  var isEffectivelySensitive: Bool { gtk_widget_is_sensitive(pointer) != 0 }

  /// Whether the focus may enter it or its descendants.
  var canFocus: Bool {
    get { gtk_widget_get_can_focus(pointer) != 0 }
    nonmutating set { gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }

  /// Whether it can hold the focus itself.
  var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    nonmutating set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  /// Whether a pointer or touch can meet it; if not, they meet what is beneath.
  var canTarget: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    nonmutating set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  /// Whether it holds the focus in an active window.
  var hasFocus: Bool { gtk_widget_has_focus(pointer) != 0 }

  /// Whether it is its window's focus widget, also in a window that is not active.
  var isFocus: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Moves the focus here; returns whether it or a descendant took it.
  @discardableResult func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Does what a press on it or its mnemonic does; returns whether it can be activated.
  @discardableResult func activate() -> Bool { gtk_widget_activate(pointer) != 0 }

  /// Runs an action by its full name, such as "win.undo"; returns whether there is one.
  @discardableResult func activateAction(_ name: String) -> Bool {
    gtk_widget_activate_action_variant(pointer, name, nil) != 0
  }

  /// The text that appears when the pointer rests on it.
  var tooltip: String? {
    get { gtk_widget_get_tooltip_text(pointer).map { String(cString: $0) } }
    nonmutating set { gtk_widget_set_tooltip_text(pointer, newValue) }
  }

  /// Sets the pointer's shape over the widget by its CSS name, such as "pointer".
  func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(pointer, name) }

  /// The states that CSS and accessibility know: active, checked, insensitive, focused and so on.
  var stateFlags: GtkStateFlags { gtk_widget_get_state_flags(pointer) }

  /// Sets states in addition to those present.
  func setStateFlags(_ flags: GtkStateFlags) { gtk_widget_set_state_flags(pointer, flags, 0) }

  func unsetStateFlags(_ flags: GtkStateFlags) { gtk_widget_unset_state_flags(pointer, flags) }
}
