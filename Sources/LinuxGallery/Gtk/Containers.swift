import CGtk

/// Widgets in a row or a column.
struct Box: TypedWidget {
  static var widgetType: GType { gtk_box_get_type() }
  let pointer: WidgetPointer
}

extension Box {
  init(_ orientation: GtkOrientation, spacing: Int = 0) {
    self.init(pointer: gtk_box_new(orientation, Int32(clamping: spacing)))
  }

  /// Makes a row or column of these.
  init(_ orientation: GtkOrientation, spacing: Int = 0, _ children: [any WidgetWrapper]) {
    self.init(orientation, spacing: spacing)
    for child in children { append(child) }
  }

  func append(_ child: some WidgetWrapper) { gtk_box_append(cast(), child.pointer) }
  func prepend(_ child: some WidgetWrapper) { gtk_box_prepend(cast(), child.pointer) }
  func remove(_ child: some WidgetWrapper) { gtk_box_remove(cast(), child.pointer) }

  /// Puts a child after another one, at the beginning if `nil`.
  func insert(_ child: some WidgetWrapper, after sibling: AnyWidget?) {
    gtk_box_insert_child_after(cast(), child.pointer, sibling?.pointer)
  }

  /// Moves a child after another one, to the beginning if `nil`.
  func reorder(_ child: some WidgetWrapper, after sibling: AnyWidget?) {
    gtk_box_reorder_child_after(cast(), child.pointer, sibling?.pointer)
  }

  func removeAll() { for child in children { remove(child) } }

  /// Whether all children get the same room.
  var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(cast()) != 0 }
    nonmutating set { gtk_box_set_homogeneous(cast(), newValue ? 1 : 0) }
  }

  /// Whether children stand beside each other or under each other.
  var orientation: GtkOrientation {
    get { gtk_orientable_get_orientation(opaque) }
    nonmutating set { gtk_orientable_set_orientation(opaque, newValue) }
  }

  /// The distance between two children, in points.
  var spacing: Int {
    get { Int(gtk_box_get_spacing(cast())) }
    nonmutating set { gtk_box_set_spacing(cast(), Int32(clamping: newValue)) }
  }
}

/// Widgets in rows and columns.
struct Grid: TypedWidget {
  static var widgetType: GType { gtk_grid_get_type() }
  let pointer: WidgetPointer
}

extension Grid {
  /// Makes a grid with these distances, in points.
  init(rowSpacing: Int = 0, columnSpacing: Int = 0) {
    self.init(pointer: gtk_grid_new())
    gtk_grid_set_row_spacing(cast(), guint(clamping: rowSpacing))
    gtk_grid_set_column_spacing(cast(), guint(clamping: columnSpacing))
  }

  func attach(
    _ child: some WidgetWrapper, column: Int, row: Int, width: Int = 1, height: Int = 1
  ) {
    gtk_grid_attach(
      cast(), child.pointer, Int32(clamping: column), Int32(clamping: row),
      Int32(clamping: width), Int32(clamping: height))
  }

  func remove(_ child: some WidgetWrapper) { gtk_grid_remove(cast(), child.pointer) }
  func removeAll() { for child in children { remove(child) } }
}

/// Widgets at coordinates of their own, in points.
struct Fixed: TypedWidget {
  static var widgetType: GType { gtk_fixed_get_type() }
  let pointer: WidgetPointer
}

extension Fixed {
  init() { self.init(pointer: gtk_fixed_new()) }

  func put(_ child: some WidgetWrapper, x: Double, y: Double) {
    gtk_fixed_put(cast(), child.pointer, x, y)
  }

  func move(_ child: some WidgetWrapper, x: Double, y: Double) {
    gtk_fixed_move(cast(), child.pointer, x, y)
  }

  func remove(_ child: some WidgetWrapper) { gtk_fixed_remove(cast(), child.pointer) }

  /// Moves a child and scales it about its top left corner, for drawing and input alike.
  ///
  /// A factor of 0 makes the child vanish; its bounds then cannot be computed.
  func place(
    _ child: some WidgetWrapper, x: Double, y: Double, scaleX: Double, scaleY: Double
  ) {
    var origin = graphene_point_t(x: Float(x), y: Float(y))
    // Both functions take over the transform given and return one for the caller.
    var transform = gsk_transform_translate(nil, &origin)
    transform = gsk_transform_scale(transform, Float(scaleX), Float(scaleY))
    gtk_fixed_set_child_transform(cast(), child.pointer, transform)
    gsk_transform_unref(transform)
  }
}

/// One widget with others above it.
struct Overlay: TypedWidget {
  static var widgetType: GType { gtk_overlay_get_type() }
  let pointer: WidgetPointer
}

extension Overlay {
  init(child: (any WidgetWrapper)? = nil) {
    self.init(pointer: gtk_overlay_new())
    self.child = child.map { AnyWidget(pointer: $0.pointer) }
  }

  /// The widget at the bottom, which gives the overlay its size.
  var child: AnyWidget? {
    get { gtk_overlay_get_child(opaque).map(AnyWidget.init(pointer:)) }
    nonmutating set { gtk_overlay_set_child(opaque, newValue?.pointer) }
  }

  /// Puts a widget above the others, placed by its alignment or by `onChildPosition`.
  func add(_ overlaid: some WidgetWrapper) { gtk_overlay_add_overlay(opaque, overlaid.pointer) }

  func remove(_ overlaid: some WidgetWrapper) {
    gtk_overlay_remove_overlay(opaque, overlaid.pointer)
  }

  /// Whether an overlaid widget is cut off where the widget at the bottom ends.
  func setClips(_ overlaid: some WidgetWrapper, _ isClipped: Bool) {
    gtk_overlay_set_clip_overlay(opaque, overlaid.pointer, isClipped ? 1 : 0)
  }

  /// Asks at each layout where an overlaid widget goes; `nil` leaves it to its alignment.
  ///
  /// Coordinates are the overlay's, rounded to whole points. Layouts happen when sizes change or
  /// on `queueAllocate()`, not when something underneath scrolls.
  @discardableResult func onChildPosition(
    _ body: @escaping @MainActor (AnyWidget) -> Bounds?
  ) -> SignalHandler {
    connectReturning("get-child-position") { arguments in
      guard let child = arguments.object(0), let place = arguments.pointer(1),
        let bounds = body(AnyWidget(pointer: child.assumingMemoryBound(to: GtkWidget.self)))
      else { return false }
      let left = bounds.x.rounded()
      let top = bounds.y.rounded()
      place.assumingMemoryBound(to: GdkRectangle.self).pointee = GdkRectangle(
        x: Int32(clampingRounded: left), y: Int32(clampingRounded: top),
        width: Int32(clampingRounded: max(0, bounds.maxX.rounded() - left)),
        height: Int32(clampingRounded: max(0, bounds.maxY.rounded() - top)))
      return true
    }
  }
}

extension Int32 {
  /// The nearest whole number, the nearest bound outside of the range, 0 for no number.
  init(clampingRounded number: Double) {
    guard number == number else {
      self = 0
      return
    }
    self = Int32(Swift.min(Swift.max(number.rounded(), Double(Int32.min)), Double(Int32.max)))
  }
}
