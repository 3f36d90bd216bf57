import GalleryModel

/// The room that a control has on the stage, with the props that stand near it.
@MainActor final class Slot {
  private let owner = Owned(Box(.vertical, spacing: 8))
  /// Cuts off what does not fit into the room.
  let room = ScrolledWindow()
  private let nearby = Box(.horizontal, spacing: 8)
  /// Keeps props from making the device wider.
  private let nearbyRoom = ScrolledWindow()

  init() {
    for scroller in [room, nearbyRoom] {
      scroller.setPolicy(horizontal: .external, vertical: .never)
      scroller.followContent(width: false, height: true)
      scroller.expandsHorizontally = true
    }
    nearbyRoom.child = AnyWidget(nearby)
    nearbyRoom.setAccessibleName(Message("Beside the control").localized)
    nearby.align(.center, .center)
    widget.addClass("slot")
    widget.append(room)
    widget.append(nearbyRoom)
    widget.setMargins(horizontal: Int(Setting.margin), vertical: Int(Setting.margin))
  }

  var widget: Box { owner.widget }

  /// Puts a control, or what stands in its stead, into the room.
  func show(_ widget: AnyWidget) {
    guard room.content?.isSame(as: widget) != true else { return }
    room.content?.removeFromParent()
    widget.removeFromParent()
    room.child = widget
  }

  /// Fills the page from top to bottom, rather than lie in its middle.
  func setFills(_ isFilling: Bool) {
    room.expandsVertically = isFilling
    if isFilling { widget.verticalAlignment = .fill }
  }

  /// Leaves the room empty.
  func clear() { room.content?.removeFromParent() }

  /// Puts props under the control.
  func showNearby(_ props: [PropView]) {
    nearby.removeAll()
    for prop in props { nearby.append(prop.widget) }
    nearbyRoom.isVisible = !props.isEmpty
  }

  func detach() { if widget.parent != nil { widget.removeFromParent() } }

  /// Aligns the slot as the place wants it.
  func setPlacement(_ placement: Placement?) {
    // It gets the focus where nothing within can.
    if let placement { room.setAccessibleName(placement.title.localized) }
    let isBar = placement?.isBar ?? false
    widget.verticalAlignment = isBar ? .fill : .center
    widget.setClass("loose", !isBar && placement != nil)
  }
}

extension ScrolledWindow {
  /// What was put into it, inside of the viewport that GTK may have put between.
  var content: AnyWidget? {
    guard let child else { return nil }
    return child.cssName == "viewport" ? child.children.first : child
  }
}
