import GalleryModel

/// The gallery's window: controls left, stage in the middle, panel right.
@MainActor final class GalleryWindow {
  let window: ApplicationWindow
  let session: Session
  let controller: StageController
  private let sidebar: Sidebar
  private let appearance: AppearanceBar
  private let panel: Panel
  private let bar: TitleBar
  private var actions: WindowActions?

  /// The size in points with which the window opens.
  static let size = (width: 1280, height: 768)

  init(
    _ application: Application, session: Session, pace: Demonstration.Pace = .usual
  ) {
    self.session = session
    window = ApplicationWindow(application)
    let controller = StageController(session: session, pace: pace)
    self.controller = controller
    appearance = AppearanceBar(session: session)
    let panel = Panel(session: session) { [weak controller] in controller?.demonstrate($0) }
    self.panel = panel
    sidebar = Sidebar(session: session) { [weak session, weak panel] statement in
      guard let entry = Catalog.control(statement.control) else { return }
      session?.show(entry)
      panel?.reveal(statement.id)
    }
    bar = TitleBar(session: session)
    build()
    actions = WindowActions(
      on: window, of: application, session: session, sidebar: sidebar, statements: panel.statements)
    session.onChange { [weak self] in self?.changed($0) }
    let realized = WeakWidget(window)
    window.connect("realize", after: true) { [weak controller] in
      if let window = realized.widget { controller?.watch(window) }
    }
    window.connect("unrealize") { [weak controller] in controller?.end() }
  }

  private func build() {
    window.title = Message("Linux Gallery").localized
    window.setIconName(Program.identifier)
    window.setDefaultSize(width: Self.size.width, height: Self.size.height)
    window.setTitlebar(bar.widget)
    let stage = controller.stage.widget
    stage.add(appearance.widget)
    let content = Box(
      .horizontal,
      [
        sidebar.widget, AnyWidget(Separator(.vertical)), AnyWidget(stage),
        AnyWidget(Separator(.vertical)), panel.widget,
      ])
    content.addClass("gallery")
    window.child = AnyWidget(content)
    sidebar.takeFocus()
  }

  /// Writes a picture of the window once it is drawn and what is on the stage was measured.
  ///
  /// Throws a `StageError` if that takes too long, a `PictureError` if the file cannot be written.
  func savePicture(to path: String) throws {
    let isMeasured = MainLoop.run(atMost: RenderedStage.patience) { [window, session] in
      window.isMapped && session.observation != nil
    }
    // One frame shows what was measured, and one more what that moved.
    guard isMeasured, window.waitForFrame(atMost: RenderedStage.patience),
      window.waitForFrame(atMost: RenderedStage.patience)
    else { throw StageError.notDrawn }
    try Picture(of: window).save(to: path)
  }

  private func changed(_ change: Session.Change) {
    switch change {
    case .control, .scene:
      controller.update()
      sidebar.update()
      appearance.update()
      panel.update()
      bar.update()
      actions?.update()
    case .rulings:
      sidebar.update()
      panel.update()
      actions?.update()
    case .events:
      panel.update()
    }
  }
}
