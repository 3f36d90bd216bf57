import CGtk

/// A widget that is a top-level window; GTK keeps it alive until it is destroyed.
@MainActor protocol WindowWidget: TypedWidget {}

extension WindowWidget {
  /// Whether it has the keyboard.
  var isActive: Bool { gtk_window_is_active(cast()) != 0 }

  var title: String? {
    get { gtk_window_get_title(cast()).map { String(cString: $0) } }
    nonmutating set { gtk_window_set_title(cast(), newValue) }
  }

  var child: AnyWidget? {
    get { gtk_window_get_child(cast()).map(AnyWidget.init(pointer:)) }
    nonmutating set { gtk_window_set_child(cast(), newValue?.pointer) }
  }

  /// The size to open with, in points; -1 for what the content asks for.
  func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(cast(), Int32(clamping: width), Int32(clamping: height))
  }

  func setTitlebar(_ widget: some WidgetWrapper) { gtk_window_set_titlebar(cast(), widget.pointer) }

  func setIconName(_ name: String) { gtk_window_set_icon_name(cast(), name) }

  func setResizable(_ isResizable: Bool) {
    gtk_window_set_resizable(cast(), isResizable ? 1 : 0)
  }

  /// Opens it, or brings it to the front.
  func present() { gtk_window_present(cast()) }

  func close() { gtk_window_close(cast()) }

  /// Ends it and lets go of everything in it.
  func destroy() { gtk_window_destroy(cast()) }

  /// Keeps it above another window and blocks that one meanwhile.
  func setModal(for parent: some WindowWidget) {
    gtk_window_set_transient_for(cast(), parent.cast())
    gtk_window_set_modal(cast(), 1)
  }

  var focusWidget: AnyWidget? {
    gtk_window_get_focus(cast()).map(AnyWidget.init(pointer:))
  }

  /// Calls the closure before it closes; true keeps it open.
  @discardableResult func onCloseRequest(_ body: @escaping @MainActor () -> Bool) -> SignalHandler {
    connectReturning("close-request") { _ in body() }
  }

  /// Runs the main loop until it is mapped and was drawn; returns whether it was in time.
  @discardableResult func presentAndWait(atMost seconds: Double = 10) -> Bool {
    present()
    guard MainLoop.run(atMost: seconds, until: { isMapped }) else { return false }
    return waitForFrame(atMost: seconds)
  }
}

/// A top-level window.
struct Window: WindowWidget {
  static var widgetType: GType { gtk_window_get_type() }
  let pointer: WidgetPointer
}

extension Window {
  init() { self.init(pointer: gtk_window_new()) }
}

/// A window of an application, which holds the actions whose names begin with "win.".
struct ApplicationWindow: WindowWidget, ActionMap {
  static var widgetType: GType { gtk_application_window_get_type() }
  let pointer: WidgetPointer
}

extension ApplicationWindow {
  init(_ application: Application) {
    self.init(pointer: gtk_application_window_new(application.cast()))
  }
}

/// A window's top with its title and buttons.
struct HeaderBar: TypedWidget {
  static var widgetType: GType { gtk_header_bar_get_type() }
  let pointer: WidgetPointer
}

extension HeaderBar {
  init() { self.init(pointer: gtk_header_bar_new()) }

  func packStart(_ child: some WidgetWrapper) { gtk_header_bar_pack_start(opaque, child.pointer) }
  func packEnd(_ child: some WidgetWrapper) { gtk_header_bar_pack_end(opaque, child.pointer) }
  func remove(_ child: some WidgetWrapper) { gtk_header_bar_remove(opaque, child.pointer) }

  /// Shows a widget in place of the title; `nil` shows the window's title.
  func setTitleWidget(_ widget: (any WidgetWrapper)?) {
    gtk_header_bar_set_title_widget(opaque, widget?.pointer)
  }
}

/// A bubble above the window, a surface of its own.
struct Popover: TypedWidget {
  static var widgetType: GType { gtk_popover_get_type() }
  let pointer: WidgetPointer
}

extension Popover {
  init(child: (any WidgetWrapper)? = nil) {
    self.init(pointer: gtk_popover_new())
    self.child = child.map { AnyWidget(pointer: $0.pointer) }
  }

  var child: AnyWidget? {
    get { gtk_popover_get_child(cast()).map(AnyWidget.init(pointer:)) }
    nonmutating set { gtk_popover_set_child(cast(), newValue?.pointer) }
  }

  var position: GtkPositionType {
    get { gtk_popover_get_position(cast()) }
    nonmutating set { gtk_popover_set_position(cast(), newValue) }
  }

  func popUp() { gtk_popover_popup(cast()) }
  func popDown() { gtk_popover_popdown(cast()) }

  @discardableResult func onClosed(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("closed", body)
  }
}
