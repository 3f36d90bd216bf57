import Foundation
import GalleryModel

/// What a turning wheel costs, measured from within for `scripts/bench`.
@MainActor enum WheelMeasurement {
  /// The variable of the environment that asks for it and says how many rows the wheel has.
  private static let variable = "GALLERY_WHEEL_ROWS"
  /// How many frames are drawn before it is measured, so that all fonts and letters are known.
  private static let firstFrames = 60
  private static let frames = 300
  /// How fast the wheel is flung, in points per second.
  private static let speed = 2500.0

  /// The number of rows that was asked for; `nil` if nobody wants to measure.
  static var rows: Int? { ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } }

  /// Turns a wheel in a window of its own, and prints the processor time for a frame in milliseconds
  /// and the memory at the end in KiB; returns the exit status.
  static func run(rows: Int) -> Int32 {
    guard Gtk.initialize() else { return Program.Status.wrong }
    GalleryStyle.load()
    DesktopSettings.areAnimationsEnabled = true
    // All rows have as many digits, whatever the number of rows.
    var wheel = Wheel("Number", count: rows, selection: 0, widest: ["1000000"]) {
      "\(1_000_000 + $0)"
    }
    wheel.wraps = true
    let view = WheelView { _ in }
    view.show(wheel, look: WheelLook(), rowHeight: WheelLook.rowHeight)
    let window = Owned(Window())
    window.widget.child = view.widget
    guard window.widget.presentAndWait(), let clock = window.widget.frameClock else {
      return Program.Status.wrong
    }
    var drawn = 0
    var start = 0.0
    clock.afterPaint {
      drawn += 1
      if drawn == firstFrames { start = processorTime }
    }
    let isDone = MainLoop.run(atMost: 60) {
      if !view.isMoving { fling(view) }
      return drawn >= firstFrames + frames
    }
    guard isDone else { return Program.Status.wrong }
    print((processorTime - start) / Double(frames) * 1000, memory)
    return Program.Status.done
  }

  private static func fling(_ view: WheelView) {
    view.hold()
    view.drag(by: 0)
    view.letGo(speed: -speed)
  }

  /// The processor time of the process so far, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The memory of the process in KiB, its share of what it shares with others included; 0 if the
  /// system does not tell.
  private static var memory: Int {
    let rollup = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
    let line = rollup?.split(separator: "\n").first { $0.hasPrefix("Pss:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
