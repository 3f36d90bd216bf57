import CGtk

/// A text that is read, not edited.
struct Label: TypedWidget {
  static var widgetType: GType { gtk_label_get_type() }
  let pointer: WidgetPointer
}

extension Label {
  init(_ text: String = "") { self.init(pointer: gtk_label_new(text)) }

  /// The text as shown, without markup or mnemonic underscores.
  var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    nonmutating set { gtk_label_set_text(opaque, newValue) }
  }

  /// Shows a text with Pango markup; everything that was typed must be escaped first.
  func setMarkup(_ markup: String) { gtk_label_set_markup(opaque, markup) }

  /// Shows a text whose underscore marks the mnemonic of another widget.
  func setText(_ text: String, mnemonicFor widget: some WidgetWrapper) {
    gtk_label_set_text_with_mnemonic(opaque, text)
    gtk_label_set_mnemonic_widget(opaque, widget.pointer)
  }

  /// Where it is cut if there is too little room.
  var ellipsize: PangoEllipsizeMode {
    get { gtk_label_get_ellipsize(opaque) }
    nonmutating set { gtk_label_set_ellipsize(opaque, newValue) }
  }

  /// Whether it goes on in further lines if there is too little room.
  var wraps: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    nonmutating set { gtk_label_set_wrap(opaque, newValue ? 1 : 0) }
  }

  /// Where lines may be broken.
  var wrapMode: PangoWrapMode {
    get { gtk_label_get_wrap_mode(opaque) }
    nonmutating set { gtk_label_set_wrap_mode(opaque, newValue) }
  }

  /// Whether line breaks in the text are shown as signs rather than obeyed.
  var isSingleLine: Bool {
    get { gtk_label_get_single_line_mode(opaque) != 0 }
    nonmutating set { gtk_label_set_single_line_mode(opaque, newValue ? 1 : 0) }
  }

  /// How many lines a wrapped and ellipsized text may have; `nil` for any number.
  var lineLimit: Int? {
    get {
      let lines = gtk_label_get_lines(opaque)
      return lines < 0 ? nil : Int(lines)
    }
    nonmutating set { gtk_label_set_lines(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// Where the text stands in the label's width: 0 at the start, 1 at the end.
  var alignment: Double {
    get { Double(gtk_label_get_xalign(opaque)) }
    nonmutating set { gtk_label_set_xalign(opaque, Float(newValue)) }
  }

  /// How the lines of a text stand to each other.
  var justification: GtkJustification {
    get { gtk_label_get_justify(opaque) }
    nonmutating set { gtk_label_set_justify(opaque, newValue) }
  }

  /// Whether the text can be selected and copied.
  var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    nonmutating set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }

  /// The width to ask for, in characters; `nil` for that of the text.
  func setWidth(characters: Int?, atMost: Int? = nil) {
    gtk_label_set_width_chars(opaque, Int32(clamping: characters ?? -1))
    gtk_label_set_max_width_chars(opaque, Int32(clamping: atMost ?? -1))
  }

  /// Whether the text as laid out is cut.
  var isEllipsized: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(opaque)) != 0 }

  /// The number of lines as laid out.
  var lineCount: Int { Int(pango_layout_get_line_count(gtk_label_get_layout(opaque))) }

  /// The size of the text as laid out, cut and wrapped, in points.
  var drawnTextSize: Extent {
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(gtk_label_get_layout(opaque), &width, &height)
    return Extent(width: Double(width), height: Double(height))
  }

  /// The size that the whole text takes in its font without wrapping or cutting, in points.
  var textSize: Extent {
    // The label's own layout may be narrowed: the copy has the font but no width.
    guard let layout = pango_layout_copy(gtk_label_get_layout(opaque)) else {
      return Extent(width: 0, height: 0)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, -1)
    pango_layout_set_ellipsize(layout, .none)
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, &height)
    return Extent(width: Double(width), height: Double(height))
  }
}

/// A picture of the icon theme.
struct Image: TypedWidget {
  static var widgetType: GType { gtk_image_get_type() }
  let pointer: WidgetPointer
}

extension Image {
  /// Shows an icon by its name in the theme; a name that is unknown shows a broken image.
  init(icon: String, pixelSize: Int? = nil) {
    self.init(pointer: gtk_image_new_from_icon_name(icon))
    if let pixelSize { self.pixelSize = pixelSize }
  }

  var iconName: String? {
    get { gtk_image_get_icon_name(opaque).map { String(cString: $0) } }
    nonmutating set { gtk_image_set_from_icon_name(opaque, newValue) }
  }

  /// The icon's width and height in points; -1 for the size that CSS says.
  var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(opaque)) }
    nonmutating set { gtk_image_set_pixel_size(opaque, Int32(clamping: newValue)) }
  }
}

/// A line between two groups of things.
struct Separator: TypedWidget {
  static var widgetType: GType { gtk_separator_get_type() }
  let pointer: WidgetPointer
}

extension Separator {
  init(_ orientation: GtkOrientation = .horizontal) {
    self.init(pointer: gtk_separator_new(orientation))
  }
}
