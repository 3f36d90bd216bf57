import GalleryModel
import XCTest

@testable import LinuxGallery

/// The edit menu used with a real pointer and real keys.
final class EditMenuInputTests: GtkTestCase {
  func testHoldingDownAndDoubleClickingSelectTheWordAndBringTheMenuUp() throws {
    try MainActor.assumeIsolated {
      for host in [EditMenu.Host.textField, .textView, .staticText, .picture] {
        for isDouble in [false, true] {
          let played = EditMenuViewTests.played(host)
          let place = try played.place(of: 4..<8)
          if isDouble {
            try Hands.doubleClick(place.x, place.y)
          } else {
            try Hands.hold(place.x, place.y)
          }
          XCTAssertTrue(Hands.wait { played.scene.subject.isOpen }, "\(host), \(isDouble)")
          if !isDouble { try Hands.release() }
          XCTAssertEqual(
            try played.part(EditMenu.selectionPart).text,
            host == .picture ? "Enamel mug by a lake" : "word", "\(host), \(isDouble)")
          XCTAssertTrue(try played.offered().contains("Copy"))
          XCTAssertEqual(
            played.scene.subject.opening, isDouble ? .doubleTap : .hold, "\(host), \(isDouble)")
        }
      }
    }
  }

  func testAClickOnACommandActsAndKeysUndoIt() throws {
    try MainActor.assumeIsolated {
      for host in [EditMenu.Host.textField, .textView] {
        let played = EditMenuViewTests.played(host)
        let place = try played.place(of: 4..<8)
        try Hands.doubleClick(place.x, place.y)
        XCTAssertTrue(Hands.wait { played.scene.subject.isOpen })
        try played.click("cut")
        XCTAssertTrue(Hands.wait { played.scene.subject.text.text == "One  here" }, "\(host)")
        XCTAssertEqual(Clipboard.ownText, "word")
        try Hands.press("ctrl+z")
        XCTAssertTrue(Hands.wait { played.scene.subject.text.text == "One word here" }, "\(host)")
        try Hands.press("ctrl+shift+z")
        XCTAssertTrue(Hands.wait { played.scene.subject.text.text == "One  here" }, "\(host)")
        try Hands.type("big ")
        XCTAssertTrue(Hands.wait { played.scene.subject.text.text == "One big  here" }, "\(host)")
        try Hands.press("ctrl+v")
        XCTAssertTrue(
          Hands.wait { played.scene.subject.text.text == "One big word here" }, "\(host)")
      }
    }
  }

  func testTheMenuKeyBringsTheMenuUpAndKeysChoose() throws {
    try MainActor.assumeIsolated {
      for key in ["Menu", "shift+F10"] {
        let played = EditMenuViewTests.played(.textView)
        let place = try played.place(of: 4..<8)
        try Hands.doubleClick(place.x, place.y)
        XCTAssertTrue(Hands.wait { played.scene.subject.isOpen })
        try Hands.press("Escape")
        XCTAssertTrue(Hands.wait { !played.scene.subject.isOpen })
        XCTAssertEqual(played.scene.subject.selectedText, "word")
        try Hands.press(key)
        XCTAssertTrue(Hands.wait { played.scene.subject.isOpen }, key)
        XCTAssertEqual(played.scene.subject.opening, .menuKey)
        try Hands.press("Right", "Return")
        XCTAssertTrue(Hands.wait { !played.scene.subject.isOpen }, key)
        XCTAssertEqual(Clipboard.ownText, "word")
        XCTAssertEqual(played.scene.subject.text.text, "One word here")
      }
    }
  }

  func testAPressElsewhereClosesTheMenu() throws {
    try MainActor.assumeIsolated {
      let played = EditMenuViewTests.played(.textView)
      let place = try played.place(of: 4..<8)
      // Too far away to belong to the double-click.
      let other = try played.place(of: 9..<13)
      try Hands.doubleClick(place.x, place.y)
      XCTAssertTrue(Hands.wait { played.scene.subject.isOpen })
      try Hands.click(160, 540)
      XCTAssertTrue(Hands.wait { !played.scene.subject.isOpen })
      XCTAssertEqual(played.scene.subject.selectedText, "word")
      try Hands.click(other.x, other.y)
      XCTAssertTrue(Hands.wait { !played.scene.subject.hasSelection })
      try Hands.secondClick(other.x, other.y)
      XCTAssertTrue(Hands.wait { played.scene.subject.isOpen })
      XCTAssertFalse(try played.offered().contains("Copy"))
    }
  }

  func testADragSelectsAsEver() throws {
    try MainActor.assumeIsolated {
      let played = EditMenuViewTests.played(.textView)
      let start = try played.place(of: 4..<5)
      let end = try played.place(of: 12..<13)
      try Hands.drag(from: start.x - 3, start.y, by: end.x - start.x + 12)
      XCTAssertTrue(Hands.wait { played.scene.subject.selectedText == "word here" })
      XCTAssertFalse(played.scene.subject.isOpen)
    }
  }
}

extension Played<EditMenu> {
  /// The middle of some characters, or of the picture, in the window.
  fileprivate func place(of range: Range<Int>) throws -> (x: Double, y: Double) {
    perform(.select(range))
    let frame = try part(EditMenu.anchorPart).frame
    perform(.tap(at: scene.subject.text.count))
    if scene.subject.host == .picture { perform(.select(0..<0)) }
    XCTAssertTrue(window.waitForFrame())
    let origin = try XCTUnwrap(device.bounds(in: window))
    return (origin.x + frame.midX, origin.y + frame.midY)
  }

  /// Clicks on a command of the menu.
  fileprivate func click(_ command: String) throws {
    let part = try XCTUnwrap(
      try rendering().parts(named: "command").first { $0.command == command })
    XCTAssertTrue(window.waitForFrame())
    let origin = try XCTUnwrap(device.bounds(in: window))
    try Hands.click(origin.x + part.frame.midX, origin.y + part.frame.midY)
  }
}

extension Hands {
  fileprivate static func doubleClick(_ x: Double, _ y: Double) throws {
    try run("mousemove", text(x), text(y), "click", "--repeat", "2", "--delay", "40", "1")
  }

  /// Clicks with the button that is for menus.
  fileprivate static func secondClick(_ x: Double, _ y: Double) throws {
    try run("mousemove", text(x), text(y), "click", "3")
  }
}
