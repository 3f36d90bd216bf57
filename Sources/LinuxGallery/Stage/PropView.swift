import GalleryModel

/// Shows one of the simple things near a control or in its stead.
@MainActor final class PropView {
  let widget: AnyWidget
  /// The place among the props of the scene.
  let index: Int
  private let owner: Owned<AnyWidget>
  private var prop: Prop
  private var turned: SignalHandler?
  private let changed: @MainActor (Prop) -> Void
  private var rowSwitch: SwitchWidget?
  private var table: TablePropView?
  private var wheel: WheelPropView?
  private var field: FieldPropView?
  private var row: TableRow?

  /// Builds the widget; `changed` is called with the prop as a person left it.
  init(_ prop: Prop, at index: Int = 0, changed: @escaping @MainActor (Prop) -> Void) {
    self.prop = prop
    self.index = index
    self.changed = changed
    let made: AnyWidget
    switch prop {
    case .button(let button):
      let widget = Button()
      widget.addClass("prop", "bar-button")
      Self.fill(widget, with: button)
      made = AnyWidget(widget)
    case .field(let prop):
      let view = FieldPropView(prop) { changed(.field($0)) }
      field = view
      made = view.widget
    case .label(let label):
      let widget = Label(label.text.displayable)
      widget.ellipsize = .end
      widget.isSingleLine = true
      widget.addClass("prop-label")
      made = AnyWidget(widget)
    case .row(let row):
      let parts = TableRow(title: row.title, icon: row.icon, detail: row.detail)
      switch row.accessory {
      case .nothing: break
      case .chevron: parts.addChevron()
      case .toggle:
        let toggle = SwitchWidget(isActive: row.isOn)
        toggle.align(.center, .center)
        toggle.addClass("prop-switch")
        toggle.setClass("unmirrored", !SwitchWidget.isMirroredByGTK)
        toggle.setLabelled(by: parts.title)
        parts.end.append(toggle)
        rowSwitch = toggle
      }
      self.row = parts
      made = parts.widget
    case .bar(let bar):
      let label = Label(bar.title.displayable)
      label.addClass("heading")
      label.ellipsize = .end
      let box = Box(.horizontal, [label])
      label.expandsHorizontally = true
      box.addClass("prop-bar")
      made = AnyWidget(box)
    case .table(let prop):
      switch prop.look {
      case .list:
        let view = TablePropView(prop) { changed(.table($0)) }
        table = view
        made = view.widget
      case .wheel:
        let view = WheelPropView(prop) { changed(.table($0)) }
        wheel = view
        made = view.widget
      }
    }
    widget = made
    owner = Owned(made)
    connect()
  }

  /// Whether the prop is a row, which belongs into a table.
  var isRow: Bool { if case .row = prop { true } else { false } }

  /// Whether the prop is a label, which belongs beside something.
  var isLabel: Bool { if case .label = prop { true } else { false } }

  /// Shows a prop that differs from the present one at most in being on or in what is chosen; false
  /// if it is another one.
  func update(to prop: Prop) -> Bool {
    let isUpdated: Bool?
    switch prop {
    case .table(let new): isUpdated = table?.update(to: new) ?? wheel?.update(to: new)
    case .field(let new): isUpdated = field?.update(to: new)
    case .button, .label, .row, .bar: isUpdated = nil
    }
    if let isUpdated {
      if isUpdated { self.prop = prop }
      return isUpdated
    }
    var turned = self.prop
    turned.isOn = prop.isOn
    guard turned == prop else { return false }
    self.prop = prop
    showState()
    return true
  }

  private func connect() {
    if let button = widget.as(Button.self) {
      button.onClicked { [weak self] in self?.toggle() }
    }
    turned = rowSwitch?.onNotify("active") { [weak self] in self?.toggle() }
  }

  /// Puts the words at a row's end under its title, where large text leaves no room beside it.
  func setStacked(_ isStacked: Bool) { row?.setStacked(isStacked) }

  /// Stands at the end of a bar, or in the middle of the page, where it does not need all the width.
  func place(inBar isInBar: Bool) {
    switch prop {
    case .button, .label: widget.align(isInBar ? .end : .center, .center)
    case .field, .row, .bar, .table: break
    }
  }

  /// Puts words or an icon on a button.
  private static func fill(_ widget: Button, with button: ButtonProp) {
    let icon = Prop.button(button).shownIcon
    if let icon {
      widget.iconName = icon.displayable
    } else {
      widget.label = button.title.displayable
    }
    let name = button.title.isEmpty ? icon ?? "" : button.title
    widget.setAccessibleName(name.displayable)
    widget.setClass("on", button.isOn)
  }

  /// Shows whether a button or a row's switch is on.
  private func showState() {
    switch prop {
    case .button(let button):
      if let widget = widget.as(Button.self) { Self.fill(widget, with: button) }
    case .row(let row): turned?.withBlocked { rowSwitch?.isActive = row.isOn }
    case .field, .label, .bar, .table: break
    }
  }

  /// Turns a prop with two states over, and leaves others as they are.
  private func toggle() {
    if case .button(let button) = prop, button.iconWhenOn.isEmpty { return }
    var next = prop
    next.isOn.toggle()
    changed(next)
  }

  /// What is drawn, as values.
  func part(_ id: PartID, on surface: Surface) -> Rendering.Part {
    var part = surface.part(id, prop.role, widget)
    part.text = prop.title
    part.image = prop.shownIcon
    switch prop {
    case .button(let button):
      part.command = button.command.isEmpty ? nil : button.command
      part.isSelected = button.isOn
    case .row(let row): part.isSelected = rowSwitch?.isActive ?? row.isOn
    case .field, .label, .bar, .table: break
    }
    return part
  }
}

extension String {
  /// The text as C strings can hold it: a null character, which would end it, is shown as a sign.
  var displayable: String { contains("\0") ? replacing("\0", with: "\u{FFFD}") : self }

  /// What a widget shows, in the words of this text if it is this text that it shows.
  func asDrawn(_ shown: String) -> String { shown == displayable ? self : shown }
}

extension Prop {
  /// Whether it has the page for itself where it stands in a control's stead.
  var fillsPage: Bool {
    if case .table(let table) = self { table.look == .list } else { false }
  }
}
