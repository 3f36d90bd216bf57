extension Prop {
  /// The kinds of props, by the names that choices have.
  enum Kind: String, CaseIterable, Sendable {
    case button, field, label, row, bar, table

    var title: Message {
      switch self {
      case .button: Message("Button")
      case .field: Message("Field")
      case .label: Message("Label")
      case .row: Message("Table row")
      case .bar: Message("Bar")
      case .table: Message("Table")
      }
    }

    /// A prop of that kind with nothing filled in.
    var blank: Prop {
      switch self {
      case .button: .button(ButtonProp())
      case .field: .field(FieldProp())
      case .label: .label(LabelProp())
      case .row: .row(RowProp())
      case .bar: .bar(BarProp())
      case .table: .table(TableProp())
      }
    }
  }

  var kind: Kind {
    switch self {
    case .button: .button
    case .field: .field
    case .label: .label
    case .row: .row
    case .bar: .bar
    case .table: .table
    }
  }

  /// The main words of the prop.
  public var title: String {
    get {
      switch self {
      case .button(let button): button.title
      case .field(let field): field.title
      case .label(let label): label.text
      case .row(let row): row.title
      case .bar(let bar): bar.title
      case .table(let table): table.title
      }
    }
    set {
      switch self {
      case .button(var button):
        button.title = newValue
        self = .button(button)
      case .field(var field):
        field.title = newValue
        self = .field(field)
      case .label: self = .label(LabelProp(text: newValue))
      case .row(var row):
        row.title = newValue
        self = .row(row)
      case .bar: self = .bar(BarProp(title: newValue))
      case .table: table.title = newValue
      }
    }
  }

  /// The prop as a button, where it is one; writing to another kind does nothing.
  var button: ButtonProp {
    get { if case .button(let button) = self { button } else { ButtonProp() } }
    set { if case .button = self { self = .button(newValue) } }
  }

  /// The prop as a field, where it is one; writing to another kind does nothing.
  var field: FieldProp {
    get { if case .field(let field) = self { field } else { FieldProp() } }
    set { if case .field = self { self = .field(newValue) } }
  }

  /// The prop as a row, where it is one; writing to another kind does nothing.
  var row: RowProp {
    get { if case .row(let row) = self { row } else { RowProp() } }
    set { if case .row = self { self = .row(newValue) } }
  }

  /// The prop as a table, where it is one; writing to another kind does nothing.
  var table: TableProp {
    get { if case .table(let table) = self { table } else { TableProp() } }
    set { if case .table = self { self = .table(newValue) } }
  }

  /// The icon of a button or a row; writing to another kind does nothing.
  var icon: String {
    get { if case .row(let row) = self { row.icon } else { button.icon } }
    set {
      row.icon = newValue
      button.icon = newValue
    }
  }

  /// Whether a button or a row's switch is on; writing to another kind does nothing.
  public var isOn: Bool {
    get { if case .row(let row) = self { row.isOn } else { button.isOn } }
    set {
      row.isOn = newValue
      button.isOn = newValue
    }
  }

  /// All of a prop that can be edited; what its kind does not have reads as empty.
  static let properties: [Property<Prop>] =
    ownProperties + ValueSet.properties(\.table.values) + [
      .toggle("is-searchable", Message("Can be searched"), \.table.isSearchable),
      .choice("look", Message("Look"), \.table.look) { $0.title },
      .number(
        "selected", Message("Selected row, 0 for none"),
        within: 0...Double(ValueSet.numberLimit), step: 1,
        read: { Double(($0.table.selected ?? -1) + 1) },
        write: { $0.table.selected = $1 < 1 ? nil : Int($1) - 1 }),
    ]

  private static let ownProperties: [Property<Prop>] = [
    .choice(
      "kind", Message("Kind"),
      choices: Kind.allCases.map { Editor.Choice(name: $0.rawValue, title: $0.title) },
      read: { $0.kind.rawValue },
      write: { prop, name in
        guard let kind = Kind(rawValue: name) else { throw PropertyError.unknownChoice(name) }
        if prop.kind != kind { prop = kind.blank }
      }),
    .text("title", Message("Title"), \.title),
    .text("icon", Message("Icon"), \.icon),
    .text("icon-when-on", Message("Icon when on"), \.button.iconWhenOn),
    .toggle("is-on", Message("On"), \.isOn),
    .text("command", Message("Command"), \.button.command),
    .text("text", Message("Text"), \.field.text),
    .text("placeholder", Message("Placeholder"), \.field.placeholder),
    .number(
      "lines", Message("Lines"), within: FieldProp.lineBounds, step: 1,
      read: { $0.field.lines }, write: { try $0.field.setLines($1) }),
    .text("detail", Message("Words at the row’s end"), \.row.detail),
    .choice("accessory", Message("Row end"), \.row.accessory) { $0.title },
  ]
}

extension RowProp.Accessory {
  /// What people call the end of a row.
  var title: Message {
    switch self {
    case .nothing: Message("Nothing")
    case .chevron: Message("Chevron")
    case .toggle: Message("Switch")
    }
  }
}

extension TableProp.Look {
  /// What people call the look.
  var title: Message {
    switch self {
    case .list: Message("List")
    case .wheel: Message("Wheel")
    }
  }
}
