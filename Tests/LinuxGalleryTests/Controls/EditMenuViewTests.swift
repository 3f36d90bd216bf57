import CGtk
import GalleryModel
import XCTest

@testable import LinuxGallery

/// The edit menu on real text widgets and with the display's own clipboard.
final class EditMenuViewTests: GtkTestCase {
  private enum Selected: CaseIterable {
    case nothing, word, all
  }

  func testTheMenuOffersWhatTheTableSays() throws {
    try MainActor.assumeIsolated {
      let customs = ["Look Up", "Translate"]
      for host in [EditMenu.Host.textField, .textView, .staticText] {
        for isEditable in host == .staticText ? [false] : [true, false] {
          for hasText in [false, true] {
            for selected in Selected.allCases {
              let edits = isEditable
              let pastes = isEditable && hasText
              let expected =
                switch selected {
                case .nothing: (pastes ? ["Paste"] : []) + ["Select", "Select All"]
                case .word:
                  (edits ? ["Cut"] : []) + ["Copy"] + (pastes ? ["Paste"] : []) + ["Select All"]
                    + (edits ? ["Delete"] : []) + customs
                case .all:
                  (edits ? ["Cut"] : []) + ["Copy"] + (pastes ? ["Paste"] : [])
                    + (edits ? ["Delete"] : []) + customs
                }
              let played = Self.played(host, isEditable: isEditable)
              Self.setClipboard(hasText ? "Mug" : nil)
              Self.select(selected, in: played)
              XCTAssertEqual(
                try played.offered(), expected,
                "\(host), \(isEditable ? "editable" : "read-only"), \(selected), "
                  + "clipboard \(hasText ? "text" : "empty")")
            }
          }
        }
      }
    }
  }

  @MainActor private static func select(_ selected: Selected, in played: Played<EditMenu>) {
    switch selected {
    case .nothing:
      played.perform(.tap(at: 2))
      played.perform(.menuKey)
    case .word: played.perform(.doubleTap(at: 5))
    case .all:
      played.perform(.select(0..<13))
      played.perform(.menuKey)
    }
  }

  func testWhatIsCutAndCopiedIsOnTheDisplaysClipboardAndUndoBringsItBack() throws {
    try MainActor.assumeIsolated {
      for host in [EditMenu.Host.textField, .textView] {
        let played = Self.played(host)
        Self.setClipboard(nil)
        played.perform(.hold(at: 5))
        played.perform(.choose(.standard(.cut)))
        XCTAssertEqual(try played.part(EditMenu.hostPart).text, "One  here")
        XCTAssertEqual(Clipboard.ownText, "word")
        XCTAssertNil(try played.rendering().part(EditMenu.menuPart))
        played.perform(.undo)
        XCTAssertEqual(try played.part(EditMenu.hostPart).text, "One word here")
        XCTAssertEqual(try played.part(EditMenu.selectionPart).text, "word")
        played.perform(.redo)
        XCTAssertEqual(try played.part(EditMenu.hostPart).text, "One  here")
        played.perform(.doubleTap(at: 6))
        played.perform(.choose(.standard(.copy)))
        XCTAssertEqual(Clipboard.ownText, "here")
        played.perform(.doubleTap(at: 1))
        played.perform(.choose(.standard(.paste)))
        XCTAssertEqual(try played.part(EditMenu.hostPart).text, "here  here")
      }
    }
  }

  func testAnotherProgramsTextIsPasted() throws {
    try MainActor.assumeIsolated {
      // A second connection to the display is another program to the first.
      let name = try XCTUnwrap(gdk_display_get_name(gdk_display_get_default()))
      let other = try XCTUnwrap(gdk_display_open(name))
      defer { gdk_display_close(other) }
      for host in [EditMenu.Host.textField, .textView] {
        let played = Self.played(host)
        Clipboard.write("of our own")
        // The display has to know whose it is before it goes to somebody else.
        _ = played.window.waitForFrame()
        MainLoop.drain()
        gdk_clipboard_set_text(gdk_display_get_clipboard(other), "👩‍👩‍👧‍👦 مرحبا")
        XCTAssertTrue(MainLoop.run(atMost: 5) { Clipboard.hasText && Clipboard.ownText == nil })
        played.perform(.hold(at: 5))
        XCTAssertEqual(played.scene.subject.board, .foreign)
        XCTAssertTrue(try played.offered().contains("Paste"))
        played.perform(.choose(.standard(.paste)))
        XCTAssertTrue(
          MainLoop.run(atMost: 5) { played.scene.subject.text.text.contains("👩‍👩‍👧‍👦") })
        XCTAssertEqual(try played.part(EditMenu.hostPart).text, "One 👩‍👩‍👧‍👦 مرحبا here")
      }
    }
  }

  func testBothGesturesSelectWholeWordsInAnyScript() throws {
    try MainActor.assumeIsolated {
      let touches: [(text: String, place: Int, selected: String)] = [
        ("One word here", 5, "word"), ("مرحبا بالعالم", 8, "بالعالم"),
        ("ab 👩‍👩‍👧‍👦 cd", 3, "👩‍👩‍👧‍👦"), ("x 🇨🇳 y", 2, "🇨🇳"), ("搪瓷杯", 1, "瓷"),
        ("e\u{301}te\u{301} x", 1, "e\u{301}te\u{301}"), ("abc שלום def", 5, "שלום"),
      ]
      for host in [EditMenu.Host.textField, .textView, .staticText] {
        for touch in touches {
          for event: EditMenu.Event in [.hold(at: touch.place), .doubleTap(at: touch.place)] {
            let played = Self.played(host, text: touch.text)
            _ = try played.rendering()
            played.perform(event)
            XCTAssertEqual(
              try played.part(EditMenu.selectionPart).text, touch.selected, "\(host), \(event)")
            XCTAssertNotNil(try played.rendering().part(EditMenu.menuPart))
          }
        }
      }
    }
  }

  func testWhatIsComposedClosesTheMenuAndIsNoTextYet() throws {
    try MainActor.assumeIsolated {
      for host in [EditMenu.Host.textField, .textView] {
        let played = Self.played(host)
        played.perform(.hold(at: 5))
        played.perform(.composed("ni"))
        XCTAssertNil(try played.rendering().part(EditMenu.menuPart))
        XCTAssertEqual(played.scene.subject.text.composition, "ni")
        XCTAssertEqual(played.scene.subject.text.text, "One word here")
        played.perform(.composed(""))
        played.perform(.type("你"))
        XCTAssertEqual(try played.part(EditMenu.hostPart).text, "One 你 here")
      }
    }
  }

  func testTheKeyboardMovesThroughTheMenuAndBackToTheText() throws {
    try MainActor.assumeIsolated {
      for direction in ReadingDirection.allCases {
        for host in [EditMenu.Host.textField, .textView] {
          var setting = Setting()
          setting.direction = direction
          let played = Self.played(host, in: setting)
          played.perform(.select(4..<8))
          played.perform(.menuKey)
          XCTAssertEqual(played.focusedWords, "Cut")
          let forward = direction == .leftToRight ? "Right" : "Left"
          played.press(forward)
          XCTAssertEqual(played.focusedWords, "Copy")
          played.press("Tab")
          played.press("Up")
          XCTAssertEqual(played.focusedWords, "Copy")
          played.press("End")
          XCTAssertEqual(played.focusedWords, "Translate")
          played.press(forward)
          XCTAssertEqual(played.focusedWords, "Cut")
          played.perform(.dismiss)
          XCTAssertNil(try played.rendering().part(EditMenu.menuPart))
          XCTAssertEqual(try played.part(EditMenu.selectionPart).text, "word")
          XCTAssertTrue(played.textHasFocus, "\(host)")
        }
      }
    }
  }

  func testTheMenuStaysOnThePageOffThePriceAndPointsAtWhateverIsSelected() throws {
    try MainActor.assumeIsolated {
      for width in [240.0, 320, 768] {
        let played = try Played(EditMenu.self) { scene in
          try scene.setting.setWidth(width)
          scene.subject.hasPhoto = false
        }
        let text = played.scene.subject.text
        for start in stride(from: 0, to: text.count, by: 9) {
          let range = text.word(at: start)
          played.perform(.select(range))
          played.perform(.menuKey)
          let rendering = try played.rendering()
          let menu = try XCTUnwrap(rendering.part(EditMenu.menuPart)).frame
          let anchor = try XCTUnwrap(rendering.part(EditMenu.anchorPart)).frame
          let arrow = try XCTUnwrap(rendering.part(EditMenu.arrowPart)).frame
          let price = try XCTUnwrap(rendering.parts(named: "important").first).frame
          XCTAssertNil(menu.intersection(price), "\(width), \(range)")
          XCTAssertNil(menu.intersection(anchor), "\(width), \(range)")
          XCTAssertLessThanOrEqual(arrow.distance(to: anchor), 3, "\(width), \(range)")
          XCTAssertTrue(
            played.scene.setting.page(aboveToolbar: false).contains(menu), "\(width), \(range)")
        }
      }
    }
  }

  func testTextThatIsNotToBeSelectedAnswersToNothing() throws {
    try MainActor.assumeIsolated {
      let played = Self.played(.staticText)
      played.edit { $0.subject.isSelectable = false }
      for event: EditMenu.Event in [.hold(at: 5), .doubleTap(at: 5), .menuKey] {
        played.perform(event)
        XCTAssertNil(try played.rendering().part(EditMenu.selectionPart))
        XCTAssertNil(try played.rendering().part(EditMenu.menuPart))
      }
      XCTAssertFalse(try played.part(EditMenu.hostPart).isSensitive)
    }
  }
}

extension EditMenuViewTests {
  /// A text without a selection, its menu closed.
  @MainActor static func played(
    _ host: EditMenu.Host, text: String = "One word here", isEditable: Bool = true,
    in setting: Setting = Setting()
  ) -> Played<EditMenu> {
    Played(EditMenu.self, in: setting) { scene in
      _ = scene.subject.receive(.dismiss, in: scene.setting)
      scene.subject.host = host
      scene.subject.setText(text)
      scene.subject.isEditable = isEditable
    }
  }

  /// Puts a text on the display's clipboard, or nothing.
  @MainActor static func setClipboard(_ text: String?) {
    if let text { return Clipboard.write(text) }
    let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
    gdk_clipboard_set_content(clipboard, nil)
    XCTAssertTrue(MainLoop.run(atMost: 5) { !Clipboard.hasText }, "The clipboard is not empty.")
  }
}

extension Played<EditMenu> {
  /// The words on the menu's buttons, in order.
  func offered() throws -> [String] {
    try rendering().parts(named: "command").filter(\.isVisible).compactMap(\.text)
  }

  /// The words on the button that the keyboard is at.
  fileprivate var focusedWords: String? {
    device.firstDescendant { $0.isFocus && $0.as(Button.self) != nil }?
      .descendants(of: Label.self).first?.text
  }

  /// Whether the keyboard is in the text.
  fileprivate var textHasFocus: Bool {
    device.firstDescendant { $0.isFocus }.map {
      $0.as(EntryText.self) != nil || $0.as(TextView.self) != nil
    } ?? false
  }

  /// Presses a key in the menu.
  fileprivate func press(_ key: String) {
    let menu = device.firstDescendant { $0.hasClass("edit-menu") }
    for controller in menu?.controllers ?? [] where controller.typeName == "GtkEventControllerKey" {
      let code = Int(gdk_keyval_from_name(key))
      if controller.emit("key-pressed", .int(code), .int(0), .int(0)) { break }
    }
  }
}
