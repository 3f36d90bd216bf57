import GalleryModel

/// What parts are measured against: the stage's root, and its pixels where they were taken.
@MainActor struct Surface {
  /// The root of the stage; its coordinates are points of the device.
  let root: AnyWidget
  /// What was last drawn where colours are wanted; `nil` if no pixels are, or nothing was drawn yet.
  let picture: Picture?
  private let wishes = Wishes()

  init(root: AnyWidget, picture: Picture?) {
    self.root = root
    self.picture = picture
  }

  /// The smallest rectangle around all in which colours were asked for; `nil` if none were.
  var wanted: Rect? { wishes.area }

  /// Collects where colours were asked for.
  @MainActor private final class Wishes {
    var area: Rect?
  }

  /// The border box of a widget on the stage; `nil` if it is not laid out.
  func frame(of widget: some WidgetWrapper) -> Rect? {
    guard widget.isMapped else { return nil }
    return widget.bounds(in: root).map(Rect.init)
  }

  /// A part with what is the same for all widgets: frame, what of it can be seen, sensitivity.
  ///
  /// A widget that is not laid out has an empty frame and is not visible.
  func part(
    _ id: PartID, _ role: Rendering.Role, _ widget: some WidgetWrapper
  ) -> Rendering.Part {
    let frame = frame(of: widget)
    var part = Rendering.Part(
      id, role, frame: frame ?? Rect(x: 0, y: 0, width: 0, height: 0))
    part.isVisible = widget.visibleBounds(in: root) != nil
    part.isSensitive = widget.isEffectivelySensitive
    return part
  }

  /// The colour of most pixels in a frame, and the one that contrasts most with it.
  func colours(in frame: Rect) -> (ground: DrawnColor, ink: DrawnColor)? {
    wishes.area = wishes.area?.union(frame) ?? frame
    guard let picture, let ground = picture.mostCommonColour(in: frame.bounds),
      let ink = picture.colourOfGreatestContrast(to: ground, in: frame.bounds)
    else { return nil }
    return (DrawnColor(ground), DrawnColor(ink))
  }

  /// How far the upper edge of a widget is drawn away from its left end: the radius of the corner;
  /// `nil` if no pixels are wanted, or the edge is not whole on the screen.
  func cornerRadius(of widget: some WidgetWrapper) -> Double? {
    guard let frame = frame(of: widget), let seen = widget.visibleBounds(in: root),
      seen.y <= frame.y, seen.x <= frame.x, seen.maxX >= frame.midX
    else { return nil }
    let around = Rect(
      x: frame.x - 2, y: frame.y - 2, width: frame.width + 4, height: frame.height + 4)
    wishes.area = wishes.area?.union(around) ?? around
    guard let picture, frame.width > 4 else { return nil }
    let y = frame.y + 0.5
    let edge = DrawnColor(picture.colour(x: frame.midX, y: y))
    let ground = DrawnColor(picture.colour(x: frame.midX, y: frame.y - 1.5))
    guard !edge.isClose(to: ground) else { return nil }
    for distance in stride(from: 0.5, to: frame.width / 2, by: 1)
    where DrawnColor(picture.colour(x: frame.x + distance, y: y)).isClose(to: edge) {
      return distance - 0.5
    }
    return nil
  }
}

extension Rect {
  init(_ bounds: Bounds) {
    self.init(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
  }

  /// The same rectangle for GTK.
  var bounds: Bounds { Bounds(x: x, y: y, width: width, height: height) }
}

extension DrawnColor {
  init(_ colour: RGBA) {
    func byte(_ part: Double) -> UInt8 { UInt8(min(max(part * 255, 0), 255).rounded()) }
    self.init(red: byte(colour.red), green: byte(colour.green), blue: byte(colour.blue))
  }
}
