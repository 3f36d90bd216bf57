extension Prop {
  /// What the prop is to a person.
  public var role: Rendering.Role {
    switch self {
    case .button: .button
    case .field: .content
    case .label: .label
    case .row: .row
    case .bar, .table: .group
    }
  }

  /// The icon that is shown in the state that the prop has; `nil` for none.
  public var shownIcon: String? {
    switch self {
    case .button(let button):
      button.isOn && !button.iconWhenOn.isEmpty
        ? button.iconWhenOn : button.icon.isEmpty ? nil : button.icon
    case .row(let row): row.icon.isEmpty ? nil : row.icon
    case .field, .label, .bar, .table: nil
    }
  }

  /// The prop as it would be drawn in a frame.
  func sketchedPart(_ id: PartID, in frame: Rect) -> Rendering.Part {
    var part = Rendering.Part(id, role, text: title, image: shownIcon, frame: frame)
    part.isSelected = isOn
    if case .button(let button) = self, !button.command.isEmpty { part.command = button.command }
    return part
  }
}
