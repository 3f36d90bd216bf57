import CGtk

/// A width and height that a widget asks for, in points.
struct Extent: Hashable, Sendable {
  var width: Double
  var height: Double
}

extension WidgetWrapper {
  /// Whether it wants room to spare in the horizontal direction.
  var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(pointer) != 0 }
    nonmutating set { gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }

  /// Whether it wants room to spare in the vertical direction.
  var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(pointer) != 0 }
    nonmutating set { gtk_widget_set_vexpand(pointer, newValue ? 1 : 0) }
  }

  /// Where it stands in room that is wider than it needs.
  var horizontalAlignment: GtkAlign {
    get { gtk_widget_get_halign(pointer) }
    nonmutating set { gtk_widget_set_halign(pointer, newValue) }
  }

  /// Where it stands in room that is higher than it needs.
  var verticalAlignment: GtkAlign {
    get { gtk_widget_get_valign(pointer) }
    nonmutating set { gtk_widget_set_valign(pointer, newValue) }
  }

  /// Sets both alignments.
  func align(_ horizontal: GtkAlign, _ vertical: GtkAlign) {
    horizontalAlignment = horizontal
    verticalAlignment = vertical
  }

  /// Sets both ways of expanding.
  func expand(horizontally: Bool = true, vertically: Bool = true) {
    expandsHorizontally = horizontally
    expandsVertically = vertically
  }

  /// Sets the same margin on all four sides, in points.
  func setMargins(_ all: Int) { setMargins(horizontal: all, vertical: all) }

  /// Sets margins at start and end, and at top and bottom, in points.
  func setMargins(horizontal: Int, vertical: Int) {
    setMargins(top: vertical, start: horizontal, bottom: vertical, end: horizontal)
  }

  /// Sets the margins given, in points; those left out stay as they are.
  func setMargins(
    top: Int? = nil, start: Int? = nil, bottom: Int? = nil, end: Int? = nil
  ) {
    if let top { gtk_widget_set_margin_top(pointer, Int32(clamping: top)) }
    if let start { gtk_widget_set_margin_start(pointer, Int32(clamping: start)) }
    if let bottom { gtk_widget_set_margin_bottom(pointer, Int32(clamping: bottom)) }
    if let end { gtk_widget_set_margin_end(pointer, Int32(clamping: end)) }
  }

  /// Asks for at least this size, in points; `nil` asks for what the widget needs.
  func setSizeRequest(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(
      pointer, Int32(clamping: width ?? -1), Int32(clamping: height ?? -1))
  }

  /// Whether what is drawn outside its bounds is cut off.
  var clips: Bool {
    get { gtk_widget_get_overflow(pointer) == .hidden }
    nonmutating set { gtk_widget_set_overflow(pointer, newValue ? .hidden : .visible) }
  }

  /// The reading direction in force here.
  var direction: GtkTextDirection {
    get { gtk_widget_get_direction(pointer) }
    nonmutating set { gtk_widget_set_direction(pointer, newValue) }
  }

  /// What it would like and what it needs at least in one direction, in points.
  ///
  /// `across` is the room in the other direction, `nil` for as much as it likes.
  func measure(
    _ orientation: GtkOrientation, across: Int? = nil
  ) -> (minimum: Int, natural: Int) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(
      pointer, orientation, Int32(clamping: across ?? -1), &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// The size that it would like, the height being the one for the width that it would like.
  var naturalSize: Extent {
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(pointer, nil, &size)
    return Extent(width: Double(size.width), height: Double(size.height))
  }

  /// The least size that it works in.
  var minimumSize: Extent {
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(pointer, &size, nil)
    return Extent(width: Double(size.width), height: Double(size.height))
  }

  /// The size of its content (inside border and padding) as laid out, in points.
  var size: Extent {
    Extent(
      width: Double(gtk_widget_get_width(pointer)), height: Double(gtk_widget_get_height(pointer)))
  }

  /// Asks for a layout with the sizes that are known.
  func queueAllocate() { gtk_widget_queue_allocate(pointer) }

  /// Asks for a layout with sizes measured anew.
  func queueResize() { gtk_widget_queue_resize(pointer) }

  /// Asks for a drawing.
  func queueDraw() { gtk_widget_queue_draw(pointer) }

  /// Styles, sizes and places it and all beneath at once, in the room that it has, rather than at
  /// the next frame; does nothing before the first frame.
  func layOutNow() {
    guard isMapped else { return }
    frameClock?.update()
    // A changed style asks for a new size only when the frame begins; here it has to be asked for.
    forEachDescendant { if $0.isVisible { $0.queueResize() } }
    queueResize()
    var allocation = GtkAllocation()
    gtk_widget_get_allocation(pointer, &allocation)
    _ = measure(.horizontal)
    _ = measure(.vertical, across: Int(allocation.width))
    gtk_widget_size_allocate(pointer, &allocation, gtk_widget_get_allocated_baseline(pointer))
  }
}
