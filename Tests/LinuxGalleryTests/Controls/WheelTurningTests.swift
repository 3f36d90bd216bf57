import Foundation
import GalleryModel
import XCTest

@testable import LinuxGallery

/// A wheel in motion, and in real hands.
final class WheelTurningTests: GtkTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { DesktopSettings.areAnimationsEnabled = true }
  }

  override func tearDownWithError() throws {
    // A pointer that stays would hover over the windows of other tests.
    try MainActor.assumeIsolated { try Hand.run("mousemove 1599 1199") }
    try super.tearDownWithError()
  }

  func testAKeyTurnsItSmoothlyAndReportsAtRest() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      try stand.press("Down", "Down")
      XCTAssertEqual(stand.turns, [])
      XCTAssertTrue(stand.view.isMoving)
      let frames = stand.positionsUntilRest()
      XCTAssertEqual(stand.turns, [11])
      proveCalm(frames, from: 9, to: 11, duration: 0.3)
      XCTAssertEqual(MainLoop.liveSources, 0)
    }
  }

  func testAFlingSlowsDownAndStopsOnARow() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours(2))
      try Hand.fling(from: 150, 108, by: -90)
      let frames = stand.positionsUntilRest()
      let row = try XCTUnwrap(stand.turns.first)
      XCTAssertEqual(stand.turns.count, 1)
      XCTAssertGreaterThan(row, 4, "It ran on.")
      proveCalm(frames, from: nil, to: Double(row), duration: 3.5)
    }
  }

  func testADragFollowsTheHandWithoutAnimationsToo() throws {
    try MainActor.assumeIsolated {
      for isAnimated in [true, false] {
        DesktopSettings.areAnimationsEnabled = isAnimated
        let stand = WheelStand(.hours())
        try Hand.run("mousemove 100 108 mousedown 1 mousemove 100 90 mousemove 100 40")
        XCTAssertTrue(
          MainLoop.run(atMost: 5) { stand.view.rows.position > 9 + 59 / WheelLook.rowHeight })
        XCTAssertEqual(
          stand.view.rows.position, 9 + (68 - 8) / WheelLook.rowHeight, accuracy: 0.001)
        XCTAssertEqual(try stand.part("wheel").motion, .moving)
        XCTAssertEqual(stand.turns, [])
        try Hand.run("sleep 0.15 mouseup 1")
        XCTAssertTrue(MainLoop.run(atMost: 5) { !stand.turns.isEmpty })
        XCTAssertTrue(MainLoop.run(atMost: 5) { !stand.view.isMoving })
        XCTAssertEqual(stand.turns, [10], "The drag is no press as well.")
        XCTAssertEqual(try stand.part("wheel").motion, .resting)
      }
    }
  }

  func testAPressAndTheScrollWheelOfARealMouse() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      let other = Button(label: "Other")
      stand.root.append(other)
      XCTAssertTrue(other.grabFocus())
      try Hand.run("mousemove 100 194 click 1")
      XCTAssertTrue(MainLoop.run(atMost: 5) { !stand.turns.isEmpty })
      XCTAssertEqual(stand.takeTurns(), [11])
      XCTAssertTrue(stand.view.widget.isFocus)
      try Hand.run("click 5")
      XCTAssertTrue(MainLoop.run(atMost: 5) { !stand.turns.isEmpty })
      XCTAssertEqual(stand.takeTurns(), [12])
      try Hand.run("key Page_Up")
      XCTAssertTrue(MainLoop.run(atMost: 5) { !stand.turns.isEmpty })
      XCTAssertEqual(stand.takeTurns(), [7])
    }
  }

  func testAHandStopsAWheelThatTurns() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours(2))
      try Hand.fling(from: 150, 108, by: -90)
      XCTAssertTrue(stand.view.isMoving)
      try Hand.run("mousemove 100 194 mousedown 1")
      XCTAssertEqual(stand.turns, [])
      let place = stand.view.rows.position
      try Hand.run("mouseup 1")
      XCTAssertTrue(MainLoop.run(atMost: 5) { !stand.view.isMoving })
      XCTAssertEqual(stand.view.rows.position, place.rounded())
    }
  }

  func testItStopsAtItsEnds() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours(1))
      try Hand.run(
        "mousemove 100 108 mousedown 1 mousemove 100 150 mousemove 100 290 sleep 0.15")
      XCTAssertTrue(MainLoop.run(atMost: 5) { stand.view.rows.position < -0.5 })
      XCTAssertGreaterThan(stand.view.rows.position, -1.5)
      try Hand.run("mouseup 1")
      XCTAssertTrue(MainLoop.run(atMost: 5) { stand.turns == [0] })
    }
  }

  func testWithoutAnimationsItIsThereInTheNextFrame() throws {
    try MainActor.assumeIsolated {
      DesktopSettings.areAnimationsEnabled = false
      let stand = WheelStand(.hours(2))
      try stand.press("End")
      XCTAssertEqual(stand.turns, [23])
      XCTAssertFalse(stand.view.isMoving)
      XCTAssertEqual(MainLoop.liveSources, 0)
      XCTAssertTrue(stand.window.waitForFrame())
      XCTAssertEqual(try stand.part("selected").text, "23")
      try Hand.fling(from: 150, 108, by: 90)
      XCTAssertTrue(MainLoop.run(atMost: 5) { stand.turns.count == 2 })
      XCTAssertFalse(stand.view.isMoving)
    }
  }

  func testAMillionRowsCostWhatSixtyDo() throws {
    try MainActor.assumeIsolated {
      var computed: [Int] = []
      for count in [60, 1_000_000] {
        let counter = Counter()
        var wheel = Wheel("Number", count: count, selection: 30, widest: ["1000000"]) { row in
          counter.count += 1
          return "\(row)"
        }
        wheel.numbers = (0, 1)
        let stand = WheelStand(wheel)
        XCTAssertEqual(stand.view.widget.descendants(of: Label.self).count, 7)
        counter.count = 0
        try stand.press("Page_Down")
        _ = stand.positionsUntilRest()
        XCTAssertEqual(stand.turns, [35])
        computed.append(counter.count)
      }
      XCTAssertEqual(computed[0], computed[1])
      XCTAssertLessThan(computed[0], 40)
    }
  }

  func testAModelThatMovesItEndsTheTurn() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      try stand.press("Page_Down")
      XCTAssertTrue(stand.window.waitForFrame())
      stand.show { _, _ in }
      XCTAssertTrue(stand.view.isMoving, "Nothing has changed.")
      stand.show { wheel, _ in wheel.selection = 20 }
      XCTAssertFalse(stand.view.isMoving)
      XCTAssertEqual(MainLoop.liveSources, 0)
      XCTAssertEqual(try stand.part("selected").text, "20")
      XCTAssertEqual(stand.turns, [])
    }
  }

  func testItEndsWithItsWidget() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      try stand.press("Page_Down")
      XCTAssertEqual(MainLoop.liveSources, 1)
      stand.view.widget.isVisible = false
      XCTAssertEqual(MainLoop.liveSources, 0)
      XCTAssertEqual(stand.turns, [])
      var other: WheelStand? = WheelStand(.hours())
      try other?.press("Page_Down")
      other = nil
      MainLoop.drain()
      XCTAssertEqual(MainLoop.liveSources, 0)
    }
  }
}

/// Whether the wheel slows down from frame to frame, and ends on the row in time.
@MainActor private func proveCalm(
  _ frames: [(time: Double, position: Double)], from start: Double?, to end: Double,
  duration: Double, line: UInt = #line
) {
  guard let first = frames.first, let last = frames.last else {
    return XCTFail("No frame was drawn.", line: line)
  }
  XCTAssertGreaterThan(frames.count, 2, line: line)
  XCTAssertEqual(last.position, end, line: line)
  if let start { XCTAssertEqual(first.position, start, accuracy: 0.2, line: line) }
  XCTAssertLessThanOrEqual(last.time - first.time, duration + 0.05, line: line)
  // Frames may come late: speeds rather than steps are compared.
  let speeds = zip(frames, frames.dropFirst()).filter { $1.time > $0.time }.map {
    ($1.position - $0.position) / ($1.time - $0.time)
  }
  for (former, next) in zip(speeds, speeds.dropFirst()) {
    XCTAssertLessThanOrEqual(next.magnitude, former.magnitude + 0.01, "\(speeds)", line: line)
    XCTAssertGreaterThanOrEqual(next * former, 0, line: line)
  }
}

/// Counts rows that are computed.
private final class Counter: @unchecked Sendable {
  var count = 0
}

/// A real pointer, moved while the window lives.
@MainActor private enum Hand {
  static func fling(from x: Int, _ y: Int, by distance: Int) throws {
    var words = "mousemove \(x) \(y) mousedown 1"
    for step in 1...6 { words += " mousemove \(x) \(y + distance * step / 6) sleep 0.012" }
    try run(words + " mouseup 1")
  }

  /// Runs commands of xdotool, while frames go on.
  static func run(_ words: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + words.split(separator: " ").map(String.init)
    try process.run()
    // The loop has to look up even where nothing happens in a window.
    let pulse = MainLoop.every(0.01) { true }
    defer { pulse.cancel() }
    XCTAssertTrue(MainLoop.run(atMost: 10) { !process.isRunning }, "xdotool does not end.")
    XCTAssertEqual(process.terminationStatus, 0, "Is xdotool installed?")
    MainLoop.drain()
  }
}
