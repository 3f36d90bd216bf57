import GalleryModel
import XCTest

@testable import LinuxGallery

final class SegmentedControlViewTests: GtkTestCase {
  func testSeveralSelectedSegmentsAreShownAsTheyAre() {
    MainActor.assumeIsolated {
      let played = Played(SegmentedControl.self) {
        $0.subject.allowsMultipleSelection = true
        $0.subject.set($0.subject.segments, selected: [0, 2])
      }
      XCTAssertEqual(played.active, [true, false, true])
      played.perform(.press(1))
      XCTAssertEqual(played.active, [true, true, true])
      played.edit { $0.subject.allowsMultipleSelection = false }
      played.edit { $0.subject.set($0.subject.segments, selected: [1]) }
      XCTAssertEqual(played.active, [false, true, false])
    }
  }

  func testAMomentarySegmentSpringsBack() {
    MainActor.assumeIsolated {
      let played = Played(SegmentedControl.self) { $0.subject.isMomentary = true }
      played.perform(.press(1))
      XCTAssertEqual(played.takeEvents(), ["press(1)"])
      XCTAssertEqual(played.active, [true, false, false])
    }
  }

  func testASegmentThatIsNotEnabledDoesNotAnswer() throws {
    try MainActor.assumeIsolated {
      let played = Played(SegmentedControl.self) {
        $0.subject.editSegment(2) { $0.isEnabled = false }
      }
      played.perform(.press(2))
      XCTAssertEqual(played.takeEvents(), [])
      XCTAssertEqual(try played.part(SegmentedControl.part(2)).isSensitive, false)
    }
  }

  func testTheFocusStaysThroughUpdates() throws {
    try MainActor.assumeIsolated {
      let played = Played(SegmentedControl.self)
      let button = try XCTUnwrap(played.buttons.last)
      button.grabFocus()
      for id in SegmentedControl.statements.map(\.id) where !id.hasSuffix("at-least-two-segments") {
        let before = played.scene
        played.edit { SegmentedControl.violation(of: id)?(&$0) }
        XCTAssertTrue(button.isFocus || !button.isSensitive, id)
        played.edit { $0 = before }
        button.grabFocus()
      }
    }
  }

  func testWidthsSetByHandAreKeptWhateverTheTitles() throws {
    try MainActor.assumeIsolated {
      for width in [24.0, 60, 150] {
        for apportions in [true, false] {
          let played = Played(SegmentedControl.self, in: try wide()) {
            $0.subject.apportionsWidths = apportions
            $0.subject.editSegments { $0.title += " and much more" }
            $0.subject.setWidths(by: width)
          }
          let widths = try played.rendering().parts(named: "segment").map(\.frame.width)
          XCTAssertEqual(widths, [width, width, width])
        }
      }
    }
  }

  func testALastRowOfAGridThatIsNotFullHasTheGridsColumns() throws {
    try MainActor.assumeIsolated {
      let played = Played(SegmentedControl.self) { $0.subject.arrangement = .grid }
      let frames = try played.rendering().parts(named: "segment").map(\.frame)
      XCTAssertEqual(frames[2].width, frames[0].width)
      XCTAssertEqual(frames[2].x, frames[0].x)
      XCTAssertGreaterThan(frames[2].y, frames[0].maxY)
    }
  }

  func testALineIsAsHighBesideAnImageAsWithout() throws {
    try MainActor.assumeIsolated {
      var setting = Setting()
      try setting.setTextScale(3)
      let heights = try SegmentedControl.Segment.Content.allCases.map { content in
        let played = Played(SegmentedControl.self, in: setting) {
          $0.subject.editSegments { $0.content = content }
        }
        return try played.part(SegmentedControl.part(0)).frame.height
      }
      XCTAssertEqual(Set(heights).count, 1, "\(heights)")
    }
  }

  // MARK: Cases from the field

  func testEqualWidthAgainstALongTitle() throws {
    try MainActor.assumeIsolated {
      let titles = [
        ["A", "VeryLongTitle"], ["VeryLongTitle", "A"], ["地图", "根据所在位置自动切换", "关"],
        ["On", "Automatic depending on location", "Off"], ["خريطة", "WWWWWWWWWWWWWWWWWWWWWWWW"],
      ]
      for titles in titles {
        for width in [240.0, 320] {
          var setting = Setting()
          try setting.setWidth(width)
          let played = Played(SegmentedControl.self, in: setting) {
            $0.subject.set(titles.map { SegmentedControl.Segment(title: $0) }, selected: [0])
            if width == 240 { $0.subject.setWidths(by: 60) }
          }
          let rendering = try played.rendering()
          let segments = rendering.parts(named: "segment")
          let widths = segments.map(\.frame.width)
          XCTAssertLessThanOrEqual(
            try XCTUnwrap(widths.max()) - (try XCTUnwrap(widths.min())), 1, "\(titles)")
          let long = try XCTUnwrap(segments.max { ($0.naturalWidth ?? 0) < ($1.naturalWidth ?? 0) })
          guard long.isEllipsized else { continue }
          let review = Review(of: played.scene, seen: Observation(rendering))
          let finding = review["segmented-control.keep-content-size-similar"]?.widget?.finding
          XCTAssertEqual(finding?.parts.contains(long.id), true, "\(titles) at \(width)")
        }
      }
    }
  }

  func testPressTheSelectedSegment() throws {
    try MainActor.assumeIsolated {
      for count in 1...5 {
        let played = Played(SegmentedControl.self) { scene in
          let segments = (0..<count).map { SegmentedControl.Segment(title: "\($0)") }
          scene.subject.set(segments, selected: [count - 1])
        }
        let expected = (0..<count).map { $0 == count - 1 }
        for event in [SegmentedControl.Event.press(count - 1), .select([]), .select([99])] {
          played.perform(event)
          XCTAssertEqual(played.active, expected, "\(event) of \(count)")
          XCTAssertEqual(
            try played.rendering().parts(named: "segment").map(\.isSelected), expected)
          XCTAssertEqual(played.takeEvents().count, 1)
        }
        // By code on the widget itself, as GTK allows it.
        played.buttons[count - 1].isActive = false
        played.edit { $0.subject.editSegments { $0.title += "!" } }
        XCTAssertEqual(played.active, expected)
      }
    }
  }
}

/// A setting in which any width that is set by hand fits.
private func wide() throws -> Setting {
  var setting = Setting()
  try setting.setWidth(768)
  return setting
}

extension SegmentedControl {
  /// Gives all segments the same width by hand, as a person does in the inspector.
  fileprivate mutating func setWidths(by width: Double) {
    guard let list = Self.properties.first(where: { $0.id == "segments" }),
      case .list(let fields, _, _) = list.editor, case .list(var rows) = list.read(self),
      let field = fields.lastIndex(where: { if case .number = $0.editor { true } else { false } })
    else { return XCTFail("Widths cannot be edited.") }
    for index in rows.indices { rows[index][field] = .number(width) }
    XCTAssertNoThrow(try list.write(&self, .list(rows)))
  }
}

extension Played<SegmentedControl> {
  /// The segments' buttons.
  var buttons: [ToggleButton] { device.descendants(of: ToggleButton.self) }

  /// Which of the buttons are active.
  var active: [Bool] { buttons.map(\.isActive) }
}
