import GalleryModel

/// The program as a desktop application: one window, opened at a control.
@MainActor final class GalleryApp {
  private let request: ShowRequest
  private var window: GalleryWindow?
  private var failure: (any Error)?

  private init(_ request: ShowRequest) { self.request = request }

  /// Runs until the window is closed or the picture is written, and returns the exit status.
  ///
  /// Throws if the picture could not be taken or written.
  static func show(_ request: ShowRequest) throws -> Int32 {
    if let path = request.screenshot, request.isPlain {
      try RenderedStage(showing: request.scene).picture().save(to: path)
      return 0
    }
    let app = GalleryApp(request)
    let status = app.run()
    if let failure = app.failure { throw failure }
    return status
  }

  private func run() -> Int32 {
    let isPicture = request.screenshot != nil
    let application = Reference(
      adopting: Application(
        identifier: Program.identifier, flags: isPicture ? .nonUnique : .handlesOpen))
    let app = application.wrapper
    app.addAction("quit") { app.quit() }
    app.onStartup {
      GalleryStyle.load()
      if let icons = Installation.folder("icons") { Gtk.addIconDirectory(icons) }
    }
    app.onActivate { [weak self] in self?.activate(app) }
    app.onOpen { [weak self] in self?.open($0, in: app) }
    let address = isPicture ? nil : request.address
    return app.run([Program.name] + [address].compactMap { $0 })
  }

  private func activate(_ app: Application) {
    present(request, in: app)
    guard let window, let path = request.screenshot else { return }
    do {
      try window.savePicture(to: path)
    } catch {
      failure = error
    }
    window.window.destroy()
  }

  /// Shows what an address names, in the window that is there; the starter has checked the address.
  private func open(_ addresses: [String], in app: Application) {
    guard let address = addresses.last, let request = try? ShowRequest(address: address) else {
      return
    }
    if let window { window.session.open(request.entry, request.scene, in: request.setting) }
    present(request, in: app)
  }

  private func present(_ request: ShowRequest, in app: Application) {
    if window == nil {
      let session = Session(showing: request.entry, in: request.setting, scene: request.scene)
      let gallery = GalleryWindow(app, session: session)
      gallery.window.connect("destroy") { [weak self] in self?.window = nil }
      window = gallery
    }
    window?.window.present()
  }
}

/// The gallery's look, for everything on the display.
@MainActor enum GalleryStyle {
  private static var rules: StyleSheet?

  /// Puts it in force; later calls do nothing.
  static func load() {
    guard rules == nil else { return }
    let files = [
      PackageResources.style_css, PackageResources.panel_pages_css, PackageResources.switch_css,
      PackageResources.wheel_css, PackageResources.wheel_page_css,
      PackageResources.keyboard_css, PackageResources.text_field_css,
      PackageResources.label_css,
      PackageResources.edit_menu_css,
    ]
    rules = StyleSheet(files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
    // The focus alone selects nothing: a label that is only read looks like one.
    DesktopSettings.selectsLabelsOnFocus = false
  }
}
