import Foundation

/// Where the program finds the files that are installed with it.
enum Installation {
  /// The folder `share/NAME` beside the program, as it is built, or beside the program's folder, as
  /// it is installed; `nil` if there is none.
  static func folder(_ name: String) -> String? {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let bin = program.deletingLastPathComponent()
    return [bin, bin.deletingLastPathComponent()]
      .map { $0.appendingPathComponent("share/\(name)").path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
