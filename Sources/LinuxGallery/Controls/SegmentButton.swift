import GalleryModel

/// One segment: a toggle button with a label, an image, or both.
@MainActor final class SegmentButton {
  private let owner = Reference(ToggleButton())
  private let box = Box(.horizontal, spacing: Int(SegmentedControl.padding))
  private let label = Label()
  private let image = Image(icon: "")
  private var isMember = false

  /// The widget, which this keeps alive while it moves from row to row.
  var button: ToggleButton { owner.wrapper }

  init() {
    button.addClass("segment")
    button.child = AnyWidget(box)
    box.append(image)
    box.append(label)
  }

  /// Joins the group of the leader, in which one is active; `nil` leaves it.
  ///
  /// GTK closes its list of members into a ring that never ends if a button joins twice.
  func setGroup(_ leader: SegmentButton?) {
    let isMember = leader != nil
    guard isMember != self.isMember else { return }
    self.isMember = isMember
    if leader === self { return }
    button.setGroup(leader?.button)
  }

  /// Shows what the segment holds, in the place and colour that its control says.
  func show(_ segment: SegmentedControl.Segment, of control: SegmentedControl) {
    let (text, icon) = control.shownContent(of: segment)
    let words = (text ?? "").displayable
    if label.text != words { label.text = words }
    label.isVisible = text != nil
    label.isSingleLine = !control.growsWithContent
    label.ellipsize = control.growsWithContent ? .none : .end
    if image.iconName != icon { image.iconName = icon }
    image.isVisible = icon != nil
    button.isSensitive = segment.isEnabled
    button.setAccessibleName(segment.title.isEmpty ? segment.image : segment.title)
    button.setClass("ink-dark", control.background != .system && control.ink == .dark)
    button.setClass("ink-light", control.background != .system && control.ink == .light)
    place(control)
  }

  /// Aligns the content; a shift gives up twice its distance at the other side.
  private func place(_ control: SegmentedControl) {
    let shift = Int(control.contentOffset)
    box.setMargins(
      start: max(0, 2 * shift),
      end: max(0, -2 * shift) + (control.alignment == .adjusted ? Int(control.unusableEnd) : 0))
    switch control.alignment {
    case .adjusted, .centred: box.horizontalAlignment = .center
    case .leading: box.horizontalAlignment = .start
    case .trailing: box.horizontalAlignment = .end
    }
  }

  /// Sets the size that was given by hand; what was not is up to the text and the style.
  func setSize(of segment: SegmentedControl.Segment, in control: SegmentedControl) {
    button.setSizeRequest(
      width: segment.fixedWidth.map { Int($0) }, height: control.customHeight.map { Int($0) })
    button.expandsHorizontally = segment.fixedWidth == nil
    // A button is as wide as its words would like to be, unless they like to be narrow.
    let limit = segment.fixedWidth == nil ? nil : 0
    label.setWidth(characters: limit, atMost: limit)
    button.setClass("custom-height", control.customHeight != nil)
    button.setClass("grows", control.growsWithContent)
  }

  /// What is drawn, as values.
  func part(
    _ id: PartID, of control: SegmentedControl, on surface: Surface
  ) -> Rendering.Part {
    var part = surface.part(id, .button, button)
    part.text = label.isVisible && !label.text.isEmpty ? label.text : nil
    part.image = image.isVisible ? image.iconName : nil
    part.isSelected = button.isActive
    part.isEllipsized = label.isVisible && label.isEllipsized
    part.hasCustomBackground = control.background != .system
    let isMirrored = button.direction == .rtl
    let unusable = min(control.unusableEnd, part.frame.width)
    part.usableFrame.width -= unusable
    if isMirrored { part.usableFrame.x += unusable }
    part.naturalWidth = naturalWidth
    if part.text != nil || part.image != nil, let content = surface.frame(of: box) {
      part.contentFrame = content
      if let colours = surface.colours(in: content) {
        part.ground = colours.ground
        part.ink = colours.ink
      }
    }
    return part
  }

  private var naturalWidth: Double {
    let text = label.isVisible ? label.textSize.width : 0
    let icon = image.isVisible ? image.naturalSize.width : 0
    return text + icon + (text > 0 && icon > 0 ? SegmentedControl.padding : 0)
  }
}
