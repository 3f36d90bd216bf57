import GalleryModel

/// Shows a field near a control, or a text view where there is room for several lines.
@MainActor final class FieldPropView {
  private let owner: Owned<Box>
  private let input: TextInput
  private var prop: FieldProp

  /// Builds the field; `changed` is called with it as a person left it.
  init(_ prop: FieldProp, changed: @escaping @MainActor (FieldProp) -> Void) {
    self.prop = prop
    let label = Label(prop.title.displayable)
    label.alignment = 0
    label.isVisible = !prop.title.isEmpty
    let edited = Edited()
    input = TextInput(prop.isTextView ? .lines : .line) { act in
      if case .edited(let text, _) = act { edited.body(text) }
    }
    owner = Owned(Box(prop.isTextView ? .vertical : .horizontal, spacing: 8, [label]))
    input.widget.expandsHorizontally = true
    input.setPlaceholder(prop.placeholder.displayable)
    if prop.title.isEmpty {
      input.setAccessibleName(
        prop.placeholder.isEmpty ? Message("Text").localized : prop.placeholder.displayable)
    } else {
      input.setLabelled(by: label)
    }
    if prop.isTextView {
      let room = ScrolledWindow(child: input.widget)
      room.setPolicy(horizontal: .never, vertical: .automatic)
      room.setAccessibleName(prop.title.displayable)
      // As many lines as there is to be room for, whatever the size of the text.
      let sizer = Label(String(repeating: "\n", count: Int(prop.lines) - 1))
      sizer.addClass("text-sizer")
      sizer.hideFromAccessibility()
      let well = Overlay()
      well.child = AnyWidget(sizer)
      well.add(room)
      well.addClass("prop-text-view")
      well.expandsHorizontally = true
      owner.widget.append(well)
      owner.widget.addClass("prop-text")
    } else {
      owner.widget.append(input.widget)
    }
    input.show(EditableText(prop.text))
    edited.body = { [weak self] text in
      guard let self, text != self.prop.text else { return }
      self.prop.text = text
      changed(self.prop)
    }
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// Shows a field that differs from the present one at most in its text; false if it is another.
  func update(to prop: FieldProp) -> Bool {
    var same = self.prop
    same.text = prop.text
    guard same == prop else { return false }
    if prop != self.prop {
      self.prop = prop
      input.show(EditableText(prop.text))
    }
    return true
  }
}

/// Whom an edit is told, once there is somebody.
@MainActor private final class Edited {
  var body: @MainActor (String) -> Void = { _ in }
}
