extension Picker {
  private static let columnFields: [Property<Column>] =
    [.text("name", Message("Name"), \.name)] + ValueSet.properties(\.values) + [
      .number(
        "selected", Message("Selected row, 0 for none"),
        within: 0...Double(ValueSet.numberLimit), step: 1,
        read: { Double(($0.selected ?? -1) + 1) },
        write: { $0.selected = $1 < 1 ? nil : Int($1) - 1 }),
      .choice("order", Message("Declared order"), \.order) { $0.title },
      .choice("familiarity", Message("Values are"), \.familiarity) { $0.title },
      .toggle("wraps", Message("Turns all the way round"), \.wraps),
    ]

  /// All of the picker that can be edited, wrong values too.
  public static let properties: [Property<Picker>] =
    [
      .list(
        "wheels", Message("Wheels"), of: columnFields, blank: Column("", ValueSet([])),
        limit: columnLimit, read: { $0.columns }, write: { $0.setColumns($1) })
    ] + WheelPanel.properties.map { $0.lifted(along: \.panel) }
}

extension Picker.Column.Order {
  var title: Message {
    switch self {
    case .undeclared: Message("Not declared")
    case .alphabetical: Message("By the alphabet")
    case .numeric: Message("By number")
    case .calendar: Message("As in the calendar")
    }
  }
}

extension Picker.Column.Familiarity {
  var title: Message {
    switch self {
    case .undeclared: Message("Not declared")
    case .wellKnown: Message("Well known")
    case .unfamiliar: Message("Unfamiliar")
    }
  }
}
