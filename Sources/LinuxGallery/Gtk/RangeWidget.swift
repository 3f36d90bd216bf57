import CGtk

/// A number within bounds that assistive technologies read and set, drawn and turned by its owner.
///
/// Only GTK's own classes tell the accessibility bus a value, hence a bare range, with a role, a
/// layout and controllers from outside.
struct RangeWidget: TypedWidget {
  static var widgetType: GType { gtk_range_get_type() }
  let pointer: WidgetPointer
}

extension RangeWidget {
  /// Makes a vertical range of this role without anything of its own: trough, slider, gestures.
  ///
  /// Children that are added are taken out when the widget is destroyed.
  init(role: GtkAccessibleRole, _ adjustment: Adjustment) {
    self.init(pointer: AnyWidget(type: gtk_range_get_type(), role: role).pointer)
    gtk_range_set_adjustment(cast(), adjustment.cast())
    gtk_orientable_set_orientation(opaque, .vertical)
    for controller in controllers { controller.phase = .none }
    for child in children { child.isVisible = false }
    let own = children.map(\.pointer)
    let pointer = self.pointer
    connect("destroy") {
      for child in AnyWidget(pointer: pointer).children where !own.contains(child.pointer) {
        gtk_widget_unparent(child.pointer)
      }
    }
  }

  /// The number, which the widget keeps.
  var adjustment: Adjustment {
    Adjustment(object: UnsafeMutableRawPointer(gtk_range_get_adjustment(cast())))
  }
}

extension Adjustment {
  /// Sets number, bounds and steps at once; the number is clamped to the bounds.
  func configure(value: Double, in range: ClosedRange<Double>, step: Double, page: Double) {
    gtk_adjustment_configure(
      cast(), value, range.lowerBound, range.upperBound, step, page, 0)
  }
}
