import GalleryModel

extension SegmentedControl: ViewableControl {
  typealias View = SegmentedControlView
}

/// Shows a segmented control as toggle buttons of one group in a linked box, over a stack of maps.
@MainActor final class SegmentedControlView: ControlView {
  /// How many segments become widgets; further ones would lie far outside of any screen.
  static let widgetLimit = 200

  private let root: Owned<ScrolledWindow>
  private let column = Box(.vertical)
  private let maps: Owned<Stack>
  private var rows: [Box] = []
  private var segments: [SegmentButton] = []
  private var scene: Scene<SegmentedControl>
  private let send: @MainActor (SegmentedControl.Event) -> Void

  init(
    showing scene: Scene<SegmentedControl>,
    send: @escaping @MainActor (SegmentedControl.Event) -> Void
  ) {
    self.scene = scene
    self.send = send
    // It scrolls nothing: it keeps contents from making the control longer than it should be.
    root = Owned(ScrolledWindow(child: column, horizontal: .external, vertical: .never))
    maps = Owned(Stack())
    root.widget.addClass("segmented-control")
    // It gets the focus where no segment can.
    root.widget.setAccessibleName(SegmentedControl.kind.name.localized)
    root.widget.isFocusable = false
    root.widget.align(.center, .center)
    for scenery in SegmentedControl.Scenery.allCases {
      maps.widget.add(MapDrawing.make(scenery), name: scenery.rawValue)
    }
    apply(scene)
  }

  var widget: AnyWidget { AnyWidget(root.widget) }
  var content: AnyWidget { AnyWidget(maps.widget) }
  var isPlacedInContent: Bool { false }

  func adopt(_ props: [PropView]) {}

  func update(to scene: Scene<SegmentedControl>) {
    self.scene = scene
    apply(scene)
  }

  private func apply(_ scene: Scene<SegmentedControl>) {
    let control = scene.subject
    let count = min(control.segments.count, Self.widgetLimit)
    while segments.count > count { segments.removeLast().button.removeFromParent() }
    while segments.count < count { addSegment() }
    let length = control.length(in: scene.setting.controlRoom.width)
    style(control, length: length)
    fillRows(of: control, length: length)
    for (index, segment) in segments.enumerated() {
      segment.setGroup(control.allowsMultipleSelection ? nil : segments.first)
      segment.show(control.segments[index], of: control)
    }
    // At last, since in a group the newest active member wins over the others.
    for (index, segment) in segments.enumerated() {
      segment.button.isActive = control.isSelected(index)
    }
    if control.segments.indices.contains(control.shown) {
      maps.widget.visibleName = control.segments[control.shown].view.rawValue
    }
  }

  private func addSegment() {
    let index = segments.count
    let segment = SegmentButton()
    segment.button.onClicked { [weak self] in self?.act(.press(index)) }
    segments.append(segment)
  }

  private func style(_ control: SegmentedControl, length: Double) {
    column.spacing = control.arrangement == .joined ? 0 : Int(SegmentedControl.gap)
    for background in SegmentedControl.Background.allCases {
      root.widget.setClass(background.rawValue, background == control.background)
    }
    let gaps = Double(column.spacing * max(0, control.segments.count - 1))
    let fixed = control.segments.reduce(gaps) { $0 + ($1.fixedWidth ?? 0) }
    let width = Int(control.arrangement == .grid ? length : max(length, fixed))
    root.widget.setSizeRequest(width: Int(length))
    root.widget.followContent(width: true, height: true, maxWidth: width)
  }

  /// Puts the buttons into one row, or into several for a grid, moving only those that have to.
  private func fillRows(of control: SegmentedControl, length: Double) {
    let isGrid = control.arrangement == .grid
    let columns = isGrid ? SegmentedControl.gridColumns : max(segments.count, 1)
    let inFirstRow = Double(min(columns, max(segments.count, 1)))
    let share = (length - (inFirstRow - 1) * SegmentedControl.gap) / inFirstRow
    let rowCount = (segments.count + columns - 1) / columns
    while rows.count < rowCount {
      let row = Box(.horizontal)
      rows.append(row)
      column.append(row)
    }
    for row in rows {
      row.spacing = column.spacing
      row.isHomogeneous = !isGrid && control.sharesWidthEqually
      row.horizontalAlignment =
        control.segments.allSatisfy { $0.fixedWidth != nil } ? .center : .fill
      row.setClass("linked", control.arrangement == .joined)
    }
    for (index, segment) in segments.enumerated() {
      let row = rows[index / columns]
      segment.setSize(
        of: control.segments[index], in: control, column: isGrid ? share : nil)
      guard segment.button.parent?.isSame(as: row) != true else { continue }
      segment.button.removeFromParent()
      row.append(segment.button)
    }
    while rows.count > rowCount { column.remove(rows.removeLast()) }
  }

  /// Sends what a person did; what GTK made of it by itself gives way to what the model made of it.
  private func act(_ event: SegmentedControl.Event) {
    send(event)
    apply(scene)
  }

  func perform(_ event: SegmentedControl.Event) {
    switch event {
    case .press(let index):
      if segments.indices.contains(index) { segments[index].button.click() }
    case .select(let indices):
      // From the last to the first, since in a group the newest active member wins.
      for (index, segment) in segments.enumerated().reversed() {
        segment.button.isActive = indices.contains(index)
      }
      act(.select(segments.indices.filter { segments[$0].button.isActive }))
    }
  }

  func parts(on surface: Surface) -> [Rendering.Part] {
    let control = scene.subject
    var parts = segments.enumerated().map { index, segment in
      segment.part(
        SegmentedControl.part(index), control.segments[index], of: control, on: surface)
    }
    var view = surface.part(SegmentedControl.viewPart, .content, maps.widget)
    view.image = maps.widget.visibleName
    if !control.segments.isEmpty { parts.append(view) }
    return parts
  }
}

extension SegmentedControl {
  /// Whether neither contents nor hands decide the widths.
  fileprivate var sharesWidthEqually: Bool {
    !apportionsWidths && segments.allSatisfy { $0.fixedWidth == nil }
  }
}
