import GalleryModel

extension EditMenu: ViewableControl {
  typealias View = EditMenuView
}

/// Shows a text or picture on its page, and the edit menu over it.
@MainActor final class EditMenuView: ControlView {
  private let host: EditMenuHost
  private let bubble: EditMenuBubble
  private let question: EditMenuQuestion
  private let page: EditMenuPage
  private let keys: KeyController
  private var scene: Scene<EditMenu>
  private let send: @MainActor (EditMenu.Event) -> Void

  init(showing scene: Scene<EditMenu>, send: @escaping @MainActor (EditMenu.Event) -> Void) {
    self.scene = scene
    self.send = send
    let relay = Relay()
    host = EditMenuHost(of: scene.subject) { relay.view?.did($0) }
    bubble = EditMenuBubble { relay.view?.act(.choose($0)) }
    question = EditMenuQuestion(
      declined: { relay.view?.act(.dismiss) }, allowed: { relay.view?.act(.confirm) })
    page = EditMenuPage(of: scene.subject, host: host, bubble: bubble, question: question)
    keys = KeyController(on: page.widget)
    relay.view = self
    page.onSteps(
      undo: { [weak self] in self?.act(.undo) }, redo: { [weak self] in self?.act(.redo) })
    keys.phase = .capture
    keys.onStroke { [weak self] in self?.pressed($0) ?? false }
    let press = ClickGesture(on: page.widget)
    press.onPressed { [weak self] _, x, y in self?.pressedPage(x: x, y: y) }
    apply(scene)
  }

  /// Lets the parts tell the view what happened to them.
  @MainActor private final class Relay {
    weak var view: EditMenuView?
  }

  var widget: AnyWidget { page.widget }
  var content: AnyWidget { page.widget }
  var isPlacedInContent: Bool { scene.instead == nil }

  func adopt(_ props: [PropView]) { page.adopt(props) }

  func update(to scene: Scene<EditMenu>) {
    self.scene = scene
    apply(scene)
  }

  private func apply(_ scene: Scene<EditMenu>) {
    let hadFocus = bubble.hasFocus
    let isPresent = scene.instead == nil
    host.show(
      scene.subject, name: scene.setting.text("Description", "描述"), in: scene.setting)
    if hadFocus, !scene.subject.isOpen { host.grabFocus() }
    bubble.show(scene.subject, in: scene.setting, isPresent: isPresent)
    question.show(scene.subject, in: scene.setting, isPresent: isPresent)
    page.show(scene.subject, in: scene.setting, isPresent: isPresent)
    if hadFocus, scene.subject.isOpen, !bubble.hasFocus { bubble.grabFocus() }
  }

  // MARK: What a person does

  private func did(_ act: EditMenuHost.Act) {
    switch act {
    case .tapped(let place): self.act(.tap(at: place))
    case .held(let place): openMenu(by: .hold(at: place))
    case .doubleTapped(let place): openMenu(by: .doubleTap(at: place))
    case .pressedForMenu(let place):
      if !host.isSelected(place) { self.act(.tap(at: place)) }
      openMenu(by: .menuKey)
    case .toggledPicture:
      self.act(.select(scene.subject.isPictureSelected ? 0..<0 : 0..<1))
    case .input(.edited(let text, let selection)): self.act(.edited(text, selection))
    case .input(.composed(let text)): self.act(.composed(text))
    case .input(.copied), .input(.cut): send(.copied)
    case .input(.undid): self.act(.undo)
    case .input(.redid): self.act(.redo)
    case .input(.returned), .input(.left), .input(.entered): break
    }
  }

  /// Sends what was done, puts on the desktop's clipboard what was copied, and fetches what is to be
  /// pasted; what GTK made of it by itself gives way to what the model made of it.
  private func act(_ event: EditMenu.Event) {
    var trial = scene.subject
    let reports = trial.receive(event, in: scene.setting)
    send(event)
    for report in reports {
      switch report {
      case .copied(let text), .cut(let text): Clipboard.write(text.displayable)
      case .askedForText:
        let asked = scene.subject.text.text
        Clipboard.read { [weak self] text in
          // Another program can take its time, and the text be another by then.
          guard let self, let text, self.scene.subject.text.text == asked else { return }
          self.act(.paste(text))
        }
      case .opened, .selected, .pasted, .deleted, .ran, .printed, .askedToConfirm, .undone, .redone:
        break
      }
    }
    apply(scene)
  }

  /// Brings the menu up for what the clipboard has now.
  private func openMenu(by event: EditMenu.Event) {
    host.settle()
    if let board = Self.board, board != scene.subject.board { send(.boardChanged(board)) }
    act(event)
  }

  /// What the desktop's clipboard has; `nil` while things are only tried.
  private static var board: EditMenu.Board? {
    guard !Clipboard.isSetAside else { return nil }
    guard Clipboard.hasText else { return .empty }
    return Clipboard.ownText.map(EditMenu.Board.own) ?? .foreign
  }

  private func pressed(_ stroke: KeyStroke) -> Bool {
    guard scene.instead == nil else { return false }
    switch stroke.key {
    case "Menu":
      openByKey()
      return true
    case "F10" where stroke.hasShift:
      openByKey()
      return true
    case "Escape":
      host.settle()
      guard scene.subject.opening != nil || scene.subject.confirmation != nil else { return false }
      act(.dismiss)
      return true
    case "Down", "Tab", "Up":
      guard scene.subject.isOpen, !bubble.hasFocus,
        !stroke.hasShift, !stroke.hasControl, !stroke.hasAlt
      else { return false }
      bubble.grabFocus(last: stroke.key == "Up")
      return true
    default: return false
    }
  }

  private func openByKey() {
    openMenu(by: .menuKey)
    if scene.subject.isOpen { bubble.grabFocus() }
  }

  /// A press beside the text and the menu closes the menu.
  private func pressedPage(x: Double, y: Double) {
    guard scene.subject.isOpen else { return }
    for part in [AnyWidget(bubble.menu), host.widget] {
      if part.bounds(in: page.widget)?.contains(x: x, y: y) == true { return }
    }
    act(.dismiss)
  }

  func perform(_ event: EditMenu.Event) {
    switch event {
    case .tap(let place): host.tap(at: place)
    case .hold(let place): host.hold(at: place)
    case .doubleTap(let place): host.doubleTap(at: place)
    case .menuKey: keys.press("Menu")
    case .choose(let command): bubble.choose(command)
    case .dismiss:
      if scene.subject.confirmation == nil { keys.press("Escape") } else { question.pressCancel() }
    case .confirm: question.pressConfirm()
    case .select(let range): host.select(range)
    case .type(let text): host.type(text)
    case .composed(let text): host.compose(text)
    case .copied: host.copyByKeys()
    case .undo: page.pressUndo()
    case .redo: page.pressRedo()
    case .edited, .boardChanged, .paste, .leaveOut:
      // What the app and other programs do has no widget of its own.
      act(event)
    }
  }

  func parts(on surface: Surface) -> [Rendering.Part] { page.parts(on: surface) }
}
