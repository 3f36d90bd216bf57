import CGtk

/// A key with what is held down with it.
struct KeyStroke: Hashable {
  /// The key's name, such as "Left".
  let key: String
  let hasControl: Bool
  let hasShift: Bool
  let hasAlt: Bool

  /// Whether it types or deletes a character.
  @MainActor var types: Bool {
    guard !hasControl, !hasAlt else { return false }
    return KeyController.character(of: key) != nil || Self.deletingKeys.contains(key)
  }

  /// The keys that delete, whatever is held down with them.
  static let deletingKeys: Set<String> = ["BackSpace", "Delete", "KP_Delete"]
}

/// Keys pressed while the focus is in a widget.
struct KeyController: EventController {
  let object: UnsafeMutableRawPointer

  init(on widget: some WidgetWrapper) {
    object = UnsafeMutableRawPointer(gtk_event_controller_key_new())
    widget.add(self)
  }

  /// Calls the closure with the key's name and the modifiers; true if it was dealt with.
  @discardableResult func onPressed(
    _ body: @escaping @MainActor (String, GdkModifierType) -> Bool
  ) -> SignalHandler {
    connectReturning("key-pressed") { arguments in
      let name = gdk_keyval_name(guint(clamping: arguments.int(0))).map { String(cString: $0) }
      return body(name ?? "", GdkModifierType(rawValue: guint(clamping: arguments.int(2))))
    }
  }

  /// Calls the closure with the key and what is held down with it; true if it was dealt with.
  @discardableResult func onStroke(
    _ body: @escaping @MainActor (KeyStroke) -> Bool
  ) -> SignalHandler {
    onPressed { key, modifiers in
      body(
        KeyStroke(
          key: key, hasControl: modifiers.contains(.controlMask),
          hasShift: modifiers.contains(.shiftMask), hasAlt: modifiers.contains(.altMask)))
    }
  }

  /// The character that a key of this name types; `nil` if it types none.
  static func character(of name: String) -> Character? {
    let code = gdk_keyval_to_unicode(gdk_keyval_from_name(name))
    guard code >= 0x20, let scalar = Unicode.Scalar(code) else { return nil }
    return Character(scalar)
  }

  /// Presses a key by its name, such as "Left", as the signal would say it.
  @discardableResult func press(_ name: String, _ modifiers: GdkModifierType = []) -> Bool {
    emit(
      "key-pressed", .int(Int(gdk_keyval_from_name(name))), .int(0),
      .int(Int(modifiers.rawValue)))
  }
}

/// Whether the focus is in a widget or its descendants.
struct FocusController: EventController {
  let object: UnsafeMutableRawPointer

  init(on widget: some WidgetWrapper) {
    object = UnsafeMutableRawPointer(gtk_event_controller_focus_new())
    widget.add(self)
  }

  /// Whether the focus is in the widget or beneath it.
  var containsFocus: Bool { gtk_event_controller_focus_contains_focus(opaque) != 0 }

  @discardableResult func onEnter(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("enter", body)
  }

  @discardableResult func onLeave(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("leave", body)
  }
}

/// Where the pointer is.
struct MotionController: EventController {
  let object: UnsafeMutableRawPointer

  init(on widget: some WidgetWrapper) {
    object = UnsafeMutableRawPointer(gtk_event_controller_motion_new())
    widget.add(self)
  }

  var containsPointer: Bool { gtk_event_controller_motion_contains_pointer(opaque) != 0 }

  @discardableResult func onMotion(
    _ body: @escaping @MainActor (Double, Double) -> Void
  ) -> SignalHandler {
    connectArguments("motion") { body($0.double(0), $0.double(1)) }
  }

  @discardableResult func onLeave(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("leave", body)
  }
}

/// Turns of the wheel and two-finger movements.
struct ScrollController: EventController {
  let object: UnsafeMutableRawPointer

  init(on widget: some WidgetWrapper, _ flags: GtkEventControllerScrollFlags) {
    object = UnsafeMutableRawPointer(gtk_event_controller_scroll_new(flags))
    widget.add(self)
  }

  /// Calls the closure with both distances; true if it was dealt with.
  @discardableResult func onScroll(
    _ body: @escaping @MainActor (Double, Double) -> Bool
  ) -> SignalHandler {
    connectReturning("scroll") { body($0.double(0), $0.double(1)) }
  }

  /// Whether the distances of the event that is being handled are points rather than clicks of a
  /// wheel.
  var isInPoints: Bool {
    gtk_event_controller_scroll_get_unit(opaque) == GDK_SCROLL_UNIT_SURFACE
  }

  /// Scrolls by these distances, as the signal would say it.
  @discardableResult func scroll(x: Double = 0, y: Double) -> Bool {
    emit("scroll", .double(x), .double(y))
  }
}

/// Keys that do something wherever the focus is within a scope.
struct ShortcutController: EventController {
  let object: UnsafeMutableRawPointer

  init(on widget: some WidgetWrapper, scope: GtkShortcutScope = .managed) {
    object = UnsafeMutableRawPointer(gtk_shortcut_controller_new())
    gtk_shortcut_controller_set_scope(opaque, scope)
    widget.add(self)
  }

  /// Runs an action by its full name when the keys, such as "<Control>z", are pressed.
  ///
  /// Returns false if the keys cannot be parsed.
  @discardableResult func add(_ keys: String, action: String) -> Bool {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { return false }
    let shortcut = gtk_shortcut_new(trigger, gtk_named_action_new(action))
    gtk_shortcut_controller_add_shortcut(opaque, shortcut)
    return true
  }
}
