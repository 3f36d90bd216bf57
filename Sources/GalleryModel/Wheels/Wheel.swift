/// One wheel as it is shown: so many rows, each computed when it is asked for and never stored, so
/// that a million rows cost what sixty do.
public struct Wheel: Sendable {
  /// What the wheel is for, such as “Hour”: its name for a screen reader.
  public var name: String
  /// How many rows there are; a wheel without rows shows nothing.
  public var count: Int
  /// The row under the selection bar; `nil` while nothing is selected.
  public var selection: Int?
  /// Whether the first row follows the last one, all the way round.
  public var wraps = false
  /// Whether a person can turn the wheel.
  public var isTurnable = true
  /// The number that a screen reader reads at row 0, and what each further row adds to it.
  public var numbers = (first: 1.0, step: 1.0)
  /// Texts among which the widest of all rows is, as far as that is known; they decide the width.
  public var widest: [String]
  /// The text of a row, which lies in `0..<count`.
  public var text: @Sendable (Int) -> String
  /// Whether a row can be chosen; others are pale, and a wheel that stops there rolls on or back.
  public var isOffered: @Sendable (Int) -> Bool = { _ in true }

  /// A wheel of `count` rows, none if the number is negative.
  public init(
    _ name: String, count: Int, selection: Int?, widest: [String] = [],
    text: @escaping @Sendable (Int) -> String
  ) {
    self.name = name
    self.count = max(0, count)
    self.selection = selection
    self.widest = widest
    self.text = text
  }

  /// The row that lies `steps` away from another; `nil` without rows.
  ///
  /// It is counted around the wheel where it wraps, and else no further than to its ends.
  public func row(_ row: Int, movedBy steps: Int) -> Int? {
    guard count > 0 else { return nil }
    let (sum, overflows) = row.addingReportingOverflow(steps)
    guard !overflows else { return steps > 0 ? count - 1 : 0 }
    guard wraps else { return min(max(sum, 0), count - 1) }
    let rest = sum % count
    return rest < 0 ? rest + count : rest
  }
}

/// How a wheel is drawn, right or wrong.
public struct WheelLook: Hashable, Codable, Sendable {
  /// Where the selected row lies.
  public enum Place: String, CaseIterable, Codable, Sendable {
    /// In the middle, under the selection bar.
    case middle
    /// At the top.
    case top
  }

  /// How many rows the guidelines want to be seen at once.
  public static let usualRows = 5.0
  /// How many rows can be seen at once, from 1.
  public static let rowBounds = 1.0...20.0
  /// The height of a row in points at the usual text scale.
  public static let rowHeight = 43.2
  /// The height of a row's line of text in points at the usual text scale.
  public static let lineHeight = 22.0

  /// How many rows are seen at once.
  public private(set) var visibleRows = usualRows
  /// Whether the selected row is darker than its neighbours.
  public var marksSelection = true
  /// Where the selected row lies.
  public var place = Place.middle
  /// Whether the wheel comes to rest between two rows, so that none lies under the bar.
  public var restsBetweenRows = false

  /// The look that the guidelines want.
  public init() {}

  /// Sets how many rows are seen at once; throws for a number that is not within `rowBounds`.
  public mutating func setVisibleRows(_ count: Double) throws {
    visibleRows = try Self.rowBounds.checked(count)
  }
}

extension WheelLook {
  private enum CodingKeys: String, CodingKey {
    case visibleRows, marksSelection, place, restsBetweenRows
  }

  /// Reads a look; throws a `DecodingError` for a number of rows out of bounds.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    visibleRows = try container.decode(within: Self.rowBounds, forKey: .visibleRows)
    marksSelection = try container.decode(Bool.self, forKey: .marksSelection)
    place = try container.decode(Place.self, forKey: .place)
    restsBetweenRows = try container.decode(Bool.self, forKey: .restsBetweenRows)
  }
}
