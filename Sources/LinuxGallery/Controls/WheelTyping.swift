import GalleryModel

/// Finds rows by what is typed: digits and letters that follow each other quickly belong together.
struct WheelTyping {
  /// After how long without a key something new begins, in seconds.
  static let pause = 1.0
  /// How many rows are looked at for one key, so that a million rows answer at once.
  static let reach = 10_000

  private var typed = ""
  private var latest = -Double.infinity

  /// Takes a character typed at a time, in seconds, and finds the row that is meant.
  ///
  /// It is the one whose number was typed, or else the next one from `row` on whose text begins with
  /// what was typed, leading zeros aside. Where there is none, the character begins anew.
  mutating func row(
    typing character: Character, at time: Double, from row: Int, in wheel: Wheel
  ) -> Int? {
    let goesOn = time - latest < Self.pause && time >= latest
    latest = time
    if goesOn, !typed.isEmpty {
      typed.append(character)
      if let found = Self.row(beginningWith: typed, from: row, in: wheel) { return found }
    }
    typed = character.isWhitespace ? "" : String(character)
    guard !typed.isEmpty, wheel.count > 0 else { return nil }
    return Self.row(beginningWith: typed, from: (row + 1) % wheel.count, in: wheel)
  }

  /// Forgets what was typed.
  mutating func reset() { typed = "" }

  private static func row(beginningWith typed: String, from row: Int, in wheel: Wheel) -> Int? {
    let key = typed.typingKey
    func fits(_ row: Int) -> Bool {
      wheel.text(row).typingKey.hasPrefix(key) && wheel.isOffered(row)
    }
    if let numbered = Double(key).flatMap(wheel.row(numbered:)), fits(numbered) { return numbered }
    for distance in 0..<min(reach, wheel.count) {
      let candidate = (row + distance) % wheel.count
      if fits(candidate) { return candidate }
    }
    return nil
  }
}

extension String {
  /// What texts are compared by when they are typed: small letters, without leading zeros.
  fileprivate var typingKey: String {
    let trimmed = drop(while: \.isWhitespace).lowercased()
    let digits = trimmed.drop { $0 == "0" }
    return digits.first?.isNumber == true ? String(digits) : trimmed
  }
}

extension Wheel {
  /// The row of exactly this number for a screen reader; `nil` if there is none.
  func row(numbered number: Double) -> Int? {
    let place = (number - usableNumbers.first) / usableNumbers.step
    guard place >= 0, place < Double(count), place == place.rounded() else { return nil }
    return Int(place)
  }

  /// The row whose number is nearest; `nil` without rows or if the rows have all the same number.
  func row(nearestTo number: Double) -> Int? {
    let place = ((number - usableNumbers.first) / usableNumbers.step).rounded()
    guard count > 0, place.isFinite else { return nil }
    return Int(min(max(place, 0), Double(count - 1)))
  }

  /// The number of a row for a screen reader, always finite.
  func number(of row: Int) -> Double { usableNumbers.first + usableNumbers.step * Double(row) }

  /// The numbers, or the rows' own where they lead to none that is finite.
  private var usableNumbers: (first: Double, step: Double) {
    let last = numbers.first + numbers.step * Double(count)
    return last.isFinite && numbers.step.isFinite ? numbers : (0, 1)
  }

  /// A row counted on beyond the ends, as one of the wheel's; clamped where the wheel does not wrap.
  func row(at place: Int) -> Int? { count > 0 ? row(0, movedBy: place) : nil }

  /// The nearest place to another one at which a row stands, counting on around the wheel.
  func place(of row: Int, nearestTo place: Int) -> Int {
    guard wraps, count > 0, let present = self.row(at: place) else { return row }
    var distance = row - present
    if distance > count / 2 { distance -= count }
    if distance < -(count / 2) { distance += count }
    return place + distance
  }

  /// How many rows are looked at in either direction for one that is offered.
  private static let offeredReach = 10_000

  /// The place of an offered row, `place` itself if it is one, else the first in the direction of
  /// `step`, else, or without a direction, the nearest.
  ///
  /// It takes time with the distance to that row, bounded; `nil` if none is found.
  func offeredPlace(from place: Int, towards step: Int = 0) -> Int? {
    func isOffered(_ place: Int) -> Bool {
      guard wraps || (0..<count).contains(place), let row = row(at: place) else { return false }
      return self.isOffered(row)
    }
    let reach = min(Self.offeredReach, count)
    guard step == 0 else {
      let ahead = (0..<max(reach, 0)).lazy.map { place + $0 * step.signum() }
      return ahead.first(where: isOffered) ?? offeredPlace(from: place)
    }
    return (0...max(reach, 0)).lazy.flatMap { [place + $0, place - $0] }.first(where: isOffered)
  }
}
