import CGtk
import GalleryModel
import XCTest

@testable import LinuxGallery

/// The least contrast of text with its ground (WCAG 2.1, success criterion 1.4.3).
private let leastContrast = 4.5

final class WindowContrastTests: GtkTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { DesktopSettings.prefersDark = false }
    super.tearDown()
  }

  func testAllTextIsLegible() throws {
    try MainActor.assumeIsolated { try checkWindows(isDark: false) }
  }

  func testAllTextIsLegibleOnADarkDesktop() throws {
    try MainActor.assumeIsolated { try checkWindows(isDark: true) }
  }

  func testFaintTextWouldBeFound() throws {
    try MainActor.assumeIsolated {
      let faint = Label("faint")
      let sheet = StyleSheet("label.faint-for-test { color: #999999; }", priority: 700)
      faint.addClass("faint-for-test")
      let showcase = Showcase(faint)
      let contrast = try XCTUnwrap(try Contrasts(in: AnyWidget(showcase.window.widget)).all.last)
      XCTAssertEqual(contrast.text, "faint")
      XCTAssertLessThan(contrast.contrast, leastContrast)
      XCTAssertGreaterThan(contrast.contrast, 2)
      withExtendedLifetime((sheet, showcase)) {}
    }
  }
}

/// Looks at every page of the window, whole, broken and with rows that do not bind.
@MainActor private func checkWindows(isDark: Bool) throws {
  DesktopSettings.prefersDark = isDark
  for entry in Catalog.viewable {
    for (name, era, isBroken) in [
      ("the specimen", Era.consolidated, false), ("a broken scene", .consolidated, true),
      ("an old edition", .edition(.six), true),
    ] {
      var setting = GalleryShowcase.still
      setting.era = era
      let showcase = try GalleryShowcase(entry.id, in: setting) { scene in
        if isBroken { scene.violate(entry.statements[0].id) }
      }
      let scene = "\(name) of \(entry.id) on a \(isDark ? "dark" : "light") desktop"
      for page in try showcase.pages {
        page.isActive = true
        showcase.settle()
        try showcase.lookThrough("\(scene), page \(GalleryShowcase.texts(in: page))")
      }
    }
  }
}

extension GalleryShowcase {
  /// Checks the texts of the window, and those that scrolling brings up in the panel.
  fileprivate func lookThrough(_ scene: String) throws {
    var texts = try Contrasts(in: AnyWidget(window)).all
    let scrolled = panel.descendants(of: ScrolledWindow.self).first(where: \.isMapped)
    while let adjustment = scrolled?.vertical, adjustment.value < adjustment.range.upperBound {
      adjustment.value += adjustment.pageSize / 2
      XCTAssertTrue(window.waitForFrame())
      texts += try Contrasts(in: panel).all
    }
    XCTAssertGreaterThan(texts.count, 20, "Hardly any text was seen: \(scene).")
    for text in Set(texts) where text.contrast < leastContrast {
      XCTFail("“\(text.text)” has a contrast of only \(text.contrast): \(scene).")
    }
  }
}

/// The contrasts of all texts that can be seen and used beneath a widget, taken from its pixels.
@MainActor private struct Contrasts {
  struct Text: Hashable {
    let text: String
    let contrast: Double
  }

  private(set) var all: [Text] = []

  init(in root: AnyWidget) throws {
    // Enlarged, so that thin strokes have their full colour somewhere.
    let picture = try Picture(of: root, scale: 2)
    for widget in root.descendants {
      // Of a text that is cut off too little may be left to judge by; it is met further down.
      // A tooltip is a surface of its own, which is not in the picture.
      guard let text = Self.text(of: widget), widget.isEffectivelySensitive,
        !widget.ancestors.contains(where: { $0.cssName == "tooltip" }),
        let bounds = widget.visibleBounds(in: root), bounds == widget.bounds(in: root),
        let ground = picture.mostCommonColour(in: bounds),
        let ink = picture.colourOfGreatestContrast(to: ground, in: bounds)
      else { continue }
      all.append(Text(text: text, contrast: DrawnColor(ground).contrast(with: DrawnColor(ink))))
    }
  }

  /// The text that the widget itself draws.
  private static func text(of widget: AnyWidget) -> String? {
    let text =
      widget.as(Label.self)?.text
      ?? (widget.isA(gtk_text_get_type())
        ? String(cString: gtk_editable_get_text(widget.opaque)) : "")
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }
}
