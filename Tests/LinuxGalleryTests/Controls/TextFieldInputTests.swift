import GalleryModel
import XCTest

@testable import LinuxGallery

/// Text fields under real keys and a real pointer, as the display delivers them.
final class TextFieldInputTests: GtkTestCase {
  func testTypedAndProcessed() throws {
    try MainActor.assumeIsolated {
      let played = try typingField()
      XCTAssertNotNil(try played.rendering().part(KeyboardLayout.part))
      try Hands.type("mia@example.org")
      expect("mia@example.org", in: played)
      try Hands.press("Return")
      expect("", in: played)
      XCTAssertEqual(played.scene.subject.results.last, "mia@example.org")
    }
  }

  func testClearedWithThePointerAndUndoneWithKeys() throws {
    try MainActor.assumeIsolated {
      let played = try typingField("hello")
      try press(TextField.clearPart, of: played)
      expect("", in: played)
      try Hands.press("ctrl+z")
      expect("hello", in: played)
      try Hands.press("shift+ctrl+z")
      expect("", in: played, "Nothing was redone.")
      try Hands.press("ctrl+z", "ctrl+z", "exclam")
      expect("hello!", in: played, "The initial text was undone.")
    }
  }

  func testCopiedCutAndPastedByTheDesktopsClipboard() throws {
    try MainActor.assumeIsolated {
      let played = try typingField("lake")
      try Hands.press("ctrl+a", "ctrl+c", "End")
      try Hands.press("ctrl+v")
      expect("lakelake", in: played)
      try Hands.press("ctrl+a", "ctrl+x")
      expect("", in: played)
      Clipboard.write("one\ntwo 👩‍👩‍👧")
      try Hands.press("ctrl+v")
      expect("one two 👩‍👩‍👧", in: played, "A line break came in.")
      try Hands.press("BackSpace")
      expect("one two ", in: played, "The emoji was deleted in parts.")
    }
  }

  func testASecretStaysWhatEverIsPressed() throws {
    try MainActor.assumeIsolated {
      let played = try typingField("s3cret") { $0.setSecure(true) }
      Clipboard.write("mine")
      try press(TextField.revealPart, of: played)
      XCTAssertTrue(Hands.wait { played.scene.subject.isRevealed })
      try press(TextField.fieldPart, of: played)
      let inside = try XCTUnwrap(
        played.device.descendants(of: EntryText.self).first { $0.isMapped })
      try Hands.press("Home")
      XCTAssertTrue(Hands.wait { inside.caret == 0 })
      try Hands.press("shift+End")
      XCTAssertTrue(Hands.wait { inside.caret == 6 })
      XCTAssertTrue(inside.selectedScalars.isEmpty, "What can be read can be dragged away.")
      XCTAssertFalse(inside.hasPrimarySelection, "What can be read can be pasted elsewhere.")
      try Hands.press("ctrl+a", "ctrl+c", "ctrl+x", "ctrl+Insert", "shift+Delete")
      try Hands.press("End", "x")
      expect("s3cretx", in: played, "A cut deleted something.")
      var copied: String?
      Clipboard.read { copied = $0 }
      XCTAssertTrue(Hands.wait { copied != nil })
      XCTAssertEqual(copied, "mine")
    }
  }

  func testAHiddenSecretIsSelectedByKeys() throws {
    try MainActor.assumeIsolated {
      let played = try typingField("s3cret") { $0.setSecure(true) }
      try Hands.press("End", "shift+Left", "shift+Left")
      XCTAssertTrue(Hands.wait { played.scene.subject.text.selection == 4..<6 })
      try press(TextField.revealPart, of: played)
      XCTAssertTrue(Hands.wait { played.scene.subject.isRevealed })
      XCTAssertTrue(played.scene.subject.text.selection.isEmpty)
      try press(TextField.revealPart, of: played)
      XCTAssertTrue(Hands.wait { !played.scene.subject.isRevealed })
      try press(TextField.fieldPart, of: played)
      try Hands.press("End", "shift+Left", "shift+Left", "x")
      expect("s3crx", in: played)
    }
  }

  func testWhoLeftByEscapeComesBackByTyping() throws {
    try MainActor.assumeIsolated {
      let played = try typingField("mia")
      try Hands.press("Escape")
      XCTAssertTrue(Hands.wait { !played.scene.subject.isEditing })
      try Hands.press("End", "x")
      expect("miax", in: played)
      XCTAssertTrue(played.scene.subject.isEditing, "Letters arrive where nobody is at it.")
    }
  }

  func testReturnBelongsToTheInputMethodWhileItComposes() throws {
    try MainActor.assumeIsolated {
      let played = try typingField("") { $0.growsWithText = true }
      let results = played.scene.subject.results
      try Hands.press("ctrl+shift+u", "4", "f", "6", "0")
      XCTAssertTrue(Hands.wait { !played.scene.subject.text.composition.isEmpty })
      try Hands.press("Return")
      expect("你", in: played)
      XCTAssertEqual(played.scene.subject.results, results)
      try Hands.press("Return")
      expect("", in: played)
      XCTAssertEqual(played.scene.subject.results, results + ["你"])
    }
  }

  func testALimitHoldsInSeveralLines() throws {
    try MainActor.assumeIsolated {
      let played = try typingField("hello") {
        $0.setReturnBreaksLine(true)
        try $0.setCharacterLimit(7)
      }
      try Hands.press("ctrl+Home", "x", "Return", "y", "z")
      expect("x\nhello", in: played, "The limit took what was there already.")
      XCTAssertEqual(try played.part(TextField.fieldPart).text, "x\nhello")
      try Hands.press("BackSpace", "w")
      expect("xwhello", in: played)
    }
  }

  func testComposedByAnInputMethod() throws {
    try MainActor.assumeIsolated {
      let played = try typingField { try $0.setCharacterLimit(2) }
      try Hands.press("ctrl+shift+u", "4", "f", "6", "0")
      XCTAssertTrue(
        Hands.wait { !played.scene.subject.text.composition.isEmpty },
        "Nothing was composed.")
      XCTAssertEqual(played.scene.subject.text.text, "")
      try Hands.press("space")
      expect("你", in: played)
      XCTAssertTrue(Hands.wait { played.scene.subject.text.composition.isEmpty })
      try Hands.press("ctrl+shift+u", "5", "9", "7", "d", "space", "a", "BackSpace")
      expect("你", in: played, "The limit was passed.")
    }
  }

  func testTypedFromRightToLeft() throws {
    try MainActor.assumeIsolated {
      let played = try typingField()
      for code in ["5e9", "5dc", "5d5", "5dd"] {
        try Hands.press("ctrl+shift+u")
        for digit in code { try Hands.press(String(digit)) }
        try Hands.press("space")
      }
      expect("שלום", in: played)
      try Hands.press("BackSpace")
      expect("שלו", in: played, "Deleting takes the last letter, which stands at the left.")
      try Hands.press("Home", "x")
      expect("xשלו", in: played)
    }
  }

  func testAKeyOfTheOnScreenKeyboardTypesUnderThePointer() throws {
    try MainActor.assumeIsolated {
      let played = try typingField("mia")
      let key = try XCTUnwrap(
        try played.rendering().parts(named: "key").first { $0.text == "@" })
      try press(key.id, of: played)
      expect("mia@", in: played)
      XCTAssertTrue(played.scene.subject.isEditing, "The key took the focus.")
    }
  }
}

/// A field in a window that has the keyboard.
@MainActor private func typingField(
  _ text: String = "", _ edit: (inout TextField) throws -> Void = { _ in }
) throws -> Played<TextField> {
  let played = try Played(TextField.self) {
    $0.subject.set(text)
    try edit(&$0.subject)
  }
  try Hands.takeKeyboard(to: played.window)
  try press(TextField.fieldPart, of: played)
  XCTAssertTrue(Hands.wait { played.scene.subject.isEditing }, "The press did not arrive.")
  return played
}

@MainActor private func press(_ part: PartID, of played: Played<TextField>) throws {
  let frame = try played.part(part).frame
  let place = try XCTUnwrap(
    played.device.convert(x: frame.midX, y: frame.midY, to: played.window))
  try Hands.click(place.x, place.y)
}

@MainActor private func expect(
  _ text: String, in played: Played<TextField>, _ words: String = "", line: UInt = #line
) {
  XCTAssertTrue(
    Hands.wait { played.scene.subject.text.text == text },
    "“\(played.scene.subject.text.text)” instead of “\(text)”. \(words)", line: line)
}
