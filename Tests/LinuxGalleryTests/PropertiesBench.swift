import GalleryModel
import XCTest

@testable import LinuxGallery

/// A page of properties on screen, with the ways to find what is on it by what a person reads.
@MainActor final class PropertiesBench {
  let session: Session
  let page: PropertiesPage
  let showcase: Showcase
  /// How many times the scene became another one.
  private(set) var changes = 0

  init(_ scene: Scene<SegmentedControl> = SegmentedControl.specimen(in: Setting())) throws {
    let entry = try XCTUnwrap(Catalog.control("segmented-control"))
    session = Session(showing: entry, scene: AnyScene(scene))
    page = PropertiesPage(session: session)
    showcase = Showcase(page.widget, width: 360, height: 700)
    session.onChange { [weak self] in
      guard let self, $0 == .scene else { return }
      changes += 1
      page.update()
    }
  }

  var scene: AnyScene { session.scene }
  var control: SegmentedControl {
    get throws { try XCTUnwrap(scene.scene(of: SegmentedControl.self)).subject }
  }

  /// The row with that label, on the page or within one of its items.
  func row(_ label: String, in place: AnyWidget? = nil) throws -> AnyWidget {
    try XCTUnwrap(findRow(label, in: place), "There is no row called \(label).")
  }

  /// Whether there is a row with that label.
  func hasRow(_ label: String, in place: AnyWidget) -> Bool { findRow(label, in: place) != nil }

  private func findRow(_ label: String, in place: AnyWidget?) -> AnyWidget? {
    (place ?? page.widget).firstDescendant { $0.hasClass("property") && title(of: $0) == label }
  }

  private func title(of row: AnyWidget) -> String? {
    row.descendants(of: Label.self).first { $0.hasClass("property-label") }?.text
  }

  /// The first widget of that class in the row of that label.
  func find<Widget: TypedWidget>(
    _ type: Widget.Type, _ label: String, in place: AnyWidget? = nil
  ) throws -> Widget {
    try XCTUnwrap(try row(label, in: place).descendants(of: type).first, "No such widget there.")
  }

  /// What the row says of a refusal; `nil` if it says nothing.
  func refusal(_ label: String, in place: AnyWidget? = nil) throws -> String? {
    try row(label, in: place).descendants(of: Label.self)
      .last { $0.hasClass("refusal") && $0.isVisible }?.text
  }

  /// The cards of a list.
  func items(_ label: String = "Segments") throws -> [AnyWidget] {
    try row(label).descendants.filter { $0.hasClass("item") }
  }

  /// The main words of the items of a list.
  func itemTitles(_ label: String = "Segments") throws -> [String] {
    try items(label).compactMap { item in
      item.descendants(of: Label.self).first { $0.hasClass("item-title") }?.text
    }
  }

  /// Folds or unfolds an item.
  func expand(_ index: Int, of label: String = "Segments") throws {
    try XCTUnwrap(try items(label)[index].descendants(of: Button.self).first).click()
  }

  /// The button of an item with that icon.
  func button(_ icon: String, _ index: Int, of label: String = "Segments") throws -> Button {
    try XCTUnwrap(
      try items(label)[index].descendants(of: Button.self).first { $0.iconName == icon })
  }

  /// The button that adds to a list.
  func add(_ label: String = "Segments") throws -> Button {
    try XCTUnwrap(
      try row(label).descendants(of: Button.self).first { $0.iconName == "list-add-symbolic" })
  }

  /// The titles of the segments in the scene.
  var titles: [String] { get throws { try control.segments.map(\.title) } }

  /// Puts a text into a field as typing does, the caret at its end.
  func type(_ text: String, into entry: some EditableWidget) {
    entry.grabFocus()
    entry.text = text
    entry.caret = text.count
  }
}

/// A reference that keeps nothing alive.
final class WeakReference<Value: AnyObject> {
  private(set) weak var value: Value?

  init(_ value: Value?) { self.value = value }
}
