import Foundation
import GalleryModel
import Testing

/// Segments with these titles.
private func control(_ titles: [String], selected: [Int] = [0]) -> SegmentedControl {
  SegmentedControl(titles.map { SegmentedControl.Segment(title: $0) }, selected: selected)
}

/// What a segmented control does on events, whatever its configuration.
@Suite struct SegmentedControlTests {
  struct Press: Sendable {
    let index: Int
    var multiple = false
    var momentary = false
    var switches = true
    let selection: [Int]
    let shown: Int
    let reports: [SegmentedControl.Report]
  }

  static let presses = [
    Press(index: 2, selection: [2], shown: 2, reports: [.pressed(2), .selected([2]), .showed(2)]),
    Press(index: 0, selection: [0], shown: 0, reports: [.pressed(0)]),
    Press(
      index: 1, multiple: true, selection: [0, 1], shown: 1,
      reports: [.pressed(1), .selected([0, 1]), .showed(1)]),
    Press(index: 0, multiple: true, selection: [0], shown: 0, reports: [.pressed(0)]),
    Press(index: 1, momentary: true, selection: [0], shown: 1, reports: [.pressed(1), .showed(1)]),
    Press(
      index: 1, switches: false, selection: [1], shown: 0, reports: [.pressed(1), .selected([1])]),
    Press(index: 3, selection: [0], shown: 0, reports: []),
    Press(index: -1, selection: [0], shown: 0, reports: []),
  ]

  @Test("a press does what the configuration says", arguments: presses)
  func press(item: Press) {
    var control = control(["Map", "Transit", "Satellite"])
    control.allowsMultipleSelection = item.multiple
    control.isMomentary = item.momentary
    control.switchesView = item.switches
    #expect(control.receive(.press(item.index), in: Setting()) == item.reports)
    #expect(control.selection == item.selection)
    #expect(control.shown == item.shown)
  }

  @Test("a segment that is not enabled does not answer")
  func disabled() {
    var control = control(["Map", "Transit"])
    control.editSegment(1) { $0.isEnabled = false }
    #expect(control.receive(.press(1), in: Setting()) == [])
    #expect(control.selection == [0])
  }

  static let choices: [[Int]] = [[], [-1], [9], [0, 1], [1, 0], [1, 1]]

  @Test("press the selected segment: never none selected, also not by code", arguments: choices)
  func neverNone(indices: [Int]) {
    var control = control(["Map", "Transit"])
    _ = control.receive(.press(0), in: Setting())
    #expect(control.selection == [0])
    _ = control.receive(.select(indices), in: Setting())
    #expect(control.selection.count == 1)
    control.set(control.segments, selected: indices)
    #expect(!control.selection.isEmpty)
    #expect(control.selection.allSatisfy(control.segments.indices.contains))
  }

  static let titles: [[String]] = [
    ["A", "VeryLongTitle"], ["On", "Automatic depending on location", "Off"],
    ["地图", "根据所在位置自动切换"],
  ]

  @Test(
    "equal width against a long title: widths stay equal, the finding names it", arguments: titles)
  func longTitle(titles: [String]) throws {
    var setting = Setting(era: .edition(.ten))
    try setting.setWidth(Setting.widths.lowerBound)
    try setting.setTextScale(2)
    let scene = Scene(control(titles), in: setting)
    let widths = SegmentedControl.sketch(of: scene).parts(named: "segment").map(\.frame.width)
    #expect(Set(widths).count == 1)
    let id = "segmented-control.keep-content-size-similar"
    let finding = try #require(Review(of: scene)[id]?.verdict.finding)
    #expect(!finding.parts.isEmpty)
    #expect(finding.remedy.id == "Use titles of about the same length that fit.")
  }

  @Test("shrinking keeps the selected segment and the shown view")
  func repairKeepsTheSelection() throws {
    var scene = SegmentedControl.specimen(in: Setting())
    let id = "segmented-control.at-most-five-segments"
    let violate = try #require(SegmentedControl.violation(of: id))
    violate(&scene)
    _ = scene.subject.receive(.press(6), in: scene.setting)
    let title = scene.subject.segments[6].title
    let mended = Review(of: scene).mending(id)
    let selected = try #require(mended.subject.selection.first)
    #expect(mended.subject.segments.count == SegmentedControl.phoneSegmentLimit)
    #expect(mended.subject.segments[selected].title == title)
    #expect(mended.subject.shown == selected)
  }

  @Test("titles that the gallery knows change with the language, others stay")
  func language() {
    var scene = SegmentedControl.specimen(in: Setting())
    scene.subject.editSegment(1) { $0.title = "My line" }
    var chinese = scene.setting
    chinese.language = .chinese
    SegmentedControl.adapt(&scene, to: chinese)
    #expect(scene.subject.segments.map(\.title) == ["地图", "My line", "卫星"])
    #expect(scene.setting.placement == .toolbar)
  }

  static let wrong = [
    #""fixedWidth":4000"#, #""fixedWidth":-1"#, #""contentOffset":1e9"#, #""customHeight":-2"#,
  ]

  @Test("numbers out of bounds are refused when read", arguments: wrong)
  func badNumbers(replacement: String) throws {
    var control = SegmentedControl.specimen(in: Setting()).subject
    try SegmentedControl.properties.first { $0.id == "height" }?.write(&control, .number(50))
    let name = try #require(replacement.split(separator: ":").first)
    var text = String(decoding: try JSONEncoder().encode(control), as: UTF8.self)
    let old = try #require(
      text.firstMatch(of: try Regex("\(name):[0-9.]+"))?.0 ?? text.firstMatch(of: /"title"/)?.0)
    let new = old.hasPrefix("\"title") ? "\(replacement),\"title\"" : replacement
    text.replace(old, with: new)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SegmentedControl.self, from: Data(text.utf8))
    }
  }

  @Test("a selection that does not fit is settled when read")
  func badSelection() throws {
    let control = SegmentedControl.specimen(in: Setting()).subject
    var text = String(decoding: try JSONEncoder().encode(control), as: UTF8.self)
    text.replace("\"selection\":[0]", with: "\"selection\":[7,-3]")
    let read = try JSONDecoder().decode(SegmentedControl.self, from: Data(text.utf8))
    #expect(read.selection == [0])
  }

  @Test("more segments than the inspector takes are refused when read")
  func tooMany() throws {
    let many = SegmentedControl(
      Array(
        repeating: SegmentedControl.Segment(title: ""), count: SegmentedControl.segmentLimit + 1))
    let data = try JSONEncoder().encode(many)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SegmentedControl.self, from: data)
    }
  }
}
