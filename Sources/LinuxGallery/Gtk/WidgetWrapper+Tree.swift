import CGtk

/// The direct children of a widget, in order, read as they are asked for.
struct WidgetChildren: Sequence {
  let first: WidgetPointer?

  struct Iterator: IteratorProtocol {
    var upcoming: WidgetPointer?

    /// The next sibling is read before this one is handed out, so that it may be removed.
    mutating func next() -> WidgetPointer? {
      guard let current = upcoming else { return nil }
      upcoming = gtk_widget_get_next_sibling(current)
      return current
    }
  }

  func makeIterator() -> Iterator { Iterator(upcoming: first) }
}

extension WidgetWrapper {
  var parent: AnyWidget? { gtk_widget_get_parent(pointer).map(AnyWidget.init(pointer:)) }

  /// The window that it is in, or `nil` while it is in none.
  var window: Window? {
    guard let root = gtk_widget_get_root(pointer) else { return nil }
    return AnyWidget(pointer: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
      .as(Window.self)
  }

  /// The direct children, internal ones of composed widgets included, in order.
  var children: [AnyWidget] {
    WidgetChildren(first: gtk_widget_get_first_child(pointer)).map(AnyWidget.init(pointer:))
  }

  /// All widgets beneath, each before its own children.
  var descendants: [AnyWidget] {
    var found: [AnyWidget] = []
    forEachDescendant { found.append($0) }
    return found
  }

  /// Visits all widgets beneath, each before its own children.
  func forEachDescendant(_ body: (AnyWidget) -> Void) {
    for child in WidgetChildren(first: gtk_widget_get_first_child(pointer)) {
      let widget = AnyWidget(pointer: child)
      body(widget)
      widget.forEachDescendant(body)
    }
  }

  /// The first widget beneath, or itself, that the condition holds for.
  func firstDescendant(where condition: (AnyWidget) -> Bool) -> AnyWidget? {
    let this = AnyWidget(self)
    if condition(this) { return this }
    for child in WidgetChildren(first: gtk_widget_get_first_child(pointer)) {
      if let found = AnyWidget(pointer: child).firstDescendant(where: condition) { return found }
    }
    return nil
  }

  /// The widget of that `name` beneath, or itself.
  func find(named name: String) -> AnyWidget? { firstDescendant { $0.name == name } }

  /// The widgets of one class beneath, in order.
  func descendants<Widget: TypedWidget>(of type: Widget.Type) -> [Widget] {
    descendants.compactMap { $0.as(type) }
  }

  /// The parent, its parent and so on up to the window.
  var ancestors: [AnyWidget] {
    var found: [AnyWidget] = []
    var next = parent
    while let widget = next {
      found.append(widget)
      next = widget.parent
    }
    return found
  }

  func isAncestor(of other: some WidgetWrapper) -> Bool {
    gtk_widget_is_ancestor(other.pointer, pointer) != 0
  }

  /// Puts it under a parent that manages its children by hand or by a layout manager.
  func setParent(_ parent: some WidgetWrapper) { gtk_widget_set_parent(pointer, parent.pointer) }

  /// Takes it out of whatever it is in, by that container's own way of removing.
  ///
  /// Its container's reference goes: without another one the widget is freed.
  func removeFromParent() { detach(pointer) }
}
