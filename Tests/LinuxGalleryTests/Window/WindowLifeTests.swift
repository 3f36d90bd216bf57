import GalleryModel
import XCTest

@testable import LinuxGallery

final class WindowLifeTests: GtkTestCase {
  func testTheWidgetsOfAControlAreFreedWhenItIsLeft() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      for entry in Catalog.viewable.dropFirst() + Catalog.viewable.prefix(1) {
        let left = showcase.session.entry.id
        let (witnesses, view) = try witnessView(on: showcase.stage)
        XCTAssertGreaterThan(witnesses.count, 5)
        showcase.session.show(entry)
        showcase.settle()
        XCTAssertEqual(Witness.waitForEnd(of: witnesses), [], "They are left from \(left).")
        XCTAssertNil(view.value, "The view is left from \(left).")
      }
    }
  }

  func testTheWholeWindowIsFreedWhenItIsClosed() throws {
    try MainActor.assumeIsolated {
      for page in ["Statements", "Properties", "Events"] {
        let (witnesses, gallery, session) = try openAndClose(page)
        XCTAssertEqual(Witness.waitForEnd(of: witnesses), [], "They are left from \(page).")
        XCTAssertNil(gallery.value, "The window's own object is still alive: \(page).")
        XCTAssertNil(session.value, "The session is still alive: \(page).")
      }
    }
  }

  func testAClosedWindowIsGone() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let window = showcase.window
      window.close()
      XCTAssertFalse(window.isMapped)
      // What comes late does no harm.
      showcase.session.violate("segmented-control.at-most-five-segments")
      showcase.session.change { $0.theme = .dark }
    }
  }

  func testAWindowAtRestIsNotDrawn() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      // The caret of the search blinks as long as it has the focus.
      XCTAssertTrue(try showcase.listRow("Segmented Control").grabFocus())
      showcase.settle()
      var frames = 0
      let painted = showcase.window.frameClock?.afterPaint { frames += 1 }
      defer { painted?.disconnect() }
      var isOver = false
      let alarm = MainLoop.after(0.5) { isOver = true }
      XCTAssertTrue(MainLoop.run(atMost: 5) { isOver })
      XCTAssertFalse(alarm.isLive)
      XCTAssertLessThanOrEqual(frames, 1, "The window draws itself again and again.")
    }
  }
}

/// Witnesses of the view on a stage, and of the control and what it fills the page with.
@MainActor private func witnessView(
  on stage: Stage
) throws -> ([Witness], WeakReference<AnyObject>) {
  let view = try XCTUnwrap(stage.typedView as? any ControlView)
  let roots = [view.widget, view.content]
  return ((roots + roots.flatMap(\.descendants)).map(Witness.init), WeakReference(view))
}

/// Witnesses of all widgets of a window that was used and closed, of its object and its session.
@MainActor private func openAndClose(
  _ page: String
) throws -> ([Witness], WeakReference<GalleryWindow>, WeakReference<Session>) {
  let showcase = try GalleryShowcase()
  showcase.press(try showcase.row("segmented-control.at-most-five-segments").toggle)
  showcase.segments[1].click()
  showcase.settle()
  try showcase.turn(to: page)
  // GTK keeps one tooltip for all windows, wherever it was shown last.
  let widgets = ([AnyWidget(showcase.window)] + showcase.window.descendants).filter { widget in
    !([widget] + widget.ancestors).contains { $0.cssName == "tooltip" }
  }
  let witnesses = widgets.map(Witness.init)
  showcase.window.close()
  return (witnesses, WeakReference(showcase.gallery), WeakReference(showcase.session))
}

/// A witness of a widget, and what kind of widget that is.
@MainActor private struct Witness {
  let kind: String
  let end: FinalizationWitness

  init(_ widget: AnyWidget) {
    kind = widget.cssName
    end = FinalizationWitness(widget)
  }

  /// Waits for the end of all, and returns the kinds of those that do not end.
  static func waitForEnd(of witnesses: [Witness]) -> [String] {
    MainLoop.run(atMost: 5) { witnesses.allSatisfy(\.end.isFinalized) }
    return witnesses.filter { !$0.end.isFinalized }.map(\.kind)
  }
}
