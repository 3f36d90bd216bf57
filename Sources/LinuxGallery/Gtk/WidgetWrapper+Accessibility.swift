import CGtk

extension WidgetWrapper {
  /// The name that assistive technologies speak; for widgets whose text does not say it.
  ///
  /// It takes the place of other widgets' texts, such as that of a button's own label.
  func setAccessibleName(_ text: String) {
    gtk_accessible_reset_relation(opaque, .labelledBy)
    update(.label, to: text)
  }

  /// Names a drop-down or a menu button, which leave the focus to a button within them.
  ///
  /// GTK 4.8 speaks the name of the one within, newer versions speak that of the outer one for both.
  func setAccessibleNameThroughout(_ text: String) {
    setAccessibleName(text)
    descendants(of: ToggleButton.self).first?.setAccessibleName(text)
  }

  /// What assistive technologies speak after the name.
  func setAccessibleDescription(_ text: String) { update(.description, to: text) }

  /// The value in words, for ranges whose number says too little.
  func setAccessibleValue(text: String) { update(.valueText, to: text) }

  /// The value of a range: now, at least and at most.
  func setAccessibleValue(_ now: Double, in range: ClosedRange<Double>) {
    update(.valueMin, to: range.lowerBound)
    update(.valueMax, to: range.upperBound)
    update(.valueNow, to: now)
  }

  /// Sets an accessible property that is a text.
  func update(_ property: GtkAccessibleProperty, to text: String) {
    gallery_accessible_update_text(opaque, property, text)
  }

  /// Sets an accessible property that is a number of a range.
  func update(_ property: GtkAccessibleProperty, to number: Double) {
    gallery_accessible_update_number(opaque, property, number)
  }

  /// Sets an accessible property that is a flag, a count or an enumeration.
  func update(_ property: GtkAccessibleProperty, to number: Int) {
    gallery_accessible_update_integer(opaque, property, Int32(clamping: number))
  }

  /// Sets an accessible state that is true or false: disabled, expanded, selected and others.
  func update(_ state: GtkAccessibleState, to isSet: Bool) {
    gallery_accessible_update_state(opaque, state, isSet ? 1 : 0)
  }

  /// Sets an accessible state of three values: checked or pressed, which may be mixed.
  func update(_ state: GtkAccessibleState, to value: GtkAccessibleTristate) {
    gallery_accessible_update_state(opaque, state, Int32(bitPattern: value.rawValue))
  }

  /// What the widget is to assistive technologies.
  ///
  /// It can be set only before they were told of the widget, that is: right after its making.
  var accessibleRole: GtkAccessibleRole {
    get { gtk_accessible_get_accessible_role(opaque) }
    nonmutating set { setProperty("accessible-role", to: .int(Int(newValue.rawValue))) }
  }

  /// Hides it from assistive technologies, for what is mere decoration; right after its making.
  func hideFromAccessibility() { accessibleRole = .presentation }

  /// Names it by the text of another widget.
  func setLabelled(by label: some WidgetWrapper) {
    gallery_accessible_set_labelled_by(opaque, label.opaque)
  }

  /// Describes it by the text of another widget.
  func setDescribed(by description: some WidgetWrapper) {
    gallery_accessible_set_described_by(opaque, description.opaque)
  }

  /// Says that it changes what another widget shows.
  func setControls(_ controlled: some WidgetWrapper) {
    gallery_accessible_set_controls(opaque, controlled.opaque)
  }
}

/// What tests read back; GTK answers only under its test back end (`GTK_A11Y=test`).
extension WidgetWrapper {
  /// What differs if the accessible property is not the text, `nil` if it is.
  func accessibleMismatch(_ property: GtkAccessibleProperty, _ expected: String) -> String? {
    take(gallery_accessible_check_text(opaque, property, expected))
  }

  /// What differs if the accessible property is not the number, `nil` if it is.
  func accessibleMismatch(_ property: GtkAccessibleProperty, _ expected: Double) -> String? {
    take(gallery_accessible_check_number(opaque, property, expected))
  }

  /// What differs if the accessible state is not the value, `nil` if it is.
  func accessibleMismatch(_ state: GtkAccessibleState, _ expected: Int) -> String? {
    take(gallery_accessible_check_state(opaque, state, Int32(clamping: expected)))
  }

  func hasAccessible(_ state: GtkAccessibleState) -> Bool {
    gtk_test_accessible_has_state(opaque, state) != 0
  }

  func hasAccessible(_ property: GtkAccessibleProperty) -> Bool {
    gtk_test_accessible_has_property(opaque, property) != 0
  }

  func hasAccessible(_ relation: GtkAccessibleRelation) -> Bool {
    gtk_test_accessible_has_relation(opaque, relation) != 0
  }
}

/// A C string that the caller owns, as a Swift string.
func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
  guard let text else { return nil }
  defer { g_free(text) }
  return String(cString: text)
}
