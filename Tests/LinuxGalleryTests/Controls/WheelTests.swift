import GalleryModel
import XCTest

@testable import LinuxGallery

/// A wheel as it looks.
final class WheelTests: GtkTestCase {
  func testTheSelectedRowStandsInTheMiddleAndIsTheDarkest() throws {
    try MainActor.assumeIsolated {
      for variant in SubtreeAppearance.Variant.allCases {
        let stand = WheelStand(.hours(), variant: variant)
        let wheel = try stand.part("wheel")
        let selected = try stand.part("selected")
        XCTAssertEqual(wheel.text, "09")
        XCTAssertEqual(wheel.frame.height, 216)
        XCTAssertEqual(selected.text, "09")
        XCTAssertEqual(selected.isSelected, true)
        XCTAssertEqual(
          selected.frame.y + selected.frame.height / 2, wheel.frame.y + wheel.frame.height / 2,
          accuracy: 1)
        XCTAssertEqual(selected.frame.width, wheel.frame.width)
        let contrast = try XCTUnwrap(selected.contrast)
        for (name, text) in [("above", "08"), ("below", "10")] {
          let near = try stand.part(name)
          XCTAssertEqual(near.text, text)
          XCTAssertTrue(near.isVisible)
          let other = try XCTUnwrap(near.contrast, "\(variant) \(name)")
          XCTAssertGreaterThan(contrast, other * 1.1, "\(variant) \(name)")
          XCTAssertGreaterThanOrEqual(other, 4.5, "\(variant) \(name)")
        }
      }
    }
  }

  func testLooksAreAsTheySay() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      let usual = try stand.rendering()
      stand.show { $1.marksSelection = false }
      let selected = try stand.part("selected")
      let contrast = try XCTUnwrap(selected.contrast)
      let near = try XCTUnwrap(try stand.part("below").contrast)
      XCTAssertEqual(contrast, near, accuracy: 1.5)
      XCTAssertEqual(selected.frame, usual.part("selected.0")?.frame)

      stand.show {
        $1 = WheelLook()
        $1.place = .top
      }
      XCTAssertEqual(try stand.part("selected").frame.y, try stand.part("wheel").frame.y)
      XCTAssertFalse(try stand.part("above").isVisible)
      XCTAssertTrue(try stand.part("below").isVisible)

      stand.show {
        $1 = WheelLook()
        $1.restsBetweenRows = true
      }
      let between = try stand.part("selected").frame.y
      XCTAssertEqual(
        try XCTUnwrap(usual.part("selected.0")).frame.y - between, WheelLook.rowHeight / 2,
        accuracy: 1)
      XCTAssertEqual(try stand.part("wheel").motion, .resting)

      try stand.show {
        $1 = WheelLook()
        try $1.setVisibleRows(3)
      }
      XCTAssertEqual(try stand.part("wheel").frame.height, 130)
      XCTAssertEqual(stand.view.widget.descendants(of: Label.self).count, 5)
    }
  }

  func testRowsThatAreNotOfferedArePaler() throws {
    try MainActor.assumeIsolated {
      var wheel = Wheel.hours()
      wheel.isOffered = { $0 != 10 }
      let stand = WheelStand(wheel)
      let offered = try stand.part("above")
      let other = try stand.part("below")
      XCTAssertLessThan(
        try XCTUnwrap(other.contrast), try XCTUnwrap(offered.contrast) * 0.7)
      XCTAssertTrue(offered.isSensitive)
      XCTAssertFalse(other.isSensitive)
    }
  }

  func testTextsFollowTheDirectionAndTheTextScale() throws {
    try MainActor.assumeIsolated {
      for scale in [1.0, 3] {
        let cities = Wheel.words(["Athens", "القاهرة", "Zürich"], selection: 1)
        let stand = WheelStand(cities, textScale: scale)
        let plain = try stand.part("selected")
        stand.root.setSubtreeDirection(.rtl)
        XCTAssertTrue(stand.window.waitForFrame())
        let mirrored = try stand.part("selected")
        XCTAssertEqual(mirrored.frame, plain.frame)
        XCTAssertEqual(mirrored.text, "القاهرة")
        XCTAssertFalse(mirrored.isEllipsized)
        XCTAssertEqual(plain.frame.height, (WheelLook.rowHeight * scale).rounded())
        XCTAssertNotNil(mirrored.contrast)
      }
    }
  }

  func testItIsAsWideAsItsWidestTextAndCutsTextsThatAreWider() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.words(["Rio", "Buenos Aires"]))
      let natural = stand.view.widget.measure(.horizontal).natural
      stand.show { wheel, _ in wheel.widest.append("Buenos Aires, Argentina") }
      XCTAssertGreaterThan(stand.view.widget.measure(.horizontal).natural, natural + 20)
      let long = "Llanfairpwllgwyngyllgogerychwyrndrobwll"
      let narrow = WheelStand(.words(["Rio", long]), width: 90)
      narrow.show { wheel, _ in
        wheel.widest = ["Rio"]
        wheel.selection = 1
      }
      let selected = try narrow.part("selected")
      XCTAssertTrue(selected.isEllipsized)
      XCTAssertEqual(selected.text, long)
      XCTAssertGreaterThan(try XCTUnwrap(selected.naturalWidth), selected.frame.width)
    }
  }

  func testNothingSelectedAndNothingToSelect() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours(nil))
      XCTAssertNil(try stand.rendering().part("selected.0"))
      XCTAssertNil(try stand.part("wheel").text)
      stand.show { wheel, _ in wheel = Wheel("Empty", count: 0, selection: nil) { _ in "" } }
      XCTAssertEqual(try stand.rendering().parts.count, 1)
      XCTAssertThrowsError(try stand.drag(100), "It listens.")
      XCTAssertEqual(stand.turns, [])
    }
  }
}
