import GalleryModel
import XCTest

@testable import LinuxGallery

final class TextLabelViewTests: GtkTestCase {
  func testTheSpecimensPartsAreReadBackAsTheyWereSet() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextLabel.self)
      let rendering = try played.rendering()
      let sketch = TextLabel.sketch(of: played.scene)
      XCTAssertEqual(Set(rendering.parts.map(\.id)), Set(sketch.parts.map(\.id)))
      for drawn in rendering.parts {
        let expected = try XCTUnwrap(sketch.part(drawn.id))
        XCTAssertEqual(drawn.role, expected.role, "\(drawn.id)")
        XCTAssertEqual(drawn.text, expected.text, "\(drawn.id)")
        XCTAssertEqual(drawn.isVisible, expected.isVisible, "\(drawn.id)")
        XCTAssertEqual(drawn.isBold, expected.isBold, "\(drawn.id)")
        XCTAssertEqual(drawn.isEllipsized, expected.isEllipsized, "\(drawn.id)")
        XCTAssertEqual(drawn.ground, expected.ground, "\(drawn.id)")
        if let size = expected.fontSize {
          XCTAssertEqual(try XCTUnwrap(drawn.fontSize), size, accuracy: 0.02, "\(drawn.id)")
        }
      }
    }
  }

  func testEveryTextStyleHasItsSizeAtEveryTextScale() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextLabel.self)
      for style in TextLabel.TextStyle.allCases {
        for scale in [0.5, 1, 2] {
          try played.edit {
            $0.subject.textStyle = style
            try $0.setting.setTextScale(scale)
          }
          let label = try played.part(TextLabel.labelPart)
          let size = try XCTUnwrap(label.fontSize)
          XCTAssertEqual(size, style.points * scale, accuracy: 0.02, "\(style)")
          XCTAssertEqual(label.isBold, style.isBold, "\(style)")
          let usual = try played.part(TextLabel.usualPart).fontSize
          XCTAssertEqual(try XCTUnwrap(usual), style.points, accuracy: 0.02, "\(style)")
          let large = try played.part(TextLabel.largePart).fontSize
          XCTAssertEqual(try XCTUnwrap(large), 2 * style.points, accuracy: 0.04, "\(style)")
        }
      }
    }
  }

  func testANamedFontHasItsFamilyAndKeepsItsSizeUnlessItIsMadeToGrow() throws {
    try MainActor.assumeIsolated {
      for grows in [true, false] {
        let played = try Played(TextLabel.self) {
          $0.subject.fontSource = .named
          $0.subject.family = "Papyrus"
          try $0.subject.setPoints(13)
          $0.subject.scalesFixedSize = grows
          try $0.setting.setTextScale(1.5)
        }
        let label = try played.part(TextLabel.labelPart)
        XCTAssertEqual(label.fontFamily, "Papyrus")
        XCTAssertEqual(try XCTUnwrap(label.fontSize), grows ? 19.5 : 13, accuracy: 0.02)
        let large = try played.part(TextLabel.largePart)
        XCTAssertEqual(try XCTUnwrap(large.fontSize), grows ? 26 : 13, accuracy: 0.04)
      }
    }
  }

  func testEveryColourIsDrawnAsTheModelHasIt() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextLabel.self)
      for theme in Theme.allCases {
        for paint in TextLabel.Paint.allCases {
          for style in [TextLabel.TextStyle.largeTitle, .caption] {
            played.edit {
              $0.setting.theme = theme
              $0.subject.textStyle = style
              $0.subject.setRuns([
                TextLabel.Run("Arrives "), TextLabel.Run("today", isBold: true, paint: paint),
              ])
            }
            let standard = TextLabel.standardColours(in: theme)
            let run = try played.part(TextLabel.runPart(1))
            let place = "\(theme), \(paint), \(style)"
            XCTAssertEqual(run.ground, standard.ground, place)
            if let ink = paint.color(in: theme) {
              XCTAssertTrue(
                try XCTUnwrap(run.ink).isClose(to: ink), "\(place): \(String(describing: run.ink))")
            }
            let other = try XCTUnwrap(try played.part(TextLabel.runPart(0)).contrast)
            XCTAssertGreaterThan(other, 10, place)
          }
        }
      }
    }
  }

  func testStylesAreDrawnAndMarkupIsNot() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextLabel.self)
      XCTAssertEqual(try played.part(TextLabel.runPart(0)).isBold, false)
      XCTAssertEqual(try played.part(TextLabel.runPart(1)).isBold, true)
      played.edit { $0.subject.showsMarkup = true }
      let label = try played.label()
      XCTAssertTrue(label.text.contains("<b>tomorrow between 9 and 12</b>"), label.text)
      XCTAssertEqual(try played.part(TextLabel.runPart(0)).isBold, false)
      played.edit {
        $0.subject.showsMarkup = false
        $0.subject.setRuns([TextLabel.Run("<b>&amp;</b>")])
      }
      XCTAssertEqual(label.text, "<b>&amp;</b>")
    }
  }

  func testAFixedBoxFitsTheUsualTextAndCutsBoldText() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextLabel.self) {
        $0.subject.setRuns([TextLabel.Run("Arrives tomorrow, 9–12")])
        $0.subject.box = .fixed
      }
      XCTAssertFalse(try played.part(TextLabel.labelPart).isEllipsized)
      XCTAssertTrue(try played.part(TextLabel.boldPart).isEllipsized)
      XCTAssertTrue(try played.part(TextLabel.largePart).isEllipsized)
      let width = try played.part(TextLabel.labelPart).frame.width
      played.edit { $0.setting.traits = [.boldText] }
      let bold = try played.part(TextLabel.labelPart)
      XCTAssertTrue(bold.isEllipsized)
      XCTAssertEqual(bold.isBold, true)
      XCTAssertEqual(bold.frame.width, width)
      try played.edit {
        $0.setting.traits = []
        try $0.setting.setTextScale(2)
      }
      let large = try played.part(TextLabel.labelPart)
      XCTAssertTrue(large.isEllipsized)
      XCTAssertEqual(large.frame.width, width, accuracy: 1)
      played.edit { $0.subject.box = .free }
      XCTAssertFalse(try played.part(TextLabel.labelPart).isEllipsized)
    }
  }

  func testALongTextTakesAsManyLinesAsItNeeds() throws {
    try MainActor.assumeIsolated {
      let played = try Played(TextLabel.self) {
        $0.subject.setRuns([TextLabel.Run(String(repeating: "W", count: 200))])
        try $0.setting.setTextScale(2)
      }
      let label = try played.part(TextLabel.labelPart)
      XCTAssertFalse(label.isEllipsized)
      XCTAssertLessThanOrEqual(label.frame.maxX, 320 - 12)
      XCTAssertGreaterThan(label.frame.height, 400)
    }
  }

  func testWhereThereIsOneThePressOpensAField() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextLabel.self) { $0.subject.setEditing(.afterTap) }
      played.perform(.type("x"))
      XCTAssertEqual(played.takeEvents(), [])
      played.perform(.tap)
      XCTAssertEqual(played.takeEvents(), ["tap"])
      let field = try played.part(TextLabel.labelPart)
      XCTAssertEqual(field.role, .field)
      XCTAssertEqual(field.text, played.scene.subject.text)
      let entry = try XCTUnwrap(played.device.descendants(of: Entry.self).first)
      entry.caret = 1_000
      let whole = played.scene.subject.text
      played.perform(.type("!"))
      XCTAssertEqual(played.scene.subject.text, whole + "!")
      XCTAssertEqual(entry.text, whole + "!")
      played.edit { $0.subject.setEditing(.never) }
      XCTAssertEqual(try played.part(TextLabel.labelPart).role, .label)
    }
  }

  func testTheColoursOfASelectionAreNotTheText() throws {
    try MainActor.assumeIsolated {
      let played = Played(TextLabel.self)
      let label = try played.label()
      label.select(from: 0, to: nil)
      XCTAssertNil(try played.part(TextLabel.runPart(0)).ink)
      label.select(from: 0, to: 0)
      XCTAssertNotNil(try played.part(TextLabel.runPart(0)).ink)
    }
  }

  func testHostileTextsAreShownWithoutAComplaint() throws {
    try MainActor.assumeIsolated {
      let texts = [
        "", "\u{0}", "a\u{0}b", "\n", "\t\u{7}\u{1B}[31m", "👩‍👩‍👧‍👦", "e\u{301}\u{301}",
        "\u{202E}abc\u{202C}",
        "مرحبا", "﷽", "\r\n", "\u{FFFF}", String(repeating: "😀", count: 500),
      ]
      let played = Played(TextLabel.self)
      for text in texts {
        for box in TextLabel.Box.allCases {
          for editing in TextLabel.Editing.allCases {
            played.edit {
              $0.subject.setRuns([TextLabel.Run(text), TextLabel.Run(text, isBold: true)])
              $0.subject.box = box
              $0.subject.setEditing(editing)
              $0.subject.fontSource = .named
              $0.subject.family = text
            }
            XCTAssertEqual(
              try played.part(TextLabel.labelPart).text, played.scene.subject.drawnText)
            played.perform(.copy(0..<10))
            played.perform(.tap)
            played.perform(.type("x"))
          }
        }
      }
    }
  }
}

extension Played<TextLabel> {
  /// GTK's label on the stage that shows the text.
  func label() throws -> Label {
    let view = try XCTUnwrap(stage.typedView as? TextLabelView)
    return try XCTUnwrap(view.widget.descendants(of: Label.self).first)
  }
}
