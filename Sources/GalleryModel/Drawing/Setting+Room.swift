extension Setting {
  /// The space in points that the stage leaves at each side of a control.
  public static let margin = 8.0
  /// The height of the stage's bars in points.
  public static let barHeight = 66.0
  /// The height of the stage's status bar in points.
  public static let statusBarHeight = 24.0

  /// The width of the time in the status bar, in points.
  public static let timeWidth = 30.0
  /// How far the time and the icons reach into the status bar at each side, in points.
  static let statusBarInset = 52.0

  /// The text scale from which on what stands in a table's row does not fit side by side.
  private static let stackingScale = 1.5

  /// Whether words and values of a table's row stand one under the other.
  public var stacksRows: Bool { textScale >= Self.stackingScale }

  /// The room that a control has on the stage, in points.
  public var controlRoom: Rect {
    let height = Self.barHeight - 2 * Self.margin
    let y =
      switch placement {
      case .statusBar: 0.0
      case .navigationBar: Self.statusBarHeight + Self.margin
      case .toolbar: self.height - Self.barHeight + Self.margin
      case .content, .tableRow, .popover, .fullScreen: (self.height / 2).rounded()
      }
    let inset = Self.margin + (placement == .statusBar ? Self.statusBarInset : 0)
    return Rect(x: inset, y: y, width: width - 2 * inset, height: height)
  }

  /// The part of the screen in points that the bars leave to the page.
  public func page(aboveToolbar: Bool) -> Rect {
    let top = Self.statusBarHeight + Self.barHeight
    let bottom = aboveToolbar ? Self.barHeight : 0
    return Rect(x: 0, y: top, width: width, height: max(0, height - bottom - top))
  }
}
