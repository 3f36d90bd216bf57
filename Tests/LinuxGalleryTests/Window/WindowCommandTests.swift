import GalleryModel
import XCTest

@testable import LinuxGallery

private let atMostFive = "segmented-control.at-most-five-segments"

final class WindowCommandTests: GtkTestCase {
  func testUndoAndRedo() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let specimen = showcase.session.scene
      let undo = try showcase.button(action: "win.undo")
      let redo = try showcase.button(action: "win.redo")
      XCTAssertFalse(undo.isEffectivelySensitive)
      XCTAssertFalse(redo.isEffectivelySensitive)

      showcase.press(try showcase.row(atMostFive).toggle)
      XCTAssertTrue(undo.isEffectivelySensitive)
      undo.click()
      showcase.settle()
      XCTAssertEqual(showcase.session.scene, specimen)
      XCTAssertTrue(try showcase.row(atMostFive).toggle.isActive)
      XCTAssertEqual(showcase.segments.count, 3)
      XCTAssertFalse(undo.isEffectivelySensitive)

      XCTAssertTrue(redo.isEffectivelySensitive)
      redo.click()
      showcase.settle()
      XCTAssertFalse(try showcase.row(atMostFive).toggle.isActive)
      XCTAssertEqual(showcase.segments.count, 7)
      XCTAssertFalse(redo.isEffectivelySensitive)
    }
  }

  func testAPressOnTheStageCanBeUndone() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      showcase.segments[2].click()
      showcase.settle()
      XCTAssertEqual(showcase.segments.map(\.isActive), [false, false, true])
      XCTAssertTrue(showcase.window.activateAction("win.undo"))
      showcase.settle()
      XCTAssertEqual(showcase.segments.map(\.isActive), [true, false, false])
    }
  }

  func testMendAllMendsAll() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let mend = try showcase.button("Mend All")
      XCTAssertFalse(mend.isEffectivelySensitive, "There is nothing to mend.")
      for id in [atMostFive, "segmented-control.use-one-content-kind"] {
        showcase.press(try showcase.row(id).toggle)
      }
      XCTAssertTrue(mend.isEffectivelySensitive)
      mend.click()
      showcase.settle()
      XCTAssertEqual(try showcase.rows.filter { $0.caption == "Broken" }.map(\.statement.id), [])
      XCTAssertEqual(try showcase.count(beside: "Segmented Control"), 0)
      XCTAssertFalse(mend.isEffectivelySensitive)
      try showcase.checkRows()
    }
  }

  func testResetGoesBackToTheSpecimen() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let specimen = showcase.session.scene
      let reset = try showcase.button("Reset")
      XCTAssertFalse(reset.isEffectivelySensitive)
      showcase.press(try showcase.row(atMostFive).toggle)
      XCTAssertTrue(reset.isEffectivelySensitive)
      reset.click()
      showcase.settle()
      XCTAssertEqual(showcase.session.scene, specimen)
      XCTAssertFalse(reset.isEffectivelySensitive)
      XCTAssertTrue(showcase.session.canUndo, "Going back is a step like any other.")
    }
  }

  func testBrokenOnlyListsWhatIsBroken() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      showcase.press(try showcase.row(atMostFive).toggle)
      let button = try showcase.first(ToggleButton.self) { $0.label == "Broken Only" }
      button.click()
      showcase.settle()
      XCTAssertTrue(button.isActive)
      let rows = try showcase.rows
      XCTAssertEqual(
        rows.filter(\.widget.isMapped).map(\.statement.id),
        rows.filter { $0.caption == "Broken" }.map(\.statement.id))
      XCTAssertTrue(rows.contains(where: \.widget.isMapped))
      // What is mended leaves the list, and what breaks comes in.
      showcase.session.mendAll()
      showcase.settle()
      XCTAssertEqual(rows.filter(\.widget.isMapped).map(\.statement.id), [])
      XCTAssertEqual(showcase.headings, [])
      button.click()
      showcase.settle()
      XCTAssertFalse(button.isActive)
      XCTAssertTrue(rows.allSatisfy(\.widget.isMapped))
    }
  }

  func testTheEditionIsChosenAtTheTop() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let choice = try showcase.first(DropDown.self)
      XCTAssertEqual(choice.selected, 0)
      for (index, era) in Era.allCases.enumerated().reversed() {
        choice.selected = index
        showcase.settle()
        XCTAssertEqual(showcase.session.setting.era, era)
        XCTAssertEqual(showcase.session.scene.setting.era, era)
        try showcase.checkRows()
      }
      showcase.session.change { $0.era = .edition(.ten) }
      XCTAssertEqual(choice.selected, Era.allCases.firstIndex(of: .edition(.ten)))
    }
  }

  func testTheDeviceIsChosenAtTheTop() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let phone = try showcase.first(ToggleButton.self) { $0.label == "Phone" }
      let pad = try showcase.first(ToggleButton.self) { $0.label == "Pad" }
      XCTAssertEqual([phone, pad].map(\.isActive), [true, false])
      pad.isActive = true
      showcase.settle()
      XCTAssertEqual(showcase.session.setting.idiom, .pad)
      XCTAssertEqual(showcase.stage.device.widget.size.width, Idiom.pad.defaultWidth)
      XCTAssertLessThan(showcase.stage.scale, 1, "The pad is drawn smaller, as a whole.")
      XCTAssertEqual([phone, pad].map(\.isActive), [false, true])
      phone.isActive = true
      showcase.settle()
      XCTAssertEqual(showcase.stage.device.widget.size.width, Idiom.phone.defaultWidth)
      XCTAssertEqual(showcase.stage.scale, 1)
    }
  }

  func testAChoiceInTheListShowsTheControl() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let list = try showcase.first(ListBox.self, in: "sidebar")
      list.selectedRow = try showcase.listRow("Switch")
      XCTAssertEqual(showcase.session.entry.id, "switch")
      let title = try showcase.first(Label.self, in: "panel") { $0.hasClass("page-title") }
      XCTAssertEqual(title.text, "Switch")
      XCTAssertEqual(
        try showcase.rows.map(\.statement.id), Catalog.control("switch")?.statements.map(\.id))
      showcase.session.show(try XCTUnwrap(Catalog.control("segmented-control")))
      XCTAssertEqual(
        list.selectedRow?.isSame(as: try showcase.listRow("Segmented Control")), true)
    }
  }
}

extension GalleryShowcase {
  /// The button that does the action of that name.
  func button(action: String) throws -> Button {
    try first(Button.self) { $0.actionName == action }
  }
}
