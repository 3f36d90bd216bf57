import GalleryModel
import XCTest

@testable import LinuxGallery

/// Labels used with real keys and a real pointer, and what comes to the clipboard.
final class TextLabelInputTests: GtkTestCase {
  func testKeysSelectAndCopyALabelAndNothingElse() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextLabel.self)
      Clipboard.write("before")
      try played.click()
      XCTAssertTrue(Hands.wait { played.happenings.count == 1 }, "The press did not arrive.")
      XCTAssertEqual(played.takeEvents(), ["tap"])
      XCTAssertTrue(try played.label().isFocus)
      try Hands.press("ctrl+a", "x", "BackSpace", "Delete", "ctrl+x", "ctrl+c")
      XCTAssertTrue(Hands.wait { !played.happenings.isEmpty }, "The keys did not arrive.")
      let text = played.scene.subject.text
      XCTAssertEqual(played.takeEvents(), ["\(TextLabel.Event.copy(0..<text.count))"])
      XCTAssertEqual(played.scene, TextLabel.specimen(in: played.scene.setting))
      XCTAssertEqual(try Self.clipboard(), text)
    }
  }

  func testKeysTypeOverAField() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextLabel.self) { $0.subject.setEditing(.always) }
      try played.click()
      XCTAssertTrue(Hands.wait { !played.happenings.isEmpty })
      _ = played.takeEvents()
      try Hands.press("ctrl+a", "ctrl+c", "n", "o")
      XCTAssertTrue(Hands.wait { played.scene.subject.text == "no" })
      XCTAssertEqual(try Self.clipboard(), TextLabel.specimen(in: Setting()).subject.text)
    }
  }

  func testALabelThatCannotBeSelectedIsNotCopied() {
    MainActor.assumeIsolated {
      let played = Played(TextLabel.self) { $0.subject.isSelectable = false }
      played.perform(.copy(0..<5))
      XCTAssertEqual(played.takeEvents(), [])
    }
  }

  func testWhatIsCopiedIsWhatIsSelected() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextLabel.self) {
        $0.subject.setRuns([TextLabel.Run("👩‍👩‍👧‍👦 e\u{301}"), TextLabel.Run("中文", isBold: true)])
      }
      for (range, text) in [(0..<1, "👩‍👩‍👧‍👦"), (2..<4, "e\u{301}中"), (3..<5, "中文")] {
        played.perform(.copy(range))
        XCTAssertEqual(played.happenings.last?.reports as? [TextLabel.Report], [.copied(text)])
        XCTAssertEqual(try Self.clipboard(), text)
        XCTAssertNil(try played.label().selection)
      }
    }
  }

  func testATrialLeavesTheDesktopsClipboardAlone() throws {
    try MainActor.assumeIsolated {
      for editing in [TextLabel.Editing.never, .always] {
        Clipboard.write("a person’s own")
        let played = Played(TextLabel.self) { $0.subject.setEditing(editing) }
        try Clipboard.settingAside {
          played.perform(.copy(0..<7))
          XCTAssertEqual(played.takeEvents(), ["\(TextLabel.Event.copy(0..<7))"])
          XCTAssertEqual(try Self.clipboard(), "Arrives")
        }
        XCTAssertEqual(try Self.clipboard(), "a person’s own")
      }
    }
  }

  /// The text on the clipboard.
  @MainActor private static func clipboard() throws -> String? {
    var isRead = false
    var text: String?
    Clipboard.read {
      text = $0
      isRead = true
    }
    XCTAssertTrue(MainLoop.run(atMost: 5) { isRead }, "The clipboard does not answer.")
    return text
  }
}

extension Played<TextLabel> {
  /// Presses the label with the pointer.
  fileprivate func click() throws {
    stage.widget.layOutNow()
    XCTAssertTrue(window.waitForFrame())
    let view = try XCTUnwrap(stage.typedView as? TextLabelView)
    let place = try XCTUnwrap(view.widget.bounds(in: window))
    try Hands.click(place.x + 10, place.y + 10)
  }
}
