import GalleryModel

/// The question whether a command shall be carried out, which only a wrong menu asks.
@MainActor final class EditMenuQuestion {
  private let owner = Owned(Box(.vertical))
  private let title = Label()
  private let cancel = Button(label: "")
  private let confirm = Button(label: "")

  init(declined: @escaping @MainActor () -> Void, allowed: @escaping @MainActor () -> Void) {
    let root = owner.widget
    root.addClass("edit-question")
    root.align(.center, .center)
    root.setMargins(horizontal: 24, vertical: 0)
    title.wraps = true
    title.wrapMode = .wordChar
    title.justification = .center
    title.lineLimit = 3
    title.ellipsize = .end
    title.addClass("edit-question-title")
    root.append(title)
    let buttons = Box(.horizontal)
    buttons.isHomogeneous = true
    buttons.addClass("edit-question-buttons")
    for button in [cancel, confirm] {
      button.expandsHorizontally = true
      buttons.append(button)
    }
    root.append(buttons)
    cancel.onClicked(declined)
    confirm.onClicked(allowed)
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// Asks about the command that is to be confirmed, if there is one.
  func show(_ menu: EditMenu, in setting: Setting, isPresent: Bool) {
    owner.widget.isVisible = menu.confirmation != nil && isPresent
    title.text = setting.text(
      "Are you sure that you want to do this?", "确定要执行此操作吗？")
    let cancelling = setting.text("Cancel", "取消")
    cancel.label = cancelling
    cancel.setAccessibleName(cancelling)
    // As long as nothing is asked, the answer has the question for its name.
    confirm.setAccessibleName(title.text)
    guard let command = menu.confirmation else { return }
    let name = menu.title(of: command, in: setting).displayable
    owner.widget.setSizeRequest(width: Int(min(setting.width - 50, 270)))
    confirm.label = name
    confirm.setAccessibleName(name)
  }

  func pressCancel() { cancel.click() }
  func pressConfirm() { if owner.widget.isVisible { confirm.click() } }

  func parts(on surface: Surface) -> [Rendering.Part] {
    guard owner.widget.isVisible else { return [] }
    var part = surface.part(EditMenu.confirmationPart, .group, owner.widget)
    part.text = title.text
    return [part]
  }
}
