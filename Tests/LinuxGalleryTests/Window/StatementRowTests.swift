import GalleryModel
import XCTest

@testable import LinuxGallery

private let atMostFive = "segmented-control.at-most-five-segments"

final class StatementRowTests: GtkTestCase {
  func testASwitchBreaksAndMends() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let row = try showcase.row(atMostFive)
      XCTAssertTrue(row.toggle.isActive)
      XCTAssertEqual(row.caption, "Followed")
      XCTAssertNil(row.number)

      showcase.press(row.toggle)
      XCTAssertEqual(showcase.session.verdict(on: atMostFive), .breaks)
      XCTAssertFalse(row.toggle.isActive)
      XCTAssertEqual(row.caption, "Broken")
      XCTAssertTrue(row.words.contains("7 segments; the limit is 5."), "\(row.words)")
      XCTAssertEqual(showcase.segments.count, 7)

      showcase.press(row.toggle)
      XCTAssertEqual(showcase.session.verdict(on: atMostFive), .follows)
      XCTAssertTrue(row.toggle.isActive)
      XCTAssertEqual(row.caption, "Followed")
      XCTAssertNil(row.number)
    }
  }

  func testEverySwitchShowsTheVerdictAndNotTheClick() throws {
    try MainActor.assumeIsolated {
      for entry in Catalog.viewable {
        let showcase = try GalleryShowcase(entry.id)
        for row in try showcase.rows where row.toggle.isVisible && row.toggle.isSensitive {
          let id = row.statement.id
          XCTAssertNotEqual(showcase.session.verdict(on: id), .breaks, id)
          showcase.press(row.toggle)
          XCTAssertEqual(showcase.session.verdict(on: id), .breaks, id)
          XCTAssertEqual(row.caption, "Broken", id)
          XCTAssertFalse(row.toggle.isActive, id)
          showcase.press(row.toggle)
          XCTAssertNotEqual(showcase.session.verdict(on: id), .breaks, id)
          XCTAssertTrue(row.toggle.isActive, id)
          try showcase.checkRows()
          // Mending one leaves what was broken along with it.
          showcase.session.reset()
          showcase.settle()
        }
      }
    }
  }

  func testASwitchGoesBackWhereTheVerdictStays() throws {
    try MainActor.assumeIsolated {
      // Of a control that something else stands for there is nothing to break.
      let showcase = try GalleryShowcase("switch") {
        $0.instead = .label(LabelProp(text: "On"))
      }
      let row = try showcase.row("switch.match-app-style")
      XCTAssertEqual(row.caption, "Not applicable")
      showcase.press(row.toggle)
      XCTAssertEqual(row.caption, "Not applicable")
      XCTAssertTrue(row.toggle.isActive, "The switch shows the press, not the verdict.")
    }
  }

  func testCountsAndNumbersFollow() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      XCTAssertEqual(try showcase.count(beside: "Segmented Control"), 0)
      try showcase.checkRows()
      for id in [
        atMostFive, "segmented-control.use-one-content-kind",
        "segmented-control.select-one-segment-at-a-time",
      ] {
        showcase.press(try showcase.row(id).toggle)
        try showcase.checkRows()
        try showcase.checkMarks()
      }
      XCTAssertGreaterThan(try showcase.count(beside: "Segmented Control"), 3)
      let heading = try XCTUnwrap(showcase.headings.first)
      XCTAssertTrue(heading.hasPrefix("Guidelines: "), heading)
      // Another control has a count of its own, and the first one keeps its own.
      showcase.session.show(try XCTUnwrap(Catalog.control("switch")))
      XCTAssertGreaterThan(try showcase.count(beside: "Segmented Control"), 3)
      XCTAssertEqual(try showcase.count(beside: "Switch"), 0)
    }
  }

  func testMarksAreDrawnWhereTheFaultIs() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      showcase.press(try showcase.row(atMostFive).toggle)
      let number = try XCTUnwrap(try showcase.row(atMostFive).number)
      let mark = try XCTUnwrap(showcase.gallery.controller.marks.bounds(of: number))
      let stage = showcase.stage.widget
      let faulty = try showcase.segments[5...].map { try XCTUnwrap($0.bounds(in: stage)) }
      XCTAssertEqual(mark.x, faulty[0].x, accuracy: 0.5)
      XCTAssertEqual(mark.maxX, faulty[1].maxX, accuracy: 0.5)
      @MainActor func hasOutline() throws -> Bool {
        let picture = try Picture(of: stage)
        return stride(from: mark.y - 3.5, to: mark.y, by: 0.5).contains { y in
          // Left of where the numbers stand.
          let colour = picture.colour(x: mark.x + 10, y: y)
          return colour.red > 2 * colour.green
        }
      }
      XCTAssertTrue(try hasOutline())
      showcase.press(try showcase.row(atMostFive).toggle)
      XCTAssertFalse(try hasOutline())
    }
  }

  func testRowsSayInWordsWhyAStatementDoesNotBind() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      showcase.session.change { $0.era = .edition(.eleven) }
      showcase.settle()
      let absent = try showcase.row("segmented-control.keep-fixed-height")
      XCTAssertEqual(absent.caption, "Not in this edition")
      XCTAssertFalse(absent.toggle.isSensitive)
      showcase.session.change {
        $0.era = .consolidated
        $0.setIdiom(.pad)
      }
      showcase.settle()
      XCTAssertEqual(try showcase.row(atMostFive).caption, "Other device")
      let human = try showcase.row("segmented-control.offer-related-exclusive-choices")
      XCTAssertEqual(human.caption, "Undecided")
      let custom = "segmented-control.keep-content-neat-on-custom-background"
      XCTAssertEqual(try showcase.row(custom).caption, "Not applicable")
    }
  }
}

extension GalleryShowcase {
  /// The segments on the stage.
  var segments: [ToggleButton] {
    stage.widget.descendants(of: ToggleButton.self).filter { $0.hasClass("segment") }
  }

  /// Checks that rows, headings and list agree with each other and with the verdicts.
  func checkRows(file: StaticString = #filePath, line: UInt = #line) throws {
    let rows = try rows
    let broken = rows.filter { session.verdict(on: $0.statement.id) == .breaks }
    XCTAssertEqual(
      broken.map(\.number), broken.indices.map { $0 + 1 },
      "The numbers of the findings count up.", file: file, line: line)
    for row in rows {
      let isBroken = session.verdict(on: row.statement.id) == .breaks
      let id = row.statement.id
      XCTAssertEqual(row.caption == "Broken", isBroken, id, file: file, line: line)
      XCTAssertEqual(row.number != nil, isBroken, id, file: file, line: line)
      XCTAssertNotEqual(row.toggle.isActive, isBroken, id, file: file, line: line)
      XCTAssertEqual(row.toggle.hasClass("broken"), isBroken, id, file: file, line: line)
    }
    XCTAssertEqual(
      try count(beside: session.entry.kind.name.localized), broken.count,
      "The list counts what is broken.", file: file, line: line)
    let expected = Statement.Kind.allCases.map { kind in
      let followed = rows.count { $0.statement.kind == kind && $0.caption == "Followed" }
      let wrong = broken.count { $0.statement.kind == kind }
      return switch kind {
      case .guideline: "Guidelines: \(followed) followed, \(wrong) broken"
      case .behavior: "Behavior: \(followed) proved, \(wrong) broken"
      case .appearance: "Appearance: \(followed) as it should be, \(wrong) broken"
      }
    }
    XCTAssertEqual(headings, expected, file: file, line: line)
  }

  /// Checks that each number on a row is also on the stage, at the parts of that finding.
  func checkMarks(file: StaticString = #filePath, line: UInt = #line) throws {
    let rendering = try XCTUnwrap(session.observation?.rendering)
    let marks = gallery.controller.marks
    for ruling in session.rulings {
      guard let finding = ruling.verdict.finding else { continue }
      let number = try XCTUnwrap(try row(ruling.id).number, ruling.id)
      let frames = finding.parts.compactMap(rendering.part).filter(\.isVisible).map(\.frame)
      guard let first = frames.first else { continue }
      let around = frames.reduce(first) { $0.union($1) }
      let expected = stage.overlayBounds(of: around)
      XCTAssertEqual(marks.bounds(of: number), expected, ruling.id, file: file, line: line)
    }
    let count = session.rulings.count { $0.verdict.finding != nil }
    XCTAssertNil(marks.bounds(of: count + 1), file: file, line: line)
  }
}

extension Session {
  /// The outcome for one statement in the present scene.
  func verdict(on id: Statement.ID) -> Verdict.Outcome? {
    rulings.first { $0.id == id }?.verdict.outcome
  }
}

extension Catalog {
  /// The controls for which there are widgets.
  static var viewable: [Entry] { controls.filter { $0.type is any ViewableControl.Type } }
}
