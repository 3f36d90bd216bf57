import CGtk

/// A number within bounds, shared by what scrolls, slides or counts.
struct Adjustment: ObjectWrapper {
  let object: UnsafeMutableRawPointer
}

extension Adjustment {
  /// Makes an adjustment, which floats: give it to a widget or keep it in a `Reference`.
  init(
    value: Double, in range: ClosedRange<Double>, step: Double, page: Double = 0,
    pageSize: Double = 0
  ) {
    let made: UnsafeMutablePointer<GtkAdjustment> = gtk_adjustment_new(
      value, range.lowerBound, range.upperBound + pageSize, step, page, pageSize)
    object = UnsafeMutableRawPointer(made)
  }

  /// The number; what is set is clamped to the bounds.
  var value: Double {
    get { gtk_adjustment_get_value(cast()) }
    nonmutating set { gtk_adjustment_set_value(cast(), newValue) }
  }

  /// The least and the greatest value that can be reached.
  var range: ClosedRange<Double> {
    get {
      let lower = gtk_adjustment_get_lower(cast())
      return lower...max(lower, gtk_adjustment_get_upper(cast()) - pageSize)
    }
    nonmutating set {
      gtk_adjustment_configure(
        cast(), value, newValue.lowerBound, newValue.upperBound + pageSize,
        gtk_adjustment_get_step_increment(cast()), gtk_adjustment_get_page_increment(cast()),
        pageSize)
    }
  }

  /// How much of the whole is visible, for what scrolls.
  var pageSize: Double { gtk_adjustment_get_page_size(cast()) }

  /// Scrolls as little as is needed to show this range.
  func show(_ range: ClosedRange<Double>) {
    gtk_adjustment_clamp_page(cast(), range.lowerBound, range.upperBound)
  }

  @discardableResult func onValueChanged(
    _ body: @escaping @MainActor (Double) -> Void
  ) -> SignalHandler {
    let object = self.object
    return connect("value-changed") { body(Adjustment(object: object).value) }
  }

  /// Calls the closure when bounds or steps change.
  @discardableResult func onChanged(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("changed", body)
  }
}
