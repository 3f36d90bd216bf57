import CGtk

/// How a piece of a text is drawn; what is left out is as the widget's own style has it.
struct TextPiece: Hashable, Sendable {
  var text: String
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var colour: RGBA?
}

/// A font that is not the one of the widget's style.
struct NamedFont: Hashable, Sendable {
  /// The family; empty for that of the style.
  var family: String
  /// The size in points.
  var size: Double
  /// The size in points of the style that it grows with; `nil` if it never grows.
  var usualSize: Double?
}

/// A font as Pango resolved it for a piece of text.
struct DrawnFont: Hashable, Sendable {
  var family: String
  var size: Double
  var isBold: Bool
}

/// Pango's attributes for pieces of text, freed with this.
private final class Attributes {
  let list: OpaquePointer = pango_attr_list_new()

  func add(
    _ attribute: UnsafeMutablePointer<PangoAttribute>, _ range: Range<Int>? = nil
  ) {
    attribute.pointee.start_index = guint(clamping: range?.lowerBound ?? 0)
    attribute.pointee.end_index = guint(clamping: range?.upperBound ?? Int(UInt32.max))
    pango_attr_list_insert(list, attribute)
  }

  func add(_ font: NamedFont) {
    if !font.family.isEmpty { add(pango_attr_family_new(font.family)) }
    if let usual = font.usualSize {
      add(pango_attr_scale_new(font.size / usual))
    } else {
      add(pango_attr_size_new_absolute(Int32(clamping: pangoUnits(font.size))))
    }
  }

  func add(_ colour: RGBA, _ range: Range<Int>? = nil) {
    func part(_ share: Double) -> UInt16 { UInt16((min(max(share, 0), 1) * 65_535).rounded()) }
    add(
      pango_attr_foreground_new(part(colour.red), part(colour.green), part(colour.blue)), range)
  }

  deinit { pango_attr_list_unref(list) }
}

private func pangoUnits(_ points: Double) -> Int { Int((points * Double(PANGO_SCALE)).rounded()) }

extension Label {
  /// Shows pieces of text in styles of their own, in a font of its own if there is one.
  func show(_ pieces: [TextPiece], font: NamedFont?) {
    let whole = pieces.map(\.text).joined()
    if text != whole { text = whole }
    let attributes = Attributes()
    if let font { attributes.add(font) }
    var place = 0
    for piece in pieces {
      let range = place..<place + piece.text.utf8.count
      place = range.upperBound
      guard !range.isEmpty else { continue }
      if piece.isBold { attributes.add(pango_attr_weight_new(PANGO_WEIGHT_BOLD), range) }
      if piece.isItalic { attributes.add(pango_attr_style_new(PANGO_STYLE_ITALIC), range) }
      if piece.isUnderlined {
        attributes.add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), range)
      }
      if let colour = piece.colour { attributes.add(colour, range) }
    }
    gtk_label_set_attributes(opaque, attributes.list)
  }

  /// What is selected, in characters as Unicode counts them; `nil` if nothing is.
  var selection: Range<Int>? {
    var start: Int32 = 0
    var end: Int32 = 0
    guard gtk_label_get_selection_bounds(opaque, &start, &end) != 0, start < end else { return nil }
    return Int(start)..<Int(end)
  }

  /// Selects characters as Unicode counts them, to the end if `nil`; needs a selectable label.
  func select(from start: Int, to end: Int?) {
    gtk_label_select_region(opaque, Int32(clamping: start), Int32(clamping: end ?? -1))
  }

  /// The text as laid out, for asking about its font.
  var layout: TextLayout { TextLayout(gtk_label_get_layout(opaque)) }

  /// Where its lines of text begin, within the label.
  var layoutOrigin: (x: Double, y: Double) {
    var x: Int32 = 0
    var y: Int32 = 0
    gtk_label_get_layout_offsets(opaque, &x, &y)
    return (Double(x), Double(y))
  }
}

extension Entry {
  /// Shows its text in one colour and in a font of its own, where there are such.
  func setStyle(colour: RGBA?, font: NamedFont?) {
    let attributes = Attributes()
    if let font { attributes.add(font) }
    if let colour { attributes.add(colour) }
    gtk_entry_set_attributes(cast(), attributes.list)
  }

  /// The widget in the entry that has the text, and the signals of editing.
  var editable: AnyWidget? {
    gtk_editable_get_delegate(opaque).map {
      AnyWidget(pointer: UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// What is selected, in characters as Unicode counts them; `nil` if nothing is.
  var selection: Range<Int>? {
    var start: Int32 = 0
    var end: Int32 = 0
    guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0, start < end else {
      return nil
    }
    return Int(start)..<Int(end)
  }

  /// The font of its text.
  var font: DrawnFont {
    let layout = pango_layout_new(gtk_widget_get_pango_context(editable?.pointer ?? pointer))
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    pango_layout_set_attributes(layout, gtk_entry_get_attributes(cast()))
    return layout.map { TextLayout($0).font(at: 0) }
      ?? DrawnFont(family: "", size: 0, isBold: false)
  }
}

/// A text as Pango lays it out, which this keeps alive.
@MainActor final class TextLayout {
  private nonisolated(unsafe) let layout: OpaquePointer

  fileprivate init(_ layout: OpaquePointer) {
    self.layout = layout
    g_object_ref(UnsafeMutableRawPointer(layout))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The same text on one line, in the style that it would have at another size, and perhaps in bold.
  ///
  /// The style's font has that size in points, or else grows by `factor`, and with it what of the text
  /// follows it; what is fixed stays.
  func tried(
    factor: Double = 1, size points: Double? = nil, weight: Weight = .same
  ) -> TextLayout {
    guard let copy = pango_layout_copy(layout) else { return self }
    defer { g_object_unref(UnsafeMutableRawPointer(copy)) }
    pango_layout_set_width(copy, -1)
    pango_layout_set_ellipsize(copy, .none)
    let font = pango_font_description_copy(base)
    defer { pango_font_description_free(font) }
    let size = Double(pango_font_description_get_size(font)) * factor
    if let points {
      pango_font_description_set_absolute_size(font, points * Double(PANGO_SCALE))
    } else if pango_font_description_get_size_is_absolute(font) != 0 {
      pango_font_description_set_absolute_size(font, size)
    } else {
      pango_font_description_set_size(font, Int32(clamping: Int(size.rounded())))
    }
    switch weight {
    case .same: break
    case .regular: pango_font_description_set_weight(font, PANGO_WEIGHT_NORMAL)
    case .bold: pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD)
    }
    pango_layout_set_font_description(copy, font)
    return TextLayout(copy)
  }

  /// How heavy the style's font is to be.
  enum Weight {
    case same, regular, bold
  }

  /// The font of the style, before what single pieces have of their own.
  private var base: OpaquePointer? {
    pango_layout_get_font_description(layout)
      ?? pango_context_get_font_description(pango_layout_get_context(layout))
  }

  /// The size of the text as laid out, in points.
  var size: Extent {
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, &height)
    return Extent(width: Double(width), height: Double(height))
  }

  /// The font at a place, counted in bytes; without a place that of the style alone.
  func font(at place: Int? = nil) -> DrawnFont {
    let font = pango_font_description_copy(base)
    defer { pango_font_description_free(font) }
    if let place, let attributes = pango_layout_get_attributes(layout),
      let iterator = pango_attr_list_get_iterator(attributes)
    {
      defer { pango_attr_iterator_destroy(iterator) }
      var start: Int32 = 0
      var end: Int32 = 0
      repeat {
        pango_attr_iterator_range(iterator, &start, &end)
        if place >= Int(start), place < Int(end) {
          pango_attr_iterator_get_font(iterator, font, nil, nil)
          break
        }
      } while pango_attr_iterator_next(iterator) != 0
    }
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    return DrawnFont(
      family: pango_font_description_get_family(font).map { String(cString: $0) } ?? "",
      size: size, isBold: pango_font_description_get_weight(font).rawValue >= 600)
  }

  /// The places of bytes in the layout, one rectangle for each line that has some of them.
  func lines(of range: Range<Int>) -> [Bounds] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var result: [Bounds] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      let start = Int(line.pointee.start_index)
      let bytes = range.clamped(to: start..<start + Int(line.pointee.length))
      guard !bytes.isEmpty else { continue }
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      var places: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      pango_layout_line_get_x_ranges(
        line, Int32(clamping: bytes.lowerBound), Int32(clamping: bytes.upperBound), &places, &count)
      defer { g_free(places) }
      for index in 0..<Int(count) {
        guard let places else { break }
        let (left, right) = (places[2 * index], places[2 * index + 1])
        let unit = Double(PANGO_SCALE)
        result.append(
          Bounds(
            x: Double(left) / unit, y: Double(extents.y) / unit,
            width: Double(right - left) / unit, height: Double(extents.height) / unit))
      }
    } while pango_layout_iter_next_line(iterator) != 0
    return result
  }
}
