import CGtk

/// The clock that paces a window's layout and drawing.
struct FrameClock: ObjectWrapper {
  let object: UnsafeMutableRawPointer

  /// Calls the closure after each layout of the window: sizes and positions are settled.
  @discardableResult func afterLayout(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("layout", after: true, body)
  }

  /// Calls the closure after each drawing of the window.
  @discardableResult func afterPaint(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("after-paint", after: true, body)
  }

  /// Asks for a layout and a drawing soon.
  func requestFrame() {
    gdk_frame_clock_request_phase(opaque, GDK_FRAME_CLOCK_PHASE_PAINT)
  }

  /// Does at once what the beginning of a frame does, above all giving changed styles to widgets.
  func update() { emit("update") }

  /// The time of the current frame, in seconds.
  var frameTime: Double { Double(gdk_frame_clock_get_frame_time(opaque)) / 1_000_000 }
}

extension WidgetWrapper {
  /// The clock of the window that it is in; `nil` while it is not realised.
  var frameClock: FrameClock? {
    gtk_widget_get_frame_clock(pointer).map { FrameClock(object: UnsafeMutableRawPointer($0)) }
  }

  /// Runs the main loop until the window was drawn once more; returns whether it was in time.
  @discardableResult func waitForFrame(atMost seconds: Double = 5) -> Bool {
    guard isMapped, let clock = frameClock else { return false }
    var isDrawn = false
    let handler = clock.afterPaint { isDrawn = true }
    defer { handler.disconnect() }
    queueDraw()
    clock.requestFrame()
    return MainLoop.run(atMost: seconds) { isDrawn }
  }
}
