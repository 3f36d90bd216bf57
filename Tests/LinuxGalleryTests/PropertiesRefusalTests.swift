import CGtk
import XCTest

@testable import GalleryModel
@testable import LinuxGallery

final class PropertiesRefusalTests: GtkTestCase {
  func testARefusedNumberSaysWhyAndStays() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let before = bench.scene
      let spin = try bench.find(SpinButton.self, "Screen width")
      bench.type("9999", into: spin)
      spin.takeTyped()
      XCTAssertEqual(try bench.refusal("Screen width"), "9999 is not between 240 and 1400.")
      XCTAssertEqual(spin.text, "9999")
      XCTAssertNil(spin.accessibleMismatch(.invalid, 1))
      XCTAssertEqual(bench.scene, before)

      // It also stays when the focus leaves, and when something else changes.
      XCTAssertTrue(try bench.find(SwitchWidget.self, "Animations").grabFocus())
      try bench.find(SwitchWidget.self, "Fills the width").emit("activate")
      XCTAssertEqual(spin.text, "9999")
      XCTAssertNotNil(try bench.refusal("Screen width"))

      bench.type("768", into: spin)
      spin.takeTyped()
      XCTAssertNil(try bench.refusal("Screen width"))
      XCTAssertNil(spin.accessibleMismatch(.invalid, 0))
      XCTAssertEqual(bench.scene.setting.width, 768)
    }
  }

  func testNoNumberAtAllIsRefused() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let spin = try bench.find(SpinButton.self, "Screen width")
      bench.type("", into: spin)
      spin.takeTyped()
      XCTAssertEqual(try bench.refusal("Screen width"), "A number is needed.")
      XCTAssertEqual(spin.text, "")
      XCTAssertEqual(bench.changes, 0)
    }
  }

  func testAStepAfterARefusalGoesOnFromTheScene() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let spin = try bench.find(SpinButton.self, "Screen width")
      bench.type("9999", into: spin)
      spin.emit("change-value", .int(Int(GTK_SCROLL_STEP_UP.rawValue)))
      XCTAssertEqual(bench.scene.setting.width, 321)
      XCTAssertEqual(spin.text, "321")
      XCTAssertNil(try bench.refusal("Screen width"))
    }
  }

  func testEscapeTakesARefusedNumberBack() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      let spin = try bench.find(SpinButton.self, "Screen width")
      bench.type("9999", into: spin)
      spin.takeTyped()
      XCTAssertTrue(pressEscape(in: spin))
      XCTAssertEqual(spin.text, "320")
      XCTAssertNil(try bench.refusal("Screen width"))
      XCTAssertEqual(bench.changes, 0)
    }
  }

  func testARefusedFieldOfAnItemSaysSoInTheItem() throws {
    try MainActor.assumeIsolated {
      let bench = try PropertiesBench()
      try bench.expand(1)
      let item = try bench.items()[1]
      let label = "Fixed width, 0 for none"
      let spin = try bench.find(SpinButton.self, label, in: item)
      bench.type("5000", into: spin)
      spin.takeTyped()
      XCTAssertEqual(try bench.refusal(label, in: item), "5000 is not between 0 and 1000.")
      XCTAssertEqual(bench.changes, 0)

      // Another field of the same item can be edited, and the refused text stays.
      try bench.find(SwitchWidget.self, "Enabled", in: item).emit("activate")
      MainLoop.drain()
      XCTAssertFalse(try bench.control.segments[1].isEnabled)
      XCTAssertEqual(spin.text, "5000")
      XCTAssertNotNil(try bench.refusal(label, in: item))
    }
  }

  func testWhatEachKindOfEditorDoesWithARefusal() throws {
    try MainActor.assumeIsolated {
      let choices = Kind.allCases.map { Editor.Choice(name: $0.rawValue, title: $0.title) }
      let cases: [(Editor, PropertyValue, @MainActor (AnyWidget) throws -> Bool)] = [
        (
          .toggle, .flag(false),
          { row in
            let toggle = try XCTUnwrap(row.descendants(of: SwitchWidget.self).first)
            toggle.isActive = true
            return !toggle.isActive && !toggle.state
          }
        ),
        (
          .choice(choices), .choice("one"),
          { row in
            let choice = try XCTUnwrap(row.descendants(of: DropDown.self).first)
            choice.selected = 1
            return choice.selected == 0
          }
        ),
        (
          .choices(choices), .choices(["one"]),
          { row in
            let buttons = row.descendants(of: CheckButton.self)
            buttons[1].isActive = true
            return buttons.map(\.isActive) == [true, false]
          }
        ),
        (
          .text, .text("old"),
          { row in
            let entry = try XCTUnwrap(row.descendants(of: Entry.self).first)
            entry.text = "new"
            entry.emit("activate")
            return entry.text == "new"
          }
        ),
        (
          .list([], blank: [], limit: 5), .list([]),
          { row in
            try XCTUnwrap(row.descendants(of: Button.self).first).click()
            return !row.descendants.contains { $0.hasClass("item") }
          }
        ),
      ]
      for (editor, value, act) in cases {
        let row = PropertyRow("Row", editor, value: value) { _ in
          throw PropertyError.unknownChoice("two")
        }
        let root = Owned(row.widget)
        XCTAssertTrue(try act(AnyWidget(row.widget)), "\(editor) shows something else.")
        XCTAssertEqual(row.refusalText, "There is no choice called “two”.", "\(editor)")
        row.show(.text("another"))
        XCTAssertNil(row.refusalText, "A new value ends the refusal.")
        withExtendedLifetime(root) {}
      }
    }
  }
}

private enum Kind: String, CaseIterable {
  case one, two

  var title: Message {
    switch self {
    case .one: Message("One")
    case .two: Message("Two")
    }
  }
}
