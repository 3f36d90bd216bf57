import GalleryModel

/// A form on a page: a card of rows, the last of which has the field, over the on-screen keyboard.
@MainActor final class KeyboardPage {
  private let page = Owned(Box(.vertical))
  private let form = Box(.vertical)
  private let card = ListBox(selection: .none)
  private let company: CompanyRows
  private let field = ListBoxRow()
  private let line: Box
  private let slot = Box(.horizontal)
  /// The words beside the field.
  let title = Label()
  private let outside: ClickGesture
  private let inside: ClickGesture
  private var fitting = 0
  private var isStacked = false

  init() {
    company = CompanyRows(in: card)
    line = Box(.horizontal, spacing: 8, [title, slot])
    outside = ClickGesture(on: form)
    inside = ClickGesture(on: field)
    build()
  }

  private func build() {
    let root = page.widget
    root.addClass("keyboard-page")
    root.expand()
    form.addClass("settings")
    card.addClass("settings-card")
    card.verticalAlignment = .start
    title.alignment = 0
    title.ellipsize = .end
    title.isSingleLine = true
    slot.expandsHorizontally = true
    line.addClass("row-line")
    line.expandsHorizontally = true
    let content = Box(.horizontal, [line])
    content.addClass("table-row")
    field.child = AnyWidget(content)
    field.addClass("entry-row")
    field.isActivatable = false
    field.isSelectable = false
    field.isFocusable = false
    field.setLabelled(by: title)
    card.append(field)
    form.append(card)
    // What lies beyond the keyboard is out of sight rather than in the way of it.
    let room = ScrolledWindow(child: form, horizontal: .external, vertical: .external)
    room.isFocusable = false
    room.expand()
    root.append(room)
    // Seen before the field itself sees it, which keeps presses to itself.
    inside.phase = .capture
  }

  var widget: AnyWidget { AnyWidget(page.widget) }
  var row: AnyWidget { AnyWidget(field) }

  /// Puts the keyboard under the form.
  func append(_ panel: KeyboardPanel) { page.widget.append(panel.widget) }

  /// Puts an input into the field's row, in the place of the former one.
  func put(_ input: TextInput) {
    slot.removeAll()
    input.widget.expandsHorizontally = true
    input.widget.verticalAlignment = .center
    slot.append(input.widget)
  }

  /// Calls the closures when a person presses the field's row, and beside it.
  func onPress(
    field pressField: @escaping @MainActor () -> Void, elsewhere: @escaping @MainActor () -> Void
  ) {
    inside.onPressed { _, _, _ in pressField() }
    let field = AnyWidget(field)
    let form = AnyWidget(form)
    outside.onReleased { _, x, y in
      guard field.bounds(in: form)?.contains(x: x, y: y) != true else { return }
      elsewhere()
    }
  }

  func pressField() { inside.click(x: 1, y: 1) }
  func pressElsewhere() { outside.click(x: 0, y: 0) }

  /// Puts the props into rows above the field.
  func adopt(_ props: [PropView]) {
    company.adopt(props)
    arrange()
  }

  /// Shows the field of a scene on its page; nothing if something else stands in its stead.
  func show(_ scene: Scene<Keyboard>) {
    let words = scene.subject.title.displayable
    if title.text != words { title.text = words }
    isStacked = scene.setting.stacksRows
    line.setClass("stacked", isStacked)
    line.orientation = isStacked ? .vertical : .horizontal
    line.spacing = isStacked ? 0 : 8
    title.setWidth(characters: isStacked ? nil : Self.titleCharacters)
    title.isVisible = !words.isEmpty
    field.setClass("editing", scene.subject.isEditing)
    card.isVisible = scene.instead == nil
    card.setAccessibleName(Keyboard.pageTitle(in: scene.setting))
    fitting = scene.subject.fittingRows(in: scene.setting)
    arrange()
  }

  /// How wide the words beside a field are at most, so that fields begin under one another.
  private static let titleCharacters = 8

  private func arrange() {
    company.setStacked(isStacked)
    let count = company.count
    company.arrange(max(0, count - fitting)..<count, count..<count)
  }
}
