import CGtk
import GalleryModel
import XCTest

@testable import LinuxGallery

final class PropertiesPageTests: GtkTestCase {
  func testGroupsHaveHeadingsAndEveryPropertyHasARow() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let labels = bench.page.widget.descendants(of: Label.self)
      XCTAssertEqual(
        labels.filter { $0.hasClass("heading") }.map(\.text),
        ["Segmented Control", "Company", "Setting"])
      let groups = bench.page.widget.descendants.filter { $0.hasClass("card") }
      XCTAssertEqual(groups.map { $0.children.count }, [15, 2, 11])
      XCTAssertEqual(
        labels.filter { $0.hasClass("property-label") }.map(\.text),
        bench.scene.properties.map(\.label.localized))
    }
  }

  func testEveryEditorIsNamedByItsLabel() throws {
    try MainActor.assumeIsolated {
      var scene = SegmentedControl.specimen(in: Setting())
      scene.beside = [.button(ButtonProp(title: "Copy"))]
      let bench = try PropertiesBench(scene)
      try bench.expand(0)
      try bench.expand(0, of: "Beside the control")
      var count = 0
      for widget in bench.page.widget.descendants where isEditor(widget) {
        count += 1
        XCTAssertTrue(
          widget.hasAccessible(.labelledBy) || widget.hasAccessible(.label)
            || widget.as(CheckButton.self)?.label?.isEmpty == false,
          "\(widget.cssName) under \(widget.ancestors.map(\.cssName)) has no name.")
      }
      XCTAssertGreaterThan(count, 60, "Too few editors were looked at.")
      let theme = try bench.find(ToggleButton.self, "Theme")
      XCTAssertNil(theme.accessibleMismatch(.label, "Theme: Light"))
      bench.session.change { $0.theme = .dark }
      XCTAssertNil(theme.accessibleMismatch(.label, "Theme: Dark"))
      XCTAssertNil(
        try bench.button("go-down-symbolic", 1).accessibleMismatch(.label, "Move Transit down"))
      XCTAssertNil(try bench.add().accessibleMismatch(.label, "Add to Segments"))
    }
  }

  func testAnUpdateTouchesOnlyWhatDiffers() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.expand(0)
      let entry = try bench.find(Entry.self, "Title")
      let spin = try bench.find(SpinButton.self, "Screen width")
      spin.text = "41"
      bench.type("Harb", into: entry)
      entry.caret = 2
      let scrolled = try XCTUnwrap(bench.page.widget.as(ScrolledWindow.self))
      XCTAssertTrue(entry.waitForFrame())
      scrolled.vertical.value = 60
      let focus = entry.window?.focusWidget

      bench.session.edit { $0.beside = [.label(LabelProp(text: "Hello"))] }
      bench.session.change { $0.theme = .dark }

      XCTAssertEqual(try bench.itemTitles("Beside the control"), ["Hello"])
      XCTAssertEqual(try bench.find(DropDown.self, "Theme").selected, 1)
      XCTAssertEqual(entry.text, "Harb")
      XCTAssertEqual(entry.caret, 2)
      XCTAssertEqual(spin.text, "41")
      XCTAssertEqual(scrolled.vertical.value, 60)
      XCTAssertEqual(entry.window?.focusWidget?.object, focus?.object)
      XCTAssertTrue(try bench.row("Title", in: try bench.items()[0]).isMapped)
      bench.page.commit()
      XCTAssertEqual(try bench.titles.first, "Harb")
      XCTAssertEqual(entry.caret, 2)
    }
  }

  func testAnUpdateDoesNotEcho() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.expand(0)
      var scene = SegmentedControl.specimen(in: Setting(era: .edition(.seven), idiom: .pad))
      scene.subject.allowsMultipleSelection = true
      scene.subject.arrangement = .grid
      scene.subject.set(
        (1...4).map { SegmentedControl.Segment(title: "S\($0)", content: .image) }, selected: [1])
      scene.setting.traits = [.screenReader]
      scene.instead = .field(FieldProp(title: "Name"))
      bench.session.put(AnyScene(scene))
      MainLoop.drain()
      bench.page.commit()
      XCTAssertEqual(bench.changes, 1)
      XCTAssertEqual(bench.scene, AnyScene(scene))
      XCTAssertEqual(try bench.itemTitles(), ["S1", "S2", "S3", "S4"])
      XCTAssertEqual(try bench.find(Entry.self, "Title").text, "S1")
      bench.session.undo()
      MainLoop.drain()
      XCTAssertTrue(bench.session.canRedo, "An echo would have taken redo away.")
    }
  }

  func testThePageFollowsItsOwnEditsWithoutBeingTold() throws {
    try MainActor.assumeIsolated {
      let entry = try XCTUnwrap(Catalog.control("segmented-control"))
      let page = PropertiesPage(session: Session(showing: entry))
      let add = page.widget.descendants(of: Button.self).first {
        $0.iconName == "list-add-symbolic"
      }
      try XCTUnwrap(add).click()
      XCTAssertEqual(page.widget.descendants.filter { $0.hasClass("item") }.count, 4)
    }
  }

  func testAnotherControlBringsItsOwnProperties() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let other = try XCTUnwrap(Catalog.controls.first { $0.kind != bench.scene.kind })
      let witness = FinalizationWitness(try bench.row("Segments"))
      bench.session.show(other)
      bench.page.update()
      let labels = bench.page.widget.descendants(of: Label.self)
      XCTAssertEqual(labels.first?.text, other.kind.name.localized)
      XCTAssertEqual(
        labels.filter { $0.hasClass("property-label") }.map(\.text),
        bench.scene.properties.map(\.label.localized))
      XCTAssertTrue(
        MainLoop.run(atMost: 5) { witness.isFinalized }, "The rows of before are still there.")
    }
  }

  func testThePageFitsItsPanel() throws {
    try MainActor.assumeIsolated {
      // The style has margins, frame and padding.
      GalleryStyle.load()
      let bench = try PropertiesBench()
      try bench.expand(0)
      XCTAssertLessThanOrEqual(bench.page.widget.measure(.horizontal).minimum, 340)
    }
  }

  func testAPageIsFreedWithWhatIsOnIt() throws {
    try MainActor.assumeIsolated {
      var bench: PropertiesBench? = try PropertiesBench()
      try bench?.expand(0)
      let entry = try XCTUnwrap(try bench?.find(Entry.self, "Title"))
      entry.text = "Harbour"
      XCTAssertEqual(MainLoop.liveSources, 1)
      let witnesses = [
        FinalizationWitness(entry), FinalizationWitness(try XCTUnwrap(bench?.page.widget)),
        FinalizationWitness(try XCTUnwrap(bench?.items()[0])),
      ]
      let page = WeakReference(bench?.page)
      bench = nil
      XCTAssertNil(page.value, "Something still holds the page.")
      XCTAssertEqual(MainLoop.liveSources, 0, "The end of typing is still waited for.")
      XCTAssertTrue(
        MainLoop.run(atMost: 5) { witnesses.allSatisfy(\.isFinalized) },
        "Widgets outlived the page.")
    }
  }
}

/// Whether it is a widget of an editor; the buttons within a spin button are the spin button's.
@MainActor private func isEditor(_ widget: AnyWidget) -> Bool {
  guard widget.parent?.isA(gtk_spin_button_get_type()) == false else { return false }
  return [
    gtk_switch_get_type(), gtk_spin_button_get_type(), gtk_entry_get_type(),
    gtk_drop_down_get_type(), gtk_check_button_get_type(), gtk_button_get_type(),
  ].contains { widget.isA($0) }
}
