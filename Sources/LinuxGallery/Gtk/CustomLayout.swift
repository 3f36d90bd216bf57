import CGtk

extension WidgetWrapper {
  /// Lets closures measure the widget and place its children, in place of its class's own layout.
  ///
  /// `width` and `height` tell what it needs and what it would like; `place` is told the width and
  /// height that there are, and has to call `allocate` for each child that is seen. The widget keeps
  /// the closures; they must not hold it strongly. All lengths are in points.
  func setLayout(
    width: @escaping @MainActor () -> (minimum: Int, natural: Int),
    height: @escaping @MainActor () -> (minimum: Int, natural: Int),
    place: @escaping @MainActor (_ width: Int, _ height: Int) -> Void
  ) {
    let box = LayoutBox(width: width, height: height, place: place)
    g_object_set_data_full(cast(), layoutKey, Unmanaged.passRetained(box).toOpaque()) { data in
      if let data { Unmanaged<LayoutBox>.fromOpaque(data).release() }
    }
    let layout = gtk_custom_layout_new(
      nil,
      { widget, orientation, _, minimum, natural, _, _ in
        guard let box = layoutBox(of: widget) else { return }
        let measure = orientation == .horizontal ? box.width : box.height
        let size = MainActor.assumeIsolated { measure() }
        minimum?.pointee = Int32(clamping: size.minimum)
        natural?.pointee = Int32(clamping: max(size.minimum, size.natural))
      },
      { widget, width, height, _ in
        guard let box = layoutBox(of: widget) else { return }
        let place = box.place
        MainActor.assumeIsolated { place(Int(width), Int(height)) }
      })
    gtk_widget_set_layout_manager(pointer, layout)
  }

  /// Places a child of a widget with a layout of its own; only to be called while that is laid out.
  func allocate(x: Double, y: Double, width: Int, height: Int) {
    // GTK wants every child to be measured before it is placed.
    _ = measure(.horizontal)
    _ = measure(.vertical, across: width)
    var origin = graphene_point_t(x: Float(x), y: Float(y))
    gtk_widget_allocate(
      pointer, Int32(clamping: width), Int32(clamping: height), -1,
      gsk_transform_translate(nil, &origin))
  }

  /// The width that a text takes on one line in the widget's own font, in points.
  func width(of text: String) -> Double {
    let layout: OpaquePointer = gtk_widget_create_pango_layout(pointer, text)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return Double(width)
  }

  /// A number that changes with the widget's font, so that measured texts can be remembered.
  var fontSerial: Int {
    Int(pango_context_get_serial(gtk_widget_get_pango_context(pointer)))
  }
}

/// What a widget with a layout of its own retains.
private final class LayoutBox: Sendable {
  let width: @MainActor () -> (minimum: Int, natural: Int)
  let height: @MainActor () -> (minimum: Int, natural: Int)
  let place: @MainActor (Int, Int) -> Void

  init(
    width: @escaping @MainActor () -> (minimum: Int, natural: Int),
    height: @escaping @MainActor () -> (minimum: Int, natural: Int),
    place: @escaping @MainActor (Int, Int) -> Void
  ) {
    self.width = width
    self.height = height
    self.place = place
  }
}

/// Under this key a widget keeps its layout.
private let layoutKey = "gallery-layout"

private func layoutBox(of widget: WidgetPointer?) -> LayoutBox? {
  guard let widget,
    let data = g_object_get_data(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), layoutKey)
  else { return nil }
  return Unmanaged<LayoutBox>.fromOpaque(data).takeUnretainedValue()
}
