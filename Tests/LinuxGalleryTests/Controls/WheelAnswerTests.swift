import GalleryModel
import XCTest

@testable import LinuxGallery

/// A wheel as it answers to whatever turns it, without moving.
final class WheelAnswerTests: GtkTestCase {
  func testKeysTurnIt() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      try stand.press("Down", "Up", "Page_Down", "Page_Up", "End", "Down", "Home", "Up")
      XCTAssertEqual(stand.turns, [10, 9, 14, 9, 23, 0])
    }
  }

  func testItWrapsWhereItShould() throws {
    try MainActor.assumeIsolated {
      var wheel = Wheel.hours(0)
      wheel.wraps = true
      let stand = WheelStand(wheel)
      XCTAssertEqual(try stand.part("above").text, "23")
      try stand.press("Up", "Down", "Page_Up")
      XCTAssertEqual(stand.takeTurns(), [23, 0, 19])
      try stand.drag(-WheelLook.rowHeight * 6 - 8)
      XCTAssertEqual(stand.takeTurns(), [1])
      try stand.press("End", "Home")
      XCTAssertEqual(stand.takeTurns(), [23, 0])
    }
  }

  func testAClickOfTheScrollWheelTurnsItByARow() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      XCTAssertTrue(try stand.scroll(1))
      XCTAssertEqual(stand.takeTurns(), [10])
      XCTAssertTrue(try stand.scroll(-2))
      XCTAssertEqual(stand.takeTurns(), [8])
      for _ in 0..<4 { XCTAssertTrue(try stand.scroll(0.25)) }
      XCTAssertEqual(stand.takeTurns(), [9], "Small distances add up.")
    }
  }

  func testAPressTurnsToItsRowAndReportsTheSelectedOneAgain() {
    MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      for row in [10, 10, 8, 6, 20] { stand.view.choose(row) }
      XCTAssertEqual(stand.takeTurns(), [10, 10, 8, 6, 20])
      stand.view.choose(24)
      XCTAssertEqual(stand.turns, [])
    }
  }

  func testDigitsAndLettersFindTheirRow() throws {
    try MainActor.assumeIsolated {
      let hours = WheelStand(.hours())
      try hours.press("1", "5")
      XCTAssertEqual(hours.takeTurns(), [1, 15])
      hours.view.choose(9)
      try hours.press("0", "7")
      XCTAssertEqual(hours.takeTurns().last, 7)
      let cities = WheelStand(.words(["Athens", "Berlin", "Bern", "Oslo"], selection: 3))
      try cities.press("b", "e", "r", "n")
      XCTAssertEqual(cities.takeTurns(), [1, 2])
      try cities.press("A")
      XCTAssertEqual(cities.takeTurns(), [0])
    }
  }

  func testWhatIsTypedAfterAPauseBeginsAnew() {
    var typing = WheelTyping()
    let wheel = Wheel.hours()
    XCTAssertEqual(typing.row(typing: "1", at: 10, from: 9, in: wheel), 1)
    XCTAssertEqual(typing.row(typing: "5", at: 10.9, from: 1, in: wheel), 15)
    XCTAssertEqual(typing.row(typing: "2", at: 12, from: 15, in: wheel), 2)
    XCTAssertEqual(typing.row(typing: "9", at: 12.1, from: 2, in: wheel), 9)
    XCTAssertNil(typing.row(typing: "x", at: 12.2, from: 9, in: wheel))
    var years = Wheel("Year", count: 200, selection: 0) { "\(1900 + $0)" }
    years.numbers = (1900, 1)
    var typed: [Int?] = []
    for (index, digit) in "2024".enumerated() {
      typed.append(typing.row(typing: digit, at: 20 + Double(index) / 2, from: 5, in: years))
    }
    XCTAssertEqual(typed.last, 124)
  }

  func testAMillionRowsAreSearchedAtOnce() {
    nonisolated(unsafe) var count = 0
    var wheel = Wheel("Number", count: 1_000_000, selection: 0) {
      count += 1
      return "no. \($0)"
    }
    wheel.isOffered = { _ in false }
    var typing = WheelTyping()
    XCTAssertNil(typing.row(typing: "x", at: 0, from: 500_000, in: wheel))
    XCTAssertLessThanOrEqual(count, 10_000)
    XCTAssertNil(wheel.offeredPlace(from: 500_000))
    wheel = Wheel("Number", count: 1_000_000, selection: 0) { "\($0)" }
    wheel.numbers = (0, 1)
    var found: Int?
    for (index, digit) in "765432".enumerated() {
      found = typing.row(typing: digit, at: 9 + Double(index) / 10, from: 0, in: wheel)
    }
    XCTAssertEqual(found, 765_432)
  }

  func testRowsThatAreNotOfferedAreSkipped() throws {
    try MainActor.assumeIsolated {
      var wheel = Wheel.hours()
      wheel.isOffered = { $0 < 10 || $0 > 12 }
      let stand = WheelStand(wheel)
      try stand.press("Down", "Up")
      XCTAssertEqual(stand.takeTurns(), [13, 9])
      try stand.drag(-WheelLook.rowHeight - 8)
      XCTAssertEqual(stand.takeTurns(), [], "It rolls back to the nearest row.")
      try stand.drag(-WheelLook.rowHeight * 3 - 8)
      XCTAssertEqual(stand.takeTurns(), [13])
    }
  }

  func testAWheelThatCannotBeTurnedStandsStill() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      let before = try stand.part("selected")
      stand.show { wheel, _ in wheel.isTurnable = false }
      for controller in stand.view.widget.controllers {
        XCTAssertEqual(controller.phase, .none, controller.typeName)
      }
      stand.view.choose(12)
      stand.view.widget.as(RangeWidget.self)?.adjustment.value = 3
      XCTAssertEqual(stand.view.widget.as(RangeWidget.self)?.adjustment.value, 9)
      XCTAssertEqual(stand.turns, [])
      XCTAssertFalse(try stand.part("wheel").isSensitive)
      XCTAssertEqual(try stand.part("selected").ink, before.ink)
      stand.show { wheel, _ in wheel.isTurnable = true }
      try stand.press("Down")
      XCTAssertEqual(stand.turns, [10])
    }
  }

  func testRollingDoesWhatKeysDo() {
    MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      for rows in [1, -1, 5, -5, 3, -100] { stand.view.roll(by: rows) }
      XCTAssertEqual(stand.turns, [10, 9, 14, 9, 12, 0])
    }
  }

  func testTheOwnerHasTheLastWord() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      stand.answer = { _, _ in }
      try stand.press("Down")
      XCTAssertEqual(stand.takeTurns(), [10])
      XCTAssertEqual(try stand.part("selected").text, "09", "It was refused.")
      stand.answer = { wheel, _ in
        wheel.count = 5
        wheel.selection = 4
      }
      try stand.press("Down")
      XCTAssertEqual(stand.takeTurns(), [10])
      XCTAssertEqual(try stand.part("selected").text, "04")
      XCTAssertNil(try stand.rendering().part("below.0"))
      XCTAssertEqual(stand.view.widget.as(RangeWidget.self)?.adjustment.range, 0...4)
    }
  }

  func testItGoesBackWhenTheOwnerDoesNotAnswer() {
    MainActor.assumeIsolated {
      var turns: [Int] = []
      let view = WheelView { turns.append($0) }
      view.show(.hours(), look: WheelLook(), rowHeight: WheelLook.rowHeight)
      let showcase = Showcase(view.widget)
      view.roll(by: 1)
      XCTAssertEqual(turns, [10])
      XCTAssertEqual(view.rows.position, 9)
      withExtendedLifetime(showcase) {}
    }
  }

  func testExtremeWheelsAreShown() throws {
    try MainActor.assumeIsolated {
      var wheel = Wheel("\0", count: .max, selection: .max, widest: ["\0"]) { "\0\($0)" }
      wheel.numbers = (.greatestFiniteMagnitude, -.infinity)
      let stand = WheelStand(wheel)
      stand.view.roll(by: .min)
      stand.view.roll(by: .max)
      stand.show { wheel, _ in
        wheel = .hours()
        wheel.numbers = (5, 0)
      }
      stand.turns = []
      stand.view.roll(by: .max)
      stand.view.roll(by: .min)
      XCTAssertEqual(stand.turns, [23, 0])
      stand.show { wheel, _ in
        wheel.numbers = (10, -0.5)
        wheel.selection = 4
      }
      let number = try XCTUnwrap(stand.view.widget.as(RangeWidget.self)).adjustment
      XCTAssertEqual(number.value, 8)
      XCTAssertEqual(number.range, -1.5...10)
    }
  }

  func testAssistiveTechnologiesReadAndSetIt() throws {
    try MainActor.assumeIsolated {
      var wheel = Wheel("Minute", count: 12, selection: 3) { "\($0 * 5)" }
      wheel.numbers = (0, 5)
      let stand = WheelStand(wheel)
      let widget = stand.view.widget
      XCTAssertEqual(widget.accessibleRole, .spinButton)
      XCTAssertNil(widget.accessibleMismatch(.label, "Minute"))
      XCTAssertNil(widget.accessibleMismatch(.description, "15"))
      XCTAssertNil(widget.accessibleMismatch(.valueText, "15"))
      XCTAssertNil(widget.accessibleMismatch(.valueNow, 15))
      XCTAssertNil(widget.accessibleMismatch(.valueMax, 55))
      let number = try XCTUnwrap(widget.as(RangeWidget.self)).adjustment
      number.value = 40
      XCTAssertEqual(stand.takeTurns(), [8])
      XCTAssertNil(widget.accessibleMismatch(.valueText, "40"))
      number.value = 42
      XCTAssertEqual(stand.takeTurns(), [])
      XCTAssertEqual(number.value, 40, "Between rows it goes back to the nearest one.")
    }
  }

  func testShowingEchoesNothingAndKeepsTheFocus() throws {
    try MainActor.assumeIsolated {
      let stand = WheelStand(.hours())
      XCTAssertTrue(stand.view.widget.grabFocus())
      stand.show { wheel, _ in wheel = .words(["Athens", "Oslo"], selection: 1) }
      stand.show { wheel, _ in wheel.selection = 0 }
      XCTAssertTrue(stand.view.widget.isFocus)
      XCTAssertEqual(stand.turns, [])
      XCTAssertEqual(try stand.part("selected").text, "Athens")
    }
  }

  func testItIsFreedWithItsOwner() throws {
    try MainActor.assumeIsolated {
      var stand: WheelStand? = WheelStand(.hours())
      let view = WeakValue(try XCTUnwrap(stand?.view))
      let widget = try XCTUnwrap(stand?.view.widget)
      let witnesses = ([widget] + widget.descendants).map { FinalizationWitness($0) }
      XCTAssertGreaterThan(witnesses.count, 8)
      stand = nil
      XCTAssertTrue(MainLoop.run(atMost: 5) { witnesses.allSatisfy(\.isFinalized) })
      XCTAssertNil(view.value)
    }
  }
}
