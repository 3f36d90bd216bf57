import CGtk
import GalleryModel

extension Keyboard: ViewableControl {
  typealias View = KeyboardView
}

/// Shows a field in a form, and the on-screen keyboard that comes with its focus and types into it.
@MainActor final class KeyboardView: ControlView {
  private let page = KeyboardPage()
  private var input: TextInput
  private var panel: KeyboardPanel?
  private var scene: Scene<Keyboard>
  private let send: @MainActor (Keyboard.Event) -> Void
  /// Keeps hardware keys from the field where it does not take any.
  private var filter: KeyController?

  init(showing scene: Scene<Keyboard>, send: @escaping @MainActor (Keyboard.Event) -> Void) {
    self.scene = scene
    self.send = send
    input = TextInput(.line) { _ in }
    let panel = KeyboardPanel { [weak self] in self?.pressed($0) }
    self.panel = panel
    page.append(panel)
    page.onPress(
      field: { [weak self] in self?.act(.pressField) },
      elsewhere: { [weak self] in self?.act(.leave) })
    install()
    apply(scene)
  }

  var widget: AnyWidget { page.row }
  var content: AnyWidget { page.widget }
  var isPlacedInContent: Bool { scene.instead == nil }

  func adopt(_ props: [PropView]) { page.adopt(props) }

  func update(to scene: Scene<Keyboard>) {
    self.scene = scene
    apply(scene)
  }

  private static func kind(for scene: Scene<Keyboard>) -> TextInput.Kind {
    scene.subject.content.isSecret ? .secret : .line
  }

  /// Puts the input of the right kind into the row.
  private func install() {
    input = TextInput(Self.kind(for: scene)) { [weak self] in self?.acted($0) }
    page.put(input)
    input.setLabelled(by: page.title)
    let filter = KeyController(on: input.widget)
    filter.phase = .capture
    filter.onStroke { [weak self] in self?.isRefused($0) ?? false }
    self.filter = filter
  }

  /// Whether a key would change the text, and the field takes no keys.
  private func isRefused(_ stroke: KeyStroke) -> Bool {
    guard !scene.subject.acceptsKeys, !stroke.hasAlt else { return false }
    // Characters that few keyboards have are called by their numbers.
    return KeyStroke.deletingKeys.contains(stroke.key)
      || !stroke.hasControl && (stroke.types || stroke.key.hasPrefix("U+"))
  }

  private func apply(_ scene: Scene<Keyboard>) {
    if input.kind != Self.kind(for: scene) {
      let hadFocus = input.editor.isFocus
      install()
      if hadFocus { input.inside?.grabFocusKeepingSelection() }
    }
    let control = scene.subject
    page.show(scene)
    input.show(control.text)
    input.setPlaceholder(control.placeholder.displayable)
    let purpose = control.type.inputPurpose
    if input.inside?.purpose != purpose { input.inside?.purpose = purpose }
    panel?.show(
      control.isEditing && scene.instead == nil ? control.shownType : nil,
      language: control.shownLanguage, in: scene.setting)
  }

  /// Sends what was done; what GTK made of it by itself gives way to what the model made of it.
  private func act(_ event: Keyboard.Event) {
    send(event)
    apply(scene)
  }

  private func acted(_ act: TextInput.Act) {
    switch act {
    case .edited(let text, let selection): self.act(.edited(text, selection))
    case .returned: self.act(.key(.enter))
    case .left: self.act(.leave)
    case .entered: if !scene.subject.isEditing { self.act(.pressField) }
    case .undid: self.act(.undo)
    case .redid: self.act(.redo)
    case .composed, .copied, .cut: break
    }
  }

  /// A key of the on-screen keyboard does to the real field what a key of the device's does.
  private func pressed(_ action: Key.Action) {
    if !input.editor.isFocus, input.editor.isMapped { input.inside?.grabFocusKeepingSelection() }
    switch action {
    case .insert(let text): if scene.subject.acceptsKeys { input.editor.type(text) }
    case .delete: if scene.subject.acceptsKeys { input.editor.deleteBackward() }
    case .enter: input.inside?.emit("activate")
    case .shift, .plane: break
    }
    input.settle()
  }

  func perform(_ event: Keyboard.Event) {
    switch event {
    case .pressField: page.pressField()
    case .leave: page.pressElsewhere()
    case .key(let action): panel?.press(action)
    case .type(let text):
      for character in text where filter?.press(character) != true {
        input.editor.type(String(character))
      }
      input.settle()
    case .paste(let text):
      Clipboard.settingAside {
        Clipboard.write(text)
        input.editor.pasteClipboard()
      }
      input.settle()
    case .edited(let text, let selection):
      input.editor.text = text.displayable
      input.editor.selectScalars(text.scalars(in: selection))
      input.settle()
    case .undo: input.undo()
    case .redo: input.redo()
    case .chooseLanguage, .setType:
      // What the device's settings and the app do has no widget of its own.
      act(event)
    }
  }

  func parts(on surface: Surface) -> [Rendering.Part] {
    var row = surface.part(Keyboard.rowPart, .row, page.row)
    row.text = scene.subject.title.asDrawn(page.title.text)
    var field = surface.part(Keyboard.fieldPart, .field, input.widget)
    let text = scene.subject.text.text.asDrawn(input.text)
    field.text =
      input.kind == .secret ? String(repeating: "•", count: text.count) : text
    field.isFocused = input.editor.isFocus
    field.purpose = input.inside.flatMap { KeyboardType($0.purpose) }?.rawValue
    return [row, field] + (panel?.parts(on: surface) ?? [])
  }
}
