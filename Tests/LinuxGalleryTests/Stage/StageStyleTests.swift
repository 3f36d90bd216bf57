import GalleryModel
import XCTest

@testable import LinuxGallery

/// What is drawn has the style and the room of its setting at once, whatever was shown before.
final class StageStyleTests: GtkTestCase {
  func testALabelThatWasHiddenMeanwhileHasTheFontOfTheSetting() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self)
      let fresh = try played.labelSizes()
      played.edit { $0.subject.turn(to: .off) }
      _ = try played.rendering()
      try played.edit { try $0.setting.setTextScale(2) }
      _ = try played.rendering()
      played.edit { $0.setting.direction = .rightToLeft }
      _ = try played.rendering()
      try played.edit {
        try $0.setting.setTextScale(1)
        $0.subject.turn(to: .on)
      }
      XCTAssertEqual(try played.labelSizes(), fresh)
    }
  }

  func testWhatDoesNotGrowWithTheTextKeepsItsSize() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self)
      let size = try played.part(Switch.switchPart).frame
      for scale in [0.5, 2.0, 3.0] {
        try played.edit { try $0.setting.setTextScale(scale) }
        let frame = try played.part(Switch.switchPart).frame
        XCTAssertEqual(frame.width, size.width)
        XCTAssertEqual(frame.height, size.height)
      }
    }
  }

  func testBarsLeaveTheRoomThatTheModelHas() throws {
    try MainActor.assumeIsolated {
      for placement in Placement.allCases where placement.isBar {
        for direction in ReadingDirection.allCases {
          for (width, scale) in [(240.0, 1.0), (320, 1), (414, 3), (768, 2), (1400, 0.5)] {
            let played = try Played(SegmentedControl.self) {
              $0.setting.placement = placement
              $0.setting.direction = direction
              try $0.setting.setWidth(width)
              try $0.setting.setTextScale(scale)
            }
            let room = try played.rendering().room
            let expected = played.scene.setting.controlRoom
            let place = "\(placement), \(direction), \(width), \(scale)"
            XCTAssertEqual(room.x, expected.x, accuracy: 1, place)
            XCTAssertEqual(room.width, expected.width, accuracy: 1, place)
          }
        }
      }
    }
  }

  func testCompanyDoesNotWidenTheDevice() throws {
    try MainActor.assumeIsolated {
      let company = (0..<8).map { Prop.label(LabelProp(text: "Label number \($0)")) }
      for type in ["segmented-control", "switch"] {
        for placement in Placement.allCases {
          let stage = try WidgetProof.stage()
          var scene = try XCTUnwrap(Catalog.control(type)).specimen(Setting())
          scene.beside = company + [.field(FieldProp(title: "Name", text: "Harbour"))]
          let property = scene.properties.first { $0.id == "setting.placement" }
          try property?.write(&scene, .choice(placement.rawValue))
          stage.show(scene)
          XCTAssertEqual(stage.stage.device.widget.size.width, 320, "\(type), \(placement)")
        }
      }
    }
  }
}

extension Played {
  /// How large the words of all labels on the device are.
  fileprivate func labelSizes() throws -> [Extent] {
    stage.widget.layOutNow()
    return device.descendants(of: Label.self).map(\.textSize)
  }
}
