/// One or more wheels of values, which come up for a field; one value is selected on each.
///
/// A wheel without a selected value can be represented; the guidelines forbid it.
public struct Picker: WheelControl {
  /// The most wheels that there can be.
  public static let columnLimit = 8
  /// The most rows of a wheel before a table is better: the longest wheel that the guidelines speak
  /// of, that of sixty minutes.
  public static let rowLimit = 60

  /// One of the wheels as its author set it up.
  public struct Column: Hashable, Codable, Sendable {
    /// The order in which its author says that the values are.
    public enum Order: String, CaseIterable, Codable, Sendable {
      case undeclared
      case alphabetical
      case numeric
      /// As weekdays or months follow one another.
      case calendar
    }

    /// How well people know the values, as their author declares it.
    public enum Familiarity: String, CaseIterable, Codable, Sendable {
      case undeclared
      case wellKnown = "well-known"
      case unfamiliar
    }

    /// What the wheel is for, such as “Weekday”.
    public var name: String
    /// The values, a row each.
    public var values: ValueSet
    /// The selected row; one beyond the last value stands for that, `nil` for none at all.
    public var selected: Int?
    /// The declared order.
    public var order = Order.undeclared
    /// The declared familiarity.
    public var familiarity = Familiarity.undeclared
    /// Whether the first row follows the last one.
    public var wraps = false

    /// A wheel with its first value selected unless said otherwise.
    public init(
      _ name: String, _ values: ValueSet, selected: Int? = 0, order: Order = .undeclared,
      familiarity: Familiarity = .undeclared
    ) {
      self.name = name
      self.values = values
      self.selected = selected
      self.order = order
      self.familiarity = familiarity
    }

    /// The selected row among those that there are; `nil` if none is selected.
    public var row: Int? {
      guard let selected, values.count > 0 else { return nil }
      return min(max(selected, 0), values.count - 1)
    }
  }

  /// What a person or the app does to the picker.
  public typealias Event = WheelAction

  /// What the app is told.
  public enum Report: Hashable, Codable, Sendable {
    /// Another row of a wheel is selected.
    case changed(wheel: Int, row: Int)
    /// The wheels came up.
    case opened
    /// The wheels went away.
    case closed
  }

  /// How the wheels come up.
  public var panel: WheelPanel
  /// The wheels, `columnLimit` at most.
  public private(set) var columns: [Column]

  /// A picker for a field, with the first `columnLimit` of these wheels.
  public init(fieldTitle: String, _ columns: [Column]) {
    panel = WheelPanel(fieldTitle: fieldTitle)
    self.columns = Array(columns.prefix(Self.columnLimit))
  }

  /// Replaces the wheels by the first `columnLimit` of these.
  public mutating func setColumns(_ columns: [Column]) {
    self.columns = Array(columns.prefix(Self.columnLimit))
  }

  /// Edits each of the wheels.
  mutating func editColumns(_ edit: (inout Column) -> Void) {
    for index in columns.indices { edit(&columns[index]) }
  }

  /// The wheels, in the order in which they are read.
  public func wheels(in setting: Setting) -> [Wheel] {
    columns.map { column in
      var wheel = Wheel(
        column.name, count: column.values.count, selection: column.row,
        widest: column.values.widest, text: { column.values[$0] })
      wheel.wraps = column.wraps
      wheel.isTurnable = panel.isTurnable
      if column.values.numberCount > 0 {
        wheel.numbers = (first: Double(column.values.firstNumber), step: 1)
      }
      return wheel
    }
  }

  /// The selected values, with a comma between them.
  public func fieldText(in setting: Setting) -> String {
    columns.compactMap { column in column.row.map { column.values[$0] } }
      .joined(separator: setting.text(", ", "，"))
  }
}

extension Picker {
  /// Does what a person or the app does; a wheel or a row that does not exist changes nothing.
  public mutating func receive(_ event: Event, in setting: Setting) -> [Report] {
    switch event {
    case .touchField:
      return panel.touchField().map { [$0 ? .opened : .closed] } ?? []
    case .roll(let index, let steps):
      guard columns.indices.contains(index) else { return [] }
      let wheel = wheels(in: setting)[index]
      guard let row = wheel.row(columns[index].row ?? 0, movedBy: steps) else { return [] }
      return select(row, of: index)
    case .choose(let index, let row):
      guard columns.indices.contains(index), (0..<columns[index].values.count).contains(row)
      else { return [] }
      return select(row, of: index)
    case .resize(let width, let height):
      panel.resize(width: width, height: height)
      return []
    }
  }

  private mutating func select(_ row: Int, of index: Int) -> [Report] {
    guard panel.isTurnable, row != columns[index].row else { return [] }
    columns[index].selected = row
    return [.changed(wheel: index, row: row)]
  }
}

extension Picker {
  private enum CodingKeys: String, CodingKey { case panel, columns }

  /// Reads a picker; throws a `DecodingError` for too many wheels.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    panel = try container.decode(WheelPanel.self, forKey: .panel)
    columns = try container.decode([Column].self, forKey: .columns)
    guard columns.count <= Self.columnLimit else {
      throw DecodingError.dataCorruptedError(
        forKey: .columns, in: container,
        debugDescription: "\(columns.count) are more than \(Self.columnLimit).")
    }
  }
}
