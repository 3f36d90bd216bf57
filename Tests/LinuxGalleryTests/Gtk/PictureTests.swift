import XCTest

@testable import LinuxGallery

private let red = RGBA(red: 1, green: 0, blue: 0)
private let blue = RGBA(red: 0, green: 0, blue: 1)

final class PictureTests: GtkTestCase {
  func testHasThePixelsThatWereDrawn() throws {
    try MainActor.assumeIsolated {
      let area = makeArea()
      let showcase = Showcase(area)
      let picture = try Picture(of: area)
      XCTAssertEqual(picture.width, 60)
      XCTAssertEqual(picture.height, 40)
      XCTAssertEqual(picture.colour(x: 1, y: 1), red)
      XCTAssertEqual(picture.colour(x: 10.5, y: 5.5), blue)
      XCTAssertEqual(picture.colour(x: 29.5, y: 24.5), blue)
      XCTAssertEqual(picture.colour(x: 30.5, y: 24.5), red)
      XCTAssertEqual(picture.colour(x: 60, y: 0), .clear)
      withExtendedLifetime(showcase) {}
    }
  }

  func testScalesSharply() throws {
    try MainActor.assumeIsolated {
      let area = makeArea()
      let showcase = Showcase(area)
      let picture = try Picture(of: area, scale: 3)
      XCTAssertEqual(picture.width, 180)
      XCTAssertEqual(picture[29, 15], red)
      XCTAssertEqual(picture[30, 15], blue)
      XCTAssertEqual(picture.colour(x: 29.9, y: 24.9), blue)
      withExtendedLifetime(showcase) {}
    }
  }

  func testReadsColoursAndInk() throws {
    try MainActor.assumeIsolated {
      let area = makeArea()
      let showcase = Showcase(area)
      let picture = try Picture(of: area, scale: 2)
      let all = Bounds(x: 0, y: 0, width: 60, height: 40)
      XCTAssertEqual(picture.mostCommonColour(in: all), red)
      XCTAssertEqual(picture.colourOfGreatestContrast(to: red, in: all), blue)
      XCTAssertEqual(
        picture.ink(in: all, on: red), Bounds(x: 10, y: 5, width: 20, height: 20))
      XCTAssertNil(picture.ink(in: Bounds(x: 0, y: 0, width: 9, height: 4), on: red))
      XCTAssertNil(picture.mostCommonColour(in: Bounds(x: 99, y: 0, width: 9, height: 9)))
      withExtendedLifetime(showcase) {}
    }
  }

  func testCroppingKeepsCoordinates() throws {
    try MainActor.assumeIsolated {
      let area = makeArea()
      let showcase = Showcase(area)
      let whole = try Picture(of: area, scale: 2)
      let part = try XCTUnwrap(whole.cropped(to: Bounds(x: 8, y: 4, width: 5, height: 50)))
      XCTAssertEqual(part.width, 10)
      XCTAssertEqual(part.height, 72)
      XCTAssertEqual(part.colour(x: 9.9, y: 10), red)
      XCTAssertEqual(part.colour(x: 10.1, y: 10), blue)
      XCTAssertNil(whole.cropped(to: Bounds(x: -9, y: 0, width: 9, height: 9)))
      withExtendedLifetime(showcase) {}
    }
  }

  func testShowsAScaledWidgetAtItsOwnSizeAndChangesAtOnce() throws {
    try MainActor.assumeIsolated {
      let area = makeArea()
      let fixed = Fixed()
      fixed.put(area, x: 0, y: 0)
      fixed.place(area, x: 30, y: 20, scaleX: 0.5, scaleY: 2)
      let showcase = Showcase(fixed)
      XCTAssertEqual(try Picture(of: area).width, 60)
      XCTAssertEqual(try Picture(of: area).colour(x: 10.5, y: 5.5), blue)
      XCTAssertEqual(try Picture(of: area).colour(x: 9.5, y: 5.5), red)
      let whole = try Picture(of: fixed)
      XCTAssertEqual(whole.colour(x: 35.5, y: 30.5), blue)
      XCTAssertEqual(whole.colour(x: 34.5, y: 30.5), red)

      area.setDraw { canvas in
        canvas.rectangle(Bounds(x: 0, y: 0, width: canvas.width, height: canvas.height))
        canvas.fill(.white)
      }
      area.queueDraw()
      XCTAssertEqual(try Picture(of: area).colour(x: 10.5, y: 5.5), .white)
      withExtendedLifetime(showcase) {}
    }
  }

  func testIsSavedAsAFileOfThatSize() throws {
    try MainActor.assumeIsolated {
      let area = makeArea()
      let showcase = Showcase(area)
      let picture = try Picture(of: area)
      let directory = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: directory) }
      let file = directory.appendingPathComponent("picture.png")
      try picture.save(to: file.path)
      let bytes = [UInt8](try Data(contentsOf: file))
      XCTAssertEqual(Array(bytes.prefix(8)), [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      XCTAssertEqual(Array(bytes[16..<24]), [0, 0, 0, 60, 0, 0, 0, 40])
      let absent = directory.appendingPathComponent("absent/picture.png").path
      XCTAssertThrowsError(try picture.save(to: absent)) { error in
        guard case PictureError.unwritable(absent, let reason) = error else {
          return XCTFail("expected an unwritable file, got \(error)")
        }
        XCTAssertFalse(reason.isEmpty)
      }
      withExtendedLifetime(showcase) {}
    }
  }

  func testRefusesWhatIsNotOnScreen() throws {
    try MainActor.assumeIsolated {
      let label = Owned(Label("text"))
      XCTAssertThrowsError(try Picture(of: label.widget)) { error in
        XCTAssertEqual(error as? PictureError, .notDrawn)
      }
      let hidden = Label("hidden")
      let stack = Stack()
      stack.add(Label("shown"), name: "shown")
      stack.add(hidden, name: "hidden")
      let showcase = Showcase(stack)
      XCTAssertThrowsError(try Picture(of: hidden)) { error in
        XCTAssertEqual(error as? PictureError, .notDrawn)
      }
      XCTAssertNoThrow(try Picture(of: stack))
      withExtendedLifetime(showcase) {}
    }
  }

  func testATextIsDrawnInItsColour() throws {
    try MainActor.assumeIsolated {
      let area = DrawingArea(width: 80, height: 40) { canvas in
        canvas.rectangle(Bounds(x: 0, y: 0, width: 80, height: 40))
        canvas.fill(.white)
        canvas.text("HH", x: 10, y: 5, font: "Sans Bold 20", colour: .black)
      }
      area.align(.start, .start)
      let showcase = Showcase(area)
      let picture = try Picture(of: area)
      let all = Bounds(x: 0, y: 0, width: 80, height: 40)
      XCTAssertEqual(picture.colourOfGreatestContrast(to: .white, in: all), .black)
      let ink = try XCTUnwrap(picture.ink(in: all, on: .white))
      XCTAssertGreaterThanOrEqual(ink.x, 10)
      XCTAssertGreaterThan(ink.width, 20)
      withExtendedLifetime(showcase) {}
    }
  }
}

/// A blue square of 20 points at (10, 5) on red.
@MainActor private func makeArea() -> DrawingArea {
  let area = DrawingArea(width: 60, height: 40) { canvas in
    canvas.rectangle(Bounds(x: 0, y: 0, width: canvas.width, height: canvas.height))
    canvas.fill(red)
    canvas.rectangle(Bounds(x: 10, y: 5, width: 20, height: 20))
    canvas.fill(blue)
  }
  area.align(.start, .start)
  return area
}
