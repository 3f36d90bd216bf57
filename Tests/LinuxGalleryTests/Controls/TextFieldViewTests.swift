import GalleryModel
import XCTest

@testable import LinuxGallery

/// Text fields on the stage, worked by what their widgets do themselves.
final class TextFieldViewTests: GtkTestCase {
  func testTheClearButtonIsThereExactlyWhileThereIsText() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextField.self) { $0.subject.set("") }
      XCTAssertNil(try played.rendering().part(TextField.clearPart))
      played.perform(.type("a"))
      XCTAssertEqual(try played.rendering().part(TextField.clearPart)?.isVisible, true)
      played.perform(.deleteBackward)
      XCTAssertNil(try played.rendering().part(TextField.clearPart))
      played.perform(.type("hello"))
      played.perform(.clear)
      XCTAssertNil(try played.rendering().part(TextField.clearPart))
      played.perform(.undo)
      XCTAssertEqual(played.scene.subject.text.text, "hello")
      XCTAssertEqual(try played.part(TextField.fieldPart).text, "hello")
    }
  }

  func testTypingReplacesWhatIsSelectedInOneStep() {
    MainActor.assumeIsolated {
      let played = Played(TextField.self) { $0.subject.set("hello world") }
      played.perform(.select(0..<5))
      played.perform(.type("bye"))
      XCTAssertEqual(played.scene.subject.text.text, "bye world")
      XCTAssertEqual(played.scene.subject.text.selection, 3..<3)
      played.perform(.undo)
      XCTAssertEqual(played.scene.subject.text.text, "hello world")
      played.perform(.redo)
      XCTAssertEqual(played.scene.subject.text.text, "bye world")
    }
  }

  func testTheLimitCountsCharactersAsPeopleSeeThem() throws {
    try MainActor.assumeIsolated {
      let family = "👩‍👩‍👧"
      for (text, limit, expected) in [
        ("abcdef", 3.0, "abc"), (family + family, 1, family),
        ("e\u{301}e\u{301}x", 2, "e\u{301}e\u{301}"),
        ("שלום", 2, "של"), ("🇨🇭🇨🇭🇨🇭", 2, "🇨🇭🇨🇭"),
      ] {
        let played = try Played(TextField.self) {
          $0.subject.set("")
          try $0.subject.setCharacterLimit(limit)
        }
        played.perform(.paste(text))
        XCTAssertEqual(played.scene.subject.text.text, expected)
        XCTAssertEqual(try played.part(TextField.fieldPart).text, expected)
        played.perform(.type("x"))
        XCTAssertEqual(played.scene.subject.text.text, expected, "The limit was passed.")
      }
    }
  }

  func testPartsOfAnEmojiJoinWithinTheLimit() throws {
    try MainActor.assumeIsolated {
      let played = try Played(TextField.self) {
        $0.subject.set("")
        try $0.subject.setCharacterLimit(1)
      }
      for part in ["👩", "\u{200D}👩", "\u{200D}👧"] { played.perform(.type(part)) }
      XCTAssertEqual(played.scene.subject.text.text, "👩‍👩‍👧")
    }
  }

  func testComposingIsNotCutByTheLimit() throws {
    try MainActor.assumeIsolated {
      let played = try Played(TextField.self) {
        $0.subject.set("")
        try $0.subject.setCharacterLimit(2)
      }
      for text in ["n", "ni", "nih", "nihao"] {
        played.perform(.compose(text))
        XCTAssertEqual(played.scene.subject.text.composition, text)
      }
      played.perform(.commit("你好吗"))
      XCTAssertEqual(played.scene.subject.text.text, "你好")
      XCTAssertEqual(played.scene.subject.text.composition, "")
    }
  }

  func testASecretIsNeverCopied() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextField.self) { scene in
        scene.subject.setSecure(true)
        scene.subject.set("s3cret")
      }
      Clipboard.setAside()
      defer { Clipboard.putBack() }
      for isRevealed in [false, true] {
        played.perform(.reveal(isRevealed))
        XCTAssertEqual(
          try played.part(TextField.fieldPart).text, isRevealed ? "s3cret" : "●●●●●●")
        played.perform(.select(0..<6))
        played.perform(.copy)
        played.perform(.cut)
        XCTAssertFalse(Clipboard.hasText)
        XCTAssertEqual(played.scene.subject.text.text, "s3cret")
      }
      let eye = try XCTUnwrap(played.device.descendants(of: ToggleButton.self).first)
      XCTAssertNil(eye.accessibleMismatch(.label, Message("Show what is typed").localized))
      XCTAssertFalse(played.takeEvents().joined().contains("s3cret"), "The log tells the secret.")
    }
  }

  func testReturnDoesWhatTheAppLaidDown() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextField.self)
      played.perform(.enter)
      XCTAssertEqual(played.scene.subject.results.last, "mia@example.org")
      XCTAssertEqual(try played.part(TextField.resultPart(1)).text, "mia@example.org")
      XCTAssertEqual(try played.part(TextField.fieldPart).text, "")
    }
  }

  func testTheKeyboardComesWithThePressAndTypesIntoTheField() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextField.self) { $0.subject.set("") }
      XCTAssertNil(try played.rendering().part(KeyboardLayout.part))
      played.perform(.press)
      let rendering = try played.rendering()
      XCTAssertEqual(rendering.part(KeyboardLayout.part)?.purpose, "email")
      XCTAssertEqual(rendering.part(TextField.fieldPart)?.isFocused, true)
      let at = try XCTUnwrap(
        played.device.descendants(of: Button.self).first {
          $0.descendants(of: Label.self).contains { $0.text == "@" }
        })
      at.click()
      XCTAssertEqual(played.scene.subject.text.text, "@")
      played.perform(.leave)
      XCTAssertNil(try played.rendering().part(KeyboardLayout.part))
    }
  }

  func testTheFieldIsSeenAboveItsKeyboard() throws {
    try MainActor.assumeIsolated {
      for (width, orientation, scale) in [
        (320.0, Orientation.portrait, 1.0), (320, .portrait, 2), (568, .landscape, 1),
        (568, .landscape, 1.5), (1024, .landscape, 2),
      ] {
        var setting = Setting()
        setting.orientation = orientation
        try setting.setWidth(width)
        try setting.setTextScale(scale)
        let played = Played(TextField.self, in: setting)
        played.perform(.press)
        let rendering = try played.rendering()
        let field = try XCTUnwrap(rendering.part(TextField.fieldPart)).frame
        let keyboard = try XCTUnwrap(rendering.part(KeyboardLayout.part)).frame
        XCTAssertLessThanOrEqual(
          field.maxY, keyboard.y, "\(width) points, \(orientation), text \(scale)")
        played.perform(.leave)
        XCTAssertEqual(try played.part(.beside(0)).isVisible, true)
      }
    }
  }

  func testWhatIsTypedInTheTextViewInItsSteadIsKept() throws {
    try MainActor.assumeIsolated {
      let id = "text-field.use-text-view-for-multi-line-or-styled-text"
      let played = Played(TextField.self) { scene in
        TextField.violation(of: id)?(&scene)
        scene = Review(of: scene).mending(id)
      }
      let view = try XCTUnwrap(played.device.descendants(of: TextView.self).first)
      let text = view.text
      let edits: [(edit: () -> Void, text: String)] = [
        ({ view.type("x") }, text + "x"),
        // What leads back to the former text is an edit, too.
        ({ view.deleteBackward() }, text),
        ({ view.type("Dear all,\n") }, text + "Dear all,\n"),
      ]
      for (count, step) in edits.enumerated() {
        step.edit()
        XCTAssertTrue(Hands.wait { played.propChanges.count == count + 1 }, step.text)
        guard case .field(let prop)? = played.propChanges.last?.instead else {
          return XCTFail("There is no text view.")
        }
        XCTAssertEqual(prop.text, step.text)
      }
    }
  }

  func testAViewIsFreedWithItsStage() throws {
    MainActor.assumeIsolated {
      weak var view: AnyObject?
      do {
        let played = Played(TextField.self)
        played.perform(.press)
        view = played.stage.typedView
        XCTAssertNotNil(view)
      }
      MainLoop.drain()
      XCTAssertNil(view, "Something still holds the view.")
    }
  }
}
