import CGtk

/// A number with buttons that raise and lower it.
struct SpinButton: EditableWidget {
  static var widgetType: GType { gtk_spin_button_get_type() }
  let pointer: WidgetPointer
}

extension SpinButton {
  /// Makes a spin button; a step of 0 or less is taken as 1.
  init(value: Double, in range: ClosedRange<Double>, step: Double = 1, digits: Int = 0) {
    let adjustment = Adjustment(
      value: value, in: range, step: step > 0 ? step : 1, page: (step > 0 ? step : 1) * 10)
    self.init(
      pointer: gtk_spin_button_new(
        adjustment.cast(), step > 0 ? step : 1, guint(clamping: min(max(0, digits), 20))))
    gtk_spin_button_set_numeric(opaque, 1)
  }

  /// The number; what is set is clamped to the range.
  var value: Double {
    get { gtk_spin_button_get_value(opaque) }
    nonmutating set { gtk_spin_button_set_value(opaque, newValue) }
  }

  var adjustment: Adjustment {
    Adjustment(object: UnsafeMutableRawPointer(gtk_spin_button_get_adjustment(opaque)))
  }

  @discardableResult func onValueChanged(
    _ body: @escaping @MainActor (Double) -> Void
  ) -> SignalHandler {
    let pointer = self.pointer
    return connect("value-changed") { body(SpinButton(pointer: pointer).value) }
  }
}

/// A number shown as a place on a line.
struct Scale: TypedWidget {
  static var widgetType: GType { gtk_scale_get_type() }
  let pointer: WidgetPointer
}

extension Scale {
  init(_ orientation: GtkOrientation, _ adjustment: Adjustment) {
    self.init(pointer: gtk_scale_new(orientation, adjustment.cast()))
  }

  var adjustment: Adjustment {
    Adjustment(object: UnsafeMutableRawPointer(gtk_range_get_adjustment(cast())))
  }

  /// Whether the number stands beside the thumb.
  func setDrawsValue(_ draws: Bool) { gtk_scale_set_draw_value(cast(), draws ? 1 : 0) }

  /// Marks a value, with markup beside it if given.
  func addMark(_ value: Double, at position: GtkPositionType, markup: String? = nil) {
    gtk_scale_add_mark(cast(), value, position, markup)
  }

  /// The trough's place in the scale, as last laid out.
  var troughBounds: Bounds {
    var area = GdkRectangle()
    gtk_range_get_range_rect(cast(), &area)
    return Bounds(
      x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
  }
}

/// How much of something is done.
struct ProgressBar: TypedWidget {
  static var widgetType: GType { gtk_progress_bar_get_type() }
  let pointer: WidgetPointer
}

extension ProgressBar {
  init() { self.init(pointer: gtk_progress_bar_new()) }

  /// The part that is done, 0…1; what is set is clamped.
  var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    nonmutating set { gtk_progress_bar_set_fraction(opaque, min(max(0, newValue), 1)) }
  }

  /// The text shown with the bar, `nil` for none.
  func setText(_ text: String?) {
    gtk_progress_bar_set_text(opaque, text)
    gtk_progress_bar_set_show_text(opaque, text == nil ? 0 : 1)
  }
}

/// Something that turns while there is work of unknown length.
struct Spinner: TypedWidget {
  static var widgetType: GType { gtk_spinner_get_type() }
  let pointer: WidgetPointer
}

extension Spinner {
  init() { self.init(pointer: gtk_spinner_new()) }

  var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    nonmutating set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
  }
}
