import CGtk

/// The program as the desktop knows it: one per name, activated, given files or commands.
///
/// Ownership: keep it in a `Reference(adopting:)` or let it live as long as the process.
struct Application: ActionMap {
  let object: UnsafeMutableRawPointer

  init(identifier: String, flags: GApplicationFlags = []) {
    let made: UnsafeMutablePointer<GtkApplication> = gtk_application_new(identifier, flags)
    object = UnsafeMutableRawPointer(made)
  }

  /// Runs it until it has nothing to hold it, and returns the exit status.
  func run(_ arguments: [String]) -> Int32 {
    var copies = arguments.map { g_strdup($0) }
    defer { for copy in copies { g_free(copy) } }
    // C programs may rely on the null at the end of their arguments.
    copies.append(nil)
    return g_application_run(cast(), Int32(clamping: arguments.count), &copies)
  }

  func quit() { g_application_quit(cast()) }

  /// Keeps it running without a window.
  func hold() { g_application_hold(cast()) }

  /// Ends one `hold()`.
  func release() { g_application_release(cast()) }

  /// Activates it, here or in the instance that is already running.
  func activate() { g_application_activate(cast()) }

  /// Makes itself known on the session bus; false if that failed.
  @discardableResult func register() -> Bool { g_application_register(cast(), nil, nil) != 0 }

  /// Whether another instance does the work.
  var isRemote: Bool { g_application_get_is_remote(cast()) != 0 }

  /// Runs an action when the keys, such as "<Control>z", are pressed in any of its windows.
  func setAccelerators(_ keys: [String], for action: String) {
    withCStrings(keys) { gtk_application_set_accels_for_action(cast(), action, $0) }
  }

  func setMenuBar(_ menu: Menu?) { gtk_application_set_menubar(cast(), menu?.model) }

  /// The windows, the one last in front first.
  var windows: [Window] {
    var found: [Window] = []
    var node = gtk_application_get_windows(cast())
    while let current = node {
      if let address = current.pointee.data {
        found.append(Window(pointer: address.assumingMemoryBound(to: GtkWidget.self)))
      }
      node = current.pointee.next
    }
    return found
  }

  @discardableResult func onStartup(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("startup", body)
  }

  @discardableResult func onShutdown(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("shutdown", body)
  }

  @discardableResult func onActivate(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", body)
  }

  /// Calls the closure with the addresses to open, exactly as they were given.
  @discardableResult func onOpen(_ body: @escaping @MainActor ([String]) -> Void) -> SignalHandler {
    connectArguments("open") { arguments in
      guard let files = arguments.pointer(0) else { return }
      let array = files.assumingMemoryBound(to: OpaquePointer?.self)
      body((0..<arguments.int(1)).compactMap { array[$0].map { File(address: $0).uri } })
    }
  }

  /// Calls the closure before anything else happens, in particular before a display is opened.
  ///
  /// A status, 0 or above, ends the program with it; `nil` goes on.
  @discardableResult func onHandleLocalOptions(
    _ body: @escaping @MainActor () -> Int?
  ) -> SignalHandler {
    connectAnswering("handle-local-options") { _ in .int(body() ?? -1) }
  }

  /// Calls the closure with the arguments of each start, also of a later one.
  ///
  /// It returns the status that the starter exits with. Needs the flag `handlesCommandLine`.
  @discardableResult func onCommandLine(
    _ body: @escaping @MainActor ([String]) -> Int
  ) -> SignalHandler {
    connectAnswering("command-line") { arguments in
      guard let line = arguments.object(0) else { return .int(1) }
      var count: Int32 = 0
      let texts = g_application_command_line_get_arguments(
        line.assumingMemoryBound(to: GApplicationCommandLine.self), &count)
      defer { g_strfreev(texts) }
      return .int(body((0..<Int(count)).compactMap { texts?[$0].map { String(cString: $0) } }))
    }
  }
}

/// A place of GIO, a path or an address of any scheme.
@MainActor struct File {
  fileprivate let address: OpaquePointer

  /// The address, percent-encoded.
  var uri: String { take(g_file_get_uri(address)) ?? "" }

  /// The path in the file system; `nil` if it has none.
  var path: String? { take(g_file_get_path(address)) }

  /// Makes the address of what was written on a command line: a path or an address.
  static func uri(fromArgument text: String) -> String {
    let file = g_file_new_for_commandline_arg(text)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return take(g_file_get_uri(file)) ?? ""
  }

  /// The path of an address; `nil` if it is not in the file system.
  static func path(ofURI uri: String) -> String? {
    let file = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return take(g_file_get_path(file))
  }
}
