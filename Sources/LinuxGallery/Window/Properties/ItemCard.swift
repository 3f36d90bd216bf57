import GalleryModel

/// One item of a list: a line with its main words and buttons, and its fields when expanded.
@MainActor final class ItemCard {
  /// What the buttons do.
  enum Action: CaseIterable {
    case moveUp, moveDown, remove

    var icon: String {
      switch self {
      case .moveUp: "go-up-symbolic"
      case .moveDown: "go-down-symbolic"
      case .remove: "list-remove-symbolic"
      }
    }

    var title: Message {
      switch self {
      case .moveUp: Message("Move up")
      case .moveDown: Message("Move down")
      case .remove: Message("Remove")
      }
    }

    /// What the button of one item is called.
    func title(of item: String) -> Message {
      switch self {
      case .moveUp: Message("Move {0} up", item)
      case .moveDown: Message("Move {0} down", item)
      case .remove: Message("Remove {0}", item)
      }
    }
  }

  /// How many characters of an item's words are shown.
  private static let titleLength = 80

  let widget = Box(.vertical)
  /// Writes one field of the item, or throws why it cannot be.
  var onEdit: @MainActor (Int, PropertyValue) throws -> Void = { _, _ in }
  /// Is told of a press of one of the buttons.
  var onAction: @MainActor (Action) -> Void = { _ in }

  private let fields: [Editor.Field]
  private var values: [PropertyValue]
  /// The place in the list, from 1; 0 before the item was shown.
  private var number = 0
  private let expander = Button()
  private let arrow = Image(icon: "pan-end-symbolic")
  private let title = Label()
  private let kind = Label()
  private let buttons = Action.allCases.map { (action: $0, button: Button(icon: $0.icon)) }
  private var rows: [PropertyRow] = []
  private var body: Box?

  init(_ fields: [Editor.Field], _ values: [PropertyValue]) {
    self.fields = fields
    self.values = values
    layOut()
    expander.onClicked { [weak self] in
      guard let self else { return }
      expand(!isExpanded)
    }
    for (action, button) in buttons {
      button.onClicked { [weak self] in self?.onAction(action) }
    }
  }

  private func layOut() {
    widget.addClass("item")
    widget.accessibleRole = .listItem
    arrow.hideFromAccessibility()
    title.addClass("item-title")
    title.ellipsize = .end
    title.alignment = 0
    kind.addClass("caption")
    kind.ellipsize = .end
    kind.alignment = 1
    kind.expandsHorizontally = true
    expander.child = AnyWidget(Box(.horizontal, spacing: 6, [arrow, title, kind]))
    expander.addClass("item-expander")
    expander.expandsHorizontally = true
    expander.update(.expanded, to: false)
    let line = Box(.horizontal, [expander])
    for (action, button) in buttons {
      button.addClass("item-action")
      button.tooltip = action.title.localized
      line.append(button)
    }
    line.addClass("item-line")
    widget.append(line)
  }

  /// Shows the item; `number` is its place in the list, from 1.
  func show(_ values: [PropertyValue], number: Int, isLast: Bool) {
    if values != self.values || number != self.number {
      self.values = values
      self.number = number
      for (row, value) in zip(rows, values) { row.show(value) }
      showLine()
    }
    for (action, button) in buttons {
      switch action {
      case .moveUp: button.isSensitive = number > 1
      case .moveDown: button.isSensitive = !isLast
      case .remove: break
      }
    }
  }

  private func showLine() {
    let words = mainWords ?? Message("Item {0}", number).localized
    title.text = words
    title.setClass("dim", mainWords == nil)
    kind.text = kindTitle ?? ""
    widget.setAccessibleName(words)
    expander.setAccessibleName(
      kindTitle.map { Message("{0}, {1}", words, $0).localized } ?? words)
    for (action, button) in buttons {
      button.setAccessibleName(action.title(of: words).localized)
    }
  }

  /// The first text that is not empty, in one line.
  private var mainWords: String? {
    for case .text(let text) in values {
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !words.isEmpty { return String(words.prefix(Self.titleLength)) }
    }
    return nil
  }

  /// The first choice made, in words.
  private var kindTitle: String? {
    for (field, value) in zip(fields, values) {
      if case .choice(let choices) = field.editor, case .choice(let name) = value {
        return choices.first { $0.name == name }?.title.localized
      }
    }
    return nil
  }

  // MARK: Expansion and focus

  var isExpanded: Bool { body != nil }

  /// Shows or hides the fields; they exist only while they are shown.
  func expand(_ expands: Bool) {
    guard expands != isExpanded else { return }
    arrow.iconName = expands ? "pan-down-symbolic" : "pan-end-symbolic"
    widget.setClass("expanded", expands)
    expander.update(.expanded, to: expands)
    if expands { makeFields() } else { dropFields() }
  }

  private func makeFields() {
    rows = fields.indices.map { index in
      PropertyRow(
        fields[index].label.localized, fields[index].editor, value: values[index],
        write: { [weak self] in try self?.onEdit(index, $0) })
    }
    let body = Box(.vertical, rows.map(\.widget))
    body.addClass("item-fields")
    widget.append(body)
    expander.setControls(body)
    self.body = body
  }

  private func dropFields() {
    commit()
    if let body { widget.remove(body) }
    body = nil
    rows = []
  }

  /// Hands over what was typed into the fields.
  func commit() { for row in rows { row.commit() } }

  /// Moves the focus into the first of the fields.
  func focusFields() { _ = rows.contains { $0.grabFocus() } }

  /// Moves the focus to a button, or to one beside it if that one cannot be pressed now.
  func focus(_ action: Action) {
    let wanted = buttons.first { $0.action == action && $0.button.isSensitive }
    (wanted ?? buttons.first { $0.button.isSensitive })?.button.grabFocus()
  }
}
