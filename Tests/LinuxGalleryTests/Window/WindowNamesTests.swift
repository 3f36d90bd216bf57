import CGtk
import GalleryModel
import XCTest

@testable import LinuxGallery

final class WindowNamesTests: GtkTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipUnless(
      ProcessInfo.processInfo.environment["GTK_A11Y"] == "test",
      "Only GTK's back end for tests tells names: set GTK_A11Y=test.")
  }

  func testEveryControlOfTheWindowHasAName() throws {
    try MainActor.assumeIsolated {
      for entry in Catalog.viewable {
        let showcase = try GalleryShowcase(entry.id) { $0.violate(entry.statements[0].id) }
        for page in try showcase.pages {
          page.isActive = true
          showcase.settle()
          let controls = showcase.window.descendants.filter(\.isControl)
          XCTAssertGreaterThan(controls.count, 30)
          for control in controls { control.checkName() }
        }
      }
    }
  }

  func testHitsOfASearchAreNamed() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let search = try showcase.search
      search.text = "segments"
      XCTAssertTrue(
        MainLoop.run(atMost: 5) {
          GalleryShowcase.texts(in: showcase.sidebar).contains("Statements")
        })
      XCTAssertGreaterThan(showcase.listRows.count, 3)
      for row in showcase.listRows { AnyWidget(row).checkName() }
    }
  }

  func testAChoiceIsPartOfTheNameOfItsButton() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let theme = try showcase.first(MenuButton.self) { $0.label == "Light" }
      theme.checkNames("Theme: Light")
      showcase.session.change { $0.theme = .dark }
      theme.checkNames("Theme: Dark")
      let edition = try showcase.first(DropDown.self)
      edition.checkNames("Edition: All editions, newest wins")
      showcase.session.change { $0.era = .edition(.seven) }
      edition.checkNames("Edition: iOS 7")
    }
  }
}

extension WidgetWrapper {
  /// Checks the name of it and of the button within, and that no label's words come before it.
  fileprivate func checkNames(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let button = descendants(of: ToggleButton.self).first.map { AnyWidget($0) }
    for widget in [AnyWidget(self), button] {
      XCTAssertEqual(widget?.ownName, name, file: file, line: line)
      XCTAssertEqual(widget?.hasAccessible(.labelledBy), false, file: file, line: line)
    }
  }
}

extension AnyWidget {
  /// Whether it is something that a person uses, and neither the inside nor the shell of one.
  fileprivate var isControl: Bool {
    let roles: [GtkAccessibleRole] = [
      .button, .checkbox, .comboBox, .link, .listItem, .menuItem, .menuItemCheckbox,
      .menuItemRadio, .radio, .searchBox, .slider, .spinButton, .switch, .tab, .textBox,

    ]
    guard roles.contains(accessibleRole) else { return false }
    // What a menu button has within is the button that takes the focus.
    if self.as(MenuButton.self) != nil { return false }
    return !ancestors.contains { outer in
      outer.as(SpinButton.self) != nil || outer.as(SearchEntry.self) != nil
        || outer.as(DropDown.self) != nil && self.as(ToggleButton.self) == nil
    }
  }

  /// The words of the name as they were set; `nil` where another widget's words are the name.
  fileprivate var ownName: String? {
    guard hasAccessible(.label) else { return nil }
    // No name is this text, hence the answer says what it is instead.
    return accessibleMismatch(.label, "\u{1}")
  }

  /// The texts within that a person sees.
  private var visibleWords: [String] {
    descendants(of: Label.self).filter { $0.isMapped && !$0.text.isEmpty }.map(\.text)
  }

  /// Checks that there is a name, and that it has the words in it that a person sees.
  fileprivate func checkName(file: StaticString = #filePath, line: UInt = #line) {
    let kind = String(cString: g_type_name(objectType))
    guard let name = ownName else {
      XCTAssertTrue(
        hasAccessible(.labelledBy),
        "This \(kind) has no name: \(visibleWords) in \(ancestors.prefix(3).map(\.cssName)).",
        file: file, line: line)
      return
    }
    XCTAssertFalse(
      name.isEmpty || name == kind, "A \(kind) is called “\(name)”.", file: file, line: line)
    if accessibleRole == .listItem { return }
    for words in visibleWords {
      XCTAssertTrue(name.contains(words), "“\(words)” is called “\(name)”.", file: file, line: line)
    }
  }
}
