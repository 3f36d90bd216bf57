/// All controls of the gallery, and what is said of them.
public enum Catalog {
  /// The controls, in the order of the list.
  public static let controls: [Entry] = [
    Entry(SegmentedControl.self),
    Entry(Switch.self),
    Entry(Picker.self),
    Entry(DatePicker.self),
    Entry(TextLabel.self),
    Entry(TextField.self),
    Entry(Keyboard.self),
    Entry(EditMenu.self),
  ]

  /// One control of the catalogue.
  public struct Entry: Sendable, Identifiable {
    /// Names, family, editions.
    public let kind: ControlKind
    /// The type of the control's values.
    public let type: any Control.Type
    /// All that is said of the control.
    public let statements: [Statement]
    /// A realistic scene that follows every guideline in that setting.
    public let specimen: @Sendable (Setting) -> AnyScene
    let decode: @Sendable (any Decoder) throws -> AnyScene

    /// The slug.
    public var id: String { kind.slug }

    fileprivate init<Subject: Control>(_ subject: Subject.Type) {
      kind = Subject.kind
      type = subject
      statements = Subject.statements
      specimen = { AnyScene(Subject.specimen(in: $0)) }
      decode = { AnyScene(try Scene<Subject>(from: $0)) }
    }
  }

  /// The control of that slug, if there is one.
  public static func control(_ slug: String) -> Entry? { controls.first { $0.id == slug } }

  /// Everything that is said, control by control.
  public static var statements: [Statement] { controls.flatMap(\.statements) }

  /// The statement of that id, if there is one.
  public static func statement(_ id: Statement.ID) -> Statement? {
    control(String(id.prefix { $0 != "." }))?.statements.first { $0.id == id }
  }

  /// The name among `names` that looks most like `wrong`; `nil` without names.
  public static func nearest(to wrong: String, among names: [String]) -> String? {
    names.min { strangeness(of: $0, to: wrong) < strangeness(of: $1, to: wrong) }
  }

  /// How little a name looks like another: the letters to change, less those that both begin with.
  private static func strangeness(of name: String, to wrong: String) -> Int {
    distance(wrong, name) - 2 * wrong.sharedStart(with: name)
  }

  /// How many letters have to be changed, put in or left out.
  ///
  /// O(length × length).
  private static func distance(_ left: String, _ right: String) -> Int {
    let target = Array(right.prefix(100))
    var row = Array(0...target.count)
    for (index, letter) in left.prefix(100).enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let change = diagonal + (letter == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}

extension String {
  /// How many letters both texts begin with.
  fileprivate func sharedStart(with other: String) -> Int {
    zip(self, other).prefix(while: { $0 == $1 }).count
  }
}
