import GalleryModel

/// The page around a text or picture: lines above and below, what undoes and redoes, other controls,
/// and over all of it the menu.
@MainActor final class EditMenuPage {
  private let owner: Owned<Overlay>
  private let photo = EditMenuPicture.decoration()
  private let above = Box(.vertical)
  private let below = Box(.vertical)
  private let card = Box(.vertical)
  private let steps = Box(.horizontal)
  private let undoButton = Button(icon: "edit-undo-symbolic")
  private let redoButton = Button(icon: "edit-redo-symbolic")
  private let companyCard = ListBox(selection: .none)
  private let company: CompanyRows
  private let question: EditMenuQuestion
  private let host: EditMenuHost
  private let bubble: EditMenuBubble
  private var lines: [(line: EditMenu.Line, label: Label)] = []
  private var menu: EditMenu
  private var setting = Setting()

  init(
    of menu: EditMenu, host: EditMenuHost, bubble: EditMenuBubble, question: EditMenuQuestion
  ) {
    self.menu = menu
    self.host = host
    self.bubble = bubble
    self.question = question
    company = CompanyRows(in: companyCard)
    let column = Box(.vertical)
    let page = Box(.vertical)
    column.append(photo)
    column.append(page)
    let overlay = Overlay(child: column)
    owner = Owned(overlay)
    overlay.addClass("edit-page")
    overlay.expand()
    page.addClass("settings")
    card.addClass("edit-card")
    steps.addClass("edit-steps")
    steps.horizontalAlignment = .end
    for button in [undoButton, redoButton] {
      button.addClass("edit-step")
      steps.append(button)
    }
    card.append(host.widget)
    card.append(steps)
    companyCard.addClass("settings-card")
    companyCard.verticalAlignment = .start
    for part in [above, card, below] { page.append(part) }
    page.append(companyCard)
    overlay.add(bubble.menu)
    overlay.add(bubble.arrow)
    overlay.add(question.widget)
    let pointers = (AnyWidget(bubble.menu), AnyWidget(bubble.arrow))
    overlay.onChildPosition { [weak self] child in
      if child.isSame(as: pointers.0) { return self?.place.map { $0.menu.bounds } }
      if child.isSame(as: pointers.1) { return self?.place.map { $0.arrow.bounds } }
      return nil
    }
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// Calls the closures when a person presses the buttons that undo and redo.
  func onSteps(undo: @escaping @MainActor () -> Void, redo: @escaping @MainActor () -> Void) {
    undoButton.onClicked(undo)
    redoButton.onClicked(redo)
  }

  func pressUndo() { if steps.isVisible { undoButton.click() } }
  func pressRedo() { if steps.isVisible { redoButton.click() } }

  // MARK: In

  func show(_ menu: EditMenu, in setting: Setting, isPresent: Bool) {
    self.menu = menu
    self.setting = setting
    for part in [above, card, below] { part.isVisible = isPresent }
    let photoHeight = isPresent ? menu.photoHeight(in: setting) : 0
    photo.isVisible = photoHeight > 0
    photo.setSizeRequest(height: Int(photoHeight))
    showLines(menu.lines.items)
    steps.isVisible = menu.takesEdits && menu.keepsUndo
    undoButton.isSensitive = menu.text.canUndo
    redoButton.isSensitive = menu.text.canRedo
    undoButton.setAccessibleName(setting.text("Undo", "撤销"))
    redoButton.setAccessibleName(setting.text("Redo", "重做"))
    companyCard.isVisible = !company.isEmpty && isPresent
    companyCard.setAccessibleName(EditMenu.pageTitle(in: setting))
    owner.widget.queueAllocate()
  }

  private func showLines(_ shown: [EditMenu.Line]) {
    guard shown != lines.map(\.line) else { return }
    above.removeAll()
    below.removeAll()
    lines = shown.map { line in
      let label = Label(line.text.displayable)
      label.addClass("edit-line")
      label.setClass("important", line.isImportant)
      label.alignment = 0
      label.ellipsize = .end
      label.isSingleLine = true
      label.horizontalAlignment = .start
      switch line.place {
      case .above: above.append(label)
      case .below: below.append(label)
      }
      return (line, label)
    }
    above.children.first?.addClass("first")
  }

  /// Takes over what stands near the text.
  func adopt(_ props: [PropView]) {
    company.adopt(props)
    companyCard.isVisible = !company.isEmpty && card.isVisible
  }

  // MARK: The menu's place

  /// Where the menu goes now; `nil` while the page is not laid out.
  private var place: EditMenuLayout.Place? {
    guard let anchor = host.anchor(in: widget) else { return nil }
    let size = owner.widget.size
    let page = Rect(
      x: 0, y: 0, width: size.width,
      height: min(size.height, setting.page(aboveToolbar: false).height))
    let frames = { @MainActor [lines, widget] (isImportant: Bool) -> [Rect] in
      lines.compactMap { line in
        line.line.isImportant == isImportant ? line.label.bounds(in: widget).map(Rect.init) : nil
      }
    }
    return bubble.place(
      at: menu.position,
      in: EditMenuLayout.Surroundings(
        page: page, anchor: Rect(anchor), important: frames(true), other: frames(false)))
  }

  // MARK: Out

  /// Everything on the page as drawn.
  func parts(on surface: Surface) -> [Rendering.Part] {
    var parts = host.parts(on: surface)
    for (index, item) in lines.enumerated() {
      var part = surface.part(
        EditMenu.linePart(index, isImportant: item.line.isImportant), .label, item.label)
      part.text = item.line.text.asDrawn(item.label.text)
      part.isEllipsized = item.label.isEllipsized
      parts.append(part)
    }
    if steps.isVisible {
      for (id, button) in [(EditMenu.undoPart, undoButton), (EditMenu.redoPart, redoButton)] {
        var part = surface.part(id, .button, button)
        part.command = id.description
        parts.append(part)
      }
    }
    return parts + bubble.parts(on: surface) + question.parts(on: surface)
  }
}
