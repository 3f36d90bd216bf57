import GalleryModel

/// A schematic phone or pad: status bar, navigation bar, page and toolbar, on a fixed grid of points.
@MainActor final class Device {
  private let owner: Owned<Box>
  private let page = Overlay()
  private let navigationBar = Box(.vertical)
  private let toolbar = Box(.vertical)
  private let time = Label("9:41")
  private let title = Label()
  private let statusSlot = Box(.horizontal)
  private let contentScroller = ScrolledWindow()
  /// Where the control stands, wherever that is on the screen.
  let slot = Slot()
  private var placement: Placement?
  private var content: AnyWidget?
  private let appearance: SubtreeAppearance
  private let style: TextScale

  init() {
    let root = Box(.vertical)
    owner = Owned(root)
    appearance = SubtreeAppearance(of: root)
    style = TextScale(of: root)
    root.addClass("device", "background")
    root.clips = true
    build(root)
  }

  /// The root, whose coordinates are the stage's.
  var widget: Box { owner.widget }

  private func build(_ root: Box) {
    let statusBar = Box(.horizontal, spacing: 6)
    statusBar.addClass("status-bar")
    statusBar.setSizeRequest(height: Int(Setting.statusBarHeight))
    time.addClass("numeric")
    time.setSizeRequest(width: Int(Setting.timeWidth))
    time.alignment = 0
    statusBar.append(time)
    statusBar.append(statusSlot)
    for icon in ["network-cellular-signal-good-symbolic", "battery-good-symbolic"] {
      let image = Image(icon: icon)
      image.hideFromAccessibility()
      statusBar.append(image)
    }
    title.addClass("stage-title")
    title.ellipsize = .end
    title.isSingleLine = true
    title.expandsVertically = true
    navigationBar.append(title)
    navigationBar.expandsVertically = false
    toolbar.expandsVertically = false
    navigationBar.addClass("navigation-bar")
    navigationBar.setSizeRequest(height: Int(Setting.barHeight))
    toolbar.addClass("stage-toolbar")
    toolbar.setSizeRequest(height: Int(Setting.barHeight))
    contentScroller.setPolicy(horizontal: .external, vertical: .automatic)
    contentScroller.expand()
    page.child = AnyWidget(contentScroller)
    page.expand()
    root.append(statusBar)
    root.append(navigationBar)
    root.append(page)
    root.append(toolbar)
  }

  /// Sets the words of the navigation bar.
  func setTitle(_ text: String) {
    guard title.text != text else { return }
    title.text = text
    // The page gets the focus where nothing on it can.
    contentScroller.setAccessibleName(text)
  }

  /// Fills the page.
  func setContent(_ widget: AnyWidget) {
    guard content?.isSame(as: widget) != true else { return }
    contentScroller.child = widget
    content = widget
  }

  /// Puts the control's slot where the setting has it; `nil` leaves that to the content.
  func place(_ placement: Placement?) {
    toolbar.isVisible = placement == .toolbar
    // What the time and the icons leave is the control's, if it stands between them.
    time.expandsHorizontally = placement != .statusBar
    guard placement != self.placement || slot.widget.parent == nil else { return }
    self.placement = placement
    slot.detach()
    switch placement {
    case .toolbar?: toolbar.append(slot.widget)
    case .navigationBar?: navigationBar.append(slot.widget)
    case .statusBar?: statusSlot.append(slot.widget)
    case .content?, .tableRow?, .popover?, .fullScreen?:
      page.add(slot.widget)
    case nil: break
    }
    slot.setPlacement(placement)
  }

  /// Takes over size, colours, text size and direction, and gives them to all widgets there are.
  func apply(_ setting: Setting) {
    widget.setSizeRequest(width: Int(setting.width), height: Int(setting.height))
    widget.setClass("pad", setting.idiom == .pad)
    widget.setClass("dark", setting.theme.isDark)
    let isResized = style.set(setting.textScale)
    appearance.set(SubtreeAppearance.Variant(setting.theme))
    appearance.apply()
    let isMirrored = setting.direction == .rightToLeft
    let isTurned = isMirrored != (widget.direction == .rtl)
    widget.setSubtreeDirection(isMirrored ? .rtl : .ltr)
    if isResized || isTurned { widget.renewFonts() }
  }
}

extension SubtreeAppearance.Variant {
  /// GTK's variant for the stage's theme.
  init(_ theme: Theme) {
    self =
      switch theme {
      case .light: .light
      case .dark: .dark
      case .highContrast: .highContrast
      case .highContrastDark: .highContrastDark
      }
  }
}

/// The size of text and images in one subtree: a style class with rules of its own.
@MainActor private final class TextScale {
  private static var count = 0
  private let name: String
  private let rules: StyleSheet
  private var scale: Double?

  init(of root: Box) {
    Self.count += 1
    name = "text-scale-\(Self.count)"
    // Below the program's own rules, which some parts of the device have.
    rules = StyleSheet("", priority: StyleSheet.applicationPriority - 1)
    root.addClass(name)
  }

  /// Takes another scale over, and returns whether it is another one.
  func set(_ scale: Double) -> Bool {
    guard scale != self.scale else { return false }
    self.scale = scale
    let size = TextWidth.size * scale
    let image = (SegmentedControl.imageSize * scale).rounded()
    rules.replace(
      with: """
        .\(name) { font-size: \(size)px; }
        .\(name) image { -gtk-icon-size: \(Int(image))px; }
        """)
    return true
  }
}
