import CGtk
import GalleryModel
import XCTest

@testable import LinuxGallery

final class PropertiesEditorsTests: GtkTestCase {
  func testASwitchWritesAndReadsBack() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let toggle = try bench.find(SwitchWidget.self, "Springs back after a press")
      XCTAssertFalse(toggle.isActive)
      toggle.emit("activate")
      XCTAssertTrue(MainLoop.run(atMost: 5) { toggle.state })
      XCTAssertTrue(try bench.control.isMomentary)
      bench.session.undo()
      XCTAssertFalse(toggle.isActive)
      XCTAssertFalse(toggle.state)
      XCTAssertEqual(bench.changes, 2)
    }
  }

  func testADropDownWritesAndReadsBack() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let choice = try bench.find(DropDown.self, "Arrangement")
      XCTAssertEqual(choice.selected, 0)
      choice.selected = 2
      XCTAssertEqual(try bench.control.arrangement, .grid)
      bench.session.undo()
      XCTAssertEqual(choice.selected, 0)
      XCTAssertEqual(bench.changes, 2)
    }
  }

  func testCheckButtonsWriteAndReadBack() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let buttons = try bench.row("Device traits").descendants(of: CheckButton.self)
      XCTAssertEqual(
        buttons.map(\.label),
        ["Hardware keyboard", "Pressure-sensitive screen", "Screen reader", "Bold text"])
      buttons[2].emit("activate")
      buttons[0].emit("activate")
      XCTAssertEqual(bench.scene.setting.traits, [.hardwareKeyboard, .screenReader])
      bench.session.undo()
      XCTAssertEqual(buttons.map(\.isActive), [false, false, true, false])
      XCTAssertEqual(bench.changes, 3)
    }
  }

  func testASpinButtonWritesStepsAndReadsBack() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let spin = try bench.find(SpinButton.self, "Text scale")
      spin.emit("change-value", .int(Int(GTK_SCROLL_STEP_UP.rawValue)))
      XCTAssertEqual(bench.scene.setting.textScale, 1.25)
      XCTAssertEqual(spin.text, "1.25")
      bench.session.undo()
      XCTAssertEqual(spin.text, "1.00")
      XCTAssertEqual(bench.changes, 2)
    }
  }

  func testAFieldOfSeveralLinesWritesAndReadsBack() throws {
    try MainActor.assumeIsolated {
      var written: [PropertyValue] = []
      let days = PropertyValue.text("Monday\nTuesday")
      let editor = TextEditor(ValueSink(days) { written.append($0) }, hasLines: true)
      editor.show(days)
      let owner = Owned(try XCTUnwrap(editor.beneath))
      let view = try XCTUnwrap(owner.widget.descendants(of: TextView.self).first)
      XCTAssertEqual(view.text, "Monday\nTuesday")
      XCTAssertNil(editor.inline)
      view.text = "Monday\nTuesday\nFriday"
      editor.commit()
      XCTAssertEqual(written, [.text("Monday\nTuesday\nFriday")])
      editor.commit()
      XCTAssertEqual(written.count, 1, "What is handed over already is not handed over again.")
    }
  }

  func testATypedNumberIsTakenWhenTheFocusLeaves() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let spin = try bench.find(SpinButton.self, "Screen width")
      bench.type("414", into: spin)
      XCTAssertEqual(bench.scene.setting.width, 320)
      XCTAssertTrue(try bench.find(SwitchWidget.self, "Animations").grabFocus())
      XCTAssertEqual(bench.scene.setting.width, 414)
      XCTAssertEqual(bench.changes, 1)
    }
  }

  func testANumberIsNotRoundedByAVisit() throws {
    try MainActor.assumeIsolated {
      var scene = SegmentedControl.specimen(in: Setting())
      try scene.setting.setWidth(320.0625)
      let bench = try PropertiesBench(scene)
      let spin = try bench.find(SpinButton.self, "Screen width")
      XCTAssertEqual(spin.text, "320.062")
      spin.grabFocus()
      XCTAssertTrue(try bench.find(SwitchWidget.self, "Animations").grabFocus())
      spin.takeTyped()
      XCTAssertEqual(bench.scene.setting.width, 320.0625)
      XCTAssertEqual(bench.changes, 0)
    }
  }

  func testOnlyASpinButtonWithTheFocusTakesTheWheel() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let spin = try bench.find(SpinButton.self, "Screen width")
      XCTAssertTrue(try bench.find(SwitchWidget.self, "Animations").grabFocus())
      XCTAssertEqual(wheelPhases(of: spin), [.none])
      spin.grabFocus()
      XCTAssertEqual(wheelPhases(of: spin), [.bubble])
      XCTAssertTrue(try bench.find(SwitchWidget.self, "Animations").grabFocus())
      XCTAssertEqual(wheelPhases(of: spin), [.none])
    }
  }

  func testTypingIsOneStepABurst() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.expand(0)
      let entry = try bench.find(Entry.self, "Title")
      for text in ["H", "Ha", "Har"] { bench.type(text, into: entry) }
      XCTAssertEqual(bench.changes, 0)
      XCTAssertEqual(MainLoop.liveSources, 1)
      XCTAssertTrue(MainLoop.run(atMost: 5) { bench.changes > 0 })
      XCTAssertEqual(try bench.titles.first, "Har")
      bench.type("Harbour", into: entry)
      entry.emit("activate")
      XCTAssertEqual(try bench.titles.first, "Harbour")
      XCTAssertEqual(MainLoop.liveSources, 0)
      bench.session.undo()
      XCTAssertEqual(entry.text, "Har")
      bench.session.undo()
      XCTAssertEqual(entry.text, "Map")
      XCTAssertEqual(bench.changes, 4)
    }
  }

  func testATextIsTakenWhenTheFocusLeaves() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.expand(1)
      let entry = try bench.find(Entry.self, "Topic")
      bench.type("food", into: entry)
      XCTAssertTrue(try bench.find(SwitchWidget.self, "Animations").grabFocus())
      XCTAssertEqual(try bench.control.segments[1].topic, "food")
      XCTAssertEqual(MainLoop.liveSources, 0)
    }
  }

  func testEscapeRestoresWhatWasThereBeforeTyping() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.expand(0)
      let entry = try bench.find(Entry.self, "Title")
      XCTAssertFalse(pressEscape(in: entry), "An Escape that restores nothing is the window's.")
      bench.type("Harbour", into: entry)
      XCTAssertTrue(pressEscape(in: entry))
      XCTAssertEqual(entry.text, "Map")
      XCTAssertEqual(bench.changes, 0)
      bench.type("Harbour", into: entry)
      XCTAssertTrue(MainLoop.run(atMost: 5) { bench.changes > 0 })
      XCTAssertTrue(pressEscape(in: entry))
      XCTAssertEqual(try bench.titles.first, "Map")
      XCTAssertEqual(MainLoop.liveSources, 0)
    }
  }

  func testATextThatIsCutAtANullCharacterIsNotWrittenBack() throws {
    try MainActor.assumeIsolated {
      var scene = SegmentedControl.specimen(in: Setting())
      scene.subject.editSegment(0) { $0.title = "a\u{0}b" }
      let bench = try PropertiesBench(scene)
      try bench.expand(0)
      let entry = try bench.find(Entry.self, "Title")
      entry.grabFocus()
      entry.emit("activate")
      try bench.expand(0)
      bench.page.commit()
      XCTAssertEqual(try bench.titles.first, "a\u{0}b")
      XCTAssertEqual(bench.changes, 0)
    }
  }
}

@MainActor private func wheelPhases(of spin: SpinButton) -> [GtkPropagationPhase] {
  spin.controllers.filter { $0.isA(gtk_event_controller_scroll_get_type()) }.map(\.phase)
}

/// Presses Escape as the key controllers hear it; returns whether one dealt with it.
@MainActor func pressEscape(in widget: some WidgetWrapper) -> Bool {
  widget.controllers.contains { controller in
    controller.isA(gtk_event_controller_key_get_type())
      && controller.emit("key-pressed", .int(0xff1b), .int(0), .int(0))
  }
}
