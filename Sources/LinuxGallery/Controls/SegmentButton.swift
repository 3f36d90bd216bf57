import GalleryModel

/// One segment: a toggle button with a label, an image, or both.
@MainActor final class SegmentButton {
  private let owner = Reference(ToggleButton())
  /// Words and image, side by side.
  private let box = Box(.horizontal)
  private let label = Label()
  private let image = Image(icon: "")
  /// Invisible words and image that give the segment the size which it owes to its content.
  private let strut = Box(.horizontal)
  private let strutLabel = Label()
  private let strutImage = Image(icon: "")
  /// Whether words and image make the segment wider.
  private var isWidened = false
  private var isMember = false

  /// The widget, which this keeps alive while it moves from row to row.
  var button: ToggleButton { owner.wrapper }

  init() {
    button.addClass("segment")
    for part in [AnyWidget(strutImage), AnyWidget(strutLabel)] {
      part.hideFromAccessibility()
      strut.append(part)
    }
    strut.opacity = 0
    label.ellipsize = .end
    strutLabel.ellipsize = .end
    box.expandsHorizontally = true
    box.append(image)
    box.append(label)
    // What is over a strut has no say in its size.
    let overlay = Overlay(child: strut)
    let frame = Box(.horizontal, [box])
    frame.setMargins(horizontal: Self.inset, vertical: 0)
    overlay.add(frame)
    overlay.setClips(frame, true)
    button.child = AnyWidget(overlay)
  }

  /// The space between a segment's border and its content, in points.
  private static let inset = Int(SegmentedControl.padding) - 1

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
    let name = icon?.displayable
    let spacing = text != nil && icon != nil ? Int(SegmentedControl.padding) : 0
    // An empty label stays, so that a line is as high beside an image as without.
    put(words, name, spacing, isSingleLine: !control.growsWithContent, into: box, label, image)
    let lines = control.growsWithContent ? words.filter(\.isNewline) : ""
    put(
      isWidened ? words : lines, isWidened ? name : nil, isWidened ? spacing : 0,
      isSingleLine: !control.growsWithContent, into: strut, strutLabel, strutImage)
    strut.setMargins(horizontal: isWidened ? Self.inset : 0, vertical: 0)
    button.isSensitive = segment.isEnabled
    button.setAccessibleName((segment.title.isEmpty ? segment.image : segment.title).displayable)
    button.setClass("ink-dark", control.background != .system && control.ink == .dark)
    button.setClass("ink-light", control.background != .system && control.ink == .light)
    place(control)
  }

  private func put(
    _ words: String, _ icon: String?, _ spacing: Int, isSingleLine: Bool, into box: Box,
    _ label: Label, _ image: Image
  ) {
    if label.text != words { label.text = words }
    label.isSingleLine = isSingleLine
    if image.iconName != icon { image.iconName = icon }
    image.isVisible = icon != nil
    box.spacing = spacing
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

  /// Sets the size that was given by hand, or else the width of a column if there are columns; what
  /// was not given is up to the control and the style.
  func setSize(
    of segment: SegmentedControl.Segment, in control: SegmentedControl, column: Double?
  ) {
    let width = segment.fixedWidth ?? column
    isWidened = control.apportionsWidths && width == nil
    button.setSizeRequest(
      width: width.map { Int($0) }, height: control.customHeight.map { Int($0) })
    button.expandsHorizontally = width == nil
    button.setClass("custom-height", control.customHeight != nil)
    button.setClass("grows", control.growsWithContent)
  }

  /// What is drawn, as values.
  func part(
    _ id: PartID, _ segment: SegmentedControl.Segment, of control: SegmentedControl,
    on surface: Surface
  ) -> Rendering.Part {
    let (text, icon) = control.shownContent(of: segment)
    var part = surface.part(id, .button, button)
    part.text = label.text.isEmpty ? nil : (text ?? "").asDrawn(label.text)
    part.image = image.isVisible ? image.iconName.map((icon ?? "").asDrawn) : nil
    part.isSelected = button.isActive
    part.isEllipsized = label.isEllipsized
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
    let text = label.text.isEmpty ? 0 : label.textSize.width
    let icon = image.isVisible ? image.naturalSize.width : 0
    return text + icon + (text > 0 && icon > 0 ? SegmentedControl.padding : 0)
  }
}
