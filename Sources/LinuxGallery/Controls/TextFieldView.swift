import GalleryModel

extension TextField: ViewableControl {
  typealias View = TextFieldView
}

/// Shows a text field on a page, with what the app made of earlier entries, and the on-screen
/// keyboard that comes with it.
@MainActor final class TextFieldView: ControlView {
  private let page: TextFieldPage
  private let box: TextFieldBox
  private var panel: KeyboardPanel?
  private var scene: Scene<TextField>
  private let send: @MainActor (TextField.Event) -> Void

  init(showing scene: Scene<TextField>, send: @escaping @MainActor (TextField.Event) -> Void) {
    self.scene = scene
    self.send = send
    box = TextFieldBox()
    page = TextFieldPage(for: box)
    let panel = KeyboardPanel { [weak self] in self?.keyPressed($0) }
    self.panel = panel
    page.append(panel)
    page.onPressElsewhere { [weak self] in self?.act(.leave) }
    box.acted = { [weak self] in self?.act($0) }
    apply(scene)
  }

  var widget: AnyWidget { box.widget }
  var content: AnyWidget { page.widget }
  var isPlacedInContent: Bool { scene.instead == nil }

  func adopt(_ props: [PropView]) { page.adopt(props) }

  func update(to scene: Scene<TextField>) {
    self.scene = scene
    apply(scene)
  }

  private func apply(_ scene: Scene<TextField>) {
    let field = scene.subject
    box.show(field)
    page.show(scene)
    panel?.show(
      field.showsKeyboard && scene.instead == nil ? field.keyboardType : nil,
      language: KeyboardLanguage(scene.setting.language), in: scene.setting)
  }

  /// Sends what was done; what GTK made of it by itself gives way to what the model made of it.
  private func act(_ event: TextField.Event) {
    send(event)
    apply(scene)
  }

  /// A key of the on-screen keyboard does to the field what a key of the device's does.
  private func keyPressed(_ action: Key.Action) {
    box.focus()
    switch action {
    case .insert(let text): box.input.editor.type(text)
    case .delete: box.input.editor.deleteBackward()
    case .enter: box.input.pressReturn()
    case .shift, .plane: break
    }
    box.input.settle()
  }

  func perform(_ event: TextField.Event) {
    let input = box.input
    switch event {
    case .press:
      box.focus()
      if !scene.subject.isEditing { box.press() }
    case .leave: input.press("Escape")
    case .type(let text): input.editor.type(text.displayable)
    case .deleteBackward: input.editor.deleteBackward()
    case .edit(let text, let selection):
      input.editor.text = text.displayable
      input.editor.selectScalars(text.scalars(in: selection))
    case .compose(let text): input.editor.compose(text.displayable)
    case .commit(let text):
      input.editor.compose("")
      input.editor.type(text.displayable)
    case .paste(let text):
      Clipboard.settingAside {
        Clipboard.write(text.displayable)
        input.editor.pasteClipboard()
      }
    case .select(let range): input.editor.selectScalars(input.text.scalars(in: range))
    case .copy: input.editor.copySelection()
    case .cut: input.editor.cutSelection()
    case .undo: input.undo()
    case .redo: input.redo()
    case .clear: box.pressClearButton()
    case .enter: input.pressReturn()
    case .pressItem(let end, let index): box.pressItem(index, at: end)
    case .reveal(let isShown): box.reveal(isShown)
    case .set, .cover:
      // What the app does has no widget of its own.
      act(event)
    }
    box.input.settle()
  }

  func parts(on surface: Surface) -> [Rendering.Part] {
    box.parts(of: scene.subject, on: surface)
      + page.parts(of: scene.subject, on: surface) + (panel?.parts(on: surface) ?? [])
  }
}
