import XCTest

@testable import LinuxGallery

final class SubtreeAppearanceTests: GtkTestCase {
  func testDarkChangesOnlyItsSubtree() throws {
    try MainActor.assumeIsolated {
      let inside = Entry(text: "inside")
      let outside = Entry(text: "outside")
      let stage = Box(.vertical, [inside])
      let showcase = Showcase(Box(.vertical, [stage, outside]))
      let light = try background(of: inside)
      XCTAssertEqual(light, try background(of: outside))

      let appearance = SubtreeAppearance(of: stage)
      appearance.set(.dark)
      XCTAssertTrue(showcase.window.widget.waitForFrame())
      let dark = try background(of: inside)
      XCTAssertLessThan(dark.red, 0.5)
      XCTAssertGreaterThan(inside.foreground.red, 0.5)
      XCTAssertEqual(try background(of: outside), light)

      let later = Entry(text: "later")
      stage.append(later)
      appearance.apply()
      XCTAssertTrue(showcase.window.widget.waitForFrame())
      XCTAssertEqual(try background(of: later), dark)

      appearance.set(nil)
      XCTAssertTrue(showcase.window.widget.waitForFrame())
      XCTAssertEqual(try background(of: inside), light)
      XCTAssertEqual(try background(of: later), light)
    }
  }

  func testEveryVariantDiffersAndTheLastOneHolds() throws {
    try MainActor.assumeIsolated {
      let entry = Entry(text: "text")
      let showcase = Showcase(entry)
      let appearance = SubtreeAppearance(of: entry)
      var seen: [String] = []
      for variant in SubtreeAppearance.Variant.allCases {
        appearance.set(variant)
        XCTAssertTrue(showcase.window.widget.waitForFrame())
        seen.append("\(try background(of: entry)) \(try edge(of: entry))")
      }
      XCTAssertEqual(Set(seen).count, seen.count, "two variants look the same: \(seen)")
      appearance.set(.dark)
      XCTAssertTrue(showcase.window.widget.waitForFrame())
      XCTAssertEqual("\(try background(of: entry)) \(try edge(of: entry))", seen[1])
    }
  }

  func testAWidgetThatLeavesIsGivenBackTheDesktopsLook() {
    MainActor.assumeIsolated {
      let entry = Owned(Entry(text: "text"))
      let stage = Owned(Box(.vertical, [entry.widget]))
      stage.widget.addClass("background")
      let outside = Box(.vertical)
      let showcase = Showcase(Box(.vertical, [stage.widget, outside]))
      let before = entry.widget.foreground
      let appearance = SubtreeAppearance(of: stage.widget)
      appearance.set(.dark)
      XCTAssertNotEqual(entry.widget.foreground, before)
      appearance.remove(from: entry.widget)
      stage.widget.remove(entry.widget)
      outside.append(entry.widget)
      XCTAssertEqual(entry.widget.foreground, before)
      withExtendedLifetime(showcase) {}
    }
  }

  func testDirectionReachesAllDescendants() {
    MainActor.assumeIsolated {
      let label = Label("text")
      let stage = Owned(Box(.vertical, [Box(.horizontal, [label])]))
      stage.widget.setSubtreeDirection(.rtl)
      XCTAssertEqual(label.direction, .rtl)
      stage.widget.setSubtreeDirection(.ltr)
      XCTAssertEqual(label.direction, .ltr)
    }
  }
}

@MainActor private func background(of entry: Entry) throws -> RGBA {
  let picture = try Picture(of: entry)
  let bounds = try XCTUnwrap(entry.bounds(in: entry))
  return try XCTUnwrap(picture.mostCommonColour(in: bounds))
}

@MainActor private func edge(of entry: Entry) throws -> RGBA {
  let picture = try Picture(of: entry)
  return picture[0, picture.height / 2]
}
