import Foundation
import GalleryModel
import XCTest

@testable import LinuxGallery

/// The screen that the window has to fit on, in points.
private let screen = Extent(width: 1280, height: 768)

final class WindowSizeTests: GtkTestCase {
  func testTheWindowFitsOnASmallScreen() throws {
    try MainActor.assumeIsolated { try checkSizes() }
  }

  func testTheWindowFitsInChinese() throws {
    try MainActor.assumeIsolated {
      try withChinese {
        XCTAssertEqual(Message("Mend All").localized, "全部修复")
        try checkSizes()
      }
    }
  }

  func testNothingOfTheWindowIsCutOff() throws {
    try MainActor.assumeIsolated {
      for isChinese in [false, true] {
        try (isChinese ? withChinese : { try $0() }) {
          let showcase = try GalleryShowcase {
            $0.violate("segmented-control.use-one-content-kind")
          }
          let window = showcase.window
          let buttons = window.descendants.filter {
            $0.isMapped && ($0.as(Button.self) ?? nil) != nil && !showcase.isScrolled($0)
          }
          XCTAssertGreaterThan(buttons.count, 10)
          for button in buttons {
            XCTAssertEqual(
              button.visibleBounds(in: window), button.bounds(in: window),
              "\(GalleryShowcase.texts(in: button)) is cut off.")
          }
          for label in window.descendants(of: Label.self) where label.isMapped {
            if showcase.stage.device.widget.isAncestor(of: label) { continue }
            XCTAssertFalse(label.isEllipsized, "“\(label.text)” is cut short.")
          }
        }
      }
    }
  }
}

/// Opens the window on every page for every control and device, whole and broken.
@MainActor private func checkSizes() throws {
  for entry in Catalog.viewable {
    for idiom in Idiom.allCases {
      var setting = GalleryShowcase.still
      setting.setIdiom(idiom)
      let showcase = try GalleryShowcase(entry.id, in: setting)
      for page in try showcase.pages {
        page.isActive = true
        showcase.settle()
        let scene = "\(entry.id) on \(idiom), page \(GalleryShowcase.texts(in: page))"
        check(showcase, scene)
        for statement in entry.statements { showcase.session.violate(statement.id) }
        showcase.settle()
        check(showcase, "broken \(scene)")
        showcase.session.reset()
      }
    }
  }
}

@MainActor private func check(_ showcase: GalleryShowcase, _ scene: String) {
  let least = showcase.window.minimumSize
  XCTAssertLessThanOrEqual(least.width, screen.width, scene)
  XCTAssertLessThanOrEqual(least.height, screen.height, scene)
  let size = showcase.window.size
  XCTAssertLessThanOrEqual(size.width, screen.width, scene)
  XCTAssertLessThanOrEqual(size.height, screen.height, scene)
}

/// Runs the body with the program in Chinese, and goes back to the language of before.
@MainActor private func withChinese(_ body: () throws -> Void) throws {
  let folder = try XCTUnwrap(
    Installation.folder("locale"), "There are no translations: build with scripts/test.")
  let former = ProcessInfo.processInfo.environment["LC_ALL"]
  setenv("LC_ALL", "zh_CN.UTF-8", 1)
  defer {
    if let former { setenv("LC_ALL", former, 1) } else { unsetenv("LC_ALL") }
    setlocale(LC_ALL, "")
  }
  XCTAssertTrue(
    Translation.start(domain: Localization.domain, directory: folder),
    "The locale zh_CN.UTF-8 does not exist here.")
  try body()
}

extension GalleryShowcase {
  /// The buttons that turn the panel's pages.
  var pages: [ToggleButton] {
    get throws {
      let switcher = window.firstDescendant { $0.hasClass("page-switcher") }
      return try XCTUnwrap(switcher).descendants(of: ToggleButton.self)
    }
  }

  /// Whether a widget is in something that scrolls, or on the device.
  fileprivate func isScrolled(_ widget: AnyWidget) -> Bool {
    widget.ancestors.contains { $0.cssName == "viewport" || $0.isSame(as: stage.device.widget) }
  }
}
