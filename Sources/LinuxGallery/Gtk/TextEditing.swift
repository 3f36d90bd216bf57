import CGtk

/// A widget that edits text by keys: the inside of an entry, or a text view.
///
/// Both have the same keyboard signals, which stand for what a person does.
@MainActor protocol TextEditing: WidgetWrapper {
  /// The text, without what is being composed.
  var text: String { get nonmutating set }
  /// What is selected, in Unicode scalars from the beginning; empty where only the caret stands.
  var selectedScalars: Range<Int> { get }
  /// Selects what lies between two places in Unicode scalars; the caret stands at the end.
  func selectScalars(_ range: Range<Int>)
  /// Whether the text can be changed.
  var isEditable: Bool { get nonmutating set }
  /// What is expected to be typed, from which on-screen keyboards choose their keys.
  var purpose: GtkInputPurpose { get nonmutating set }
  /// Draws some of the text bold, in Unicode scalars from its beginning; nothing where there is none.
  func embolden(_ range: Range<Int>?)
  /// Whether some of the text is drawn bold.
  var isEmboldened: Bool { get }
  /// Calls the closure after each change of text or selection; an edit may cause several calls.
  func onEdited(_ body: @escaping @MainActor () -> Void) -> [SignalHandler]
  /// Lets a closure decide how much of what is to be put in is, given it and its place in Unicode
  /// scalars.
  @discardableResult func onInsertion(
    _ admit: @escaping @MainActor (String, Int) -> String
  ) -> SignalHandler
}

extension TextEditing {
  /// Types a text in the place of what is selected, as an input method commits it.
  func type(_ text: String) {
    // The signal by itself leaves the selection where it is.
    if !selectedScalars.isEmpty { deleteBackward() }
    emit("insert-at-cursor", .string(text))
  }

  /// Presses the key that deletes to the left.
  func deleteBackward() { emit("backspace") }

  /// Asks for what is selected to be copied.
  func copySelection() { emit("copy-clipboard") }

  /// Asks for what is selected to be cut.
  func cutSelection() { emit("cut-clipboard") }

  /// Asks for the clipboard to be pasted.
  func pasteClipboard() { emit("paste-clipboard") }

  /// Tells what an input method composes.
  func compose(_ text: String) { emit("preedit-changed", .string(text)) }

  /// Calls the closure with what an input method composes, empty once that is put in or given up.
  @discardableResult func onComposed(
    _ body: @escaping @MainActor (String) -> Void
  ) -> SignalHandler {
    connectArguments("preedit-changed") { body($0.string(0) ?? "") }
  }

  /// Calls the closure when a person asks to copy, cut or paste; with true it was dealt with, and
  /// the widget does nothing by itself.
  @discardableResult func onClipboardKey(
    _ signal: ClipboardSignal, _ body: @escaping @MainActor () -> Bool
  ) -> SignalHandler {
    let widget = AnyWidget(self)
    return connect(signal.rawValue) { if body() { widget.stopEmission(of: signal.rawValue) } }
  }
}

/// What a person can ask of the clipboard.
enum ClipboardSignal: String {
  case copy = "copy-clipboard"
  case cut = "cut-clipboard"
  case paste = "paste-clipboard"
}

/// The inside of an entry.
struct EntryText: TypedWidget, EditableWidget, TextEditing {
  static var widgetType: GType { gtk_text_get_type() }
  let pointer: WidgetPointer
}

extension EntryText {
  var selectedScalars: Range<Int> {
    var start: Int32 = 0
    var end: Int32 = 0
    guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0 else {
      return caret..<caret
    }
    return Int(start)..<max(Int(start), Int(end))
  }

  func selectScalars(_ range: Range<Int>) { select(from: range.lowerBound, to: range.upperBound) }

  func onEdited(_ body: @escaping @MainActor () -> Void) -> [SignalHandler] {
    [
      connect("changed", body), onNotify("cursor-position", body),
      onNotify("selection-bound", body),
    ]
  }

  @discardableResult func onInsertion(
    _ admit: @escaping @MainActor (String, Int) -> String
  ) -> SignalHandler {
    let widget = self
    let isOwn = Flag()
    return connectArguments("insert-text") { arguments in
      guard !isOwn.isSet, let whole = arguments.string(0),
        let place = arguments.pointer(2)?.assumingMemoryBound(to: Int32.self)
      else { return }
      // The text may go on beyond the length that is meant.
      let text = String(decoding: whole.utf8.prefix(max(0, arguments.int(1))), as: UTF8.self)
      let admitted = admit(text, Int(place.pointee))
      guard admitted != text else { return }
      widget.stopEmission(of: "insert-text")
      guard !admitted.isEmpty else { return }
      isOwn.isSet = true
      defer { isOwn.isSet = false }
      gtk_editable_insert_text(widget.opaque, admitted, Int32(admitted.utf8.count), place)
    }
  }

  /// The label that stands in for the text while there is none; `nil` without such words.
  var placeholderLabel: Label? {
    descendants(of: Label.self).first { $0.cssName == "placeholder" }
  }

  /// Whether the characters are shown as they are.
  var showsText: Bool {
    get { gtk_text_get_visibility(cast()) != 0 }
    nonmutating set { gtk_text_set_visibility(cast(), newValue ? 1 : 0) }
  }

  /// What is expected to be typed, from which on-screen keyboards choose their keys.
  var purpose: GtkInputPurpose {
    get { gtk_text_get_input_purpose(cast()) }
    nonmutating set { gtk_text_set_input_purpose(cast(), newValue) }
  }

  func embolden(_ range: Range<Int>?) {
    guard let range else { return gtk_text_set_attributes(cast(), nil) }
    let scalars = text.unicodeScalars
    let start = scalars.prefix(range.lowerBound).reduce(0) { $0 + $1.utf8.count }
    let length = scalars.dropFirst(range.lowerBound).prefix(range.count)
      .reduce(0) { $0 + $1.utf8.count }
    let list = pango_attr_list_new()
    if let weight = pango_attr_weight_new(PANGO_WEIGHT_BOLD) {
      weight.pointee.start_index = guint(clamping: start)
      weight.pointee.end_index = guint(clamping: start + length)
      // The list owns the attribute, the widget shares the list.
      pango_attr_list_insert(list, weight)
    }
    gtk_text_set_attributes(cast(), list)
    pango_attr_list_unref(list)
  }

  var isEmboldened: Bool { gtk_text_get_attributes(cast()) != nil }

  /// Whether what is selected here can be pasted with the middle button.
  var hasPrimarySelection: Bool {
    let primary = gtk_widget_get_primary_clipboard(pointer)
    return gdk_clipboard_is_local(primary) != 0 && gdk_clipboard_get_content(primary) != nil
  }
}

/// A flag that closures share.
@MainActor final class Flag {
  var isSet = false
}

extension EditableWidget {
  /// The inside, where keys and input methods arrive.
  var inside: EntryText? {
    gtk_editable_get_delegate(opaque).map {
      EntryText(pointer: UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// Whether the widget remembers edits by itself to undo them.
  func setKeepsHistory(_ keeps: Bool) { gtk_editable_set_enable_undo(opaque, keeps ? 1 : 0) }
}

/// A field for a secret, whose characters are hidden.
struct PasswordEntry: EditableWidget {
  static var widgetType: GType { gtk_password_entry_get_type() }
  let pointer: WidgetPointer
}

extension PasswordEntry {
  init(placeholder: String? = nil) {
    self.init(pointer: gtk_password_entry_new())
    self.placeholder = placeholder
  }

  /// What it shows while it is empty.
  var placeholder: String? {
    get {
      guard case .string(let text) = property("placeholder-text") else { return nil }
      return text
    }
    nonmutating set { setProperty("placeholder-text", to: .string(newValue)) }
  }
}
