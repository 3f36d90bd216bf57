/// The value of a property, whatever its kind.
public enum PropertyValue: Hashable, Codable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  /// The name of a choice.
  case choice(String)
  /// The names of any number of choices.
  case choices(Set<String>)
  /// One row per item, in each row the values of the fields in their order.
  case list([[PropertyValue]])
}

/// What a person edits a property with.
public indirect enum Editor: Hashable, Sendable {
  /// One of several named choices.
  public struct Choice: Hashable, Sendable {
    /// The name in values.
    public let name: String
    /// What people call it.
    public let title: Message
  }

  /// One of the fields of each item of a list.
  public struct Field: Hashable, Sendable {
    /// What the field is called.
    public let label: Message
    /// What it is edited with.
    public let editor: Editor
  }

  case toggle
  /// A number within bounds, in steps as the buttons of a spin button take them.
  case number(ClosedRange<Double>, step: Double)
  case text
  /// Text of several lines.
  case lines
  /// A date with its time, written as `Moment` writes it, or nothing.
  case dateTime
  case choice([Choice])
  case choices([Choice])
  /// A list of items with these fields; a new item starts as `blank`, and there are at most `limit`.
  case list([Field], blank: [PropertyValue], limit: Int)
}

/// Something of a value that can be edited, wrong values too.
public struct Property<Root: Sendable>: Sendable, Identifiable {
  /// The name, unique among the properties of a root.
  public let id: String
  /// What people call it.
  public let label: Message
  /// What it is edited with.
  public let editor: Editor
  /// Reads the value.
  public let read: @Sendable (Root) -> PropertyValue
  /// Writes the value; throws a `PropertyError` and changes nothing if the value cannot be.
  public let write: @Sendable (inout Root, PropertyValue) throws -> Void

  /// Puts a property together.
  public init(
    _ id: String, _ label: Message, editor: Editor,
    read: @escaping @Sendable (Root) -> PropertyValue,
    write: @escaping @Sendable (inout Root, PropertyValue) throws -> Void
  ) {
    self.id = id
    self.label = label
    self.editor = editor
    self.read = read
    self.write = write
  }

  /// The same property, seen from a larger value that holds the root.
  public func lifted<Whole>(
    along path: WritableKeyPath<Whole, Root> & Sendable
  ) -> Property<Whole> {
    Property<Whole>(
      id, label, editor: editor,
      read: { [read] in read($0[keyPath: path]) },
      write: { [write] in try write(&$0[keyPath: path], $1) })
  }
}

extension Property {
  /// Something that is so or not.
  public static func toggle(
    _ id: String, _ label: Message, _ path: WritableKeyPath<Root, Bool> & Sendable
  ) -> Property {
    Property(
      id, label, editor: .toggle,
      read: { .flag($0[keyPath: path]) },
      write: { root, value in
        guard case .flag(let flag) = value else { throw PropertyError.wrongKind }
        root[keyPath: path] = flag
      })
  }

  /// A text of any length.
  public static func text(
    _ id: String, _ label: Message, _ path: WritableKeyPath<Root, String> & Sendable
  ) -> Property {
    Property(
      id, label, editor: .text,
      read: { .text($0[keyPath: path]) },
      write: { root, value in
        guard case .text(let text) = value else { throw PropertyError.wrongKind }
        root[keyPath: path] = text
      })
  }

  /// A date with its time, or none at all.
  public static func dateTime(
    _ id: String, _ label: Message, read: @escaping @Sendable (Root) -> Moment?,
    write: @escaping @Sendable (inout Root, Moment?) -> Void
  ) -> Property {
    Property(
      id, label, editor: .dateTime,
      read: { .text(read($0)?.description ?? "") },
      write: { root, value in
        guard case .text(let text) = value else { throw PropertyError.wrongKind }
        guard !text.isEmpty else { return write(&root, nil) }
        let moment: Moment
        do throws(Moment.Unreadable) {
          moment = try Moment(text)
        } catch {
          throw PropertyError.refused(error.message)
        }
        write(&root, moment)
      })
  }

  /// A number within bounds, read and written by functions where the value guards itself.
  public static func number(
    _ id: String, _ label: Message, within bounds: ClosedRange<Double>, step: Double,
    read: @escaping @Sendable (Root) -> Double,
    write: @escaping @Sendable (inout Root, Double) throws -> Void
  ) -> Property {
    Property(
      id, label, editor: .number(bounds, step: step),
      read: { .number(read($0)) },
      write: { root, value in
        guard case .number(let number) = value else { throw PropertyError.wrongKind }
        try write(&root, try bounds.checked(number))
      })
  }

  /// A number within bounds.
  public static func number(
    _ id: String, _ label: Message, _ path: WritableKeyPath<Root, Double> & Sendable,
    within bounds: ClosedRange<Double>, step: Double
  ) -> Property {
    number(
      id, label, within: bounds, step: step,
      read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 })
  }

  /// A number within bounds, or none at all, which is written as 0.
  public static func optionalNumber(
    _ id: String, _ label: Message, _ path: WritableKeyPath<Root, Double?> & Sendable,
    upTo limit: Double, step: Double
  ) -> Property {
    number(
      id, label, within: 0...limit, step: step,
      read: { $0[keyPath: path] ?? 0 }, write: { $0[keyPath: path] = $1 == 0 ? nil : $1 })
  }

  /// One of the cases of an enumeration.
  public static func choice<Case>(
    _ id: String, _ label: Message, _ path: WritableKeyPath<Root, Case> & Sendable,
    _ title: @escaping @Sendable (Case) -> Message
  ) -> Property
  where Case: CaseIterable & RawRepresentable & Sendable, Case.RawValue == String {
    choice(
      id, label, choices: Case.allCases.map { Editor.Choice(name: $0.rawValue, title: title($0)) },
      read: { $0[keyPath: path].rawValue },
      write: { root, name in
        guard let value = Case(rawValue: name) else { throw PropertyError.unknownChoice(name) }
        root[keyPath: path] = value
      })
  }

  /// One of several named choices, read and written by functions.
  public static func choice(
    _ id: String, _ label: Message, choices: [Editor.Choice],
    read: @escaping @Sendable (Root) -> String,
    write: @escaping @Sendable (inout Root, String) throws -> Void
  ) -> Property {
    Property(
      id, label, editor: .choice(choices),
      read: { .choice(read($0)) },
      write: { root, value in
        guard case .choice(let name) = value else { throw PropertyError.wrongKind }
        try write(&root, name)
      })
  }

  /// Any number of the cases of an enumeration.
  public static func choices<Case>(
    _ id: String, _ label: Message, _ path: WritableKeyPath<Root, Set<Case>> & Sendable,
    _ title: @escaping @Sendable (Case) -> Message
  ) -> Property
  where Case: CaseIterable & RawRepresentable & Hashable & Sendable, Case.RawValue == String {
    let choices = Case.allCases.map { Editor.Choice(name: $0.rawValue, title: title($0)) }
    return Property(
      id, label, editor: .choices(choices),
      read: { .choices(Set($0[keyPath: path].map(\.rawValue))) },
      write: { root, value in
        guard case .choices(let names) = value else { throw PropertyError.wrongKind }
        root[keyPath: path] = Set(
          try names.map { name in
            guard let value = Case(rawValue: name) else { throw PropertyError.unknownChoice(name) }
            return value
          })
      })
  }

  /// A list of items, each with fields.
  ///
  /// Items keep what their fields do not show.
  public static func list<Element: Sendable>(
    _ id: String, _ label: Message, of fields: [Property<Element>], blank: Element, limit: Int,
    read: @escaping @Sendable (Root) -> [Element],
    write: @escaping @Sendable (inout Root, [Element]) -> Void
  ) -> Property {
    Property(
      id, label,
      editor: .list(
        fields.map { Editor.Field(label: $0.label, editor: $0.editor) },
        blank: fields.map { $0.read(blank) }, limit: limit),
      read: { root in .list(read(root).map { item in fields.map { $0.read(item) } }) },
      write: { root, value in
        guard case .list(let rows) = value else { throw PropertyError.wrongKind }
        guard rows.count <= limit else { throw PropertyError.tooMany(rows.count, limit: limit) }
        let old = read(root)
        var items: [Element] = []
        items.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() {
          guard row.count == fields.count else { throw PropertyError.wrongKind }
          var item = index < old.count ? old[index] : blank
          for (field, value) in zip(fields, row) { try field.write(&item, value) }
          items.append(item)
        }
        write(&root, items)
      })
  }
}
