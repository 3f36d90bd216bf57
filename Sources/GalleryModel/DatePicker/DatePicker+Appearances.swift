extension DatePicker {
  /// How a date picker looks.
  public static let appearances: [Appearance<DatePicker>] = [centredAndDark, phoneKeyboardSize]

  static let centredAndDark: Appearance<DatePicker> = selectedDark(
    Statement(
      .appearance, "date-picker.show-selected-value-centred-and-dark",
      "The value selected in each wheel stands in its middle in dark text.",
      evidence: .widget, sources: sources(.seven)),
    mayAlsoBreak: elsewhere)

  static let phoneKeyboardSize: Appearance<DatePicker> = keyboardSize(
    Statement(
      .appearance, "date-picker.match-phone-keyboard-size",
      "A date picker is as large as the iPhone keyboard.",
      evidence: .both, sources: sources(.seven, .six),
      supersededBy: "picker.stand-about-five-rows-tall"),
    mayAlsoBreak: { elsewhere() + [keepSize.statement] })
}
