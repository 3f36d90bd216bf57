import CGtk

extension SpinButton {
  /// Asks for the number when what was typed is to be taken over: on Return, when the focus leaves,
  /// and before a step.
  @discardableResult func onInput(_ body: @escaping @MainActor () -> Double) -> SignalHandler {
    connectAnswering("input") { arguments in
      guard let place = arguments.pointer(0) else { return .int(0) }
      place.assumingMemoryBound(to: Double.self).pointee = body()
      return .int(1)
    }
  }

  /// Asks before the number is written into the field; true leaves the text as it is.
  @discardableResult func onOutput(_ body: @escaping @MainActor () -> Bool) -> SignalHandler {
    connectReturning("output") { _ in body() }
  }

  /// Takes over what was typed, as Return does.
  func takeTyped() { gtk_spin_button_update(opaque) }

  /// Whether turns of the wheel over it change the number, rather than scroll what is around it.
  func setTakesWheel(_ takes: Bool) {
    for controller in controllers where controller.isA(gtk_event_controller_scroll_get_type()) {
      controller.phase = takes ? .bubble : .none
    }
  }

  /// How many decimals are shown; what is set is limited to 20.
  var digits: Int {
    get { Int(gtk_spin_button_get_digits(opaque)) }
    nonmutating set { gtk_spin_button_set_digits(opaque, guint(clamping: min(newValue, 20))) }
  }
}
