import CGtk
import GalleryModel
import XCTest

@testable import LinuxGallery

/// The on-screen keyboard by itself.
final class KeyboardPanelTests: GtkTestCase {
  func testKeysLieWhereTheModelHasThem() throws {
    try MainActor.assumeIsolated {
      for setting in try settings() {
        let bench = KeyboardBench(in: setting)
        for type in KeyboardType.allCases {
          for language in KeyboardLanguage.allCases {
            bench.panel.show(type, language: language, in: setting)
            let sketched = KeyboardLayout(for: type, language: language).sketchedParts(in: setting)
            let drawn = bench.parts()
            XCTAssertEqual(drawn.map(\.id), sketched.map(\.id), "\(type), \(language)")
            for (drawn, sketched) in zip(drawn, sketched) {
              XCTAssertEqual(drawn.frame, sketched.frame, "\(setting.width), \(type), \(drawn.id)")
              XCTAssertEqual(drawn.text, sketched.text, "\(type), \(language)")
              XCTAssertEqual(drawn.image, sketched.image, "\(type), \(language)")
              XCTAssertEqual(drawn.isSelected, sketched.isSelected, "\(type), \(language)")
              XCTAssertEqual(drawn.isVisible, sketched.isVisible, "\(type), \(drawn.id)")
              XCTAssertEqual(drawn.purpose, sketched.purpose)
              XCTAssertEqual(drawn.role, sketched.role)
            }
          }
        }
        bench.panel.show(nil, language: .english, in: setting)
        XCTAssertEqual(bench.parts(), [])
      }
    }
  }

  func testAPressBringsTheKeyUpAsAPersonWould() {
    MainActor.assumeIsolated {
      let bench = KeyboardBench(in: Setting())
      bench.panel.show(.standard, language: .german, in: Setting())
      let text = ["Ä", "b", " ", "7", "€", "\\", "ẞ", "z"]
      for character in text { bench.panel.press(.insert(character)) }
      bench.panel.press(.delete)
      bench.panel.press(.enter)
      bench.panel.press(.insert("🙂"))
      XCTAssertEqual(bench.pressed, text.map { .insert($0) } + [.delete, .enter])
      bench.panel.show(nil, language: .german, in: Setting())
      bench.panel.press(.insert("b"))
      XCTAssertEqual(bench.pressed.count, text.count + 2)
    }
  }

  func testAKeyboardThatIsUpKeepsItsPlaneAndAnotherOneBeginsAnew() {
    MainActor.assumeIsolated {
      let bench = KeyboardBench(in: Setting())
      bench.panel.show(.standard, language: .english, in: Setting())
      bench.panel.press(.insert("7"))
      bench.panel.show(.standard, language: .english, in: Setting())
      XCTAssertEqual(bench.parts().dropFirst().first?.text, "1")
      bench.panel.show(.name, language: .english, in: Setting())
      XCTAssertEqual(bench.parts().dropFirst().first?.text, "Q")
    }
  }

  func testKeysLeaveTheFocusAndHaveNames() throws {
    try MainActor.assumeIsolated {
      let bench = KeyboardBench(in: Setting())
      bench.panel.show(.email, language: .english, in: Setting())
      bench.entry.grabFocus()
      bench.stage.layOutNow()
      XCTAssertTrue(bench.window.waitForFrame())
      let at = try XCTUnwrap(bench.parts().first { $0.text == "@" })
      try Hands.click(at.frame.midX, at.frame.midY)
      XCTAssertTrue(Hands.wait { !bench.pressed.isEmpty })
      XCTAssertEqual(bench.pressed, [.insert("@")])
      XCTAssertTrue(bench.entry.descendants(of: AnyWidget.self).contains { $0.isFocus })
      for key in bench.panel.widget.descendants(of: Button.self) where key.isVisible {
        XCTAssertFalse(key.isFocusable)
        XCTAssertFalse(key.grabFocus())
        XCTAssertNotNil(key.accessibleMismatch(.label, "Key"), "A key has kept its first name.")
      }
    }
  }

  func testAHeldDeleteKeyRepeatsUntilItIsLetGo() throws {
    try MainActor.assumeIsolated {
      let bench = KeyboardBench(in: Setting())
      bench.panel.show(.pin, language: .english, in: Setting())
      bench.stage.layOutNow()
      XCTAssertTrue(bench.window.waitForFrame())
      let delete = try XCTUnwrap(bench.parts().first { $0.image == "delete" })
      try Hands.hold(delete.frame.midX, delete.frame.midY)
      XCTAssertTrue(Hands.wait { bench.pressed.count >= 3 })
      try Hands.release()
      XCTAssertTrue(Hands.wait { MainLoop.liveSources == 0 }, "The timer goes on.")
      let count = bench.pressed.count
      try Hands.click(delete.frame.midX, delete.frame.midY)
      XCTAssertTrue(Hands.wait { bench.pressed.count > count })
      MainLoop.drain()
      XCTAssertEqual(bench.pressed.count, count + 1, "A short press deletes one.")
      try Hands.hold(delete.frame.midX, delete.frame.midY)
      XCTAssertTrue(Hands.wait { bench.pressed.count > count + 1 })
      bench.panel.show(nil, language: .english, in: Setting())
      XCTAssertEqual(MainLoop.liveSources, 0, "A hidden keyboard goes on.")
      try Hands.release()
    }
  }

  func testEachTypeHasAPurposeOfItsOwn() {
    MainActor.assumeIsolated {
      for type in KeyboardType.allCases {
        XCTAssertEqual(KeyboardType(type.inputPurpose), type)
      }
      XCTAssertNil(KeyboardType(GtkInputPurpose.terminal))
    }
  }
}

/// Screens of all kinds.
@MainActor private func settings() throws -> [Setting] {
  var settings: [Setting] = []
  for idiom in Idiom.allCases {
    for orientation in Orientation.allCases {
      for width in [240.0, idiom.defaultWidth, 1400] {
        var setting = Setting(idiom: idiom)
        setting.orientation = orientation
        setting.direction = width == 240 ? .rightToLeft : .leftToRight
        try setting.setWidth(width)
        try setting.setTextScale(width == 240 ? 3 : 1)
        settings.append(setting)
      }
    }
  }
  return settings
}

/// A keyboard under a field, on a page without anything else.
@MainActor private final class KeyboardBench {
  private(set) var panel: KeyboardPanel
  private let presses = Presses()
  let entry = Entry()
  let stage = Box(.vertical)
  private let showcase: Showcase

  @MainActor private final class Presses {
    var actions: [Key.Action] = []
  }

  init(in setting: Setting) {
    GalleryStyle.load()
    let presses = presses
    panel = KeyboardPanel { presses.actions.append($0) }
    stage.addClass("device")
    entry.verticalAlignment = .start
    entry.expandsVertically = true
    stage.append(entry)
    stage.append(panel.widget)
    stage.setSizeRequest(width: Int(setting.width), height: Int(setting.height))
    if setting.direction == .rightToLeft { stage.setSubtreeDirection(.rtl) }
    showcase = Showcase(stage, width: Int(setting.width), height: Int(setting.height))
  }

  var window: Window { showcase.window.widget }
  var pressed: [Key.Action] { presses.actions }

  func parts() -> [Rendering.Part] {
    stage.layOutNow()
    return panel.parts(on: Surface(root: AnyWidget(stage), picture: nil))
  }
}
