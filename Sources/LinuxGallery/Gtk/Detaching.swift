import CGtk

/// Takes a widget out of its container by the container's own way of removing.
///
/// Containers that note their children (rows, pages, slots) would otherwise hold on to the
/// address of one that is gone.
func detach(_ child: WidgetPointer) {
  guard let parent = gtk_widget_get_parent(child) else { return }
  let isDetached =
    detach(child, fromSlotOf: parent)
    || detach(child, fromListOf: parent)
    // A popover's child stands in a widget of the popover's own.
    || gtk_widget_get_parent(parent).map { detach(child, fromSlotOf: $0) } ?? false
  if !isDetached { gtk_widget_unparent(child) }
}

/// Takes it out of a container that has many children; false if this is none of those.
private func detach(_ child: WidgetPointer, fromListOf parent: WidgetPointer) -> Bool {
  let raw = UnsafeMutableRawPointer(parent)
  let opaque = OpaquePointer(raw)
  if isKind(parent, gtk_list_box_get_type()) {
    gtk_list_box_remove(opaque, child)
  } else if isKind(parent, gtk_stack_get_type()) {
    gtk_stack_remove(opaque, child)
  } else if isKind(parent, gtk_grid_get_type()) {
    gtk_grid_remove(raw.assumingMemoryBound(to: GtkGrid.self), child)
  } else if isKind(parent, gtk_fixed_get_type()) {
    gtk_fixed_remove(raw.assumingMemoryBound(to: GtkFixed.self), child)
  } else if isKind(parent, gtk_overlay_get_type()) {
    gtk_overlay_remove_overlay(opaque, child)
  } else {
    return false
  }
  return true
}

/// Empties the slot in which it stands; false if the parent has no slot that holds it.
private func detach(_ child: WidgetPointer, fromSlotOf parent: WidgetPointer) -> Bool {
  let raw = UnsafeMutableRawPointer(parent)
  let opaque = OpaquePointer(raw)
  func vacate(
    _ type: GType, _ content: @autoclosure () -> WidgetPointer?, _ empty: @autoclosure () -> Void
  ) -> Bool {
    guard isKind(parent, type), content() == child else { return false }
    empty()
    return true
  }
  func cast<Structure>() -> UnsafeMutablePointer<Structure> {
    raw.assumingMemoryBound(to: Structure.self)
  }
  return vacate(
    gtk_window_get_type(), gtk_window_get_child(cast()), gtk_window_set_child(cast(), nil))
    || vacate(
      gtk_window_get_type(), gtk_window_get_titlebar(cast()), gtk_window_set_titlebar(cast(), nil))
    || vacate(
      gtk_overlay_get_type(), gtk_overlay_get_child(opaque), gtk_overlay_set_child(opaque, nil))
    || vacate(
      gtk_paned_get_type(), gtk_paned_get_start_child(opaque),
      gtk_paned_set_start_child(opaque, nil))
    || vacate(
      gtk_paned_get_type(), gtk_paned_get_end_child(opaque), gtk_paned_set_end_child(opaque, nil))
    || vacate(
      gtk_viewport_get_type(), gtk_viewport_get_child(opaque), gtk_viewport_set_child(opaque, nil))
    || vacate(
      gtk_scrolled_window_get_type(), gtk_scrolled_window_get_child(opaque),
      gtk_scrolled_window_set_child(opaque, nil))
    || vacate(
      gtk_button_get_type(), gtk_button_get_child(cast()), gtk_button_set_child(cast(), nil))
    || vacate(
      gtk_list_box_row_get_type(), gtk_list_box_row_get_child(cast()),
      gtk_list_box_row_set_child(cast(), nil))
    || vacate(
      gtk_revealer_get_type(), gtk_revealer_get_child(opaque), gtk_revealer_set_child(opaque, nil))
    || vacate(
      gtk_popover_get_type(), gtk_popover_get_child(cast()), gtk_popover_set_child(cast(), nil))
    || vacate(
      gtk_menu_button_get_type(),
      UnsafeMutableRawPointer(gtk_menu_button_get_popover(opaque))?
        .assumingMemoryBound(to: GtkWidget.self),
      gtk_menu_button_set_popover(opaque, nil))
}

private func isKind(_ widget: WidgetPointer, _ type: GType) -> Bool {
  gallery_is_a(widget, type) != 0
}
