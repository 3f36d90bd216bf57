import GalleryModel

extension EditMenuHost {
  private var geometry: (any TextGeometry)? { input?.editor as? any TextGeometry }

  /// The character at a point.
  func place(x: Double, y: Double) -> Int {
    guard let geometry, let point = slot.convert(x: x, y: y, to: geometry) else { return 0 }
    return geometry.text.characters(at: geometry.scalar(atX: point.x, y: point.y))
  }

  /// The middle of a character.
  private func point(of place: Int) -> (x: Double, y: Double) {
    guard let input, let geometry else {
      return (slot.size.width / 2, slot.size.height / 2)
    }
    let place = min(max(place, 0), max(input.text.count - 1, 0))
    let bounds = geometry.bounds(ofScalars: input.text.scalars(in: place..<place + 1))
    let middle = (x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
    return geometry.convert(x: middle.x, y: middle.y, to: slot) ?? middle
  }

  /// What the menu points at, as far as it is in sight, in another widget's coordinates.
  func anchor(in other: some WidgetWrapper) -> Bounds? {
    guard let frame = widget.bounds(in: other) else { return nil }
    guard menu.host != .picture, menu.allowsSelection, let input, let geometry else { return frame }
    let own = geometry.bounds(ofScalars: input.text.scalars(in: input.selection))
    guard let origin = geometry.convert(x: own.x, y: own.y, to: other) else { return frame }
    // What lies beyond an edge is taken to lie at it.
    let left = min(max(origin.x, frame.x), frame.maxX - 1)
    let top = min(max(origin.y, frame.y), frame.maxY - 1)
    return Bounds(
      x: left, y: top, width: max(1, min(origin.x + own.width, frame.maxX) - left),
      height: max(1, min(origin.y + own.height, frame.maxY) - top))
  }

  // MARK: A person's hands

  func tap(at place: Int) { gestures?.click.press(1, at: point(of: place)) }
  func doubleTap(at place: Int) { gestures?.click.press(2, at: point(of: place)) }

  func hold(at place: Int) {
    let point = point(of: place)
    gestures?.hold.emit("pressed", .double(point.x), .double(point.y))
  }

  /// Selects as a person does with the keyboard.
  func select(_ range: Range<Int>) {
    if let picture, menu.isPictureSelected == range.isEmpty { picture.pressSpace() }
    guard let input else { return }
    input.editor.selectScalars(input.text.scalars(in: range))
    input.settle()
  }

  func type(_ text: String) {
    guard let input, menu.takesEdits else { return }
    // What is typed takes the place of what is selected.
    if !input.selection.isEmpty { input.editor.deleteBackward() }
    input.editor.type(text)
    input.settle()
  }

  func compose(_ text: String) {
    input?.editor.compose(text)
    input?.settle()
  }

  /// Presses the keys that copy.
  func copyByKeys() { input?.editor.copySelection() }

  /// Sends what was edited and not yet sent.
  func settle() { input?.settle() }

  /// Gives the keyboard back to the text or picture.
  func grabFocus() {
    if let geometry { geometry.grabFocusKeepingSelection() } else { picture?.widget.grabFocus() }
  }

  // MARK: Out

  /// Host, anchor and selection as drawn.
  func parts(on surface: Surface) -> [Rendering.Part] {
    var parts: [Rendering.Part] = []
    var host = surface.part(EditMenu.hostPart, menu.hostRole, widget)
    host.text = input.map { menu.text.text.asDrawn($0.text) } ?? menu.picture
    host.isSensitive = target?.canTarget == true && target?.isEffectivelySensitive == true
    parts.append(host)
    guard let anchor = anchor(in: surface.root) else { return parts }
    var part = surface.part(EditMenu.anchorPart, .content, widget)
    part.frame = Rect(anchor)
    part.usableFrame = part.frame
    parts.append(part)
    guard let selected = selectedText else { return parts }
    part.id = EditMenu.selectionPart
    part.text = selected
    part.isSelected = true
    part.command = menu.opening?.rawValue
    parts.append(part)
    return parts
  }

  /// What is selected in the widget; `nil` for nothing.
  private var selectedText: String? {
    if let picture { return picture.isSelected ? menu.picture : nil }
    guard let input, !input.selection.isEmpty else { return nil }
    return EditableText(menu.text.text.asDrawn(input.text)).substring(input.selection)
  }
}

extension ClickGesture {
  /// Presses so many times in quick succession, and lets go.
  fileprivate func press(_ count: Int, at point: (x: Double, y: Double)) {
    emit("pressed", .int(count), .double(point.x), .double(point.y))
    emit("released", .int(count), .double(point.x), .double(point.y))
  }
}
