import GalleryModel

/// Shows a date picker on the page of a form.
typealias DatePickerView = WheelControlView<DatePicker>

extension DatePicker: ViewableControl {
  typealias View = DatePickerView
}
