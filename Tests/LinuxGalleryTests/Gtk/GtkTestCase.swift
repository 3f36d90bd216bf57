import XCTest

@testable import LinuxGallery

/// The ground for tests of widgets: a display, a clean log and no source left over.
class GtkTestCase: XCTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try MainActor.assumeIsolated {
      LogWatch.start()
      try XCTSkipUnless(Gtk.initialize(), "These tests need a display: run them under Xvfb.")
      // Else a picture may show a colour on its way from one theme to another.
      DesktopSettings.areAnimationsEnabled = false
      LogWatch.clear()
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      XCTAssertEqual(LogWatch.messages, [], "GLib or GTK complained; see the messages.")
      XCTAssertEqual(MainLoop.liveSources, 0, "A timer, idle call or tick was left running.")
    }
    super.tearDown()
  }
}

/// A window on the virtual screen that shows a widget and is destroyed with this value.
@MainActor final class Showcase {
  let window: Owned<Window>

  init(_ child: some WidgetWrapper, width: Int = 300, height: Int = 200) {
    window = Owned(Window())
    window.widget.setDefaultSize(width: width, height: height)
    window.widget.child = AnyWidget(child)
    XCTAssertTrue(window.widget.presentAndWait(), "The window did not appear in time.")
  }
}
