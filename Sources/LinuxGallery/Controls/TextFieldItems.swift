import GalleryModel

/// The images and buttons at one end of a field.
@MainActor final class TextFieldItems {
  let widget = Box(.horizontal)
  private var shown: [(index: Int, item: TextField.Item)] = []
  private var widgets: [AnyWidget] = []
  /// Called with the number of a button that was pressed.
  var pressed: @MainActor (Int) -> Void = { _ in }

  init() { widget.addClass("field-items") }

  /// Shows these, making the widgets anew only where they are others.
  func show(_ items: [(index: Int, item: TextField.Item)]) {
    widget.isVisible = !items.isEmpty
    guard !items.elementsEqual(shown, by: ==) else { return }
    shown = items
    widget.removeAll()
    widgets = items.map { make($0.item, $0.index) }
    for part in widgets { widget.append(part) }
  }

  private func make(_ item: TextField.Item, _ index: Int) -> AnyWidget {
    let name = (item.title.isEmpty ? item.icon : item.title).displayable
    switch item.kind {
    case .image:
      let image = Image(icon: item.icon.displayable)
      image.addClass("field-image")
      image.setAccessibleName(name)
      return AnyWidget(image)
    case .button:
      let button = Button(icon: item.icon.displayable)
      button.addClass("flat", "field-button")
      button.setAccessibleName(name)
      button.tooltip = name
      button.onClicked { [weak self] in self?.pressed(index) }
      return AnyWidget(button)
    }
  }

  /// Presses the button of that number; an image cannot be pressed.
  func press(_ index: Int) {
    guard let place = shown.firstIndex(where: { $0.index == index }) else { return }
    widgets[place].as(Button.self)?.click()
  }

  func parts(
    _ end: TextField.End, of field: TextField, on surface: Surface
  ) -> [Rendering.Part] {
    zip(shown, widgets).map { line, widget in
      var part = surface.part(
        TextField.itemPart(end, line.index), line.item.kind == .button ? .button : .image, widget)
      part.text = line.item.title
      let icon = widget.as(Button.self)?.iconName ?? widget.as(Image.self)?.iconName ?? ""
      part.image = icon.isEmpty ? nil : line.item.icon.asDrawn(icon)
      if !line.item.command.isEmpty { part.command = line.item.command }
      return part
    }
  }
}

/// The button that clears a field, with the image that an app may have put over it.
@MainActor final class ClearButton {
  private let owner = Owned(Overlay())
  let button = Button(icon: "edit-clear-symbolic")
  private let image = Image(icon: "")

  init() {
    button.addClass("flat", "field-button", "clear")
    let name = Message("Clear").localized
    button.setAccessibleName(name)
    button.tooltip = name
    image.addClass("clear-overlay")
    image.hideFromAccessibility()
    let overlay = owner.widget
    overlay.child = AnyWidget(button)
    overlay.add(image)
    overlay.isVisible = false
  }

  /// Shows the button at its end of the text, exactly while there is some.
  func show(_ field: TextField, beside text: Overlay, in box: Box) {
    let overlay = owner.widget
    let previous: AnyWidget?
    switch field.clearButton {
    case .none, .trailing: previous = AnyWidget(text)
    case .leading: previous = box.children.first
    }
    if overlay.parent == nil { box.insert(overlay, after: previous) }
    box.reorder(overlay, after: previous)
    overlay.isVisible = field.showsClearButton
    let icon = field.overlayImage.displayable
    if image.iconName != icon { image.iconName = icon }
    image.isVisible = !icon.isEmpty
    image.canTarget = field.overlaySwallowsPresses
  }

  /// Presses what lies at the button's place.
  func press() {
    owner.widget.layOutNow()
    guard let frame = button.bounds(in: owner.widget), owner.widget.isVisible else { return }
    let target = owner.widget.pick(
      x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    guard let target, target.isSame(as: button) || button.isAncestor(of: target) else { return }
    button.click()
  }

  func parts(on surface: Surface) -> [Rendering.Part] {
    guard owner.widget.isVisible else { return [] }
    var parts = [surface.part(TextField.clearPart, .button, button)]
    if image.isVisible {
      var part = surface.part(TextField.overlayPart, .image, image)
      part.image = image.iconName
      parts.append(part)
    }
    return parts
  }
}
