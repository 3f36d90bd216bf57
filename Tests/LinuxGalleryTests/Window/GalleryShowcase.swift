import GalleryModel
import XCTest

@testable import LinuxGallery

/// The gallery's window on the virtual screen, with what a person finds in it.
///
/// It is found as a person finds it, by its place and its words. The window is destroyed with this
/// value.
@MainActor final class GalleryShowcase {
  private let application: Reference<Application>
  private let owner: Owned<ApplicationWindow>
  let gallery: GalleryWindow
  let session: Session

  /// A setting in which nothing moves, so that what is clicked is done at once.
  static var still: Setting {
    var setting = Setting()
    setting.isAnimated = false
    return setting
  }

  /// A pace at which a demonstration is over soon.
  static let hasty = Demonstration.Pace(lively: 0.001, brisk: 0.001, last: 0.001)

  /// Opens the window at a control and waits until what is on the stage was measured.
  init(
    _ slug: String = "segmented-control", in setting: Setting = still,
    pace: Demonstration.Pace = hasty, edit: (inout AnyScene) -> Void = { _ in }
  ) throws {
    GalleryStyle.load()
    application = Reference(
      adopting: Application(identifier: "org.example.GalleryTest", flags: [.nonUnique]))
    XCTAssertTrue(application.wrapper.register())
    let entry = try XCTUnwrap(Catalog.control(slug))
    var scene = entry.specimen(setting)
    edit(&scene)
    session = Session(showing: entry, in: setting, scene: scene)
    gallery = GalleryWindow(application.wrapper, session: session, pace: pace)
    owner = Owned(gallery.window)
    XCTAssertTrue(gallery.window.presentAndWait(), "The window did not appear in time.")
    settle()
  }

  var window: ApplicationWindow { gallery.window }
  var stage: Stage { gallery.controller.stage }

  /// Waits until the scene on the stage was measured and drawn, and what follows from that, too.
  func settle(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      MainLoop.run(atMost: 10) { session.observation != nil }, "Nothing was measured in time.",
      file: file, line: line)
    for _ in 0..<2 {
      XCTAssertTrue(window.waitForFrame(), "Nothing was drawn in time.", file: file, line: line)
    }
  }

  /// The first widget beneath the one with a style class, or the window, that is of a class.
  func first<Widget: TypedWidget>(
    _ type: Widget.Type, in styleClass: String? = nil,
    where condition: (Widget) -> Bool = { _ in true }
  ) throws -> Widget {
    let root =
      styleClass.map { name in window.firstDescendant { $0.hasClass(name) } } ?? AnyWidget(window)
    let found = try XCTUnwrap(root, "There is no \(styleClass ?? "").").descendants(of: type)
      .first(where: condition)
    return try XCTUnwrap(found, "There is no such \(type) in \(styleClass ?? "the window").")
  }

  /// The texts of all labels beneath that can be seen.
  static func texts(in widget: some WidgetWrapper) -> [String] {
    widget.descendants(of: Label.self).filter { $0.isMapped && !$0.text.isEmpty }.map(\.text)
  }
}

// MARK: The sides

extension GalleryShowcase {
  var sidebar: AnyWidget { part("sidebar") }
  var panel: AnyWidget { part("panel") }

  private func part(_ styleClass: String) -> AnyWidget {
    window.firstDescendant { $0.hasClass(styleClass) } ?? AnyWidget(window)
  }

  var search: SearchEntry {
    get throws { try first(SearchEntry.self, in: "sidebar") }
  }

  /// The rows of the list of controls that can be seen, hits of a search included.
  var listRows: [ListBoxRow] {
    sidebar.descendants(of: ListBoxRow.self).filter(\.isMapped)
  }

  /// The row of a control in the list.
  func listRow(_ name: String) throws -> ListBoxRow {
    try first(ListBoxRow.self, in: "sidebar") { row in
      row.descendants(of: Label.self).contains { $0.text == name }
    }
  }

  /// The number on a control's row, 0 where there is none.
  func count(beside name: String) throws -> Int {
    let badge = try listRow(name).descendants(of: Label.self).first { $0.hasClass("badge") }
    return badge.flatMap { $0.isMapped ? Int($0.text) : nil } ?? 0
  }

  /// The headings of the statements that can be seen.
  var headings: [String] {
    panel.descendants(of: Label.self).filter { $0.hasClass("heading") && $0.isMapped }.map(\.text)
  }

  /// The button of the window with those words.
  func button(_ words: String) throws -> Button { try first(Button.self) { $0.label == words } }

  /// Shows another page of the panel, as a press on its button does.
  func turn(to page: String) throws {
    try first(ToggleButton.self, in: "page-switcher") { button in
      button.descendants(of: Label.self).contains { $0.text == page }
    }.isActive = true
    settle()
  }
}

// MARK: The rows of the statements

extension GalleryShowcase {
  /// What a person sees of one statement.
  @MainActor struct Row {
    let statement: Statement
    let widget: ListBoxRow
    let toggle: SwitchWidget
    let show: Button

    private func label(_ styleClass: String) -> Label? {
      widget.descendants(of: Label.self).first { $0.hasClass(styleClass) }
    }

    /// The number of the finding, `nil` while none can be seen.
    var number: Int? { label("badge").flatMap { $0.isVisible ? Int($0.text) : nil } }
    /// The verdict in a word.
    var caption: String? { label("caption")?.text }
    /// What was found.
    var words: [String] {
      widget.descendants(of: Label.self).filter(\.isVisible).map(\.text)
    }
  }

  func row(_ id: Statement.ID) throws -> Row {
    let statement = try XCTUnwrap(Catalog.statement(id), "There is no statement \(id).")
    // Those further down are built a moment later.
    var found: ListBoxRow?
    MainLoop.run(atMost: 5) {
      found = panel.descendants(of: ListBoxRow.self).first { row in
        row.descendants(of: Label.self).contains {
          $0.hasClass("statement-text") && $0.text == statement.localizedText
        }
      }
      return found != nil
    }
    let widget = try XCTUnwrap(found, "There is no row of \(id).")
    return Row(
      statement: statement, widget: widget,
      toggle: try XCTUnwrap(widget.descendants(of: SwitchWidget.self).first),
      show: try XCTUnwrap(widget.descendants(of: Button.self).first))
  }

  /// The rows of all statements about the control shown.
  var rows: [Row] {
    get throws { try session.entry.statements.map { try row($0.id) } }
  }

  /// Turns the switch of a row over as a press on it does, and waits for what comes of it.
  func press(
    _ toggle: SwitchWidget, file: StaticString = #filePath, line: UInt = #line
  ) {
    let wasActive = toggle.isActive
    var isTurned = false
    let turned = toggle.onNotify("active") { isTurned = true }
    defer { turned.disconnect() }
    XCTAssertTrue(toggle.activate(), file: file, line: line)
    XCTAssertTrue(
      MainLoop.run(atMost: 5) { isTurned }, "The switch stayed \(wasActive ? "on" : "off").",
      file: file, line: line)
    settle(file: file, line: line)
  }
}
