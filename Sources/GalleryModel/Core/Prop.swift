/// A simple thing near a control or in its stead: the company that some guidelines speak of.
public enum Prop: Hashable, Codable, Sendable {
  /// A button that does a command, with words or an icon.
  case button(ButtonProp)
  /// A field for typing.
  case field(FieldProp)
  /// A piece of text.
  case label(LabelProp)
  /// A row of a table, with nothing, a chevron or a switch at its end.
  case row(RowProp)
  /// A bar with a title.
  case bar(BarProp)
  /// A list of values to choose from, with a field to search in it.
  case table(TableProp)
}

/// A button; with a second icon it shows a state, as bars have it in place of a switch.
public struct ButtonProp: Hashable, Codable, Sendable {
  /// The words on it, and its name for a screen reader where it has an icon.
  public var title = ""
  /// The name of its icon; empty for a button with words.
  public var icon = ""
  /// The name of the icon while the button is on; empty for a button without states.
  public var iconWhenOn = ""
  /// Whether the state is on.
  public var isOn = false
  /// The command that it does, such as `copy`; empty if none is declared.
  public var command = ""

  /// A button with words, icons and a command as given.
  public init(
    title: String = "", icon: String = "", iconWhenOn: String = "", isOn: Bool = false,
    command: String = ""
  ) {
    self.title = title
    self.icon = icon
    self.iconWhenOn = iconWhenOn
    self.isOn = isOn
    self.command = command
  }

  /// Whether each of two states has an icon of its own.
  public var hasTwoIcons: Bool { !icon.isEmpty && !iconWhenOn.isEmpty && icon != iconWhenOn }
}

/// A field for typing, or a text view.
public struct FieldProp: Hashable, Codable, Sendable {
  /// How many lines there can be room for.
  public static let lineBounds = 1.0...20.0

  /// What is to be typed.
  public var title = ""
  /// What is typed.
  public var text = ""
  /// What stands there while nothing is typed.
  public var placeholder = ""
  /// For how many lines there is room, within `lineBounds`; more than one make it a text view.
  public private(set) var lines = 1.0

  /// A field with texts as given, of one line.
  public init(title: String = "", text: String = "", placeholder: String = "") {
    self.title = title
    self.text = text
    self.placeholder = placeholder
  }

  /// Whether it is a text view rather than a field.
  public var isTextView: Bool { lines > 1 }

  /// Sets for how many lines there is room; throws for a number that is not within `lineBounds`.
  public mutating func setLines(_ lines: Double) throws {
    self.lines = try Self.lineBounds.checked(lines).rounded()
  }
}

/// A piece of text.
public struct LabelProp: Hashable, Codable, Sendable {
  /// The words.
  public var text = ""

  /// A label with that text.
  public init(text: String = "") { self.text = text }
}

/// A row of a table.
public struct RowProp: Hashable, Codable, Sendable {
  /// What stands at the end of the row.
  public enum Accessory: String, CaseIterable, Codable, Sendable {
    case nothing
    case chevron
    case toggle
  }

  /// The row's words.
  public var title = ""
  /// The name of the icon before the words; empty for none.
  public var icon = ""
  /// The words at the end, before what stands there; empty for none.
  public var detail = ""
  /// What stands at the end.
  public var accessory = Accessory.nothing
  /// Whether the switch at the end is on.
  public var isOn = false

  /// A row with words, icon and end as given.
  public init(
    title: String = "", icon: String = "", detail: String = "", accessory: Accessory = .nothing,
    isOn: Bool = false
  ) {
    self.title = title
    self.icon = icon
    self.detail = detail
    self.accessory = accessory
    self.isOn = isOn
  }
}

/// A bar with a title.
public struct BarProp: Hashable, Codable, Sendable {
  /// The words in its middle.
  public var title = ""

  /// A bar with that title.
  public init(title: String = "") { self.title = title }
}

/// Values to choose from: in a list with a field to search in it, or on a wheel.
public struct TableProp: Hashable, Codable, Sendable {
  /// Up to so many values are quickly found on a wheel.
  public static let wheelWorthyCount = 24

  /// How the values are shown.
  public enum Look: String, CaseIterable, Codable, Sendable {
    case list
    case wheel
  }

  /// What is chosen, and the list's name for a screen reader.
  public var title = ""
  /// The values, a row each.
  public var values: ValueSet
  /// The chosen value's index; `nil`, or an index that does not exist, if none is chosen.
  public var selected: Int?
  /// Whether there is a field to search in the values.
  public var isSearchable: Bool
  /// Whether they are in a list or on a wheel.
  public var look: Look

  /// A table of values, with nothing chosen unless said otherwise.
  public init(
    title: String = "", values: ValueSet = ValueSet([]), selected: Int? = nil,
    isSearchable: Bool = true, look: Look = .list
  ) {
    self.title = title
    self.values = values
    self.selected = selected
    self.isSearchable = isSearchable
    self.look = look
  }
}
