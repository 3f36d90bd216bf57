import GalleryModel
import XCTest

@testable import LinuxGallery

/// The switch used with a real pointer.
final class SwitchInputTests: GtkTestCase {
  func testAPressAnywhereInItsRoomIsOnePress() throws {
    try MainActor.assumeIsolated {
      for look in [Switch.Look.colours, .images] {
        let played = Played(Switch.self) { $0.subject.look = look }
        let room = try played.room()
        let places = [
          (room.x + room.width / 2, room.y + room.height / 2), (room.x + 3, room.y + 3),
          (room.maxX - 3, room.maxY - 3), (room.x + room.width / 2, room.y + 2),
        ]
        for (x, y) in places {
          try Hands.click(x, y)
          XCTAssertTrue(
            Hands.wait { !played.happenings.isEmpty }, "\(look), \(x - room.x), \(y - room.y)")
          MainLoop.drain()
          XCTAssertEqual(played.takeEvents(), ["tap"])
        }
      }
    }
  }

  func testASlideIsOneSlideAlsoWhereItIsAlready() throws {
    try MainActor.assumeIsolated {
      for look in [Switch.Look.colours, .images] {
        for respondsToTaps in [true, false] {
          let played = Played(Switch.self) {
            $0.subject.look = look
            $0.subject.respondsToTaps = respondsToTaps
          }
          let room = try played.room()
          let (left, right) = (room.maxX - 38, room.maxX - 13)
          let slides = [(right, -30.0, false), (left, 30, true), (right, 30, true)]
          for (start, distance, isOn) in slides {
            try Hands.drag(from: start, room.y + room.height / 2, by: distance)
            XCTAssertTrue(Hands.wait { !played.happenings.isEmpty }, "\(look), \(distance)")
            MainLoop.drain()
            XCTAssertEqual(played.takeEvents(), ["slide(to: \(isOn))"])
            XCTAssertEqual(try played.part(Switch.switchPart).isSelected, isOn)
          }
        }
      }
    }
  }

  func testAPressOnASwitchThatIsDeafToPressesIsNone() throws {
    try MainActor.assumeIsolated {
      for look in [Switch.Look.colours, .images] {
        let played = Played(Switch.self) {
          $0.subject.look = look
          $0.subject.respondsToTaps = false
        }
        let room = try played.room()
        for y in [room.y + room.height / 2, room.y + 3] {
          try Hands.click(room.maxX - 38, y)
        }
        // A slide after the presses: when it has arrived, so have they.
        try Hands.drag(from: room.maxX - 13, room.y + room.height / 2, by: -30)
        XCTAssertTrue(Hands.wait { !played.happenings.isEmpty }, "\(look)")
        XCTAssertEqual(played.takeEvents(), ["slide(to: false)"], "\(look)")
      }
    }
  }
}

extension Played<Switch> {
  /// Where a press is meant for the switch, on the screen.
  fileprivate func room() throws -> Bounds {
    stage.widget.layOutNow()
    XCTAssertTrue(window.waitForFrame())
    let view = try XCTUnwrap(stage.typedView as? SwitchView)
    return try XCTUnwrap(view.widget.bounds(in: window))
  }
}
