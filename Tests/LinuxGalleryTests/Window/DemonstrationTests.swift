import GalleryModel
import XCTest

@testable import LinuxGallery

private let selectTapped = "segmented-control.select-tapped-segment"
private let fixedHeight = "segmented-control.keep-fixed-height"

final class DemonstrationTests: GtkTestCase {
  func testABehaviorIsPlayedOnTheWidgetsAndRecorded() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let before = showcase.session.scene
      let row = try showcase.row(selectTapped)
      XCTAssertEqual(row.show.label, "Show Me")
      var pressed: [Int] = []
      for (index, segment) in showcase.segments.enumerated() {
        segment.onClicked { pressed.append(index) }
      }
      row.show.click()
      XCTAssertGreaterThan(MainLoop.liveSources, 0, "Nothing is being shown.")
      showcase.waitForEnd()
      XCTAssertEqual(pressed.last, 2)
      XCTAssertTrue(Set(pressed).isSuperset(of: [0, 1, 2]), "\(pressed)")

      XCTAssertEqual(showcase.session.scene, before)
      XCTAssertFalse(showcase.session.canUndo, "What was shown is no step.")
      XCTAssertEqual(showcase.session.log.entries, [], "Nobody but the program did it.")
      XCTAssertEqual(showcase.segments.map(\.isActive), [true, false, false])
      let ruling = try showcase.ruling(on: selectTapped)
      XCTAssertTrue(ruling.isMeasured)
      XCTAssertEqual(showcase.session.observation?.plays[selectTapped]?.outcome, .follows)
      XCTAssertEqual(row.caption, "Followed")
    }
  }

  func testTheVerdictOnABrokenBehaviorComesFromTheWidgets() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let row = try showcase.row(selectTapped)
      showcase.press(row.toggle)
      XCTAssertEqual(row.caption, "Broken")
      row.show.click()
      showcase.waitForEnd()
      let ruling = try showcase.ruling(on: selectTapped)
      XCTAssertEqual(ruling.widget?.outcome, .breaks)
      XCTAssertTrue(ruling.isMeasured)
      XCTAssertEqual(row.caption, "Broken")
    }
  }

  func testThePosesOfAnAppearanceAreShownAndMeasured() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let before = showcase.segments.flatMap { GalleryShowcase.texts(in: $0) }
      let row = try showcase.row(fixedHeight)
      XCTAssertEqual(row.show.label, "Measure")
      XCTAssertFalse(try showcase.ruling(on: fixedHeight).isMeasured)
      row.show.click()
      XCTAssertTrue(
        MainLoop.run(atMost: 5) {
          showcase.segments.contains { GalleryShowcase.texts(in: $0) == ["Three\nshort\nlines"] }
        }, "The last pose was not shown.")
      showcase.waitForEnd()
      XCTAssertEqual(showcase.segments.flatMap { GalleryShowcase.texts(in: $0) }, before)
      XCTAssertTrue(try showcase.ruling(on: fixedHeight).isMeasured)
      XCTAssertEqual(try showcase.ruling(on: fixedHeight).verdict.outcome, .follows)
    }
  }

  func testEverythingThatCanBeShownAgreesWithTheModel() throws {
    try MainActor.assumeIsolated {
      for entry in Catalog.viewable {
        let showcase = try GalleryShowcase(entry.id)
        let before = showcase.session.scene
        for row in try showcase.rows where row.show.isVisible && row.show.isSensitive {
          let id = row.statement.id
          row.show.click()
          showcase.waitForEnd()
          let ruling = try showcase.ruling(on: id)
          XCTAssertTrue(ruling.isMeasured, id)
          XCTAssertTrue(ruling.halvesAgree, id)
          XCTAssertEqual(ruling.verdict.outcome, .follows, id)
          XCTAssertEqual(showcase.session.scene, before, id)
        }
        try showcase.checkRows()
      }
    }
  }

  func testWhatAPersonDoesEndsIt() throws {
    try MainActor.assumeIsolated {
      let actions: [(String, @MainActor (GalleryShowcase) throws -> Void)] = [
        ("another control", { $0.session.show(try XCTUnwrap(Catalog.control("switch"))) }),
        ("a switch", { $0.press(try $0.row("segmented-control.at-most-five-segments").toggle) }),
        ("a setting", { $0.session.change { $0.theme = .dark } }),
        ("closing", { $0.window.close() }),
      ]
      for (name, act) in actions {
        let showcase = try GalleryShowcase(
          pace: Demonstration.Pace(lively: 3600, brisk: 3600, last: 3600))
        try showcase.row(selectTapped).show.click()
        XCTAssertEqual(MainLoop.liveSources, 1, name)
        try act(showcase)
        // The rows further down of another control come a moment later.
        MainLoop.drain()
        XCTAssertEqual(MainLoop.liveSources, 0, "After \(name) a timer is left.")
      }
    }
  }

  func testASecondOneTakesThePlaceOfTheFirst() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      try showcase.row(selectTapped).show.click()
      try showcase.row(fixedHeight).show.click()
      XCTAssertEqual(MainLoop.liveSources, 1)
      showcase.waitForEnd()
      XCTAssertNil(
        showcase.session.observation?.plays[selectTapped], "It was not played to its end.")
      XCTAssertNotNil(showcase.session.observation?.poses[fixedHeight])
      XCTAssertEqual(showcase.segments.map(\.isActive), [true, false, false])
    }
  }

  func testWhatWasSeenIsForgottenWithTheScene() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      try showcase.row(selectTapped).show.click()
      showcase.waitForEnd()
      XCTAssertTrue(try showcase.ruling(on: selectTapped).isMeasured)
      showcase.segments[1].click()
      showcase.settle()
      XCTAssertFalse(try showcase.ruling(on: selectTapped).isMeasured)
    }
  }
}

extension GalleryShowcase {
  fileprivate func waitForEnd(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      MainLoop.run(atMost: 30) { MainLoop.liveSources == 0 }, "It did not end.", file: file,
      line: line)
    settle(file: file, line: line)
  }

  fileprivate func ruling(on id: Statement.ID) throws -> Ruling {
    try XCTUnwrap(session.rulings.first { $0.id == id })
  }
}
