import CGtk

/// A widget in which a line of text is edited.
@MainActor protocol EditableWidget: TypedWidget {}

extension EditableWidget {
  var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    nonmutating set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Sets the text only if it differs, keeping the caret where it is.
  func updateText(_ text: String) {
    guard self.text != text else { return }
    let caret = caret
    self.text = text
    self.caret = caret
  }

  /// The caret's place, in characters from the beginning; what is set is clamped.
  var caret: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    nonmutating set {
      let last = text.unicodeScalars.count
      gtk_editable_set_position(opaque, Int32(clamping: min(max(0, newValue), last)))
    }
  }

  /// Selects from one character to another, to the end if `nil`.
  func select(from start: Int = 0, to end: Int? = nil) {
    gtk_editable_select_region(opaque, Int32(clamping: start), Int32(clamping: end ?? -1))
  }

  /// Whether the text can be changed.
  var isEditable: Bool {
    get { gtk_editable_get_editable(opaque) != 0 }
    nonmutating set { gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  /// Where the text stands in the field: 0 at the start, 1 at the end.
  var alignment: Double {
    get { Double(gtk_editable_get_alignment(opaque)) }
    nonmutating set { gtk_editable_set_alignment(opaque, Float(newValue)) }
  }

  /// The width to ask for, in characters; `nil` for the usual one.
  func setWidth(characters: Int?, atMost: Int? = nil) {
    gtk_editable_set_width_chars(opaque, Int32(clamping: characters ?? -1))
    gtk_editable_set_max_width_chars(opaque, Int32(clamping: atMost ?? -1))
  }

  /// Calls the closure with the text after each change, typed or set.
  @discardableResult func onChanged(_ body: @escaping @MainActor (String) -> Void) -> SignalHandler
  {
    let pointer = self.pointer
    return connect("changed") { body(Self(pointer: pointer).text) }
  }
}

/// A text field.
struct Entry: EditableWidget {
  static var widgetType: GType { gtk_entry_get_type() }
  let pointer: WidgetPointer
}

extension Entry {
  init(text: String = "", placeholder: String? = nil) {
    self.init(pointer: gtk_entry_new())
    self.text = text
    self.placeholder = placeholder
  }

  /// What it shows while it is empty.
  var placeholder: String? {
    get { gtk_entry_get_placeholder_text(cast()).map { String(cString: $0) } }
    nonmutating set { gtk_entry_set_placeholder_text(cast(), newValue) }
  }

  /// Whether the characters are shown.
  var showsText: Bool {
    get { gtk_entry_get_visibility(cast()) != 0 }
    nonmutating set { gtk_entry_set_visibility(cast(), newValue ? 1 : 0) }
  }

  /// The greatest number of characters; `nil` for any number.
  var lengthLimit: Int? {
    get {
      let length = gtk_entry_get_max_length(cast())
      return length == 0 ? nil : Int(length)
    }
    nonmutating set { gtk_entry_set_max_length(cast(), Int32(clamping: newValue ?? 0)) }
  }

  /// What is expected to be typed, from which on-screen keyboards choose their keys.
  var purpose: GtkInputPurpose {
    get { gtk_entry_get_input_purpose(cast()) }
    nonmutating set { gtk_entry_set_input_purpose(cast(), newValue) }
  }

  /// Shows an icon at one end; `nil` shows none.
  func setIcon(
    _ name: String?, at position: GtkEntryIconPosition, tooltip: String? = nil,
    isActivatable: Bool = false
  ) {
    gtk_entry_set_icon_from_icon_name(cast(), position, name)
    gtk_entry_set_icon_tooltip_text(cast(), position, tooltip)
    gtk_entry_set_icon_activatable(cast(), position, isActivatable ? 1 : 0)
  }

  /// The place of an icon in the entry, as last laid out.
  func iconBounds(at position: GtkEntryIconPosition) -> Bounds {
    var area = GdkRectangle()
    gtk_entry_get_icon_area(cast(), position, &area)
    return Bounds(
      x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
  }

  /// Calls the closure when an icon is pressed.
  @discardableResult func onIconPress(
    _ body: @escaping @MainActor (GtkEntryIconPosition) -> Void
  ) -> SignalHandler {
    connectArguments("icon-press") { body($0.int(0) == 0 ? .primary : .secondary) }
  }

  /// Calls the closure when Return is pressed.
  @discardableResult func onActivate(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", body)
  }
}

/// A field to search in a list.
struct SearchEntry: EditableWidget {
  static var widgetType: GType { gtk_search_entry_get_type() }
  let pointer: WidgetPointer
}

extension SearchEntry {
  init(placeholder: String? = nil) {
    self.init(pointer: gtk_search_entry_new())
    // `gtk_search_entry_set_placeholder_text` came only with GTK 4.10; the property is older.
    if let placeholder { setProperty("placeholder-text", to: .string(placeholder)) }
  }

  /// Lets keys typed anywhere in the widget begin a search.
  func captureKeys(of widget: some WidgetWrapper) {
    gtk_search_entry_set_key_capture_widget(opaque, widget.pointer)
  }

  /// Calls the closure with the text a moment after typing stopped.
  @discardableResult func onSearchChanged(
    _ body: @escaping @MainActor (String) -> Void
  ) -> SignalHandler {
    let pointer = self.pointer
    return connect("search-changed") { body(SearchEntry(pointer: pointer).text) }
  }

  /// Calls the closure when Escape is pressed.
  @discardableResult func onStop(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("stop-search", body)
  }

  @discardableResult func onActivate(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", body)
  }
}
