import CGtk

/// Pages of which one is shown.
struct Stack: TypedWidget {
  static var widgetType: GType { gtk_stack_get_type() }
  let pointer: WidgetPointer
}

extension Stack {
  init(transition: GtkStackTransitionType = .none) {
    self.init(pointer: gtk_stack_new())
    gtk_stack_set_transition_type(opaque, transition)
  }

  /// Adds a page; a title is what a `StackSwitcher` shows.
  func add(_ child: some WidgetWrapper, name: String, title: String? = nil) {
    if let title {
      gtk_stack_add_titled(opaque, child.pointer, name, title)
    } else {
      gtk_stack_add_named(opaque, child.pointer, name)
    }
  }

  func remove(_ child: some WidgetWrapper) { gtk_stack_remove(opaque, child.pointer) }

  /// The name of the page shown; names of no page are reported as GTK warnings.
  var visibleName: String? {
    get { gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } }
    nonmutating set { if let newValue { gtk_stack_set_visible_child_name(opaque, newValue) } }
  }

  var visibleChild: AnyWidget? {
    gtk_stack_get_visible_child(opaque).map(AnyWidget.init(pointer:))
  }

  /// Calls the closure when another page is shown.
  @discardableResult func onChanged(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    onNotify("visible-child", body)
  }
}

/// A row of buttons that choose a stack's page.
struct StackSwitcher: TypedWidget {
  static var widgetType: GType { gtk_stack_switcher_get_type() }
  let pointer: WidgetPointer
}

extension StackSwitcher {
  init(_ stack: Stack) {
    self.init(pointer: gtk_stack_switcher_new())
    gtk_stack_switcher_set_stack(opaque, stack.opaque)
  }
}

/// A part that folds away.
struct Revealer: TypedWidget {
  static var widgetType: GType { gtk_revealer_get_type() }
  let pointer: WidgetPointer
}

extension Revealer {
  init(_ child: some WidgetWrapper, transition: GtkRevealerTransitionType = .slideDown) {
    self.init(pointer: gtk_revealer_new())
    gtk_revealer_set_transition_type(opaque, transition)
    gtk_revealer_set_child(opaque, child.pointer)
  }

  var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    nonmutating set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
  }
}

/// Two widgets with a divider that can be moved.
struct Paned: TypedWidget {
  static var widgetType: GType { gtk_paned_get_type() }
  let pointer: WidgetPointer
}

extension Paned {
  init(
    _ orientation: GtkOrientation, start: some WidgetWrapper, end: some WidgetWrapper
  ) {
    self.init(pointer: gtk_paned_new(orientation))
    gtk_paned_set_start_child(opaque, start.pointer)
    gtk_paned_set_end_child(opaque, end.pointer)
  }

  /// The divider's distance from the start, in points.
  var position: Int {
    get { Int(gtk_paned_get_position(opaque)) }
    nonmutating set { gtk_paned_set_position(opaque, Int32(clamping: newValue)) }
  }

  /// Which of the two grow with the whole.
  func setResizes(start: Bool, end: Bool) {
    gtk_paned_set_resize_start_child(opaque, start ? 1 : 0)
    gtk_paned_set_resize_end_child(opaque, end ? 1 : 0)
  }

  /// Which of the two may get less than they need.
  func setShrinks(start: Bool, end: Bool) {
    gtk_paned_set_shrink_start_child(opaque, start ? 1 : 0)
    gtk_paned_set_shrink_end_child(opaque, end ? 1 : 0)
  }
}

/// A part of something larger.
struct ScrolledWindow: TypedWidget {
  static var widgetType: GType { gtk_scrolled_window_get_type() }
  let pointer: WidgetPointer
}

extension ScrolledWindow {
  init(
    child: (any WidgetWrapper)? = nil, horizontal: GtkPolicyType = .automatic,
    vertical: GtkPolicyType = .automatic
  ) {
    self.init(pointer: gtk_scrolled_window_new())
    // The focus can come to it, and newer versions of GTK give no name to what has no role.
    accessibleRole = .group
    gtk_scrolled_window_set_policy(opaque, horizontal, vertical)
    if let child { gtk_scrolled_window_set_child(opaque, child.pointer) }
  }

  /// When scroll bars are shown and whether it can be scrolled at all.
  func setPolicy(horizontal: GtkPolicyType, vertical: GtkPolicyType) {
    gtk_scrolled_window_set_policy(opaque, horizontal, vertical)
  }

  /// What is scrolled; where it cannot scroll by itself GTK puts a viewport between.
  var child: AnyWidget? {
    get { gtk_scrolled_window_get_child(opaque).map(AnyWidget.init(pointer:)) }
    nonmutating set { gtk_scrolled_window_set_child(opaque, newValue?.pointer) }
  }

  /// Whether it asks for the natural size of what it scrolls, within these limits in points.
  func followContent(width: Bool, height: Bool, maxWidth: Int = -1, maxHeight: Int = -1) {
    gtk_scrolled_window_set_propagate_natural_width(opaque, width ? 1 : 0)
    gtk_scrolled_window_set_propagate_natural_height(opaque, height ? 1 : 0)
    gtk_scrolled_window_set_max_content_width(opaque, Int32(clamping: maxWidth))
    gtk_scrolled_window_set_max_content_height(opaque, Int32(clamping: maxHeight))
  }

  /// How far it is scrolled sideways.
  var horizontal: Adjustment {
    Adjustment(object: UnsafeMutableRawPointer(gtk_scrolled_window_get_hadjustment(opaque)))
  }

  /// How far it is scrolled downwards.
  var vertical: Adjustment {
    Adjustment(object: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(opaque)))
  }

  /// Calls the closure when it is scrolled or what it scrolls changes its size.
  @discardableResult func onScrolled(_ body: @escaping @MainActor () -> Void) -> [SignalHandler] {
    [horizontal, vertical].flatMap { [$0.onValueChanged { _ in body() }, $0.onChanged(body)] }
  }
}
