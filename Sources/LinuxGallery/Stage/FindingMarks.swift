import GalleryModel

/// The outlines of faulty parts on the stage, with the numbers of their findings.
@MainActor final class FindingMarks {
  /// The numbered outline of one finding.
  private struct Mark: Hashable {
    let number: Int
    /// What is outlined, on the stage.
    let frames: [Rect]
  }

  private let area: DrawingArea
  private weak var stage: Stage?
  private var marks: [Mark] = []

  init(over stage: Stage) {
    self.stage = stage
    area = DrawingArea { _ in }
    area.canTarget = false
    area.hideFromAccessibility()
    area.expand()
    area.setDraw { [weak self] canvas in self?.draw(on: canvas) }
    stage.widget.add(area)
  }

  /// Marks the findings of these rulings on what was drawn.
  func update(_ rulings: [Ruling], on rendering: Rendering) {
    let numbers = FindingNumbers(rulings)
    let new = rulings.compactMap { ruling -> Mark? in
      guard let number = numbers[ruling.id], let finding = ruling.verdict.finding else {
        return nil
      }
      let parts = finding.parts.compactMap(rendering.part).filter(\.isVisible)
      let frames = parts.isEmpty ? [Self.whole(of: rendering)] : parts.map(\.frame)
      let seen = frames.compactMap { $0?.intersection(Self.screen(stage)) }
      return Mark(number: number, frames: Self.joined(seen))
    }
    marks = new
    area.queueDraw()
  }

  private static func screen(_ stage: Stage?) -> Rect {
    let size = stage?.device.widget.size ?? Extent(width: 0, height: 0)
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The frames with those joined that touch side by side, as adjacent segments do.
  private static func joined(_ frames: [Rect]) -> [Rect] {
    frames.reduce(into: []) { result, frame in
      guard let last = result.last, last.y == frame.y, last.height == frame.height,
        min((last.maxX - frame.x).magnitude, (frame.maxX - last.x).magnitude) <= 1
      else {
        result.append(frame)
        return
      }
      result[result.count - 1] = last.union(frame)
    }
  }

  /// The frame around all of the control.
  private static func whole(of rendering: Rendering) -> Rect? {
    let frames = rendering.parts.filter { $0.role != .content && $0.isVisible }.map(\.frame)
    guard let first = frames.first else { return nil }
    return frames.reduce(first) { $0.union($1) }
  }

  /// Where the first outline of a finding is drawn, in the overlay; `nil` if it has none.
  func bounds(of number: Int) -> Bounds? {
    guard let mark = marks.first(where: { $0.number == number }), let frame = mark.frames.first
    else { return nil }
    return stage?.overlayBounds(of: mark.frames.reduce(frame) { $0.union($1) })
  }

  private func draw(on canvas: Canvas) {
    var taken: [Bounds] = []
    for frame in Set(marks.flatMap(\.frames)) {
      guard let bounds = stage?.overlayBounds(of: frame) else { continue }
      canvas.roundedRectangle(bounds.inset(by: -2), radius: 6)
      canvas.stroke(Self.colour, width: 2)
    }
    for mark in marks {
      guard let bounds = bounds(of: mark.number) else { continue }
      drawNumber(mark.number, at: bounds, on: canvas, &taken)
    }
  }

  /// Draws a number at the upper trailing corner, or further inwards where one stands already.
  private func drawNumber(
    _ number: Int, at bounds: Bounds, on canvas: Canvas, _ taken: inout [Bounds]
  ) {
    let size = Self.badgeSize
    var place = Bounds(
      x: bounds.maxX - size / 2, y: bounds.y - size / 2 - 2, width: size, height: size)
    while taken.contains(where: { $0.intersection(place) != nil }), place.x > bounds.x - size {
      place.x -= size + 2
    }
    taken.append(place)
    canvas.circle(x: place.x + size / 2, y: place.y + size / 2, radius: size / 2)
    canvas.fill(Self.colour)
    let text = String(number)
    let extent = canvas.size(of: text, font: Self.font)
    canvas.text(
      text, x: place.x + (size - extent.width) / 2, y: place.y + (size - extent.height) / 2,
      font: Self.font, colour: .white)
  }

  private static let colour = RGBA(red: 0.65, green: 0.11, blue: 0.18)
  private static let badgeSize = 20.0
  private static let font = "Sans Bold 9"
}
