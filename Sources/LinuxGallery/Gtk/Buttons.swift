import CGtk

/// A widget that is a `GtkButton`: a press is its `clicked` signal.
@MainActor protocol ButtonWidget: TypedWidget {}

extension ButtonWidget {
  /// The text shown, `nil` if it shows something else.
  var label: String? {
    get { gtk_button_get_label(cast()).map { String(cString: $0) } }
    nonmutating set { gtk_button_set_label(cast(), newValue ?? "") }
  }

  /// The icon shown, `nil` if it shows something else.
  var iconName: String? {
    get { gtk_button_get_icon_name(cast()).map { String(cString: $0) } }
    nonmutating set { gtk_button_set_icon_name(cast(), newValue ?? "") }
  }

  /// What it shows, in place of a text or an icon.
  var child: AnyWidget? {
    get { gtk_button_get_child(cast()).map(AnyWidget.init(pointer:)) }
    nonmutating set { gtk_button_set_child(cast(), newValue?.pointer) }
  }

  /// Whether it has a frame of its own.
  var hasFrame: Bool {
    get { gtk_button_get_has_frame(cast()) != 0 }
    nonmutating set { gtk_button_set_has_frame(cast(), newValue ? 1 : 0) }
  }

  /// Runs an action when pressed, by its full name such as "win.undo".
  var actionName: String? {
    get { gtk_actionable_get_action_name(opaque).map { String(cString: $0) } }
    nonmutating set { gtk_actionable_set_action_name(opaque, newValue) }
  }

  @discardableResult func onClicked(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("clicked", body)
  }

  /// Presses it as a person would, if it is sensitive.
  func click() {
    if isEffectivelySensitive { emit("clicked") }
  }
}

/// A push button.
struct Button: ButtonWidget {
  static var widgetType: GType { gtk_button_get_type() }
  let pointer: WidgetPointer
}

extension Button {
  init() { self.init(pointer: gtk_button_new()) }
  init(label: String) { self.init(pointer: gtk_button_new_with_label(label)) }
  /// Shows an icon; give it an accessible name or a tooltip too.
  init(icon: String) { self.init(pointer: gtk_button_new_from_icon_name(icon)) }
  init(child: some WidgetWrapper) {
    self.init()
    self.child = AnyWidget(child)
  }
}

/// A button that stays pressed; in a group, one of several.
struct ToggleButton: ButtonWidget {
  static var widgetType: GType { gtk_toggle_button_get_type() }
  let pointer: WidgetPointer
}

extension ToggleButton {
  init() { self.init(pointer: gtk_toggle_button_new()) }
  init(label: String) { self.init(pointer: gtk_toggle_button_new_with_label(label)) }
  init(icon: String) {
    self.init()
    iconName = icon
  }

  var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    nonmutating set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Joins another one's group, in which at most one is active; `nil` leaves it.
  func setGroup(_ other: ToggleButton?) { gtk_toggle_button_set_group(cast(), other?.cast()) }

  /// Calls the closure with the new state.
  @discardableResult func onToggled(_ body: @escaping @MainActor (Bool) -> Void) -> SignalHandler {
    let pointer = self.pointer
    return connect("toggled") { body(ToggleButton(pointer: pointer).isActive) }
  }
}

/// A box with a tick, or a radio button in a group.
struct CheckButton: TypedWidget {
  static var widgetType: GType { gtk_check_button_get_type() }
  let pointer: WidgetPointer
}

extension CheckButton {
  init(label: String? = nil) {
    self.init(
      pointer: label.map { gtk_check_button_new_with_label($0) } ?? gtk_check_button_new())
  }

  var label: String? {
    get { gtk_check_button_get_label(cast()).map { String(cString: $0) } }
    nonmutating set { gtk_check_button_set_label(cast(), newValue) }
  }

  var isActive: Bool {
    get { gtk_check_button_get_active(cast()) != 0 }
    nonmutating set { gtk_check_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Whether it shows neither on nor off.
  var isInconsistent: Bool {
    get { gtk_check_button_get_inconsistent(cast()) != 0 }
    nonmutating set { gtk_check_button_set_inconsistent(cast(), newValue ? 1 : 0) }
  }

  /// Joins another one's group, in which at most one is active; `nil` leaves it.
  func setGroup(_ other: CheckButton?) { gtk_check_button_set_group(cast(), other?.cast()) }

  @discardableResult func onToggled(_ body: @escaping @MainActor (Bool) -> Void) -> SignalHandler {
    let pointer = self.pointer
    return connect("toggled") { body(CheckButton(pointer: pointer).isActive) }
  }
}

/// GTK's switch; the model has the touch control of that name.
struct SwitchWidget: TypedWidget {
  static var widgetType: GType { gtk_switch_get_type() }
  let pointer: WidgetPointer
}

extension SwitchWidget {
  init(isActive: Bool = false) {
    self.init(pointer: gtk_switch_new())
    self.isActive = isActive
  }

  /// Where the knob is.
  var isActive: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    nonmutating set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
  }

  /// What is really on, which follows the knob at once or later.
  var state: Bool {
    get { gtk_switch_get_state(opaque) != 0 }
    nonmutating set { gtk_switch_set_state(opaque, newValue ? 1 : 0) }
  }

  /// Calls the closure with the state asked for; true if it sets `state` itself, at once or later.
  @discardableResult func onStateSet(_ body: @escaping @MainActor (Bool) -> Bool) -> SignalHandler {
    connectReturning("state-set") { body($0.bool(0)) }
  }
}

/// A button that opens a menu or a popover.
struct MenuButton: TypedWidget {
  static var widgetType: GType { gtk_menu_button_get_type() }
  let pointer: WidgetPointer
}

extension MenuButton {
  init(icon: String) {
    self.init(pointer: gtk_menu_button_new())
    gtk_menu_button_set_icon_name(opaque, icon)
  }

  init(label: String) {
    self.init(pointer: gtk_menu_button_new())
    gtk_menu_button_set_label(opaque, label)
  }

  /// The text shown, `nil` if it shows an icon.
  var label: String? {
    get { gtk_menu_button_get_label(opaque).map { String(cString: $0) } }
    nonmutating set { gtk_menu_button_set_label(opaque, newValue ?? "") }
  }

  /// Opens what it opens above itself, for buttons at the bottom.
  func setOpensUpwards() { gtk_menu_button_set_direction(opaque, GTK_ARROW_UP) }

  func setMenu(_ menu: Menu) {
    gtk_menu_button_set_menu_model(opaque, menu.model)
    // Items are named by their labels. Newer versions of GTK make these mere decoration, which has
    // no words for assistive technologies.
    for label in descendants(of: Label.self) where label.accessibleRole == .presentation {
      label.accessibleRole = .label
      label.setAccessibleName(label.text)
    }
  }
  func setPopover(_ popover: Popover) { gtk_menu_button_set_popover(opaque, popover.pointer) }

  /// Makes F10 open it.
  func setPrimary() { gtk_menu_button_set_primary(opaque, 1) }

  func popUp() { gtk_menu_button_popup(opaque) }
  func popDown() { gtk_menu_button_popdown(opaque) }
}
