/// A rectangle on the stage's grid, in points; x grows to the right, y downwards.
public struct Rect: Hashable, Codable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A rectangle with that corner and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The middle from left to right.
  public var midX: Double { x + width / 2 }
  /// The middle from top to bottom.
  public var midY: Double { y + height / 2 }

  /// Whether the other rectangle lies inside, but for `tolerance` points on each side.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.x >= x - tolerance && other.maxX <= maxX + tolerance
      && other.y >= y - tolerance && other.maxY <= maxY + tolerance
  }

  /// What both rectangles cover, or `nil` if they do not meet.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How far apart the two are: the longer of the gaps in the two directions, 0 if they touch.
  public func distance(to other: Rect) -> Double {
    let across = max(other.x - maxX, x - other.maxX, 0)
    let down = max(other.y - maxY, y - other.maxY, 0)
    return max(across, down)
  }

  /// The smallest rectangle that covers both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// A colour as drawn on the screen, 0…255 a channel.
public struct DrawnColor: Hashable, Codable, Sendable {
  /// Red, 0…255.
  public var red: UInt8
  /// Green, 0…255.
  public var green: UInt8
  /// Blue, 0…255.
  public var blue: UInt8

  /// A colour of three channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The relative luminance as WCAG 2 defines it, 0 for black and 1 for white.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio as WCAG 2 defines it, from 1 to 21.
  public func contrast(with other: DrawnColor) -> Double {
    let (lighter, darker) =
      luminance > other.luminance
      ? (luminance, other.luminance) : (other.luminance, luminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  private static let linearChannels: [Double] = (0...255).map { channel in
    let share = Double(channel) / 255
    guard share > 0.04045 else { return share / 12.92 }
    return powerOf2Point4((share + 0.055) / 1.055)
  }

  private static func linear(_ channel: UInt8) -> Double { linearChannels[Int(channel)] }

  /// x to the 12/5, by Newton's fifth root, so that the model needs no C library.
  private static func powerOf2Point4(_ x: Double) -> Double {
    var root = x
    for _ in 0..<40 {
      root -= (root * root * root * root * root - x) / (5 * root * root * root * root)
    }
    return x * x * root * root
  }
}

extension DrawnColor {
  /// Whether both look alike: no channel differs by more than drawing and blending may change.
  public func isClose(to other: DrawnColor) -> Bool {
    let pairs = [(red, other.red), (green, other.green), (blue, other.blue)]
    return pairs.allSatisfy { (Int($0) - Int($1)).magnitude <= 24 }
  }
}
