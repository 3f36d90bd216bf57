import CGtk

/// What turns events of a widget into something meant.
@MainActor protocol EventController: ObjectWrapper {}

extension EventController {
  /// When it sees events: on their way down, at the widget, or on their way up.
  var phase: GtkPropagationPhase {
    get { gtk_event_controller_get_propagation_phase(opaque) }
    nonmutating set { gtk_event_controller_set_propagation_phase(opaque, newValue) }
  }

  /// When the event that is being handled happened, in seconds from no particular moment.
  ///
  /// Events arrive in bunches, so this rather than the time of handling tells how fast a hand moves.
  var eventTime: Double {
    let milliseconds = gtk_event_controller_get_current_event_time(opaque)
    return milliseconds == GDK_CURRENT_TIME
      ? Double(g_get_monotonic_time()) / 1_000_000 : Double(milliseconds) / 1000
  }

  /// The modifier keys held at the event that is being handled.
  var modifiers: GdkModifierType { gtk_event_controller_get_current_event_state(opaque) }
}

/// A controller that follows a pointer or finger.
@MainActor protocol Gesture: EventController {}

extension Gesture {
  /// Says whether the sequence is this gesture's; claiming it denies it to all others.
  @discardableResult func setState(_ state: GtkEventSequenceState) -> Bool {
    gtk_gesture_set_state(opaque, state) != 0
  }

  /// The pointer button it reacts to; 0 for all, 1 for the primary one.
  func setButton(_ button: Int) { gtk_gesture_single_set_button(opaque, guint(clamping: button)) }
}

extension WidgetWrapper {
  /// Gives the widget a controller, which it owns from then on.
  func add(_ controller: some EventController) {
    gtk_widget_add_controller(pointer, controller.opaque)
  }

  /// Takes a controller away, which is freed by that.
  func remove(_ controller: some EventController) {
    gtk_widget_remove_controller(pointer, controller.opaque)
  }

  /// All its controllers, its class's own included.
  var controllers: [AnyController] {
    guard let list = gtk_widget_observe_controllers(pointer) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { position in
      guard let item = g_list_model_get_item(list, position) else { return nil }
      // The widget keeps it; the list's reference is not needed.
      g_object_unref(item)
      return AnyController(object: item)
    }
  }
}

/// A controller of any class.
struct AnyController: EventController {
  let object: UnsafeMutableRawPointer
}

/// A press and release.
struct ClickGesture: Gesture {
  let object: UnsafeMutableRawPointer

  /// Makes the gesture for a widget and gives it to it.
  init(on widget: some WidgetWrapper) {
    object = UnsafeMutableRawPointer(gtk_gesture_click_new())
    widget.add(self)
  }

  /// Calls the closure with the number of presses in quick succession and the place.
  @discardableResult func onPressed(
    _ body: @escaping @MainActor (Int, Double, Double) -> Void
  ) -> SignalHandler {
    connectArguments("pressed") { body($0.int(0), $0.double(1), $0.double(2)) }
  }

  @discardableResult func onReleased(
    _ body: @escaping @MainActor (Int, Double, Double) -> Void
  ) -> SignalHandler {
    connectArguments("released") { body($0.int(0), $0.double(1), $0.double(2)) }
  }

  /// Presses and lets go at a place of the widget, as the signals would say it.
  func click(x: Double, y: Double) {
    emit("pressed", .int(1), .double(x), .double(y))
    emit("released", .int(1), .double(x), .double(y))
  }

  /// Calls the closure when the presses can no longer be one click.
  @discardableResult func onStopped(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("stopped", body)
  }
}

/// A press that moves.
struct DragGesture: Gesture {
  let object: UnsafeMutableRawPointer

  init(on widget: some WidgetWrapper) {
    object = UnsafeMutableRawPointer(gtk_gesture_drag_new())
    widget.add(self)
  }

  /// Calls the closure with the place where it begins, in the widget's coordinates.
  @discardableResult func onBegin(
    _ body: @escaping @MainActor (Double, Double) -> Void
  ) -> SignalHandler {
    connectArguments("drag-begin") { body($0.double(0), $0.double(1)) }
  }

  /// Calls the closure with the distance from the beginning.
  @discardableResult func onUpdate(
    _ body: @escaping @MainActor (Double, Double) -> Void
  ) -> SignalHandler {
    connectArguments("drag-update") { body($0.double(0), $0.double(1)) }
  }

  /// Calls the closure with the distance from the beginning.
  @discardableResult func onEnd(
    _ body: @escaping @MainActor (Double, Double) -> Void
  ) -> SignalHandler {
    connectArguments("drag-end") { body($0.double(0), $0.double(1)) }
  }

  /// Where the drag began, `nil` while there is none.
  var start: (x: Double, y: Double)? {
    var place: (x: Double, y: Double) = (0, 0)
    return gtk_gesture_drag_get_start_point(opaque, &place.x, &place.y) != 0 ? place : nil
  }
}

/// A press that is held.
struct LongPressGesture: Gesture {
  let object: UnsafeMutableRawPointer

  init(on widget: some WidgetWrapper) {
    object = UnsafeMutableRawPointer(gtk_gesture_long_press_new())
    widget.add(self)
  }

  @discardableResult func onPressed(
    _ body: @escaping @MainActor (Double, Double) -> Void
  ) -> SignalHandler {
    connectArguments("pressed") { body($0.double(0), $0.double(1)) }
  }
}
