import GalleryModel
import XCTest

@testable import LinuxGallery

final class PropertiesListTests: GtkTestCase {
  func testAnItemShowsItsWordsAndItsKind() throws {
    try MainActor.assumeIsolated {
      var scene = SegmentedControl.specimen(in: Setting())
      scene.subject.editSegment(0) { $0.title = "  Two\nlines " }
      scene.subject.editSegment(1) {
        $0.title = ""
        $0.content = .image
      }
      scene.beside = [.label(LabelProp())]
      let bench = try PropertiesBench(scene)
      XCTAssertEqual(
        try bench.itemTitles(), ["Two lines", "emoji-travel-symbolic", "Satellite"])
      let expander = try XCTUnwrap(try bench.items()[1].descendants(of: Button.self).first)
      XCTAssertNil(expander.accessibleMismatch(.label, "emoji-travel-symbolic, Image"))
      XCTAssertNil(expander.accessibleMismatch(.expanded, 0))
      XCTAssertEqual(try bench.itemTitles("Beside the control"), ["Item 1"])
    }
  }

  func testFieldsExistWhileAnItemIsExpanded() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let item = try bench.items()[1]
      XCTAssertFalse(bench.hasRow("Title", in: item))
      try bench.expand(1)
      XCTAssertEqual(try bench.find(Entry.self, "Title", in: item).text, "Transit")
      XCTAssertEqual(try bench.find(DropDown.self, "View", in: item).selected, 1)
      try bench.expand(1)
      XCTAssertFalse(bench.hasRow("Title", in: item))
      bench.session.violate("segmented-control.use-one-content-kind")
      bench.session.reset()
      XCTAssertEqual(try bench.itemTitles(), ["Map", "Transit", "Satellite"])
    }
  }

  func testFoldingAnItemTakesWhatWasTyped() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.expand(0)
      try bench.find(Entry.self, "Title").text = "Harbour"
      try bench.expand(0)
      XCTAssertEqual(try bench.itemTitles(), ["Harbour", "Transit", "Satellite"])
      XCTAssertEqual(MainLoop.liveSources, 0)
    }
  }

  func testANewItemIsOpenedAndHasTheFocus() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.add().click()
      XCTAssertEqual(try bench.titles, ["Map", "Transit", "Satellite", ""])
      XCTAssertEqual(try bench.itemTitles().last, "Item 4")
      let entry = try bench.find(Entry.self, "Title")
      XCTAssertTrue(entry.isAncestor(of: try XCTUnwrap(entry.window?.focusWidget)))
      XCTAssertEqual(bench.changes, 1)
    }
  }

  func testRemovingAnItemKeepsTheOthersAsTheyAre() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.expand(2)
      let kept = try bench.items()[2]
      let witness = FinalizationWitness(try bench.items()[1])
      try bench.button("list-remove-symbolic", 1).click()
      XCTAssertEqual(try bench.titles, ["Map", "Satellite"])
      XCTAssertEqual(try bench.itemTitles(), ["Map", "Satellite"])
      XCTAssertTrue(try bench.items()[1].isSame(as: kept))
      XCTAssertEqual(try bench.find(Entry.self, "Title").text, "Satellite")
      XCTAssertTrue(try bench.button("list-remove-symbolic", 1).isFocus)
      XCTAssertTrue(
        MainLoop.run(atMost: 5) { witness.isFinalized }, "The card outlived its item.")
      bench.session.undo()
      XCTAssertEqual(try bench.itemTitles(), ["Map", "Transit", "Satellite"])
      XCTAssertTrue(try bench.items()[2].isSame(as: kept))
    }
  }

  func testAnEmptyListKeepsTheFocusAndSaysThatItIsEmpty() throws {
    try MainActor.assumeIsolated {
      var scene = SegmentedControl.specimen(in: Setting())
      scene.beside = [.label(LabelProp(text: "Hello"))]
      let bench = try PropertiesBench(scene)
      try bench.button("list-remove-symbolic", 0, of: "Beside the control").click()
      XCTAssertEqual(bench.scene.beside, [])
      XCTAssertTrue(try bench.add("Beside the control").isFocus)
      XCTAssertTrue(
        try bench.row("Beside the control").descendants(of: Label.self).contains {
          $0.text == "None"
        })
    }
  }

  func testMovingAnItemTakesItsCardAndTheFocusAlong() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.expand(1)
      let card = try bench.items()[1]
      let entry = try bench.find(Entry.self, "Title")
      entry.text = "Metro"
      try bench.button("go-down-symbolic", 1).click()
      XCTAssertEqual(try bench.titles, ["Map", "Satellite", "Metro"])
      XCTAssertEqual(try bench.itemTitles(), ["Map", "Satellite", "Metro"])
      XCTAssertTrue(try bench.items()[2].isSame(as: card))
      XCTAssertEqual(try bench.find(Entry.self, "Title").text, "Metro")
      XCTAssertFalse(try bench.button("go-down-symbolic", 2).isSensitive)
      XCTAssertTrue(try bench.button("go-up-symbolic", 2).isFocus, "Down cannot be pressed here.")
      try bench.button("go-up-symbolic", 2).click()
      XCTAssertEqual(try bench.titles, ["Map", "Metro", "Satellite"])
      XCTAssertTrue(try bench.button("go-up-symbolic", 1).isFocus)
      XCTAssertFalse(try bench.button("go-up-symbolic", 0).isSensitive)
    }
  }

  func testAListTakesNoMoreThanItsLimit() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let add = try bench.add("In its stead")
      add.click()
      XCTAssertEqual(bench.scene.instead, .button(ButtonProp()))
      XCTAssertFalse(add.isSensitive)
      bench.session.undo()
      XCTAssertTrue(add.isSensitive)
    }
  }

  func testAKindOfPropIsChosenInItsItem() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.add("Beside the control").click()
      let item = try bench.items("Beside the control")[0]
      try bench.find(DropDown.self, "Kind", in: item).selected = 0
      let entry = try bench.find(Entry.self, "Command", in: item)
      entry.text = "copy"
      entry.emit("activate")
      XCTAssertEqual(bench.scene.beside, [.button(ButtonProp(command: "copy"))])

      // A field that the kind does not have goes back to what the scene has.
      let placeholder = try bench.find(Entry.self, "Placeholder", in: item)
      placeholder.text = "nothing"
      placeholder.emit("activate")
      XCTAssertEqual(placeholder.text, "")
    }
  }

  func testASelectionThatMustStayGoesBack() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.expand(0)
      let toggle = try bench.find(SwitchWidget.self, "Selected")
      XCTAssertTrue(toggle.isActive)
      toggle.isActive = false
      XCTAssertTrue(toggle.isActive, "The scene has it on, since one segment is always selected.")
      XCTAssertTrue(toggle.state)
      XCTAssertEqual(bench.changes, 0)
    }
  }

  func testTwentyThousandItemsStayUsable() throws {
    try MainActor.assumeIsolated {
      var scene = SegmentedControl.specimen(in: Setting())
      scene.subject.set(
        (1...20_000).map { SegmentedControl.Segment(title: "Segment \($0)") }, selected: [19_999])
      let bench = try PropertiesBench(scene)
      XCTAssertEqual(try bench.items().count, 50)
      let rest = try bench.row("Segments").descendants(of: Label.self).first {
        $0.hasClass("items-rest")
      }
      XCTAssertEqual(
        rest?.text.filter { $0.isNumber || $0.isLetter || $0 == " " }, "50 of 20000 shown")
      XCTAssertFalse(try bench.add().isSensitive)

      try bench.expand(49)
      let entry = try bench.find(Entry.self, "Title")
      entry.text = "Harbour"
      entry.emit("activate")
      try bench.button("list-remove-symbolic", 0).click()
      XCTAssertFalse(try bench.button("go-down-symbolic", 49).isSensitive)
      try bench.add().click()
      let control = try bench.control
      XCTAssertEqual(control.segments.count, 20_000)
      XCTAssertEqual(
        control.segments[47...50].map(\.title), ["Segment 49", "Harbour", "", "Segment 51"])
      XCTAssertEqual(control.segments.last?.title, "Segment 20000")
      XCTAssertEqual(control.selection, [19_999])
      XCTAssertEqual(bench.changes, 3)
    }
  }

  func testItemsAreRecognised() {
    XCTAssertEqual(matchItems(["a", "b"], with: ["a", "b"]), [0, 1])
    XCTAssertEqual(matchItems(["a", "b", "c"], with: ["a", "c"]), [0, 2])
    XCTAssertEqual(matchItems(["a", "c"], with: ["a", "b", "c"]), [0, nil, 1])
    XCTAssertEqual(matchItems(["a", "b", "c", "d"], with: ["a", "c", "b", "d"]), [0, 2, 1, 3])
    XCTAssertEqual(matchItems(["a", "b", "c"], with: ["a", "x", "c"]), [0, 1, 2])
    XCTAssertEqual(matchItems(["a", "a", "b"], with: ["a", "b"]), [0, 2])
    XCTAssertEqual(matchItems(["a", "b", "c"], with: ["x", "y", "c"]), [0, 1, 2])
    XCTAssertEqual(matchItems(["a"], with: ["x", "y", "z"]), [0, nil, nil])
    XCTAssertEqual(matchItems(["a", "b"], with: [] as [String]), [])
    XCTAssertEqual(matchItems([], with: ["a"]), [nil])
  }
}
