/// How a wheel comes to rest: it slows down evenly, and stops exactly on a row.
///
/// Positions are in rows, counted on beyond the last one where the wheel wraps; times are in seconds.
struct WheelMotion: Equatable, Sendable {
  /// How much of its speed a wheel that runs freely loses, in rows per second each second.
  static let friction = 20.0
  /// The fastest that a wheel runs, in rows per second, however hard it was flung.
  static let topSpeed = 60.0
  /// The least speed that makes a wheel run on, in rows per second: slower, it would not even reach
  /// half a row, and goes onto the nearest one.
  static let leastSpeed = friction.squareRoot()
  /// How long a wheel takes to go onto a row from a standstill.
  static let snapTime = 0.25
  /// How many rows a wheel that is sent to a distant row runs at most; it begins that near.
  static let longestRoll = 12.0
  /// What a wheel that runs on prefers to the nearest row, in rows, so that it never stops abruptly.
  private static let lean = 0.15

  /// Where it begins.
  let start: Double
  /// Where it ends.
  let target: Double
  /// How long it lasts.
  let duration: Double

  /// What a wheel does when a hand lets go of it at this speed, in rows per second.
  ///
  /// It runs on as far as friction lets it, adjusted so that it ends on a row, and within the bounds
  /// if there are any. Whatever the speed, it ends within 0.3 s of when friction alone would stop it.
  static func released(
    at position: Double, speed: Double, within bounds: ClosedRange<Double>?
  ) -> WheelMotion {
    let speed = min(max(speed, -topSpeed), topSpeed)
    let isRunning = speed.magnitude >= leastSpeed
    let forward = speed < 0 ? -1.0 : 1.0
    let free = position + speed * speed.magnitude / (2 * friction)
    let row = (free + (isRunning ? lean * forward : 0)).rounded()
    let target = bounds.map { min(max(row, $0.lowerBound), $0.upperBound) } ?? row
    let distance = (target - position) * forward
    guard isRunning, distance > 0 else { return settling(from: position, to: target) }
    return WheelMotion(
      start: position, target: target, duration: 2 * distance / speed.magnitude)
  }

  /// Goes onto a row close by, within `snapTime`.
  static func settling(from position: Double, to target: Double) -> WheelMotion {
    WheelMotion(
      start: position, target: target, duration: position == target ? 0 : snapTime)
  }

  /// Goes to any row; of a long way only the last `longestRoll` rows are seen.
  static func rolling(from position: Double, to target: Double) -> WheelMotion {
    let distance = min(max(target - position, -longestRoll), longestRoll)
    return settling(from: target - distance, to: target)
  }

  /// The position this long after the beginning.
  func position(at time: Double) -> Double {
    guard time < duration else { return target }
    let rest = 1 - max(0, time) / duration
    return target - (target - start) * rest * rest
  }

  /// Where a wheel stands that a hand pulls beyond its ends: it gives way less and less.
  static func stretched(_ position: Double, within bounds: ClosedRange<Double>?) -> Double {
    guard let bounds else { return position }
    let inside = min(max(position, bounds.lowerBound), bounds.upperBound)
    let beyond = position - inside
    return inside + beyond / (1 + beyond.magnitude / longestStretch)
  }

  /// How far a wheel can be pulled beyond its ends, in rows; never quite reached.
  private static let longestStretch = 1.5
}

/// How fast a hand moves, from where it was at the latest moments.
struct HandSpeed {
  /// How long the moments count.
  private static let memory = 0.1
  private var moments: [(time: Double, place: Double)] = []

  /// Notes where the hand is at a time.
  mutating func note(_ place: Double, at time: Double) {
    moments.append((time, place))
    moments.removeAll { time - $0.time > Self.memory || $0.time > time }
  }

  /// The speed when it lets go at a time: 0 if it rested before.
  func speed(at time: Double) -> Double {
    guard let first = moments.first, let last = moments.last, last.time > first.time,
      (0...Self.memory).contains(time - last.time)
    else { return 0 }
    return (last.place - first.place) / (max(time, last.time) - first.time)
  }
}
