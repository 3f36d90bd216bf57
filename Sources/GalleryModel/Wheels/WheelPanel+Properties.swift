extension WheelPanel {
  /// All of a panel that can be edited, wrong values too.
  static let properties: [Property<WheelPanel>] = [
    .text("field-title", Message("Title of the field"), \.fieldTitle),
    .toggle("is-editing", Message("The field is being edited"), \.isEditing),
    .toggle("always-shown", Message("Is always shown"), \.isAlwaysShown),
    .toggle("near-field", Message("Opens near the field"), \.opensNearField),
    .toggle("allows-inline", Message("Can open between rows"), \.allowsInline),
    .toggle("accepts-size", Message("Accepts a custom size"), \.acceptsCustomSize),
    .number(
      "custom-width", Message("Width, 0 for the usual"), within: 0...sizes.upperBound, step: 4,
      read: { $0.customWidth ?? 0 },
      write: { try $0.setCustomSize(width: $1 == 0 ? nil : $1, height: $0.customHeight) }),
    .number(
      "custom-height", Message("Height, 0 for the usual"), within: 0...sizes.upperBound, step: 4,
      read: { $0.customHeight ?? 0 },
      write: { try $0.setCustomSize(width: $0.customWidth, height: $1 == 0 ? nil : $1) }),
    .toggle("turnable", Message("Wheels can be turned"), \.isTurnable),
    .number(
      "visible-rows", Message("Rows seen at once"), within: WheelLook.rowBounds, step: 1,
      read: { $0.look.visibleRows }, write: { try $0.look.setVisibleRows($1) }),
    .toggle("marks-selection", Message("Selected row is dark"), \.look.marksSelection),
    .choice("selection-place", Message("Place of the selected row"), \.look.place) { $0.title },
    .toggle("rests-between", Message("Comes to rest between rows"), \.look.restsBetweenRows),
  ]
}

extension WheelLook.Place {
  var title: Message {
    switch self {
    case .middle: Message("In the middle")
    case .top: Message("At the top")
    }
  }
}
