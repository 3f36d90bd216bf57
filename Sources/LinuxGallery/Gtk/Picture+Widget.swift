import CGtk

extension Picture {
  /// Takes a picture of a widget as laid out, or of a part of it, at this many pixels per point.
  ///
  /// The widget's window must be on screen. After a change call `layOutNow()` or, for a window
  /// itself, `waitForFrame()` first. The part is widened to whole points.
  @MainActor init(
    of widget: some WidgetWrapper, within part: Bounds? = nil, scale: Double = 1
  ) throws(PictureError) {
    guard scale > 0, scale <= 16, widget.isMapped, let whole = widget.bounds(in: widget),
      let frame = part.map({ whole.intersection($0.widenedToWholePoints) }) ?? whole,
      !frame.isEmpty, let native = gtk_widget_get_native(widget.pointer),
      let renderer = gtk_native_get_renderer(native)
    else { throw .notDrawn }
    let width = (frame.width * scale).rounded(.up)
    let height = (frame.height * scale).rounded(.up)
    guard let texture = Self.render(widget, frame, scale, renderer, width, height) else {
      throw .notDrawn
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var words = [UInt32](repeating: 0, count: Int(width) * Int(height))
    words.withUnsafeMutableBytes { buffer in
      gdk_texture_download(
        texture, buffer.bindMemory(to: guchar.self).baseAddress, gsize(Int(width) * 4))
    }
    let picture = Picture(
      width: Int(width), height: Int(height), bytes: Self.straightBytes(words), scale: scale,
      origin: (frame.x, frame.y))
    guard let picture else { throw .notDrawn }
    self = picture
  }

  /// Renders the widget as it stands; `nil` if it draws nothing.
  @MainActor private static func render(
    _ widget: some WidgetWrapper, _ frame: Bounds, _ scale: Double, _ renderer: OpaquePointer,
    _ width: Double, _ height: Double
  ) -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    if let parent = gtk_widget_get_parent(widget.pointer) {
      draw(widget, under: parent, frame, to: snapshot)
    } else {
      drawLast(widget, frame, to: snapshot)
    }
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var viewport = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    return gsk_renderer_render_texture(renderer, node, &viewport)
  }

  /// Draws a widget anew if it has to be, without the place and scale that its parent gives it.
  @MainActor private static func draw(
    _ widget: some WidgetWrapper, under parent: WidgetPointer, _ frame: Bounds,
    to snapshot: OpaquePointer
  ) {
    var placing = graphene_matrix_t()
    var (scaleX, skewY, skewX, scaleY) = (0.0, 0.0, 0.0, 0.0)
    var (left, top) = (0.0, 0.0)
    guard gtk_widget_compute_transform(widget.pointer, parent, &placing) != 0,
      graphene_matrix_to_2d(&placing, &scaleX, &skewY, &skewX, &scaleY, &left, &top),
      skewX == 0, skewY == 0, scaleX != 0, scaleY != 0
    else {
      drawLast(widget, frame, to: snapshot)
      return
    }
    // Undone step by step: for a matrix the cairo renderer knows only a pink rectangle.
    var origin = graphene_point_t(x: Float(-frame.x), y: Float(-frame.y))
    gtk_snapshot_translate(snapshot, &origin)
    gtk_snapshot_scale(snapshot, Float(1 / scaleX), Float(1 / scaleY))
    var place = graphene_point_t(x: Float(-left), y: Float(-top))
    gtk_snapshot_translate(snapshot, &place)
    gtk_widget_snapshot_child(parent, widget.pointer, snapshot)
  }

  /// Repeats what a widget drew last: a window, which no parent could draw, or a turned one.
  @MainActor private static func drawLast(
    _ widget: some WidgetWrapper, _ frame: Bounds, to snapshot: OpaquePointer
  ) {
    guard let paintable = gtk_widget_paintable_new(widget.pointer),
      let whole = widget.bounds(in: widget)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    var origin = graphene_point_t(x: Float(whole.x - frame.x), y: Float(whole.y - frame.y))
    gtk_snapshot_translate(snapshot, &origin)
    gdk_paintable_snapshot(paintable, snapshot, whole.width, whole.height)
  }

  /// Turns premultiplied pixels, each a word with alpha highest and blue lowest, into bytes.
  private static func straightBytes(_ words: [UInt32]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: words.count * 4)
    for (index, word) in words.enumerated() {
      let alpha = word >> 24
      guard alpha > 0 else { continue }
      func straight(_ shift: UInt32) -> UInt8 {
        let part = (word >> shift) & 0xff
        return alpha == 255 ? UInt8(part) : UInt8(min(255, (part * 255 + alpha / 2) / alpha))
      }
      bytes[index * 4] = straight(16)
      bytes[index * 4 + 1] = straight(8)
      bytes[index * 4 + 2] = straight(0)
      bytes[index * 4 + 3] = UInt8(alpha)
    }
    return bytes
  }
}

extension Bounds {
  /// The smallest rectangle around it with whole numbers for corners.
  fileprivate var widenedToWholePoints: Bounds {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return Bounds(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
