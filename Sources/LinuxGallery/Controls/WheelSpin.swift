/// Runs motions of a wheel on the frame clock of its widget; between them it costs nothing.
@MainActor final class WheelSpin {
  private let widget: AnyWidget
  private var tick: LoopSource?
  /// The motion that is under way.
  private(set) var motion: WheelMotion?

  /// Runs motions on the clock of a widget that lives as long as this.
  init(on widget: AnyWidget) { self.widget = widget }

  /// Begins with the next frame: `moved` is called in each with the position, and `ended` after the
  /// last one.
  func run(
    _ motion: WheelMotion, moved: @escaping @MainActor (Double) -> Void,
    ended: @escaping @MainActor () -> Void
  ) {
    stop()
    self.motion = motion
    var begin: Double?
    tick = widget.onTick { [weak self] time in
      let elapsed = time - (begin ?? time)
      begin = begin ?? time
      moved(motion.position(at: elapsed))
      guard elapsed >= motion.duration else { return true }
      self?.motion = nil
      ended()
      return false
    }
  }

  /// Leaves the wheel where it is; `ended` is not called.
  func stop() {
    motion = nil
    tick = nil
  }
}
