import CGtk

/// GLib's main loop: what happens later, and waiting for it.
@MainActor enum MainLoop {
  /// How many timers, idle calls and ticks are outstanding; zero in a process at rest.
  fileprivate(set) static var liveSources = 0

  /// Calls the closure once after a time, in seconds.
  ///
  /// The source ends the timer when it is let go of, hence it must be kept.
  static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> LoopSource {
    LoopSource.timer(seconds) {
      body()
      return false
    }
  }

  /// Calls the closure again and again, at this distance in seconds, until it returns false.
  static func every(_ seconds: Double, _ body: @escaping @MainActor () -> Bool) -> LoopSource {
    LoopSource.timer(seconds, body)
  }

  /// Calls the closure once when there is nothing more urgent to do.
  static func idle(_ body: @escaping @MainActor () -> Void) -> LoopSource {
    LoopSource.idle {
      body()
      return false
    }
  }

  /// Handles what is pending now, without waiting for more.
  static func drain() {
    while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }

  /// Runs the loop until the condition holds, and returns whether it came to hold in time.
  ///
  /// It waits for events rather than sleeping; `seconds` bounds the wait.
  @discardableResult static func run(
    atMost seconds: Double, until condition: () -> Bool
  ) -> Bool {
    if condition() { return true }
    let deadline = g_get_monotonic_time() + gint64(min(max(0, seconds), 86_400) * 1_000_000)
    // A bare source, not counted: it only wakes the loop at the deadline.
    let alarm = g_timeout_add(guint(min(max(1, (seconds * 1000).rounded(.up)), Double(Int32.max))))
    { _ in 1 }
    defer { g_source_remove(alarm) }
    while g_get_monotonic_time() < deadline {
      g_main_context_iteration(nil, 1)
      if condition() { return true }
    }
    return condition()
  }
}

private func g_timeout_add(
  _ milliseconds: guint, _ body: @escaping @convention(c) (gpointer?) -> gboolean
) -> guint {
  CGtk.g_timeout_add(milliseconds, body, nil)
}

/// Something that the main loop will do; letting go of it or cancelling ends it.
@MainActor final class LoopSource {
  /// What the loop retains; it goes when the source ends, by whatever way.
  private final class Call {
    /// The closure, `nil` once the source has ended.
    private(set) var body: (@MainActor () -> Bool)?

    init(_ body: @escaping @MainActor () -> Bool) { self.body = body }

    var isLive: Bool { body != nil }

    /// Lets go of the closure, which a call that is under way still keeps.
    func end() { body = nil }
  }

  /// How a live source is taken from the loop.
  private enum Registration {
    case source(guint)
    case tick(WidgetPointer, guint)
  }

  private nonisolated(unsafe) let call: Call
  private nonisolated(unsafe) var registration = Registration.source(0)

  private init(_ body: @escaping @MainActor () -> Bool) { call = Call(body) }

  /// Whether it may still be called.
  var isLive: Bool { call.isLive }

  /// Ends it; later calls do nothing.
  func cancel() { Self.end(call, registration) }

  deinit { Self.end(call, registration) }

  private nonisolated static func end(_ call: Call, _ registration: Registration) {
    guard call.isLive else { return }
    call.end()
    switch registration {
    case .source(let identifier): g_source_remove(identifier)
    case .tick(let widget, let identifier): gtk_widget_remove_tick_callback(widget, identifier)
    }
  }

  fileprivate static func timer(_ seconds: Double, _ body: @escaping @MainActor () -> Bool)
    -> LoopSource
  {
    let source = LoopSource(body)
    let milliseconds = min(max(0, (seconds * 1000).rounded()), Double(Int32.max))
    source.registration = .source(
      g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint(milliseconds), callSource, source.retainedCall(), releaseCall))
    return source
  }

  fileprivate static func idle(_ body: @escaping @MainActor () -> Bool) -> LoopSource {
    let source = LoopSource(body)
    source.registration = .source(
      g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, callSource, source.retainedCall(), releaseCall))
    return source
  }

  fileprivate static func tick(
    _ widget: WidgetPointer, _ body: @escaping @MainActor () -> Bool
  ) -> LoopSource {
    let source = LoopSource(body)
    let identifier = gtk_widget_add_tick_callback(
      widget, callTick, source.retainedCall(), releaseCall)
    source.registration = .tick(widget, identifier)
    return source
  }

  /// Counts and hands the call to the loop.
  private func retainedCall() -> UnsafeMutableRawPointer {
    MainLoop.liveSources += 1
    return Unmanaged.passRetained(call).toOpaque()
  }

  private static let callSource: @convention(c) (gpointer?) -> gboolean = { LoopSource.run($0) }

  private static let callTick:
    @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?, gpointer?) -> gboolean = {
      _, _, data in LoopSource.run(data)
    }

  private nonisolated static func run(_ data: gpointer?) -> gboolean {
    guard let data else { return 0 }
    nonisolated(unsafe) let call = Unmanaged<Call>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated {
      guard let body = call.body else { return 0 }
      if body() { return 1 }
      call.end()
      return 0
    }
  }

  private static let releaseCall: @convention(c) (gpointer?) -> Void = { data in
    guard let data else { return }
    Unmanaged<Call>.fromOpaque(data).takeRetainedValue().end()
    MainActor.assumeIsolated { MainLoop.liveSources -= 1 }
  }
}

extension WidgetWrapper {
  /// Calls the closure before each frame, with the frame's time in seconds, while it is true.
  ///
  /// Frames are produced only while the widget is mapped. The source ends with the widget.
  func onTick(_ body: @escaping @MainActor (Double) -> Bool) -> LoopSource {
    // The loop drops the call with the widget, so that the address is good in each call.
    LoopSource.tick(pointer) { [pointer] in
      guard let clock = gtk_widget_get_frame_clock(pointer) else { return false }
      return body(Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
    }
  }
}
