import GalleryModel

/// The window's commands, which buttons, menus and keys share.
@MainActor final class WindowActions {
  private let session: Session
  private let undo: Action
  private let redo: Action
  private let mendAll: Action
  private let reset: Action

  init(
    on window: ApplicationWindow, of application: Application, session: Session, sidebar: Sidebar,
    statements: StatementsPage
  ) {
    self.session = session
    undo = window.addAction("undo") { [weak session] in session?.undo() }
    redo = window.addAction("redo") { [weak session] in session?.redo() }
    mendAll = window.addAction("mend-all") { [weak session] in session?.mendAll() }
    reset = window.addAction("reset") { [weak session] in session?.reset() }
    window.addAction("search") { [weak sidebar] in sidebar?.startSearch() }
    let parent = WeakWidget(window)
    window.addAction("shortcuts") {
      if let window = parent.widget { Self.showShortcuts(over: window) }
    }
    window.addAction("about") { if let window = parent.widget { Self.showAbout(over: window) } }
    let brokenOnly = Toggle()
    brokenOnly.action = window.addToggle("broken-only", isOn: false) {
      [weak statements, brokenOnly] isOn in
      statements?.showsBrokenOnly = isOn
      brokenOnly.action?.setOn(isOn)
    }
    let late = ShortcutController(on: window, scope: .local)
    for shortcut in Self.shortcuts {
      guard shortcut.isLate else {
        application.setAccelerators(shortcut.keys, for: shortcut.action)
        continue
      }
      for keys in shortcut.keys { late.add(keys, action: shortcut.action) }
    }
    update()
  }

  /// Enables what can be done now.
  func update() {
    undo.isEnabled = session.canUndo
    redo.isEnabled = session.canRedo
    mendAll.isEnabled = session.rulings.contains { $0.verdict.finding != nil }
    reset.isEnabled = session.scene != session.entry.specimen(session.setting)
  }

  private struct Shortcut {
    let action: String
    let keys: [String]
    let title: Message
    /// Whether what has the focus may use the keys first, as text does that can be undone itself.
    var isLate = false
  }

  private static let shortcuts = [
    Shortcut(action: "win.search", keys: ["<Control>f"], title: Message("Search")),
    Shortcut(action: "win.undo", keys: ["<Control>z"], title: Message("Undo"), isLate: true),
    Shortcut(
      action: "win.redo", keys: ["<Control><Shift>z", "<Control>y"], title: Message("Redo"),
      isLate: true),
    Shortcut(action: "win.mend-all", keys: ["<Control>m"], title: Message("Mend All")),
    Shortcut(action: "win.reset", keys: ["<Control>r"], title: Message("Reset")),
    Shortcut(action: "win.broken-only", keys: ["<Control>b"], title: Message("Broken Only")),
    Shortcut(
      action: "win.shortcuts", keys: ["<Control>question"], title: Message("Keyboard Shortcuts")),
    Shortcut(action: "app.quit", keys: ["<Control>q"], title: Message("Quit")),
  ]

  private static func showShortcuts(over window: ApplicationWindow) {
    let lines = shortcuts.map {
      ShortcutsWindow.Shortcut(keys: $0.keys.joined(separator: " "), title: $0.title.localized)
    }
    guard let dialog = ShortcutsWindow([(Message("Gallery").localized, lines)]) else { return }
    dialog.setModal(for: window)
    dialog.present()
  }

  private static func showAbout(over window: ApplicationWindow) {
    let dialog = AboutDialog(
      programName: Message("Linux Gallery").localized, version: Program.version,
      comments: Message(
        "Touch-interface guidelines, followed and broken on real GTK widgets."
      ).localized, icon: Program.identifier)
    dialog.setModal(for: window)
    dialog.present()
  }
}

/// An action that its own closure needs.
@MainActor private final class Toggle {
  var action: Action?
}
