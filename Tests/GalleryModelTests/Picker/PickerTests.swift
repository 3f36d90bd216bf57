import GalleryModel
import Testing

/// What a picker does with its wheels.
@Suite struct PickerTests {
  private static let setting = Setting()

  private static func picker(_ values: ValueSet, selected: Int? = 0, wraps: Bool = false) -> Picker
  {
    var column = Picker.Column("Wheel", values, selected: selected)
    column.wraps = wraps
    return Picker(fieldTitle: "Field", [column])
  }

  @Test("a turn selects the row so many rows away, and no further than the ends")
  func turn() {
    var picker = Self.picker(ValueSet(["A", "B", "C"]))
    let setting = Self.setting
    #expect(picker.receive(.roll(wheel: 0, by: 2), in: setting) == [.changed(wheel: 0, row: 2)])
    #expect(picker.receive(.roll(wheel: 0, by: .max), in: setting).isEmpty)
    #expect(picker.receive(.roll(wheel: 0, by: .min), in: setting) == [.changed(wheel: 0, row: 0)])
    #expect(picker.fieldText(in: setting) == "A")
  }

  @Test("a wheel that wraps turns all the way round")
  func wrapping() {
    var picker = Self.picker(ValueSet(["A", "B", "C"]), wraps: true)
    _ = picker.receive(.roll(wheel: 0, by: -1), in: Self.setting)
    #expect(picker.columns[0].row == 2)
    _ = picker.receive(.roll(wheel: 0, by: 4), in: Self.setting)
    #expect(picker.columns[0].row == 0)
  }

  @Test("what does not exist changes nothing")
  func whatDoesNotExist() {
    let picker = Self.picker(ValueSet(["A", "B"]))
    let events: [Picker.Event] = [
      .roll(wheel: 1, by: 1), .roll(wheel: -1, by: 1), .choose(wheel: 0, row: 2),
      .choose(wheel: 0, row: -1), .choose(wheel: 7, row: 0), .resize(width: 600, height: 90),
    ]
    for event in events {
      var other = picker
      #expect(other.receive(event, in: Self.setting).isEmpty, "\(event)")
      #expect(other == picker, "\(event)")
    }
  }

  @Test("the field brings the wheels up and away")
  func field() {
    var picker = Self.picker(ValueSet(["A"]))
    #expect(picker.receive(.touchField, in: Self.setting) == [.closed])
    #expect(!picker.panel.isOpen)
    #expect(picker.receive(.touchField, in: Self.setting) == [.opened])
    #expect(picker.panel.isOpen)
  }

  @Test("a million rows are computed, and cost what sixty do")
  func aMillionRows() {
    let wheel = Self.picker(ValueSet(1...1_000_000), selected: 999_999).wheels(in: Self.setting)[0]
    #expect(wheel.count == 1_000_000)
    #expect(wheel.text(999_999) == "1000000")
    #expect(wheel.selection == 999_999)
    #expect(wheel.widest == ["1", "1000000"])
  }

  struct Order: Sendable, CustomTestStringConvertible {
    let words: [String]
    let order: Picker.Column.Order
    /// The first row that is not in its order; `nil` if all are.
    let wrongRow: Int?
    var testDescription: String { words.joined(separator: " ") }
  }

  static let orders = [
    Order(words: ["Austria", "Chad", "Peru", "Zambia"], order: .alphabetical, wrongRow: nil),
    Order(words: ["Peru", "Austria", "Zambia", "Chad"], order: .alphabetical, wrongRow: 2),
    Order(words: ["austria", "Chad", "peru"], order: .alphabetical, wrongRow: nil),
    Order(words: ["Äthiopien", "Belize", "Östland", "Peru"], order: .alphabetical, wrongRow: nil),
    Order(words: ["1 week", "2 weeks", "10 weeks"], order: .numeric, wrongRow: nil),
    Order(words: ["1 week", "10 weeks", "2 weeks"], order: .numeric, wrongRow: 3),
    Order(words: ["1 week", "1 week"], order: .numeric, wrongRow: 2),
    Order(words: ["1", "few", "3"], order: .numeric, wrongRow: 2),
    Order(words: ["Monday", "Tuesday", "Wednesday"], order: .calendar, wrongRow: nil),
    Order(words: ["Sunday", "Monday", "Saturday"], order: .calendar, wrongRow: nil),
    Order(words: ["Saturday", "Sunday", "Monday"], order: .calendar, wrongRow: nil),
    Order(words: ["Monday", "Wednesday", "Tuesday", "Friday"], order: .calendar, wrongRow: 3),
    Order(words: ["January", "February", "May"], order: .calendar, wrongRow: nil),
    Order(words: ["星期一", "星期二", "星期日"], order: .calendar, wrongRow: nil),
    Order(words: ["Monday", "Someday"], order: .calendar, wrongRow: 2),
  ]

  @Test("values have to be in the order that is declared", arguments: orders)
  func declaredOrder(item: Order) {
    let column = Picker.Column("Wheel", ValueSet(item.words), order: item.order)
    let scene = Scene(Picker(fieldTitle: "Field", [column]), in: Self.setting)
    let ruling = Review(of: scene)["picker.order-values-logically"]
    #expect(ruling?.verdict.outcome == (item.wrongRow == nil ? .follows : .breaks))
    #expect(ruling?.verdict.finding?.found == item.wrongRow.map(Double.init))
  }

  static let counts: [(count: Int, outcome: Verdict.Outcome)] = [
    (1, .follows), (60, .follows), (61, .breaks), (1_000_000, .breaks),
  ]

  @Test("sixty rows are a wheel's, more are a table's", arguments: counts)
  func largeSets(item: (count: Int, outcome: Verdict.Outcome)) {
    let scene = Scene(Self.picker(ValueSet(1...item.count)), in: Self.setting)
    let ruling = Review(of: scene)["picker.use-table-for-large-sets"]
    #expect(ruling?.verdict.outcome == item.outcome)
  }

  @Test("the repair of a large set is a table of the same values with the same one chosen")
  func tableKeepsTheValues() {
    let scene = Scene(Self.picker(ValueSet(1...500), selected: 41), in: Self.setting)
    let mended = Review(of: scene).mending("picker.use-table-for-large-sets")
    guard case .table(let table)? = mended.instead else {
      Issue.record("No table stands there: \(mended)")
      return
    }
    #expect(table.values == ValueSet(1...500))
    #expect(table.selected == 41)
    #expect(table.isSearchable)
  }

  @Test("a typed value is carried over to the wheel")
  func typedValue() {
    var scene = Picker.specimen(in: Setting(era: .edition(.seven)))
    scene.instead = .field(FieldProp(title: "Collection", text: "friday"))
    let mended = Review(of: scene).mending("picker.use-for-choosing-from-a-set")
    #expect(mended.instead == nil)
    #expect(mended.subject.columns[0].row == 4)
  }

  @Test("a change of language changes the gallery's own words and keeps what is chosen")
  func language() {
    var scene = Picker.specimen(in: Setting())
    var setting = scene.setting
    setting.language = .chinese
    Picker.adapt(&scene, to: setting)
    #expect(scene.subject.fieldText(in: setting) == "星期二，2 周")
    #expect(scene == Picker.specimen(in: setting))
  }
}
