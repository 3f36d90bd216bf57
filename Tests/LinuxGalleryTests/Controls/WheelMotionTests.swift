import GalleryModel
import XCTest

@testable import LinuxGallery

/// How a wheel comes to rest, as numbers.
final class WheelMotionTests: XCTestCase {
  /// Releases of all kinds: positions, speeds in rows per second, with and without ends.
  private static let releases: [(Double, Double, ClosedRange<Double>?)] = {
    var random = SystemRandomNumberGenerator()
    return (0..<20_000).map { index in
      (
        Double.random(in: -1...60, using: &random), Double.random(in: -80...80, using: &random),
        index % 2 == 0 ? nil : 0...59
      )
    } + [(3, 0, nil), (3.5, 0, 0...59), (0.2, -60, 0...59), (58.9, 60, 0...59), (0, 4.48, nil)]
  }()

  func testItEndsOnARowWithoutGoingBeyond() {
    for (position, speed, bounds) in Self.releases {
      let motion = WheelMotion.released(at: position, speed: speed, within: bounds)
      XCTAssertEqual(motion.position(at: motion.duration), motion.target)
      XCTAssertEqual(motion.target, motion.target.rounded(), "\(position), \(speed)")
      if motion.target != position {
        XCTAssertGreaterThan(motion.duration, 0, "\(position), \(speed)")
      }
      if let bounds { XCTAssertTrue(bounds.contains(motion.target), "\(position), \(speed)") }
      let least = min(position, motion.target) - 1e-9
      let most = max(position, motion.target) + 1e-9
      for place in Self.frames(of: motion) {
        XCTAssertTrue((least...most).contains(place), "\(position), \(speed): \(place)")
      }
    }
  }

  func testItSlowsDownInEachFrameAndNeverJumps() {
    for (position, speed, bounds) in Self.releases {
      let motion = WheelMotion.released(at: position, speed: speed, within: bounds)
      let steps = Self.steps(of: motion)
      // Onto the nearest row a wheel goes by itself: as fast as half a row, or a hand's pull beyond
      // the ends, needs.
      let own = 2 * (motion.target - position).magnitude / WheelMotion.snapTime
      let isRunning = motion.duration != WheelMotion.snapTime
      let top = isRunning ? speed.magnitude : own
      for (former, next) in zip(steps, steps.dropFirst()) {
        XCTAssertLessThanOrEqual(next, former + 1e-9, "\(position), \(speed)")
      }
      let first = steps.first ?? 0
      XCTAssertLessThanOrEqual(first, top / 60 + 1e-9, "\(position), \(speed)")
      if steps.count > 12 {
        XCTAssertLessThan(steps[steps.count - 2], first * 0.2, "\(position), \(speed)")
      }
    }
  }

  func testItIsOnTheRowWithinThreeTenthsOfASecondOfWhenFrictionWouldStopIt() {
    for (position, speed, bounds) in Self.releases {
      let motion = WheelMotion.released(at: position, speed: speed, within: bounds)
      let free = min(speed.magnitude, WheelMotion.topSpeed) / WheelMotion.friction
      XCTAssertLessThanOrEqual(motion.duration, free + 0.3, "\(position), \(speed)")
    }
  }

  func testAHardFlingRunsOnInItsDirection() {
    for speed in stride(from: WheelMotion.leastSpeed, through: 60, by: 0.37) {
      for position in stride(from: 10, through: 11, by: 0.05) {
        for sign in [-1.0, 1] {
          let motion = WheelMotion.released(at: position, speed: sign * speed, within: nil)
          XCTAssertGreaterThan((motion.target - position) * sign, 0, "\(position), \(speed)")
        }
      }
    }
    let far = WheelMotion.released(at: 0, speed: 40, within: nil)
    XCTAssertEqual(far.target, 40, accuracy: 1)
  }

  func testASlowReleaseGoesToTheNearestRow() {
    XCTAssertEqual(WheelMotion.released(at: 3.4, speed: 0, within: nil).target, 3)
    XCTAssertEqual(WheelMotion.released(at: 3.6, speed: 0, within: nil).target, 4)
    XCTAssertEqual(WheelMotion.released(at: -1.2, speed: -3, within: 0...5).target, 0)
    XCTAssertEqual(WheelMotion.released(at: 3, speed: 0, within: nil).duration, 0)
  }

  func testALongWayIsCutShort() {
    let motion = WheelMotion.rolling(from: 0, to: 1_000_000)
    XCTAssertEqual(motion.target, 1_000_000)
    XCTAssertEqual(motion.start, 1_000_000 - WheelMotion.longestRoll)
    XCTAssertLessThanOrEqual(motion.duration, 0.3)
  }

  func testBeyondTheEndsItGivesWayLessAndLess() {
    let places = stride(from: 0.0, through: 20, by: 0.5).map {
      WheelMotion.stretched(5 + $0, within: 0...5) - 5
    }
    XCTAssertEqual(places[0], 0)
    for (former, next) in zip(places, places.dropFirst()) { XCTAssertGreaterThan(next, former) }
    XCTAssertLessThan(places.last ?? 9, 1.5)
    XCTAssertEqual(WheelMotion.stretched(-3, within: nil), -3)
    XCTAssertEqual(WheelMotion.stretched(3.3, within: 0...5), 3.3)
  }

  func testTheSpeedOfAHandIsThatOfItsLatestMoments() {
    var hand = HandSpeed()
    for frame in 0...30 { hand.note(Double(frame) * 10, at: 5 + Double(frame) / 100) }
    XCTAssertEqual(hand.speed(at: 5.3), 1000, accuracy: 60)
    XCTAssertEqual(hand.speed(at: 5.5), 0, "It rested.")
    XCTAssertEqual(hand.speed(at: 0), 0, "Time without a clock is no time.")
    XCTAssertEqual(HandSpeed().speed(at: 1), 0)
  }

  private static func frames(of motion: WheelMotion) -> [Double] {
    stride(from: 0, through: motion.duration + 1 / 60, by: 1.0 / 60).map(motion.position(at:))
  }

  private static func steps(of motion: WheelMotion) -> [Double] {
    let places = frames(of: motion)
    return zip(places, places.dropFirst()).map { ($1 - $0).magnitude }
  }
}
