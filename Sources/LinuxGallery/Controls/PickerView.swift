import GalleryModel

/// Shows a picker on the page of a form.
typealias PickerView = WheelControlView<Picker>

extension Picker: ViewableControl {
  typealias View = PickerView
}
