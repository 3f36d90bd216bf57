import CGtk

/// A text of several lines.
struct TextView: TypedWidget, TextEditing {
  static var widgetType: GType { gtk_text_view_get_type() }
  let pointer: WidgetPointer
}

extension TextView {
  init(isEditable: Bool = true, isMonospaced: Bool = false) {
    self.init(pointer: gtk_text_view_new())
    gtk_text_view_set_editable(cast(), isEditable ? 1 : 0)
    gtk_text_view_set_monospace(cast(), isMonospaced ? 1 : 0)
  }

  private var buffer: Buffer {
    Buffer(object: UnsafeMutableRawPointer(gtk_text_view_get_buffer(cast())))
  }

  var text: String {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer.cast(), &start, &end)
      return take(gtk_text_buffer_get_text(buffer.cast(), &start, &end, 1)) ?? ""
    }
    nonmutating set {
      gtk_text_buffer_set_text(buffer.cast(), newValue, -1)
    }
  }

  var wrapMode: GtkWrapMode {
    get { gtk_text_view_get_wrap_mode(cast()) }
    nonmutating set { gtk_text_view_set_wrap_mode(cast(), newValue) }
  }

  var selectedScalars: Range<Int> {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_selection_bounds(buffer.cast(), &start, &end)
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  func selectScalars(_ range: Range<Int>) {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer.cast(), &start, Int32(clamping: range.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer.cast(), &end, Int32(clamping: range.upperBound))
    gtk_text_buffer_select_range(buffer.cast(), &end, &start)
  }

  var isEditable: Bool {
    get { gtk_text_view_get_editable(cast()) != 0 }
    nonmutating set { gtk_text_view_set_editable(cast(), newValue ? 1 : 0) }
  }

  func embolden(_ range: Range<Int>?) {
    var start = GtkTextIter()
    var end = GtkTextIter()
    let tag = boldTag
    gtk_text_buffer_get_bounds(buffer.cast(), &start, &end)
    gtk_text_buffer_remove_tag(buffer.cast(), tag, &start, &end)
    guard let range else { return }
    gtk_text_buffer_get_iter_at_offset(buffer.cast(), &start, Int32(clamping: range.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer.cast(), &end, Int32(clamping: range.upperBound))
    gtk_text_buffer_apply_tag(buffer.cast(), tag, &start, &end)
  }

  var isEmboldened: Bool {
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer.cast(), &start)
    return gtk_text_iter_has_tag(&start, boldTag) != 0
      || gtk_text_iter_forward_to_tag_toggle(&start, boldTag) != 0
  }

  /// The tag for what is bold, which the buffer's table owns.
  private var boldTag: UnsafeMutablePointer<GtkTextTag>? {
    let table = gtk_text_buffer_get_tag_table(buffer.cast())
    if let tag = gtk_text_tag_table_lookup(table, "bold") { return tag }
    guard let tag = gtk_text_tag_new("bold") else { return nil }
    Buffer(object: UnsafeMutableRawPointer(tag)).setProperty("weight", to: .int(700))
    gtk_text_tag_table_add(table, tag)
    g_object_unref(UnsafeMutableRawPointer(tag))
    return tag
  }

  var purpose: GtkInputPurpose {
    get { gtk_text_view_get_input_purpose(cast()) }
    nonmutating set { gtk_text_view_set_input_purpose(cast(), newValue) }
  }

  /// Whether the widget remembers edits by itself to undo them.
  func setKeepsHistory(_ keeps: Bool) {
    gtk_text_buffer_set_enable_undo(buffer.cast(), keeps ? 1 : 0)
  }

  func onEdited(_ body: @escaping @MainActor () -> Void) -> [SignalHandler] {
    [
      buffer.connect("changed", body), buffer.onNotify("cursor-position", body),
      buffer.onNotify("has-selection", body), buffer.connect("mark-set", body),
    ]
  }

  @discardableResult func onInsertion(
    _ admit: @escaping @MainActor (String, Int) -> String
  ) -> SignalHandler {
    let buffer = self.buffer
    let isOwn = Flag()
    return buffer.connectArguments("insert-text") { arguments in
      guard !isOwn.isSet, let whole = arguments.string(1),
        let place = arguments.pointer(0)?.assumingMemoryBound(to: GtkTextIter.self)
      else { return }
      // The text may go on beyond the length that is meant.
      let text = String(decoding: whole.utf8.prefix(max(0, arguments.int(2))), as: UTF8.self)
      let admitted = admit(text, Int(gtk_text_iter_get_offset(place)))
      guard admitted != text else { return }
      buffer.stopEmission(of: "insert-text")
      guard !admitted.isEmpty else { return }
      isOwn.isSet = true
      defer { isOwn.isSet = false }
      gtk_text_buffer_insert(buffer.cast(), place, admitted, Int32(admitted.utf8.count))
    }
  }

  /// Whether the Tab key moves the focus rather than writing a tab.
  func setTabMovesFocus(_ moves: Bool) { gtk_text_view_set_accepts_tab(cast(), moves ? 0 : 1) }

  /// Calls the closure with the text after each change, typed or set.
  @discardableResult func onChanged(_ body: @escaping @MainActor (String) -> Void) -> SignalHandler
  {
    let pointer = self.pointer
    return buffer.connect("changed") { body(TextView(pointer: pointer).text) }
  }
}

/// The text behind a view.
private struct Buffer: ObjectWrapper {
  let object: UnsafeMutableRawPointer
}
