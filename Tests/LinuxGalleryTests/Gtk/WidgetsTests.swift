import CGtk
import XCTest

@testable import LinuxGallery

final class WidgetsTests: GtkTestCase {
  func testALabelKnowsWhetherItIsCut() {
    MainActor.assumeIsolated {
      let label = Label("A rather long text for so little room")
      label.ellipsize = .end
      let whole = label.textSize
      let fixed = Fixed()
      fixed.put(label, x: 0, y: 0)
      label.setSizeRequest(width: 60)
      let showcase = Showcase(fixed, width: 60, height: 40)
      XCTAssertEqual(label.size.width, 60)
      XCTAssertTrue(label.isEllipsized)
      XCTAssertEqual(label.textSize, whole)
      label.text = "Hi"
      XCTAssertTrue(showcase.window.widget.waitForFrame())
      XCTAssertFalse(label.isEllipsized)
      XCTAssertLessThan(label.textSize.width, whole.width)
    }
  }

  func testALayoutCanBeHadAtOnce() {
    MainActor.assumeIsolated {
      let label = Label("Hi")
      label.align(.start, .start)
      let box = Box(.vertical, [label])
      let showcase = Showcase(box)
      label.text = "A text that is longer"
      let wanted = label.naturalSize.width
      XCTAssertNotEqual(label.size.width, wanted)
      box.layOutNow()
      XCTAssertEqual(label.size.width, wanted)
      withExtendedLifetime(showcase) {}
    }
  }

  func testAtMostOneOfAGroupIsActive() {
    MainActor.assumeIsolated {
      let buttons = ["A", "B", "C"].map { ToggleButton(label: $0) }
      let box = Owned(Box(.horizontal, buttons))
      buttons.dropFirst().forEach { $0.setGroup(buttons[0]) }
      buttons[0].isActive = true
      buttons[2].isActive = true
      XCTAssertEqual(buttons.map(\.isActive), [false, false, true])
      withExtendedLifetime(box) {}
    }
  }

  func testADropDownReportsWhatIsSelected() {
    MainActor.assumeIsolated {
      let choice = Owned(DropDown(["iOS 6", "iOS 7", "日本語"]))
      var heard: [Int?] = []
      let handler = choice.widget.onSelected { heard.append($0) }
      XCTAssertEqual(choice.widget.selected, 0)
      choice.widget.selected = 2
      handler.withBlocked { choice.widget.selected = 1 }
      XCTAssertEqual(choice.widget.selected, 1)
      choice.widget.selected = nil
      choice.widget.selected = 3
      choice.widget.selected = -1
      XCTAssertEqual(choice.widget.selected, 1)
      XCTAssertEqual(heard, [2])
      choice.widget.setChoices(["one"])
      XCTAssertEqual(choice.widget.selected, 0)
      choice.widget.setChoices([])
      XCTAssertNil(choice.widget.selected)
    }
  }

  func testUpdatingATextKeepsTheCaret() {
    MainActor.assumeIsolated {
      let entry = Owned(Entry(text: "Beijing", placeholder: "City"))
      entry.widget.caret = 3
      entry.widget.updateText("Beijing, 北京")
      XCTAssertEqual(entry.widget.caret, 3)
      entry.widget.updateText("B")
      XCTAssertEqual(entry.widget.caret, 1)
      XCTAssertEqual(entry.widget.placeholder, "City")
    }
  }

  func testNumbersAreClampedToTheirRange() {
    MainActor.assumeIsolated {
      let spin = Owned(SpinButton(value: 5, in: 0...10, step: 0))
      spin.widget.value = 99
      XCTAssertEqual(spin.widget.value, 10)
      spin.widget.adjustment.range = 2...4
      XCTAssertEqual(spin.widget.value, 4)
      XCTAssertEqual(spin.widget.adjustment.range, 2...4)
      let bar = Owned(ProgressBar())
      bar.widget.fraction = -1
      XCTAssertEqual(bar.widget.fraction, 0)
    }
  }

  func testAListReportsRows() {
    MainActor.assumeIsolated {
      let list = Owned(ListBox())
      let rows = ["a", "b"].map { list.widget.append(Label($0)) }
      // A row that is activated asks its window for the focus.
      let showcase = Showcase(list.widget)
      var activated: [Int?] = []
      list.widget.onRowActivated { activated.append($0.index) }
      rows[1].emit("activate")
      XCTAssertEqual(activated, [1])
      list.widget.selectedRow = rows[0]
      XCTAssertTrue(rows[0].isSelected)
      list.widget.selectedRow = nil
      XCTAssertNil(list.widget.selectedRow)
      list.widget.removeAll()
      XCTAssertEqual(list.widget.rows.count, 0)
      withExtendedLifetime(showcase) {}
    }
  }

  func testDescendantsAreFoundByNameAndClass() {
    MainActor.assumeIsolated {
      let inner = Label("inner")
      inner.name = "answer"
      let root = Owned(Box(.vertical, [Box(.horizontal, [inner]), Button(label: "Go")]))
      XCTAssertEqual(root.widget.find(named: "answer")?.isSame(as: inner), true)
      XCTAssertEqual(root.widget.descendants(of: Button.self).map(\.label), ["Go"])
      XCTAssertNil(root.widget.as(Label.self))
      XCTAssertEqual(inner.ancestors.count, 2)
    }
  }

  func testAccessiblePropertiesAndStatesArriveAtTheBackEnd() throws {
    try MainActor.assumeIsolated {
      try XCTSkipUnless(
        ProcessInfo.processInfo.environment["GTK_A11Y"] == "test",
        "Only the test back end answers.")
      let widget = AnyWidget(type: Box.widgetType, cssName: "wheel", role: .checkbox)
      let label = Label("All")
      let root = Owned(Box(.vertical, [widget, label]))
      XCTAssertEqual(widget.cssName, "wheel")
      XCTAssertEqual(widget.accessibleRole, .checkbox)
      widget.setAccessibleName("Select all")
      widget.update(.checked, to: .mixed)
      widget.update(.disabled, to: true)
      widget.setLabelled(by: label)
      widget.setAccessibleValue(3, in: 1...5)
      XCTAssertNil(widget.accessibleMismatch(.label, "Select all"))
      XCTAssertNotNil(widget.accessibleMismatch(.label, "Something else"))
      XCTAssertNil(widget.accessibleMismatch(.checked, Int(GtkAccessibleTristate.mixed.rawValue)))
      XCTAssertNil(widget.accessibleMismatch(.disabled, 1))
      XCTAssertNil(widget.accessibleMismatch(.valueNow, 3))
      XCTAssertTrue(widget.hasAccessible(.labelledBy))
      widget.setAccessibleName("None of them")
      XCTAssertFalse(widget.hasAccessible(.labelledBy), "The label would be spoken instead.")
      let ornament = Label("•")
      ornament.hideFromAccessibility()
      root.widget.append(ornament)
      XCTAssertEqual(ornament.accessibleRole, .presentation)
    }
  }

  func testTogglesAndChoicesChangeOnlyWhenTold() {
    MainActor.assumeIsolated {
      let root = Owned(Box(.vertical))
      let group = ActionGroup(on: root.widget, prefix: "win")
      var asked: [String] = []
      let toggle = group.addToggle("dark", isOn: false) { asked.append("\($0)") }
      let choice = group.addChoice("edition", choice: "6") { asked.append($0) }
      let show = group.addAction("show", takingText: { asked.append($0) })
      toggle.activate()
      XCTAssertFalse(toggle.isOn)
      toggle.setOn(true)
      XCTAssertTrue(toggle.isOn)
      choice.activate("11")
      XCTAssertEqual(choice.choice, "6")
      choice.setChoice("11")
      XCTAssertEqual(choice.choice, "11")
      show.activate("slider")
      XCTAssertEqual(asked, ["true", "11", "slider"])
      toggle.isEnabled = false
      XCTAssertFalse(toggle.isEnabled)
    }
  }

  func testTextViewsReportTheirText() {
    MainActor.assumeIsolated {
      let view = Owned(TextView(isEditable: false))
      var heard: [String] = []
      view.widget.onChanged { heard.append($0) }
      view.widget.text = "多行\ntext"
      XCTAssertEqual(heard.last, "多行\ntext")
    }
  }
}
