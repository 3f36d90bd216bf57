import CGtk

/// A long list of texts of which one is chosen, and which can be searched; rows are made as they
/// come into view.
@MainActor final class ChoiceList {
  let widget: ListView
  private let filter: OpaquePointer
  private let model: OpaquePointer
  private let selection: SelectionObject
  private var chosen: SignalHandler?
  /// What GTK calls no position, by a macro.
  private static let none = guint.max
  /// Only for `deinit`, which is not isolated; lists are let go of on the main thread.
  private nonisolated(unsafe) let owned: [UnsafeMutableRawPointer]

  /// Makes a list with nothing chosen; `chose` is called with the text that a person chose.
  init(_ words: [String], chose: @escaping @MainActor (String) -> Void) {
    // GTK's constructors return null only when memory is exhausted, at which GLib aborts.
    let texts: OpaquePointer = withCStrings(words) { gtk_string_list_new($0) }
    let text: OpaquePointer = gtk_property_expression_new(
      gtk_string_object_get_type(), nil, "string")
    filter = gtk_string_filter_new(text)
    gtk_string_filter_set_match_mode(filter, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING)
    // The constructors take the references that they are given, so each is kept by one more.
    let kept = UnsafeMutableRawPointer(filter)
    g_object_ref(kept)
    model = gtk_filter_list_model_new(texts, kept.assumingMemoryBound(to: GtkFilter.self))
    gtk_filter_list_model_set_incremental(model, 1)
    g_object_ref(UnsafeMutableRawPointer(model))
    let single: OpaquePointer = gtk_single_selection_new(model)
    selection = SelectionObject(object: UnsafeMutableRawPointer(single))
    gtk_single_selection_set_autoselect(single, 0)
    gtk_single_selection_set_can_unselect(single, 1)
    gtk_single_selection_set_selected(single, Self.none)
    g_object_ref(selection.object)
    let factory: OpaquePointer = gtk_signal_list_item_factory_new()
    FactoryObject(object: UnsafeMutableRawPointer(factory)).fillRows()
    widget = ListView(pointer: gtk_list_view_new(single, factory))
    owned = [kept, UnsafeMutableRawPointer(model), selection.object]
    chosen = selection.onNotify("selected") { [weak self] in
      if let text = self?.selectedText { chose(text) }
    }
  }

  deinit { for object in owned { g_object_unref(object) } }

  private var single: OpaquePointer { OpaquePointer(selection.object) }

  /// The text that is chosen; `nil` if none is, or if it does not match the search.
  var selectedText: String? {
    guard let item = gtk_single_selection_get_selected_item(single) else { return nil }
    return text(of: item)
  }

  /// Shows the text of that number as chosen, none for `nil`, without reporting it.
  func select(_ index: Int?) {
    chosen?.withBlocked {
      let position = index.map { guint(clamping: $0) } ?? Self.none
      gtk_single_selection_set_selected(single, position)
    }
  }

  /// How many texts match the search.
  var matchCount: Int { Int(g_list_model_get_n_items(model)) }

  /// Shows the texts that contain this one, whatever its case; all for an empty one.
  func search(_ text: String) { gtk_string_filter_set_search(filter, text) }

  /// Scrolls to the text of that number.
  func scroll(to index: Int) {
    widget.activateList("list.scroll-to-item", guint(clamping: index))
  }
}

/// The text of an item of a list of texts.
@MainActor private func text(of item: UnsafeMutableRawPointer) -> String? {
  guard gallery_is_a(item, gtk_string_object_get_type()) != 0,
    let text = gtk_string_object_get_string(OpaquePointer(item))
  else { return nil }
  return String(cString: text)
}

/// The widget of a list that makes its rows as they come into view.
struct ListView: TypedWidget {
  static var widgetType: GType { gtk_list_view_get_type() }
  let pointer: WidgetPointer
}

extension ListView {
  fileprivate func activateList(_ action: String, _ position: guint) {
    gtk_widget_activate_action_variant(pointer, action, g_variant_new_uint32(position))
  }
}

private struct SelectionObject: ObjectWrapper { let object: UnsafeMutableRawPointer }
private struct FactoryObject: ObjectWrapper { let object: UnsafeMutableRawPointer }

extension FactoryObject {
  /// Fills each row with a label of the row's text.
  @MainActor fileprivate func fillRows() {
    connectArguments("setup") { arguments in
      guard let item = arguments.object(0) else { return }
      let label = Label()
      label.alignment = 0
      label.ellipsize = .end
      label.addClass("choice")
      gtk_list_item_set_child(OpaquePointer(item), label.pointer)
    }
    connectArguments("bind") { arguments in
      guard let row = arguments.object(0),
        let item = gtk_list_item_get_item(OpaquePointer(row)),
        let child = gtk_list_item_get_child(OpaquePointer(row))
      else { return }
      AnyWidget(pointer: child).as(Label.self)?.text = text(of: item) ?? ""
    }
  }
}
