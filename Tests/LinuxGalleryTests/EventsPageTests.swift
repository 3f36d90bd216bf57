import GalleryModel
import XCTest

@testable import LinuxGallery

final class EventsPageTests: GtkTestCase {
  func testNothingHasHappenedAtFirst() throws {
    try MainActor.assumeIsolated {
      let bench = try EventsBench()
      XCTAssertEqual(
        bench.visibleTexts,
        ["Events: 0", "Clear", "Nothing has happened yet. Press the control on the stage."])
      XCTAssertFalse(bench.clear.isSensitive)
    }
  }

  func testTheNewestIsFirstWithNumberAndReports() throws {
    try MainActor.assumeIsolated {
      let bench = try EventsBench()
      bench.happen("press(1)", ["pressed(1)", "selected([1])"])
      bench.happen("press(2)", [])
      XCTAssertEqual(
        bench.visibleTexts,
        ["Events: 2", "Clear", "2", "Press 2", "1", "Press 1", "→ Pressed 1\n→ Selected 1"])
      let words = bench.labels.filter { $0.hasClass("event-name") || $0.text.hasPrefix("→") }
      XCTAssertEqual(words.count, 3)
      XCTAssertTrue(words.allSatisfy { $0.wraps && $0.isSelectable })
    }
  }

  func testRowsAreKeptAndNewOnesComeAtTheTop() throws {
    try MainActor.assumeIsolated {
      let bench = try EventsBench()
      bench.happen("press(1)", [])
      let row = try XCTUnwrap(bench.rows.first)
      bench.happen("press(2)", [])
      bench.page.update()
      XCTAssertEqual(bench.rows.count, 2)
      XCTAssertTrue(bench.rows[1].isSame(as: row))
    }
  }

  func testTheListIsBoundedAsTheLogIs() throws {
    try MainActor.assumeIsolated {
      let bench = try EventsBench()
      for index in 0...EventLog.limit { bench.happen("press(\(index))", []) }
      XCTAssertEqual(bench.rows.count, EventLog.limit)
      XCTAssertEqual(bench.texts(of: bench.rows.first), ["201", "Press 200"])
      XCTAssertEqual(bench.texts(of: bench.rows.last), ["2", "Press 1"])
    }
  }

  func testClearingEmptiesTheList() throws {
    try MainActor.assumeIsolated {
      let bench = try EventsBench()
      bench.happen("press(1)", [])
      let witness = FinalizationWitness(try XCTUnwrap(bench.rows.first))
      XCTAssertTrue(bench.clear.isSensitive)
      bench.clear.click()
      XCTAssertEqual(bench.session.log.entries, [])
      XCTAssertEqual(bench.rows.count, 0)
      XCTAssertFalse(bench.clear.isSensitive)
      XCTAssertTrue(MainLoop.run(atMost: 5) { witness.isFinalized })
      bench.happen("press(2)", [])
      XCTAssertEqual(bench.texts(of: bench.rows.first), ["2", "Press 2"])
    }
  }

  func testDescriptionsBecomeWords() {
    let words = [
      "press(2)": "Press 2",
      "selected([0, 2])": "Selected 0, 2",
      "selected([])": "Selected none",
      "valueChanged(to: -2.5)": "Value changed to -2.5",
      "typed(\"a (\\\"b\\\")\")": "Typed “a (\"b\")”",
      "moved(GalleryModel.Edge.topLeading, by: Optional(3))": "Moved top leading, by 3",
      "chose(nil)": "Chose nothing",
      "cleared": "Cleared",
      "Already said (in words).": "Already said (in words).",
      "two words": "two words",
      "": "",
    ]
    for (description, expected) in words { XCTAssertEqual(readable(description), expected) }
  }

  func testAPageIsFreed() throws {
    try MainActor.assumeIsolated {
      var bench: EventsBench? = try EventsBench()
      bench?.happen("press(1)", [])
      let page = WeakReference(bench?.page)
      let witness = FinalizationWitness(try XCTUnwrap(bench?.page.widget))
      bench = nil
      XCTAssertNil(page.value, "Something still holds the page.")
      XCTAssertTrue(MainLoop.run(atMost: 5) { witness.isFinalized })
    }
  }
}

/// A page of events on screen.
@MainActor private final class EventsBench {
  let session: Session
  let page: EventsPage
  let showcase: Showcase

  init() throws {
    session = Session(showing: try XCTUnwrap(Catalog.control("segmented-control")))
    page = EventsPage(session: session)
    showcase = Showcase(page.widget, width: 340, height: 400)
    session.onChange { [weak self] in if $0 == .events { self?.page.update() } }
  }

  func happen(_ event: String, _ reports: [String]) {
    session.happened(event, reports: reports, leadingTo: session.scene)
  }

  var labels: [Label] { page.widget.descendants(of: Label.self) }
  var rows: [AnyWidget] { page.widget.descendants.filter { $0.hasClass("event") } }
  var visibleTexts: [String] { labels.filter(\.isMapped).map(\.text) }

  func texts(of row: AnyWidget?) -> [String] {
    row?.descendants(of: Label.self).filter(\.isVisible).map(\.text) ?? []
  }

  var clear: Button {
    page.widget.descendants(of: Button.self).first { $0.label == "Clear" } ?? Button()
  }
}
