import Foundation
import Testing

@testable import GalleryModel

@Suite struct TextLabelTests {
  static let setting = Setting()

  private func label(
    _ runs: [TextLabel.Run] = [TextLabel.Run("Arrives "), TextLabel.Run("today", isBold: true)],
    edit: (inout TextLabel) -> Void = { _ in }
  ) -> TextLabel {
    var label = TextLabel(runs)
    edit(&label)
    return label
  }

  // MARK: Events

  /// What an event does to a label whose text can be typed over or not.
  struct Try: Sendable, CustomTestStringConvertible {
    let editing: TextLabel.Editing
    let acts: Bool
    let events: [TextLabel.Event]
    let text: String
    let reports: [TextLabel.Report]

    init(
      _ editing: TextLabel.Editing, acts: Bool = false, _ events: [TextLabel.Event],
      _ text: String = "Arrives today", _ reports: [TextLabel.Report] = []
    ) {
      self.editing = editing
      self.acts = acts
      self.events = events
      self.text = text
      self.reports = reports
    }

    var testDescription: String { "\(editing), \(events) → \(text)" }
  }

  static let tries: [Try] = [
    Try(.never, [.tap]), Try(.never, [.type("x")]), Try(.never, [.edit("x")]),
    Try(.never, acts: true, [.tap], "Arrives today", [.acted]),
    Try(.afterTap, [.type("x")]), Try(.afterTap, [.tap], "Arrives today", [.opened]),
    Try(.afterTap, [.tap, .tap], "Arrives today", [.opened]),
    Try(
      .afterTap, [.tap, .type("!")], "Arrives today!", [.opened, .edited("Arrives today!")]),
    Try(.always, [.type("!")], "Arrives today!", [.edited("Arrives today!")]),
    Try(.always, [.edit("Late")], "Late", [.edited("Late")]),
    Try(.always, [.edit("Arrives today")]),
    Try(.never, [.copy(0..<7)], "Arrives today", [.copied("Arrives")]),
    Try(.always, [.copy(8..<99)], "Arrives today", [.copied("today")]),
    Try(.never, [.copy(-5..<0)]), Try(.never, [.copy(20..<30)]),
    Try(.never, [.show([TextLabel.Run("Late")])], "Late"),
  ]

  @Test("each event does to each kind of label what the table says", arguments: tries)
  func eachEventDoesToEachKindOfLabelWhatTheTableSays(item: Try) {
    var label = label {
      $0.setEditing(item.editing)
      $0.actsOnTap = item.acts
    }
    let reports = item.events.flatMap { label.receive($0, in: Self.setting) }
    #expect(reports == item.reports)
    #expect(label.text == item.text)
  }

  @Test("a label that cannot be selected cannot be copied, a field always can")
  func aLabelThatCannotBeSelectedCannotBeCopiedAFieldAlwaysCan() {
    var label = label { $0.isSelectable = false }
    #expect(label.receive(.copy(0..<5), in: Self.setting).isEmpty)
    label.setEditing(.always)
    #expect(label.receive(.copy(0..<5), in: Self.setting) == [.copied("Arriv")])
  }

  @Test("places are characters as people see them")
  func placesAreCharactersAsPeopleSeeThem() {
    var label = label([TextLabel.Run("👩‍👩‍👧‍👦e\u{301}中")])
    #expect(label.receive(.copy(0..<1), in: Self.setting) == [.copied("👩‍👩‍👧‍👦")])
    #expect(label.receive(.copy(1..<3), in: Self.setting) == [.copied("e\u{301}中")])
  }

  // MARK: What is drawn

  @Test("what is dropped is dropped from the end, across runs")
  func whatIsDroppedIsDroppedFromTheEndAcrossRuns() {
    let label = label { $0.characterLimit = 10 }
    #expect(label.drawnRuns.map(\.text) == ["Arrives ", "to"])
    #expect(label.drawnText == "Arrives to")
    #expect(label.drawnWholeText == "Arrives today")
    #expect(label.text == "Arrives today")
  }

  @Test("markup is written around each style")
  func markupIsWrittenAroundEachStyle() {
    let runs = [
      TextLabel.Run("a", isBold: true, isItalic: true, isUnderlined: true), TextLabel.Run("b"),
      TextLabel.Run("", isBold: true),
    ]
    let label = label(runs) { $0.showsMarkup = true }
    #expect(label.drawnText == "<b><i><u>a</u></i></b>b")
    #expect(label.drawnRuns.count == 1)
  }

  @Test("a field has one plain run")
  func aFieldHasOnePlainRun() {
    let label = label { $0.setEditing(.always) }
    #expect(label.drawnRuns == [TextLabel.Run("Arrives today")])
  }

  @Test("there is no more text than there can be")
  func thereIsNoMoreTextThanThereCanBe() {
    let runs = Array(repeating: TextLabel.Run(String(repeating: "W", count: 5_000)), count: 300)
    let label = label(runs)
    #expect(label.runs.count == TextLabel.runLimit)
    #expect(label.text.count == TextLabel.textLimit)
  }

  // MARK: Files

  @Test("a field that no press could open, and what is out of bounds, is not read")
  func aFieldThatNoPressCouldOpenAndWhatIsOutOfBoundsIsNotRead() throws {
    var open = label { $0.setEditing(.afterTap) }
    _ = open.receive(.tap, in: Self.setting)
    let json = try #require(String(data: JSONEncoder().encode(open), encoding: .utf8))
    #expect(try JSONDecoder().decode(TextLabel.self, from: Data(json.utf8)) == open)
    let wrongs = [
      ("\"after-tap\"", "\"never\""), ("\"points\":14", "\"points\":1000"),
      ("\"characterLimit\":null", "\"characterLimit\":-3"),
    ]
    for (right, wrong) in wrongs {
      #expect(json.contains(right), "\(json)")
      #expect(throws: DecodingError.self) {
        let changed = json.replacing(right, with: wrong)
        _ = try JSONDecoder().decode(TextLabel.self, from: Data(changed.utf8))
      }
    }
  }

  @Test("texts of the gallery's own change with the language, others stay")
  func textsOfTheGallerySOwnChangeWithTheLanguageOthersStay() {
    let specimen = TextLabel.specimen(in: Self.setting)
    var chinese = Self.setting
    chinese.language = .chinese
    var scene = specimen
    TextLabel.adapt(&scene, to: chinese)
    #expect(scene == TextLabel.specimen(in: chinese))
    TextLabel.adapt(&scene, to: Self.setting)
    #expect(scene == specimen)
    scene.subject.setRuns([TextLabel.Run("Mine")])
    TextLabel.adapt(&scene, to: chinese)
    #expect(scene.subject.text == "Mine")
  }
}
