import CGtk
import GalleryModel
import XCTest

@testable import LinuxGallery

/// The on-screen keyboard and the real field that it types into.
final class KeyboardViewTests: GtkTestCase {
  func testKeysTypeIntoTheRealField() throws {
    try MainActor.assumeIsolated {
      let played = Played(Keyboard.self)
      let text = "Ab.7@x"
      for character in text { played.perform(.key(.insert(String(character)))) }
      XCTAssertEqual(try played.entry().text, "nora" + text)
      XCTAssertEqual(played.scene.subject.text.text, "nora" + text)
      XCTAssertEqual(played.happenings.count, text.count)
      played.perform(.key(.delete))
      XCTAssertEqual(try played.entry().text, "noraAb.7@")
      played.perform(.key(.enter))
      XCTAssertEqual(played.reports.last, .returned)
    }
  }

  func testAKeyUnderTheFingerTypesAndTheFieldHasTheFocus() throws {
    try MainActor.assumeIsolated {
      let played = Played(Keyboard.self)
      for (key, text) in [("@", "nora@"), ("q", "nora@q")] {
        let place = try played.key(key)
        try Hands.click(place.midX, place.midY)
        XCTAssertTrue(Hands.wait { played.scene.subject.text.text == text }, key)
        XCTAssertEqual(try played.entry().text, text)
        XCTAssertTrue(try played.entry().isFocus)
        XCTAssertEqual(played.scene.subject.text.selection, text.count..<text.count)
      }
    }
  }

  func testAKeyTakesThePlaceOfWhatIsSelectedAndCanBeUndone() throws {
    try MainActor.assumeIsolated {
      let played = Played(Keyboard.self)
      played.perform(.edited("nora", 1..<3))
      played.perform(.key(.insert("@")))
      XCTAssertEqual(try played.entry().text, "n@a")
      played.perform(.undo)
      XCTAssertEqual(try played.entry().text, "nora")
      XCTAssertEqual(try played.entry().selectedScalars, 1..<3)
      played.perform(.redo)
      XCTAssertEqual(try played.entry().text, "n@a")
    }
  }

  func testEachEventLeadsWhereTheModelGoes() {
    MainActor.assumeIsolated {
      let events: [Keyboard.Event] = [
        .pressField, .leave, .key(.insert("a")), .key(.delete), .key(.enter), .key(.shift),
        .key(.insert("ж")), .type("b"), .type("👩‍👩‍👧‍👦é"), .paste("c\nd"),
        .edited("x", 0..<1), .undo, .redo, .chooseLanguage(.french), .setType(.pin),
      ]
      for acceptsKeys in [true, false] {
        for content in [TextContent.email, .password] {
          for isEditing in [true, false] {
            for event in events {
              let played = Played(Keyboard.self) {
                $0.subject.acceptsKeys = acceptsKeys
                $0.subject.content = content
                $0.subject.isEditing = isEditing
              }
              var expected = played.scene
              let reports = expected.subject.receive(event, in: expected.setting)
              played.perform(event)
              let place = "\(event), \(acceptsKeys), \(content), \(isEditing)"
              XCTAssertEqual(played.scene.subject.text.text, expected.subject.text.text, place)
              XCTAssertEqual(
                played.scene.subject.text.selection, expected.subject.text.selection, place)
              XCTAssertEqual(played.scene.subject.isEditing, expected.subject.isEditing, place)
              XCTAssertEqual(played.scene.subject.layout, expected.subject.layout, place)
              XCTAssertEqual(played.reports.last, reports.last, place)
            }
          }
        }
      }
    }
  }

  func testAPressOnTheFieldBringsTheKeyboardUpAndOneBesideItPutsItAway() throws {
    try MainActor.assumeIsolated {
      let played = Played(Keyboard.self)
      let field = try played.part(Keyboard.fieldPart).frame
      XCTAssertTrue(played.window.waitForFrame())
      try Hands.click(field.midX, field.maxY + 60)
      XCTAssertTrue(Hands.wait { !played.scene.subject.isEditing })
      XCTAssertNil(try played.rendering().part(KeyboardLayout.part))
      XCTAssertTrue(played.window.waitForFrame())
      try Hands.click(field.midX, field.midY)
      XCTAssertTrue(Hands.wait { played.scene.subject.isEditing })
      XCTAssertNotNil(try played.rendering().part(KeyboardLayout.part))
      XCTAssertEqual(played.reports, [.closed, .opened])
      XCTAssertTrue(Hands.wait { (try? played.entry().isFocus) == true })
    }
  }

  func testTheFieldTellsRealKeyboardsWhatItIsFor() throws {
    try MainActor.assumeIsolated {
      let played = Played(Keyboard.self)
      for content in TextContent.allCases {
        played.edit {
          $0.subject.content = content
          $0.subject.type = content.suitingTypes[0]
        }
        let type = content.suitingTypes[0]
        XCTAssertEqual(try played.entry().purpose, type.inputPurpose, "\(content)")
        XCTAssertEqual(try played.part(Keyboard.fieldPart).purpose, type.rawValue)
        XCTAssertEqual(try played.part(KeyboardLayout.part).purpose, type.rawValue)
        XCTAssertEqual(try played.entry().showsText, !content.isSecret)
        played.perform(.key(.insert("7")))
        XCTAssertEqual(
          try played.part(Keyboard.fieldPart).text, played.scene.subject.shownText, "\(content)")
      }
    }
  }

  func testTheKeyboardFitsUnderTheFieldOnEveryScreen() throws {
    try MainActor.assumeIsolated {
      for idiom in Idiom.allCases {
        for orientation in Orientation.allCases {
          // The lowest page of all is not as high as a scroll bar.
          for width in [orientation == .portrait ? 240.0 : 320, 375, 568, 1400] {
            var setting = Setting(idiom: idiom)
            setting.orientation = orientation
            try setting.setWidth(width)
            let played = Played(Keyboard.self, in: setting)
            let drawn = try played.rendering()
            let sketched = played.scene.subject.layout.sketchedParts(in: setting)
            for part in sketched {
              XCTAssertEqual(drawn.part(part.id)?.frame, part.frame, "\(width), \(orientation)")
            }
          }
        }
      }
    }
  }
}

extension Played<Keyboard> {
  /// The inside of the field.
  fileprivate func entry() throws -> EntryText {
    try XCTUnwrap(device.descendants(of: EntryText.self).first)
  }

  /// What the app was told so far.
  fileprivate var reports: [Keyboard.Report] {
    happenings.flatMap { $0.reports.compactMap { $0 as? Keyboard.Report } }
  }

  /// Where the key with these words is.
  fileprivate func key(_ words: String) throws -> Rect {
    let parts = try rendering().parts(named: "key")
    XCTAssertTrue(window.waitForFrame())
    return try XCTUnwrap(parts.first { $0.text == words }).frame
  }
}
