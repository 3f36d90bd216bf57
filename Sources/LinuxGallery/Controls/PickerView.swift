import GalleryModel

extension Picker: ViewableControl {
  typealias View = WheelControlView<Picker>
}

extension DateTimePicker: ViewableControl {
  typealias View = WheelControlView<DateTimePicker>
}
