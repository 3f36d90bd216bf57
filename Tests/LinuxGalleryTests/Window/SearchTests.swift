import CGtk
import GalleryModel
import XCTest

@testable import LinuxGallery

private let atMostFive = "segmented-control.at-most-five-segments"

final class SearchTests: GtkTestCase {
  func testControlsAreFoundByName() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      try showcase.type("swi")
      XCTAssertTrue(try showcase.listRow("Switch").isMapped)
      XCTAssertFalse(try showcase.listRow("Segmented Control").isMapped)
      try showcase.type("")
      XCTAssertTrue(try showcase.listRow("Segmented Control").isMapped)
      XCTAssertEqual(showcase.listRows.count, Catalog.controls.count)
    }
  }

  func testGroupsHaveHeadings() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let families = ControlFamily.allCases.filter { family in
        Catalog.controls.contains { $0.kind.family == family }
      }
      XCTAssertEqual(showcase.groups, families.map(\.title.id))
      try showcase.type("switch")
      XCTAssertEqual(showcase.groups, ["Choosing", "Statements"])
      try showcase.type("five phone")
      XCTAssertEqual(showcase.groups, ["Statements"])
      try showcase.type("")
      XCTAssertEqual(showcase.groups, families.map(\.title.id))
    }
  }

  func testStatementsAreFoundByTheirWordsInAnyOrder() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      try showcase.type("FIVE  phone")
      let hits = showcase.listRows.flatMap { GalleryShowcase.texts(in: $0) }
      XCTAssertEqual(hits, [Catalog.statement(atMostFive)?.text])
      try showcase.type("xyzzy")
      XCTAssertEqual(showcase.listRows.count, 0)
      XCTAssertTrue(GalleryShowcase.texts(in: showcase.sidebar).contains("Nothing found."))
    }
  }

  func testAStatementThatIsFoundIsRevealedWithTheFocus() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      try showcase.turn(to: "Events")
      showcase.session.show(try XCTUnwrap(Catalog.control("switch")))
      try showcase.type("length determined segments")
      let hit = try XCTUnwrap(showcase.listRows.first)
      hit.emit("activate")
      showcase.settle()
      XCTAssertEqual(showcase.session.entry.id, "segmented-control")
      try showcase.checkRevealed("segmented-control.derive-length-from-segment-count")
    }
  }

  func testAStatementThatDoesNotBindIsRevealedAllTheSame() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      showcase.session.change { $0.era = .edition(.eleven) }
      showcase.settle()
      try showcase.reveal("height of the control is fixed")
      try showcase.checkRevealed("segmented-control.keep-fixed-height")
    }
  }

  func testAStatementIsRevealedThoughOnlyBrokenOnesAreListed() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      showcase.press(try showcase.row(atMostFive).toggle)
      let button = try showcase.first(ToggleButton.self) { $0.label == "Broken Only" }
      button.click()
      try showcase.reveal("height of the control is fixed")
      try showcase.checkRevealed("segmented-control.keep-fixed-height")
      XCTAssertFalse(button.isActive)
    }
  }

  func testTheCommandSelectsTheTextOfTheSearch() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      try showcase.type("swi")
      XCTAssertTrue(try showcase.row(atMostFive).toggle.grabFocus())
      XCTAssertTrue(showcase.window.activateAction("win.search"))
      let search = try showcase.search
      XCTAssertEqual(showcase.window.focusWidget.map { search.isAncestor(of: $0) }, true)
      XCTAssertEqual(search.selection, "swi")
    }
  }

  func testEscapeClearsTheSearch() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      try showcase.type("swi")
      let search = try showcase.search
      search.emit("stop-search")
      XCTAssertEqual(search.text, "")
      XCTAssertEqual(showcase.listRows.count, Catalog.controls.count)
      search.emit("stop-search")
      let focus = try XCTUnwrap(showcase.window.focusWidget)
      XCTAssertNotNil(focus.as(ListBoxRow.self), "The focus goes on to the list.")
    }
  }

  func testTheListStaysAsItWasWhileSearching() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      try showcase.type("switch")
      XCTAssertEqual(showcase.session.entry.id, "segmented-control", "Searching chooses nothing.")
      try showcase.type("")
      XCTAssertTrue(try showcase.listRow("Segmented Control").isSelected)
    }
  }
}

extension GalleryShowcase {
  /// The headings in the list that can be seen.
  fileprivate var groups: [String] {
    sidebar.descendants(of: Label.self).filter { $0.hasClass("list-heading") && $0.isMapped }
      .map(\.text)
  }

  /// Types into the search field and waits until the list follows.
  fileprivate func type(_ words: String) throws {
    let search = try search
    var isDone = false
    // What goes is told at once, what comes a moment later.
    let done = search.onSearchChanged { isDone = $0 == words }
    defer { done.disconnect() }
    search.text = words
    XCTAssertTrue(MainLoop.run(atMost: 5) { isDone }, "The search did not begin.")
    XCTAssertTrue(window.waitForFrame())
  }

  /// Searches for a statement and presses what is found.
  fileprivate func reveal(_ words: String) throws {
    try type(words)
    try XCTUnwrap(listRows.last).emit("activate")
    settle()
  }

  /// Checks that a statement's row is in view and has the focus.
  fileprivate func checkRevealed(
    _ id: Statement.ID, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let row = try row(id)
    let focus = try XCTUnwrap(window.focusWidget, file: file, line: line)
    XCTAssertTrue(
      focus.isSame(as: row.widget) || row.widget.isAncestor(of: focus),
      "The focus is elsewhere: \(focus.cssName).", file: file, line: line)
    XCTAssertEqual(
      row.widget.visibleBounds(in: window), row.widget.bounds(in: window),
      "The row cannot be seen as a whole.", file: file, line: line)
  }
}

extension EditableWidget {
  /// The text that is selected; `nil` if none is.
  var selection: String? {
    var (start, end): (Int32, Int32) = (0, 0)
    guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0 else { return nil }
    return String(text.unicodeScalars.prefix(Int(end)).dropFirst(Int(start)).map(Character.init))
  }
}
