import XCTest

@testable import LinuxGallery

final class BoundsTests: GtkTestCase {
  func testVisibleBoundsAreCutByAScrolledWindow() {
    MainActor.assumeIsolated {
      let rows = (0..<20).map { number in
        let row = Label("Row \(number)")
        row.setSizeRequest(width: 100, height: 30)
        return row
      }
      let scrolled = ScrolledWindow(child: Box(.vertical, rows), horizontal: .never)
      scrolled.setSizeRequest(width: 150, height: 100)
      scrolled.align(.start, .start)
      let root = Box(.vertical, [scrolled])
      let showcase = Showcase(root)

      XCTAssertEqual(rows[0].visibleBounds(in: root), rows[0].bounds(in: root))
      XCTAssertEqual(rows[3].bounds(in: root)?.height, 30)
      XCTAssertEqual(rows[3].visibleBounds(in: root)?.height, 10)
      XCTAssertTrue(rows[4].isMapped)
      XCTAssertNil(rows[4].visibleBounds(in: root), "It is mapped, but wholly cut off.")

      scrolled.vertical.value = 45
      XCTAssertTrue(showcase.window.widget.waitForFrame())
      XCTAssertNil(rows[0].visibleBounds(in: root))
      XCTAssertEqual(rows[1].visibleBounds(in: root)?.height, 15)
      XCTAssertEqual(rows[1].visibleBounds(in: root)?.y, 0)
    }
  }

  func testBoundsFollowAScaledChild() {
    MainActor.assumeIsolated {
      let label = Label("text")
      label.setSizeRequest(width: 100, height: 40)
      let fixed = Fixed()
      fixed.put(label, x: 0, y: 0)
      fixed.place(label, x: 10, y: 20, scaleX: 0.5, scaleY: 2)
      let showcase = Showcase(fixed)
      XCTAssertEqual(
        label.bounds(in: fixed), Bounds(x: 10, y: 20, width: 50, height: 80))
      withExtendedLifetime(showcase) {}
    }
  }

  func testAnOutlineStandsWhereTheClosureSays() {
    MainActor.assumeIsolated {
      let target = Label("target")
      target.align(.center, .center)
      let outline = Box(.vertical)
      outline.canTarget = false
      let overlay = Overlay(child: target)
      overlay.add(outline)
      var isAsked = false
      overlay.onChildPosition { child in
        isAsked = true
        return child.isSame(as: outline) ? target.bounds(in: overlay)?.inset(by: -3) : nil
      }
      let showcase = Showcase(overlay)
      XCTAssertTrue(isAsked)
      XCTAssertEqual(outline.bounds(in: overlay), target.bounds(in: overlay)?.inset(by: -3))

      // A change of alignment lays out the child alone: its overlay must be told.
      target.align(.start, .start)
      overlay.queueAllocate()
      XCTAssertTrue(showcase.window.widget.waitForFrame())
      XCTAssertEqual(outline.bounds(in: overlay)?.x, -3)
      XCTAssertEqual(outline.bounds(in: overlay), target.bounds(in: overlay)?.inset(by: -3))
    }
  }

  func testAPointerMeetsWhatIsUnderAnOutline() {
    MainActor.assumeIsolated {
      let target = Button(label: "target")
      let outline = Box(.vertical)
      let overlay = Overlay(child: target)
      overlay.add(outline)
      let showcase = Showcase(overlay)
      outline.canTarget = true
      XCTAssertEqual(overlay.pick(x: 100, y: 50)?.isSame(as: outline), true)
      outline.canTarget = false
      XCTAssertEqual(overlay.pick(x: 100, y: 50).map { target.isAncestor(of: $0) }, true)
      withExtendedLifetime(showcase) {}
    }
  }

  func testIntersectionsOfRectangles() {
    let bounds = Bounds(x: 0, y: 0, width: 10, height: 10)
    XCTAssertEqual(
      bounds.intersection(Bounds(x: 5, y: -5, width: 10, height: 10)),
      Bounds(x: 5, y: 0, width: 5, height: 5))
    XCTAssertNil(bounds.intersection(Bounds(x: 10, y: 0, width: 5, height: 5)))
    XCTAssertEqual(bounds.inset(by: 6).width, 0)
  }
}
