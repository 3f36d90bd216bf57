import GalleryModel

/// Shows values to choose from on a wheel.
@MainActor final class WheelPropView {
  private let owner = Owned(Box(.vertical))
  private let wheel: WheelView
  private var table: TableProp

  /// Builds the wheel; `changed` is called with it as a person left it.
  init(_ table: TableProp, changed: @escaping @MainActor (TableProp) -> Void) {
    self.table = table
    let turned = Turned()
    wheel = WheelView { turned.body($0) }
    let title = Label(table.title.displayable)
    title.alignment = 0
    title.isVisible = !table.title.isEmpty
    // The wheel has that name itself.
    title.hideFromAccessibility()
    let panel = Box(.horizontal, [wheel.widget])
    panel.addClass("prop-wheel", "wheel-panel")
    wheel.widget.expandsHorizontally = true
    let box = owner.widget
    box.addClass("prop-text")
    box.spacing = 8
    box.expandsHorizontally = true
    box.append(title)
    box.append(panel)
    turned.body = { [weak self] row in
      guard let self, row != self.table.selected else { return }
      self.table.selected = row
      changed(self.table)
    }
    show()
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// Shows values that differ from the present ones at most in which is chosen; false if they are
  /// others.
  func update(to table: TableProp) -> Bool {
    var same = self.table
    same.selected = table.selected
    guard same == table else { return false }
    self.table = table
    show()
    return true
  }

  private func show() {
    let values = table.values
    wheel.show(
      Wheel(table.title, count: values.count, selection: table.selected) { values[$0] },
      look: WheelLook(), rowHeight: WheelLook.rowHeight)
  }
}

/// Whom a turn is told, once there is somebody.
@MainActor private final class Turned {
  var body: @MainActor (Int) -> Void = { _ in }
}
