import GalleryModel

/// An on-screen keyboard at the bottom of a page, whose keys leave the focus where it is.
///
/// Capitals and digits are its own affair; what is to happen to the text goes to its owner.
@MainActor final class KeyboardPanel {
  private let owner: Owned<Box>
  private let keys: [KeyButton]
  private let pressed: @MainActor (Key.Action) -> Void
  private var layout: KeyboardLayout?
  private var width = 0.0
  private var height = 0.0
  private var repetition: LoopSource?
  /// Whether the key that is held has already done what its release would do.
  private var hasRepeated = false

  /// How long a key is held before it repeats, in seconds.
  static let repeatDelay = 0.5
  /// How often it does then, in seconds.
  static let repeatInterval = 0.1

  /// The width of the widest row in letters' keys up to which letters are drawn in their usual size.
  private static let usualColumns = 10.0

  /// Makes a keyboard that is hidden; `pressed` is called for keys that type, delete or return.
  init(pressed: @escaping @MainActor (Key.Action) -> Void) {
    self.pressed = pressed
    let box = Box(pointer: AnyWidget(type: Box.widgetType, role: .group).pointer)
    owner = Owned(box)
    // All that any layout needs, since only what is there gets the colours of the stage.
    keys = (0..<KeyboardLayout.greatestCount).map { _ in KeyButton() }
    box.addClass("keyboard-panel")
    box.setAccessibleName(Message("Keyboard").localized)
    box.isVisible = false
    box.clips = true
    box.expand(horizontally: true, vertically: false)
    box.setLayout(
      width: { (0, 0) },
      height: { [weak self] in
        let height = Int(self?.height ?? 0)
        return (height, height)
      },
      place: { [weak self] in self?.place(width: $0, height: $1) })
    for (index, key) in keys.enumerated() {
      box.append(key.button)
      key.button.onClicked { [weak self] in self?.clicked(index) }
      key.button.pressGesture?.connect("begin") { [weak self] in self?.hold(index) }
      key.button.pressGesture?.connect("end") { [weak self] in self?.letGo() }
    }
  }

  /// The keyboard, for the bottom of a page.
  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// Brings up the keyboard of a type, as it begins; one that is up already stays as it is.
  ///
  /// `nil` hides it.
  func show(_ type: KeyboardType?, language: KeyboardLanguage, in setting: Setting) {
    width = setting.width
    height = KeyboardLayout.height(in: setting)
    owner.widget.setClass("high-contrast", setting.theme.hasHighContrast)
    owner.widget.isVisible = type != nil
    guard let type else {
      layout = nil
      hasRepeated = false
      return letGo()
    }
    if layout?.type != type || layout?.language != language {
      letGo()
      layout = KeyboardLayout(for: type, language: language)
    }
    refresh()
  }

  /// Presses the key that does this, after those that bring it up; nothing if there is none.
  func press(_ action: Key.Action) {
    for step in layout?.path(to: action) ?? [] {
      let index = layout?.rows.joined().map(\.action).firstIndex(of: step)
      if let index { keys[index].button.click() }
    }
  }

  private func clicked(_ index: Int) {
    guard !hasRepeated else {
      hasRepeated = false
      return
    }
    perform(index)
  }

  private func perform(_ index: Int) {
    guard let shown = layout?.rows.joined().map({ $0 }), shown.indices.contains(index) else {
      return
    }
    let action = shown[index].action
    layout?.press(action)
    refresh()
    switch action {
    case .insert, .delete, .enter: pressed(action)
    case .shift, .plane: break
    }
  }

  /// Repeats the key for deleting while it is held.
  private func hold(_ index: Int) {
    hasRepeated = false
    letGo()
    guard let shown = layout?.rows.joined().map(\.action), shown.indices.contains(index),
      shown[index] == .delete
    else { return }
    repetition = MainLoop.after(Self.repeatDelay) { [weak self] in self?.repeatKey(index) }
  }

  private func repeatKey(_ index: Int) {
    hasRepeated = true
    repetition = MainLoop.every(Self.repeatInterval) { [weak self] in
      self?.perform(index)
      return self?.repetition != nil
    }
    perform(index)
  }

  private func letGo() {
    repetition?.cancel()
    repetition = nil
    guard hasRepeated else { return }
    // The click that ends the press comes with it, or never.
    repetition = MainLoop.after(0) { [weak self] in
      self?.hasRepeated = false
      self?.repetition = nil
    }
  }

  private func refresh() {
    guard let layout else { return }
    let shown = layout.rows.joined().map { $0 }
    let frames = layout.keyFrames(width: width, height: height)
    for (index, key) in keys.enumerated() {
      key.show(index < shown.count ? shown[index] : nil)
      if index < frames.count { key.setRoom(frames[index].width, frames[index].height) }
    }
    owner.widget.setClass("pad-keys", layout.isPad)
    owner.widget.setClass("dense-keys", layout.columns > Self.usualColumns)
    owner.widget.queueResize()
  }

  private func place(width: Int, height: Int) {
    guard let layout else { return }
    let frames = layout.keyFrames(width: Double(width), height: Double(height))
    for (key, frame) in zip(keys, frames) {
      key.button.allocate(
        x: frame.x, y: frame.y, width: Int(frame.width), height: Int(frame.height))
    }
  }

  /// The keyboard and its keys as drawn; nothing while it is hidden.
  func parts(on surface: Surface) -> [Rendering.Part] {
    guard let layout else { return [] }
    var whole = surface.part(KeyboardLayout.part, .group, owner.widget)
    whole.purpose = layout.type.rawValue
    let shown = keys.enumerated().filter { $0.element.button.isVisible }
    return [whole] + shown.map { $1.part(KeyboardLayout.keyPart($0), on: surface) }
  }
}

extension Theme {
  fileprivate var hasHighContrast: Bool {
    switch self {
    case .highContrast, .highContrastDark: true
    case .light, .dark: false
    }
  }
}

extension KeyboardLayout {
  /// The most keys that a layout has.
  static let greatestCount: Int = {
    var most = 0
    for type in KeyboardType.allCases {
      for language in KeyboardLanguage.allCases {
        for plane in Plane.allCases {
          let layout = KeyboardLayout(for: type, language: language, plane: plane)
          most = max(most, layout.rows.joined().count)
        }
      }
    }
    return most
  }()
}
