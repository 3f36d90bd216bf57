import CGtk

/// Where characters are drawn in a widget that edits text; places count Unicode scalars.
@MainActor protocol TextGeometry: TextEditing {
  /// The rectangle of what lies between two places, or of the caret, in the widget's coordinates.
  func bounds(ofScalars range: Range<Int>) -> Bounds
  /// The character drawn at a point of the widget, or the nearest one.
  func scalar(atX x: Double, y: Double) -> Int
  /// Takes the focus and leaves the selection as it is.
  func grabFocusKeepingSelection()
}

extension EntryText: TextGeometry {
  func bounds(ofScalars range: Range<Int>) -> Bounds {
    let start = caretBounds(range.lowerBound)
    guard !range.isEmpty else { return start }
    let end = caretBounds(range.upperBound)
    let left = min(start.x, end.x)
    return Bounds(
      x: left, y: start.y, width: max(1, max(start.x, end.x) - left), height: start.height)
  }

  func scalar(atX x: Double, y: Double) -> Int {
    let text = self.text
    let layout: OpaquePointer = gtk_widget_create_pango_layout(pointer, text)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_single_paragraph_mode(layout, 1)
    var first = PangoRectangle()
    pango_layout_get_cursor_pos(layout, 0, &first, nil)
    let scale = Double(PANGO_SCALE)
    // The entry draws the same layout, moved by how far it is scrolled.
    let own = (x - caretBounds(0).x) * scale + Double(first.x)
    var index: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_xy_to_index(layout, Int32(clampingRounded: own), 0, &index, &trailing)
    return String(decoding: text.utf8.prefix(Int(index)), as: UTF8.self).unicodeScalars.count
  }

  func grabFocusKeepingSelection() { gtk_text_grab_focus_without_selecting(cast()) }

  private func caretBounds(_ place: Int) -> Bounds {
    var strong = graphene_rect_t()
    gtk_text_compute_cursor_extents(cast(), gsize(max(0, place)), &strong, nil)
    return Bounds(
      x: Double(strong.origin.x), y: Double(strong.origin.y),
      width: max(1, Double(strong.size.width)), height: Double(strong.size.height))
  }
}

extension TextView: TextGeometry {
  func bounds(ofScalars range: Range<Int>) -> Bounds {
    let start = location(of: range.lowerBound)
    guard range.count > 0 else {
      return Bounds(x: start.x, y: start.y, width: 1, height: start.height)
    }
    let last = location(of: range.upperBound - 1)
    guard last.y <= start.y else {
      // Several lines: all of the width between the margins.
      let left = Double(gtk_text_view_get_left_margin(cast()))
      let right = Double(gtk_text_view_get_right_margin(cast()))
      return Bounds(
        x: left, y: start.y, width: max(1, size.width - left - right), height: last.maxY - start.y)
    }
    let left = min(start.x, last.x)
    return Bounds(
      x: left, y: start.y, width: max(1, max(start.maxX, last.maxX) - left),
      height: max(start.height, last.height))
  }

  func scalar(atX x: Double, y: Double) -> Int {
    var place: (x: Int32, y: Int32) = (0, 0)
    gtk_text_view_window_to_buffer_coords(
      cast(), GTK_TEXT_WINDOW_WIDGET, Int32(clampingRounded: x), Int32(clampingRounded: y),
      &place.x, &place.y)
    var iterator = GtkTextIter()
    gtk_text_view_get_iter_at_position(cast(), &iterator, nil, place.x, place.y)
    return Int(gtk_text_iter_get_offset(&iterator))
  }

  func grabFocusKeepingSelection() { grabFocus() }

  /// The rectangle of one character, with its left edge first whatever its direction.
  private func location(of place: Int) -> Bounds {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(
      gtk_text_view_get_buffer(cast()), &iterator, Int32(clamping: place))
    var rectangle = GdkRectangle()
    gtk_text_view_get_iter_location(cast(), &iterator, &rectangle)
    var origin: (x: Int32, y: Int32) = (0, 0)
    gtk_text_view_buffer_to_window_coords(
      cast(), GTK_TEXT_WINDOW_WIDGET, rectangle.x, rectangle.y, &origin.x, &origin.y)
    let width = Double(rectangle.width)
    return Bounds(
      x: Double(origin.x) + min(0, width), y: Double(origin.y), width: width.magnitude,
      height: Double(rectangle.height))
  }

  /// The space in points between the edges and the text.
  func setTextMargins(horizontal: Int, vertical: Int) {
    gtk_text_view_set_left_margin(cast(), Int32(clamping: horizontal))
    gtk_text_view_set_right_margin(cast(), Int32(clamping: horizontal))
    gtk_text_view_set_top_margin(cast(), Int32(clamping: vertical))
    gtk_text_view_set_bottom_margin(cast(), Int32(clamping: vertical))
  }

  /// Keeps what is selected from those who paste with the middle button, from the start on.
  func keepSelectionPrivate() {
    let view = self
    let primary = { gtk_widget_get_primary_clipboard(view.pointer) }
    // The view shares its selection while it is realized, and takes that back when it no longer is.
    connect("realize", after: true) {
      gtk_text_buffer_remove_selection_clipboard(gtk_text_view_get_buffer(view.cast()), primary())
    }
    connect("unrealize") {
      gtk_text_buffer_add_selection_clipboard(gtk_text_view_get_buffer(view.cast()), primary())
    }
  }

  /// Whether the caret is drawn.
  func setCaretVisible(_ isVisible: Bool) {
    gtk_text_view_set_cursor_visible(cast(), isVisible ? 1 : 0)
  }

  /// Scrolls at once as far as is needed to see what lies between two places, its beginning at
  /// least, and some space around it, in a room of that height in points.
  func scroll(toScalars range: Range<Int>, space: Double, height: Double) {
    guard let pointer = gtk_scrollable_get_vadjustment(opaque) else { return }
    let adjustment = Adjustment(object: UnsafeMutableRawPointer(pointer))
    let bounds = bounds(ofScalars: range)
    let below = bounds.maxY + space - height
    let above = bounds.y - space
    if below > 0 {
      adjustment.value += min(below, above)
    } else if above < 0 {
      adjustment.value += above
    }
  }
}

extension WidgetWrapper {
  /// The height of a text in lines of this width, in the widget's own font, in points.
  func height(of text: String, width: Double) -> Double {
    let layout: OpaquePointer = gtk_widget_create_pango_layout(pointer, text)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_wrap(layout, .wordChar)
    pango_layout_set_width(layout, Int32(clampingRounded: max(1, width) * Double(PANGO_SCALE)))
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    return Double(height)
  }
}
