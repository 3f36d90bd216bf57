extension Setting {
  /// The space in points that the stage leaves at each side of a control.
  public static let margin = 8.0
  /// The height of the stage's bars in points.
  public static let barHeight = 66.0
  /// The height of the stage's status bar in points.
  public static let statusBarHeight = 24.0

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
    return Rect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: height)
  }
}
