import GalleryModel

extension WheelView {
  /// What is drawn of the wheel at this position among others: the wheel, its selected row and the
  /// rows above and below it, as far as there are such.
  func parts(_ index: Int, on surface: Surface) -> [Rendering.Part] {
    let motion = isMoving ? Motion.moving : .resting
    let place = Int(rows.position.rounded())
    let hasSelection = wheel.selection != nil || isMoving
    var whole = surface.part(PartID("wheel.\(index)"), .wheel, widget)
    whole.text = hasSelection ? rows.label(at: place).map { text(of: $0, at: place) } : nil
    whole.isSelected = nil
    whole.isSensitive = whole.isSensitive && wheel.isTurnable
    whole.motion = motion
    let neighbours = [("above", place - 1), ("selected", place), ("below", place + 1)]
    let drawn = neighbours.compactMap { name, place -> Rendering.Part? in
      guard name != "selected" || hasSelection, let label = rows.label(at: place) else {
        return nil
      }
      var part = row(PartID("\(name).\(index)"), label, at: place, on: surface)
      part.isSelected = name == "selected"
      part.motion = motion
      return part
    }
    return [whole] + drawn
  }

  private func row(
    _ id: PartID, _ label: Label, at place: Int, on surface: Surface
  ) -> Rendering.Part {
    var part = surface.part(id, .row, label)
    part.text = text(of: label, at: place)
    part.isEllipsized = label.isEllipsized
    part.naturalWidth = label.textSize.width
    part.isSensitive = part.isSensitive && wheel.isTurnable && !label.hasClass("unoffered")
    let text = part.frame.middle(label.drawnTextSize)
    part.contentFrame = text
    // What is cut off, or lies outside of the wheel, is drawn by something else.
    if let seen = label.visibleBounds(in: surface.root)?.intersection(text.bounds),
      let colours = surface.colours(in: Rect(seen))
    {
      part.ink = colours.ink
      part.ground = colours.ground
    }
    return part
  }

  private func text(of label: Label, at place: Int) -> String {
    guard let row = wheel.row(at: place) else { return label.text }
    return wheel.text(row).asDrawn(label.text)
  }
}

extension Rect {
  /// A rectangle of this size in the middle of this one.
  fileprivate func middle(_ size: Extent) -> Rect {
    Rect(
      x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
