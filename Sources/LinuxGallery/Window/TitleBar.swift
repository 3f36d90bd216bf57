import GalleryModel

/// The window's top: undo and redo, the edition, the device, and the menu.
@MainActor final class TitleBar {
  let widget = HeaderBar()
  private let session: Session
  private let edition = DropDown(Era.allCases.map { $0.title.localized })
  private let phone = ToggleButton(label: Idiom.phone.title.localized)
  private let pad = ToggleButton(label: Idiom.pad.title.localized)
  private var handlers: [SignalHandler] = []

  init(session: Session) {
    self.session = session
    let undo = Button(icon: "edit-undo-symbolic")
    undo.actionName = "win.undo"
    undo.tooltip = Message("Undo").localized
    undo.setAccessibleName(Message("Undo").localized)
    let redo = Button(icon: "edit-redo-symbolic")
    redo.actionName = "win.redo"
    redo.tooltip = Message("Redo").localized
    redo.setAccessibleName(Message("Redo").localized)
    widget.packStart(undo)
    widget.packStart(redo)
    let menu = MenuButton(icon: "open-menu-symbolic")
    menu.setMenu(
      Menu([
        .section(
          nil,
          [
            .action(Message("Keyboard Shortcuts").localized, "win.shortcuts"),
            .action(Message("About Linux Gallery").localized, "win.about"),
          ]),
        .section(nil, [.action(Message("Quit").localized, "app.quit")]),
      ]))
    menu.setPrimary()
    menu.setAccessibleName(Message("Main Menu").localized)
    menu.tooltip = Message("Main Menu").localized
    widget.packEnd(menu)
    pad.setGroup(phone)
    let devices = Box(.horizontal, [phone, pad])
    devices.addClass("linked")
    widget.packEnd(devices)
    edition.tooltip = Message("Edition").localized
    widget.packEnd(edition)
    handlers = [
      edition.onSelected { [weak session] index in
        guard let index, Era.allCases.indices.contains(index) else { return }
        session?.change { $0.era = Era.allCases[index] }
      },
      phone.onToggled { [weak session] isOn in
        if isOn { session?.change { $0.setIdiom(.phone) } }
      },
      pad.onToggled { [weak session] isOn in
        if isOn { session?.change { $0.setIdiom(.pad) } }
      },
    ]
    update()
  }

  /// Says which edition is chosen.
  private func nameEdition() {
    edition.setAccessibleNameThroughout(
      Message("{0}: {1}", Message("Edition"), session.setting.era.title).localized)
  }

  /// Shows the present setting.
  func update() {
    withBlocked(handlers) {
      edition.selected = Era.allCases.firstIndex(of: session.setting.era)
      nameEdition()
      phone.isActive = session.setting.idiom == .phone
      pad.isActive = session.setting.idiom == .pad
    }
  }
}
