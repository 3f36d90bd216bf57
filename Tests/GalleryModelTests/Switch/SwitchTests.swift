import Foundation
import GalleryModel
import Testing

@Suite struct SwitchTests {
  /// One cell of the table of events and states.
  struct Turn: Sendable, CustomTestStringConvertible {
    let from: Switch.State
    let event: Switch.Event
    let to: Switch.State
    let reports: [Switch.Report]

    init(_ from: Switch.State, _ event: Switch.Event, _ to: Switch.State, _ rows: Bool? = nil) {
      self.from = from
      self.event = event
      self.to = to
      reports = (from == to ? [] : [.changed(to)]) + (rows.map { [.dependantsShown($0)] } ?? [])
    }

    var testDescription: String { "\(from), \(event) → \(to)" }
  }

  static let turns: [Turn] = [
    Turn(.off, .tap, .on, true), Turn(.on, .tap, .off, false),
    Turn(.off, .slide(to: true), .on, true), Turn(.on, .slide(to: false), .off, false),
    Turn(.on, .slide(to: true), .on), Turn(.off, .slide(to: false), .off),
    Turn(.off, .set(true), .on, true), Turn(.on, .set(false), .off, false),
    Turn(.on, .set(true), .on), Turn(.off, .set(false), .off),
  ]

  static let turnsWithMixed: [Turn] = [
    Turn(.off, .tap, .on, true), Turn(.on, .tap, .mixed), Turn(.mixed, .tap, .off, false),
    Turn(.on, .slide(to: false), .off, false), Turn(.mixed, .slide(to: true), .on),
    Turn(.mixed, .slide(to: false), .off, false), Turn(.mixed, .set(true), .on),
    Turn(.mixed, .set(false), .off, false),
  ]

  static let setting = Setting()

  /// The specimen's switch in a state; its rows are shown unless it is off.
  private func wireless(_ state: Switch.State) -> Switch {
    var control = Switch.specimen(in: Self.setting).subject
    control.allowMixedState(state == .mixed)
    control.turn(to: state)
    return control
  }

  @Test("each event does to each state what the table says", arguments: turns)
  func eachEventDoesToEachStateWhatTheTableSays(turn: Turn) {
    var control = wireless(turn.from)
    #expect(control.receive(turn.event, in: Self.setting) == turn.reports)
    #expect(control.state == turn.to)
    #expect(control.showsDependants == (turn.to == .on))
  }

  @Test("where a mixed state is allowed a press on on leads to it", arguments: turnsWithMixed)
  func whereAMixedStateIsAllowedAPressOnOnLeadsToIt(turn: Turn) {
    var control = wireless(turn.from)
    control.allowMixedState(true)
    #expect(control.receive(turn.event, in: Self.setting) == turn.reports)
    #expect(control.state == turn.to)
  }

  @Test("a mixed state is never reached unless it is allowed")
  func aMixedStateIsNeverReachedUnlessItIsAllowed() throws {
    var generator = SeededGenerator(seed: 1)
    let events: [Switch.Event] = [
      .tap, .slide(to: true), .slide(to: false), .set(true), .set(false),
    ]
    var control = wireless(.off)
    for _ in 0..<1_000 {
      let event = try #require(events.randomElement(using: &generator))
      _ = control.receive(event, in: Self.setting)
      #expect(control.turn(to: .mixed).isEmpty)
      #expect(control.state != .mixed, "after \(event)")
    }
    let state = try #require(Switch.properties.first { $0.id == "state" })
    #expect(throws: PropertyError.unknownChoice("mixed")) {
      try state.write(&control, .choice("mixed"))
    }
  }

  @Test(
    "a mixed state that is forbidden becomes what the dependent rows show",
    arguments: [true, false])
  func aMixedStateThatIsForbiddenBecomesWhatTheDependentRowsShow(shows: Bool) {
    var control = wireless(.mixed)
    control.showsDependants = shows
    control.allowMixedState(false)
    #expect(control.state == (shows ? .on : .off))
  }

  @Test("a switch that does not respond to taps still slides")
  func aSwitchThatDoesNotRespondToTapsStillSlides() {
    var control = wireless(.off)
    control.respondsToTaps = false
    #expect(control.receive(.tap, in: Self.setting).isEmpty)
    #expect(control.state == .off)
    #expect(control.receive(.slide(to: true), in: Self.setting).contains(.changed(.on)))
  }

  @Test("dependent rows stay as they are where turning does not update them")
  func dependentRowsStayAsTheyAreWhereTurningDoesNotUpdateThem() {
    var control = wireless(.on)
    control.updatesDependants = false
    #expect(control.receive(.tap, in: Self.setting) == [.changed(.off)])
    #expect(control.showsDependants)
  }

  @Test("a switch without dependent rows reports none")
  func aSwitchWithoutDependentRowsReportsNone() {
    var control = Switch("Bold Text")
    #expect(control.receive(.tap, in: Self.setting) == [.changed(.on)])
  }

  @Test("an edited state updates the dependent rows as code does", arguments: [true, false])
  func anEditedStateUpdatesTheDependentRowsAsCodeDoes(updates: Bool) throws {
    var control = wireless(.on)
    control.updatesDependants = updates
    let state = try #require(Switch.properties.first { $0.id == "state" })
    try state.write(&control, .choice("off"))
    #expect(control.state == .off)
    #expect(control.showsDependants == !updates)
  }

  @Test("dependent rows are limited in number")
  func dependentRowsAreLimitedInNumber() {
    let rows = (0...Switch.dependantLimit).map { Switch.Dependant(title: "\($0)") }
    var control = Switch("Wi-Fi", dependants: rows)
    #expect(control.dependants == Array(rows.dropLast()))
    control.setDependants(rows)
    #expect(control.dependants == Array(rows.dropLast()))
  }
}

/// Written and read.
@Suite struct SwitchCodingTests {
  /// A change of a written switch that makes it wrong.
  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
  }

  static let damages: [Damage] = [
    Damage(
      testDescription: "mixed but not allowed", old: #""state":"on""#, new: #""state":"mixed""#),
    Damage(testDescription: "unknown state", old: #""state":"on""#, new: #""state":"ajar""#),
    Damage(
      testDescription: "unknown colour", old: #""palette":["purple"]"#, new: #""palette":["pink"]"#),
    Damage(testDescription: "unknown look", old: #""look":"colours""#, new: #""look":"fancy""#),
    Damage(testDescription: "no rows", old: #""dependants":["#, new: #""rows":["#),
    Damage(
      testDescription: "too many rows", old: #""dependants":["#,
      new: #""dependants":["#
        + String(
          repeating: #"{"title":"","topic":"","effect":"appears"},"#, count: Switch.dependantLimit)),
  ]

  private func written() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let control = Switch.specimen(in: Setting()).subject
    return String(decoding: try encoder.encode(control), as: UTF8.self)
  }

  @Test("a switch survives being written and read")
  func aSwitchSurvivesBeingWrittenAndRead() throws {
    let read = try JSONDecoder().decode(Switch.self, from: Data(written().utf8))
    #expect(read == Switch.specimen(in: Setting()).subject)
  }

  @Test("a damaged switch is not read", arguments: damages)
  func aDamagedSwitchIsNotRead(damage: Damage) throws {
    let text = try written()
    let damaged = text.replacingOccurrences(of: damage.old, with: damage.new)
    #expect(damaged != text, "There is nothing to damage in \(text).")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Switch.self, from: Data(damaged.utf8))
    }
  }

  @Test("the colours of the app are written in a fixed order")
  func theColoursOfTheAppAreWrittenInAFixedOrder() throws {
    var control = Switch("Wi-Fi")
    control.palette = Set(Switch.Paint.allCases)
    let text = String(decoding: try JSONEncoder().encode(control), as: UTF8.self)
    #expect(text.contains(#"["blue","green","purple","orange","red","grey"]"#))
  }
}
