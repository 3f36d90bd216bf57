import Foundation
import GalleryModel

/// The program as a whole: from the arguments to the exit status.
@MainActor enum Program {
  /// The name under which it is installed.
  nonisolated static let name = "linux-gallery"
  /// The name by which the desktop knows it.
  nonisolated static let identifier = "io.github.linux_gallery.LinuxGallery"
  nonisolated static let version = "0.1.0"

  /// The exit statuses that other programs rely on.
  enum Status {
    static let done: Int32 = 0
    /// A review is done, and something is broken.
    static let broken: Int32 = 1
    /// Nothing is done, and the reason is on standard error.
    static let wrong: Int32 = 2
  }

  /// Does what the arguments ask for, of which the first is the program's name.
  static func run(_ arguments: [String], on display: Display) -> Int32 {
    Translation.start(
      domain: Localization.domain, directory: Installation.folder("locale") ?? "/usr/share/locale")
    Gtk.programName = name
    Gtk.setApplicationName(Message("Linux Gallery").localized)
    do {
      return try answer(try Request(arguments: arguments), on: display)
    } catch {
      complain(words(of: error))
      return Status.wrong
    }
  }

  /// Why something could not be done, in the program's language.
  private static func words(of error: any Error) -> String {
    switch error {
    case let wrong as WrongRequest: wrong.message.localized
    case let stage as StageError: stage.message.localized
    case PictureError.unwritable(let path, _): WrongRequest.unwritable(path).message.localized
    default: WrongRequest.failed("\(error)").message.localized
    }
  }

  private static func answer(_ request: Request, on display: Display) throws -> Int32 {
    switch request {
    case .help: print(Request.helpText, terminator: "")
    case .version: print(name, version)
    case .list(let listing, let format): print(try listing.text(as: format))
    case .review(let request): return try review(request, on: display)
    case .show(let request):
      guard Gtk.initialize() else { throw WrongRequest.noDisplay }
      if request.isSettingChosen { say(request.setting) }
      return try display.show(request)
    }
    return Status.done
  }

  private static func review(_ request: ReviewRequest, on display: Display) throws -> Int32 {
    if request.isRendered, !Gtk.initialize() { throw WrongRequest.noDisplay }
    let reports = try request.controls.map { entry in
      var scene = entry.specimen(request.setting)
      let observe = request.isRendered ? display.observe : nil
      try request.edits.about(entry).apply(to: &scene, observe: observe)
      return ReviewReport(on: scene, seen: try observe?(scene))
    }
    switch request.format {
    case .text: print(reports.map(\.text).joined(separator: "\n\n"))
    case .json where request.isOfAll: print(try OrderedJSON.text(of: reports))
    case .json: print(try reports.map { try OrderedJSON.text(of: $0) }.joined())
    }
    return reports.contains(where: \.hasBroken) ? Status.broken : Status.done
  }

  /// Says which edition and device were chosen.
  private static func say(_ setting: Setting) {
    print(Message("Shown with {0}.", setting.scope.options).localized)
    // The window may stay open for long.
    fflush(nil)
  }

  /// Prints one line on standard error, whatever characters it quotes.
  private static func complain(_ words: String) {
    var line = "\(name): "
    for scalar in words.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
