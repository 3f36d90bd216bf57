import GalleryModel
import XCTest

@testable import LinuxGallery

/// A session that shows the segmented control.
@MainActor private func session(_ slug: String = "segmented-control") throws -> Session {
  Session(showing: try XCTUnwrap(Catalog.control(slug)))
}

private let atMostFive = "segmented-control.at-most-five-segments"

final class SessionTests: XCTestCase {
  func testAStepCanBeUndoneAndRedone() throws {
    try MainActor.assumeIsolated {
      let session = try session()
      let specimen = session.scene
      XCTAssertFalse(session.canUndo)
      session.violate(atMostFive)
      let violated = session.scene
      XCTAssertNotEqual(violated, specimen)
      session.undo()
      XCTAssertEqual(session.scene, specimen)
      XCTAssertFalse(session.canUndo)
      session.redo()
      XCTAssertEqual(session.scene, violated)
      XCTAssertFalse(session.canRedo)
    }
  }

  func testUndoingWhatAMenuDidDoesNotBringTheMenuUp() throws {
    try MainActor.assumeIsolated {
      let session = try session("edit-menu")
      @MainActor func does(_ event: EditMenu.Event) throws {
        var scene = try XCTUnwrap(session.scene.scene(of: EditMenu.self))
        _ = scene.subject.receive(event, in: scene.setting)
        session.happened("\(event)", reports: [], leadingTo: AnyScene(scene))
      }
      @MainActor func menu() throws -> EditMenu {
        let scene = try XCTUnwrap(session.scene.scene(of: EditMenu.self))
        return scene.subject
      }
      let text = try menu().text.text
      XCTAssertTrue(try menu().isOpen)
      try does(.select(0..<0))
      try does(.hold(at: 0))
      XCTAssertFalse(session.canUndo, "Selecting and opening are no steps.")
      try does(.choose(.standard(.cut)))
      XCTAssertNotEqual(try menu().text.text, text)
      session.undo()
      XCTAssertEqual(try menu().text.text, text)
      XCTAssertFalse(try menu().isOpen)
    }
  }

  func testAnEditThatThrowsLeavesTheSceneAsItWas() throws {
    try MainActor.assumeIsolated {
      let session = try session()
      let before = session.scene
      XCTAssertThrowsError(
        try session.edit {
          $0.violate(atMostFive)
          throw PropertyError.notFinite
        })
      XCTAssertEqual(session.scene, before)
      XCTAssertFalse(session.canUndo)
    }
  }

  func testTheVerdictIsThatOfTheSceneAndNotOfClicks() throws {
    try MainActor.assumeIsolated {
      let session = try session()
      session.violate(atMostFive)
      XCTAssertEqual(session.rulings.first { $0.id == atMostFive }?.verdict.outcome, .breaks)
      XCTAssertEqual(session.brokenCount(of: session.entry), session.brokenIDs.count)
      session.mend(atMostFive)
      XCTAssertEqual(session.rulings.first { $0.id == atMostFive }?.verdict.outcome, .follows)
      session.violate(atMostFive)
      session.mendAll()
      XCTAssertEqual(session.brokenIDs, [])
    }
  }

  func testAnUntouchedSceneBecomesTheNewSettingsSpecimen() throws {
    try MainActor.assumeIsolated {
      let session = try session()
      session.change { $0.language = .chinese }
      XCTAssertEqual(session.scene, session.entry.specimen(session.setting))
    }
  }

  func testATouchedSceneKeepsItsValuesInAnotherSetting() throws {
    try MainActor.assumeIsolated {
      let session = try session()
      session.violate(atMostFive)
      session.change { $0.era = .edition(.seven) }
      let scene = try XCTUnwrap(session.scene.scene(of: SegmentedControl.self))
      XCTAssertEqual(scene.subject.segments.count, 7)
      XCTAssertEqual(scene.setting.era, .edition(.seven))
      session.undo()
      XCTAssertEqual(session.scene.setting.era, .edition(.seven), "Undo keeps the setting.")
    }
  }

  func testEachControlHasAHistoryOfItsOwn() throws {
    try MainActor.assumeIsolated {
      let session = try session()
      session.violate(atMostFive)
      session.show(try XCTUnwrap(Catalog.control("switch")))
      XCTAssertFalse(session.canUndo)
      session.show(try XCTUnwrap(Catalog.control("segmented-control")))
      XCTAssertTrue(session.canUndo)
    }
  }

  func testTheLogIsBoundedAndCanBeCleared() throws {
    try MainActor.assumeIsolated {
      let session = try session()
      for index in 0..<(EventLog.limit + 50) {
        session.happened("press(\(index))", reports: [], leadingTo: session.scene)
      }
      XCTAssertEqual(session.log.entries.count, EventLog.limit)
      XCTAssertEqual(session.log.entries.last?.id, EventLog.limit + 50)
      session.clearLog()
      XCTAssertEqual(session.log.entries, [])
    }
  }

  func testTheHistoryIsBounded() throws {
    try MainActor.assumeIsolated {
      let session = try session()
      for _ in 0..<(History.limit + 50) {
        session.violate(atMostFive)
        session.mend(atMostFive)
      }
      var steps = 0
      while session.canUndo {
        session.undo()
        steps += 1
      }
      XCTAssertEqual(steps, History.limit)
    }
  }
}

extension Session {
  fileprivate var brokenIDs: [Statement.ID] {
    rulings.filter { $0.verdict.finding != nil }.map(\.id)
  }
}
