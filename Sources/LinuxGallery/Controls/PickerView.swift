import GalleryModel

extension Picker: ViewableControl {
  typealias View = WheelControlView<Picker>
}
