import CGtk

/// A press that moves along one axis.
struct PanGesture: Gesture {
  let object: UnsafeMutableRawPointer

  /// Calls the closure when it moves.
  @discardableResult func onPan(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("pan", body)
  }

  /// Calls the closure when it ends, by release or because it turned out to be something else.
  @discardableResult func onEnd(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("drag-end", body)
  }

  /// Moves by a distance in points, to the left if it is negative, as the signal would say it.
  func pan(by distance: Double) {
    let direction = distance < 0 ? GTK_PAN_DIRECTION_LEFT : GTK_PAN_DIRECTION_RIGHT
    emit("pan", .int(Int(direction.rawValue)), .double(distance.magnitude))
  }

  /// Ends, as the signal would say it.
  func end(x: Double = 0, y: Double = 0) { emit("drag-end", .double(x), .double(y)) }
}

extension DragGesture {
  /// Moves by this distance from the beginning and ends there, as the signals would say it.
  func drag(x: Double, y: Double = 0) {
    emit("drag-begin", .double(0), .double(0))
    emit("drag-update", .double(x), .double(y))
    emit("drag-end", .double(x), .double(y))
  }
}

extension WidgetWrapper {
  /// The gesture by which its class is pressed, for buttons and switches.
  var pressGesture: ClickGesture? {
    let found = controllers.first { $0.isA(gtk_gesture_click_get_type()) }
    return found.map { ClickGesture(object: $0.object) }
  }
}

extension ClickGesture {
  fileprivate init(object: UnsafeMutableRawPointer) { self.object = object }
}

extension SwitchWidget {
  /// The gesture by which its knob is slid.
  var slideGesture: PanGesture? {
    let found = controllers.first { $0.isA(gtk_gesture_pan_get_type()) }
    return found.map { PanGesture(object: $0.object) }
  }

  /// The knob.
  var slider: AnyWidget? { children.first { $0.cssName == "slider" } }

  /// Calls the closure after a key or an assistive technology turned it.
  @discardableResult func onActivated(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", body)
  }

  /// Whether GTK itself puts off to the right where one reads from right to left; older versions
  /// do not.
  static let isMirroredByGTK: Bool = {
    let probe = Reference(SwitchWidget())
    let widget = probe.wrapper
    widget.direction = .rtl
    let size = widget.naturalSize
    var allocation = GtkAllocation(
      x: 0, y: 0, width: Int32(size.width), height: Int32(size.height))
    gtk_widget_size_allocate(widget.pointer, &allocation, -1)
    let knob = widget.slider?.bounds(in: widget)
    return knob.map { $0.x > size.width / 4 } ?? false
  }()
}
