import CGtk

/// Anything that holds actions: an application, a window, a group put on a widget.
@MainActor protocol ActionMap: ObjectWrapper {}

extension ActionMap {
  /// Adds an action without state.
  @discardableResult func addAction(
    _ name: String, _ body: @escaping @MainActor () -> Void
  ) -> Action {
    let action = Action(adopting: g_simple_action_new(name, nil))
    action.connect("activate", body)
    return add(action)
  }

  /// Adds an action that is given a text, such as the slug of a control.
  @discardableResult func addAction(
    _ name: String, takingText body: @escaping @MainActor (String) -> Void
  ) -> Action {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let action = Action(adopting: g_simple_action_new(name, type))
    action.connectArguments("activate") { arguments in
      if let text = arguments.variantText(0) { body(text) }
    }
    return add(action)
  }

  /// Adds an action that is on or off, shown in menus with a tick.
  ///
  /// The closure is given what a person asked for; `Action.isOn` changes only by `setOn`.
  @discardableResult func addToggle(
    _ name: String, isOn: Bool, _ body: @escaping @MainActor (Bool) -> Void
  ) -> Action {
    let state = g_variant_new_boolean(isOn ? 1 : 0)
    let action = Action(adopting: g_simple_action_new_stateful(name, nil, state))
    action.connectArguments("change-state") { arguments in
      if let state = arguments.variant(0) { body(g_variant_get_boolean(state) != 0) }
    }
    return add(action)
  }

  /// Adds an action that is one of several texts, shown in menus as radio items.
  ///
  /// The closure is given what a person asked for; `Action.choice` changes only by `setChoice`.
  @discardableResult func addChoice(
    _ name: String, choice: String, _ body: @escaping @MainActor (String) -> Void
  ) -> Action {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let state = g_variant_new_string(choice)
    let action = Action(adopting: g_simple_action_new_stateful(name, type, state))
    action.connectArguments("change-state") { arguments in
      if let text = arguments.variantText(0) { body(text) }
    }
    return add(action)
  }

  func removeAction(_ name: String) { g_action_map_remove_action(opaque, name) }

  /// Puts it in the map, which keeps it, and gives back the maker's reference.
  private func add(_ action: Action) -> Action {
    g_action_map_add_action(opaque, action.opaque)
    g_object_unref(action.object)
    return action
  }
}

/// A command that menus, keys and buttons reach by its name; its map keeps it alive.
struct Action: ObjectWrapper {
  let object: UnsafeMutableRawPointer

  fileprivate init(adopting action: OpaquePointer) { object = UnsafeMutableRawPointer(action) }

  var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    nonmutating set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  /// Whether a toggle is on; false for other actions.
  var isOn: Bool {
    guard let state = g_action_get_state(opaque) else { return false }
    defer { g_variant_unref(state) }
    guard g_variant_classify(state) == G_VARIANT_CLASS_BOOLEAN else { return false }
    return g_variant_get_boolean(state) != 0
  }

  /// The text of a choice; `nil` for other actions.
  var choice: String? {
    guard let state = g_action_get_state(opaque) else { return nil }
    defer { g_variant_unref(state) }
    return text(of: state)
  }

  /// Sets a toggle without calling its closure.
  func setOn(_ isOn: Bool) {
    g_simple_action_set_state(opaque, g_variant_new_boolean(isOn ? 1 : 0))
  }

  /// Sets a choice without calling its closure.
  func setChoice(_ choice: String) {
    g_simple_action_set_state(opaque, g_variant_new_string(choice))
  }

  /// Does what a menu item does.
  func activate(_ text: String? = nil) {
    g_action_activate(opaque, text.map { g_variant_new_string($0) })
  }
}

/// Actions under a prefix of a widget, for what is not a window.
struct ActionGroup: ActionMap {
  let object: UnsafeMutableRawPointer

  /// Puts a new group on the widget, which keeps it; names are then "prefix.name".
  init(on widget: some WidgetWrapper, prefix: String) {
    let group: OpaquePointer = g_simple_action_group_new_opaque()
    gtk_widget_insert_action_group(widget.pointer, prefix, group)
    object = UnsafeMutableRawPointer(group)
    g_object_unref(object)
  }
}

private func g_simple_action_group_new_opaque() -> OpaquePointer {
  OpaquePointer(UnsafeMutableRawPointer(g_simple_action_group_new()))
}

extension SignalArguments {
  /// The variant at a position, lent for the duration of the call.
  fileprivate func variant(_ position: Int) -> OpaquePointer? { variantPointer(position) }

  fileprivate func variantText(_ position: Int) -> String? {
    variant(position).flatMap { text(of: $0) }
  }
}

/// The text in a variant; `nil` if it holds something else.
private func text(of variant: OpaquePointer) -> String? {
  guard g_variant_classify(variant) == G_VARIANT_CLASS_STRING else { return nil }
  return g_variant_get_string(variant, nil).map { String(cString: $0) }
}
