import CGtk

/// Rows under each other that can be chosen.
struct ListBox: TypedWidget {
  static var widgetType: GType { gtk_list_box_get_type() }
  let pointer: WidgetPointer
}

extension ListBox {
  init(selection: GtkSelectionMode = .single) {
    self.init(pointer: gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, selection)
  }

  /// Adds a widget at the end, in a new row unless it is a row, and returns the row.
  @discardableResult func append(_ child: some WidgetWrapper) -> ListBoxRow {
    insert(child, at: -1)
  }

  /// Adds a widget before the row of that number, at the end if there is none, as `append` does.
  @discardableResult func insert(_ child: some WidgetWrapper, at position: Int) -> ListBoxRow {
    let row = child.as(ListBoxRow.self) ?? ListBoxRow(child: child)
    gtk_list_box_insert(opaque, row.pointer, Int32(clamping: position))
    return row
  }

  func remove(_ row: ListBoxRow) { gtk_list_box_remove(opaque, row.pointer) }
  func removeAll() { for row in rows { remove(row) } }

  var rows: [ListBoxRow] { children.compactMap { $0.as(ListBoxRow.self) } }

  var selectedRow: ListBoxRow? {
    get { gtk_list_box_get_selected_row(opaque).map(ListBoxRow.init(at:)) }
    nonmutating set { gtk_list_box_select_row(opaque, newValue?.cast()) }
  }

  /// What stands in place of rows while none is visible.
  func setPlaceholder(_ widget: (any WidgetWrapper)?) {
    gtk_list_box_set_placeholder(opaque, widget?.pointer)
  }

  /// Calls the closure whenever a visible row may need another header, with the visible row before.
  func onHeaderNeeded(_ body: @escaping @MainActor (ListBoxRow, ListBoxRow?) -> Void) {
    gtk_list_box_set_header_func(
      opaque,
      { row, previous, data in
        guard let row, let data else { return }
        nonisolated(unsafe) let rows = (row, previous)
        let body = Unmanaged<HeaderBox>.fromOpaque(data).takeUnretainedValue().body
        MainActor.assumeIsolated { body(ListBoxRow(at: rows.0), rows.1.map(ListBoxRow.init(at:))) }
      },
      Unmanaged.passRetained(HeaderBox(body)).toOpaque(),
      { data in if let data { Unmanaged<HeaderBox>.fromOpaque(data).release() } })
  }

  /// Whether one click activates a row, rather than two.
  func setActivatesOnSingleClick(_ isSingle: Bool) {
    gtk_list_box_set_activate_on_single_click(opaque, isSingle ? 1 : 0)
  }

  /// Scrolls by this adjustment when the focus moves out of what is visible.
  func setAdjustment(_ adjustment: Adjustment) {
    gtk_list_box_set_adjustment(opaque, adjustment.cast())
  }

  /// Calls the closure with the row that was pressed or activated by a key.
  @discardableResult func onRowActivated(
    _ body: @escaping @MainActor (ListBoxRow) -> Void
  ) -> SignalHandler {
    connectArguments("row-activated") { arguments in
      if let row = arguments.object(0) {
        body(ListBoxRow(pointer: row.assumingMemoryBound(to: GtkWidget.self)))
      }
    }
  }

  /// Calls the closure with the row now selected, `nil` for none.
  @discardableResult func onRowSelected(
    _ body: @escaping @MainActor (ListBoxRow?) -> Void
  ) -> SignalHandler {
    connectArguments("row-selected") { arguments in
      body(
        arguments.object(0).map { ListBoxRow(pointer: $0.assumingMemoryBound(to: GtkWidget.self)) })
    }
  }

}

/// What a list retains to have its headers made.
private final class HeaderBox {
  let body: @MainActor (ListBoxRow, ListBoxRow?) -> Void

  init(_ body: @escaping @MainActor (ListBoxRow, ListBoxRow?) -> Void) { self.body = body }
}

/// One row of a list box.
struct ListBoxRow: TypedWidget {
  static var widgetType: GType { gtk_list_box_row_get_type() }
  let pointer: WidgetPointer
}

extension ListBoxRow {
  init(child: (any WidgetWrapper)? = nil) {
    self.init(pointer: gtk_list_box_row_new())
    if let child { gtk_list_box_row_set_child(cast(), child.pointer) }
  }

  var child: AnyWidget? {
    get { gtk_list_box_row_get_child(cast()).map(AnyWidget.init(pointer:)) }
    nonmutating set { gtk_list_box_row_set_child(cast(), newValue?.pointer) }
  }

  /// Its number in the list, from 0; `nil` if it is in none.
  var index: Int? {
    let index = gtk_list_box_row_get_index(cast())
    return index < 0 ? nil : Int(index)
  }

  /// Whether a press or Return activates it.
  var isActivatable: Bool {
    get { gtk_list_box_row_get_activatable(cast()) != 0 }
    nonmutating set { gtk_list_box_row_set_activatable(cast(), newValue ? 1 : 0) }
  }

  var isSelectable: Bool {
    get { gtk_list_box_row_get_selectable(cast()) != 0 }
    nonmutating set { gtk_list_box_row_set_selectable(cast(), newValue ? 1 : 0) }
  }

  var isSelected: Bool { gtk_list_box_row_is_selected(cast()) != 0 }

  /// Wraps the address that functions of lists speak of.
  fileprivate init(at address: UnsafeMutablePointer<GtkListBoxRow>) {
    self.init(pointer: UnsafeMutableRawPointer(address).assumingMemoryBound(to: GtkWidget.self))
  }

  /// The widget above the row, such as the heading of a group.
  ///
  /// GTK takes it away again unless it is set where `onHeaderNeeded` asks for it.
  var header: AnyWidget? {
    get { gtk_list_box_row_get_header(cast()).map(AnyWidget.init(pointer:)) }
    nonmutating set { gtk_list_box_row_set_header(cast(), newValue?.pointer) }
  }
}

/// One of several texts, the others in a popover.
struct DropDown: TypedWidget {
  static var widgetType: GType { gtk_drop_down_get_type() }
  let pointer: WidgetPointer
}

extension DropDown {
  init(_ choices: [String]) {
    self.init(pointer: withCStrings(choices) { gtk_drop_down_new_from_strings($0) })
  }

  /// Offers other texts; the first of them becomes the selected one.
  func setChoices(_ choices: [String]) {
    withCStrings(choices) { texts in
      guard let list = gtk_string_list_new(texts) else { return }
      gtk_drop_down_set_model(opaque, list)
      g_object_unref(UnsafeMutableRawPointer(list))
    }
  }

  /// How many texts it offers.
  var choiceCount: Int {
    gtk_drop_down_get_model(opaque).map { Int(g_list_model_get_n_items($0)) } ?? 0
  }

  /// The number of the selected text, from 0; `nil` while there is none to select.
  ///
  /// A number that no text has, and `nil`, are ignored: whether GTK takes them differs by version.
  var selected: Int? {
    get {
      let position = gtk_drop_down_get_selected(opaque)
      return position == guint.max ? nil : Int(position)
    }
    nonmutating set {
      guard let newValue, (0..<choiceCount).contains(newValue) else { return }
      gtk_drop_down_set_selected(opaque, guint(newValue))
    }
  }

  /// Calls the closure with the number of the text now selected, `nil` for none.
  @discardableResult func onSelected(_ body: @escaping @MainActor (Int?) -> Void) -> SignalHandler {
    let pointer = self.pointer
    return onNotify("selected") { body(DropDown(pointer: pointer).selected) }
  }
}

/// Lends the texts as the null-terminated array that C functions want.
func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
  let copies = texts.map { g_strdup($0) }
  defer { for copy in copies { g_free(copy) } }
  let array = copies.map { UnsafePointer($0) } + [nil]
  return array.withUnsafeBufferPointer { body($0.baseAddress) }
}
