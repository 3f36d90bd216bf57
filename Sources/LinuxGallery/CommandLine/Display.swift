import GalleryModel

/// What the command line needs a display for; nothing of it is called before there is one.
@MainActor struct Display {
  /// Builds, lays out, watches and measures the widgets of a scene.
  let observe: @MainActor (AnyScene) throws -> Observation
  /// Opens the window, or writes the picture that is asked for, and returns the exit status.
  let show: @MainActor (ShowRequest) throws -> Int32
}
