import CGtk

/// A rectangle of a widget in the coordinates of another, in points.
struct Bounds: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// What both rectangles cover; `nil` if that is nothing.
  func intersection(_ other: Bounds) -> Bounds? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Bounds(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with each side moved inwards, outwards if negative; never below empty.
  func inset(by distance: Double) -> Bounds {
    Bounds(
      x: x + distance, y: y + distance,
      width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }

  func contains(x pointX: Double, y pointY: Double) -> Bool {
    pointX >= x && pointX < maxX && pointY >= y && pointY < maxY
  }
}

extension WidgetWrapper {
  /// The border box in another widget's coordinates, transforms included.
  ///
  /// `nil` if both have no common ancestor or a transform cannot be computed.
  func bounds(in other: some WidgetWrapper) -> Bounds? {
    var rectangle = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, other.pointer, &rectangle) != 0 else { return nil }
    return Bounds(
      x: Double(rectangle.origin.x), y: Double(rectangle.origin.y),
      width: Double(rectangle.size.width), height: Double(rectangle.size.height))
  }

  /// The part of the border box that no ancestor up to the other widget cuts off.
  ///
  /// `nil` if nothing of it can be seen: it is not mapped, it is empty or wholly cut off. An
  /// ancestor cuts if it clips; the other widget itself always does.
  func visibleBounds(in other: some WidgetWrapper) -> Bounds? {
    guard isMapped, var seen = bounds(in: other) else { return nil }
    for ancestor in ancestors {
      let isLast = ancestor.isSame(as: other)
      if ancestor.clips || isLast {
        guard let frame = ancestor.bounds(in: other), let rest = seen.intersection(frame) else {
          return nil
        }
        seen = rest
      }
      if isLast { break }
    }
    return seen.isEmpty ? nil : seen
  }

  /// A point of this widget in another one's coordinates; `nil` if they are not related.
  func convert(x: Double, y: Double, to other: some WidgetWrapper) -> (x: Double, y: Double)? {
    var result: (x: Double, y: Double) = (0, 0)
    guard
      gtk_widget_translate_coordinates(pointer, other.pointer, x, y, &result.x, &result.y) != 0
    else { return nil }
    return result
  }

  /// The widget that a pointer at this point of this widget would meet.
  func pick(x: Double, y: Double) -> AnyWidget? {
    gtk_widget_pick(pointer, x, y, []).map(AnyWidget.init(pointer:))
  }
}
