import GalleryModel

/// The page on which everything of a scene can be edited, wrong values too.
@MainActor final class PropertiesPage {
  private let session: Session
  private let scrolled: Owned<ScrolledWindow>
  private let column = Box(.vertical, spacing: 6)
  private var rows: [(property: Property<AnyScene>, row: PropertyRow)] = []
  /// The scene as the rows show it.
  private var shown: AnyScene?

  init(session: Session) {
    self.session = session
    column.addClass("page")
    scrolled = Owned(ScrolledWindow(child: column, horizontal: .never))
    scrolled.widget.setAccessibleName(Message("Properties").localized)
    update()
  }

  /// What to put into the window.
  var widget: AnyWidget { AnyWidget(scrolled.widget) }

  /// Follows the session; touches only what shows another value than before.
  func update() {
    let scene = session.scene
    guard scene != shown else { return }
    if scene.kind != shown?.kind { rebuild(for: scene) }
    shown = scene
    for (property, row) in rows { row.show(property.read(scene)) }
  }

  /// Hands over what was typed and still waits for the end of typing: before another control is
  /// shown, before undo, and before anything is saved.
  func commit() { for (_, row) in rows { row.commit() } }

  /// The parts of a scene, in the order of the page.
  private enum Part: CaseIterable {
    case control, company, setting

    init(_ property: Property<AnyScene>) {
      switch property.id {
      case "beside", "instead": self = .company
      case let id where id.hasPrefix("setting."): self = .setting
      default: self = .control
      }
    }

    func title(_ kind: ControlKind) -> Message {
      switch self {
      case .control: kind.name
      case .company: Message("Company")
      case .setting: Message("Setting")
      }
    }
  }

  private func rebuild(for scene: AnyScene) {
    column.removeAll()
    rows = []
    let properties = scene.properties
    for part in Part.allCases {
      let members = properties.filter { Part($0) == part }
      if !members.isEmpty { addGroup(part.title(scene.kind).localized, members, scene) }
    }
    scrolled.widget.vertical.value = 0
  }

  private func addGroup(_ title: String, _ properties: [Property<AnyScene>], _ scene: AnyScene) {
    let heading = Label(title)
    heading.addClass("heading")
    heading.accessibleRole = .heading
    heading.alignment = 0
    heading.wraps = true
    let group = Box(.vertical)
    group.addClass("card")
    group.accessibleRole = .group
    group.setLabelled(by: heading)
    for property in properties {
      let row = PropertyRow(
        property.label.localized, property.editor, value: property.read(scene),
        write: { [weak self] in try self?.write($0, to: property) })
      group.append(row.widget)
      rows.append((property, row))
    }
    if !column.children.isEmpty { heading.addClass("section") }
    column.append(heading)
    column.append(group)
  }

  private func write(_ value: PropertyValue, to property: Property<AnyScene>) throws {
    try session.edit { try property.write(&$0, value) }
    update()
  }
}
