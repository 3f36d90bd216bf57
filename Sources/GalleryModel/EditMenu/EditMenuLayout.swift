/// The arithmetic of the menu: commands in rows, and the place of the bubble that holds them.
public enum EditMenuLayout {
  /// The least height of a row of commands in points.
  public static let rowHeight = 40.0
  /// The space in points at each side of a command's name.
  public static let padding = 12.0
  /// The space in points between the menu and the edge of the page.
  public static let margin = 6.0
  /// The width and height of the arrow in points.
  public static let arrow = (width: 18.0, height: 9.0)
  /// The space in points between the tip of the arrow and what it points at.
  public static let gap = 2.0
  /// How far in points the menu would keep from what is important.
  public static let clearance = 8.0
  /// How near to a corner of the menu the middle of the arrow comes, in points.
  public static let arrowInset = 20.0
  /// How many commands are drawn; further ones no screen would have room for.
  public static let drawnLimit = 24
  /// The largest share of the page's height that large text may make the menu take.
  static let largestShare = 0.4
  /// The largest text of a command, as a share of the usual one.
  static let largestScale = 2.0

  /// Commands in rows.
  public struct Rows: Hashable, Sendable {
    /// The width of all rows, in points.
    public var width: Double
    /// The height of all rows together, in points.
    public var height: Double
    /// The frames of the commands in the menu, as for reading from left to right.
    public var frames: [Rect]
  }

  /// Puts commands of these widths into rows no wider than a limit; rows are filled evenly.
  public static func rows(of widths: [Double], within limit: Double, rowHeight: Double) -> Rows {
    var lines: [[Double]] = []
    var used = 0.0
    for width in widths {
      let width = min(width, limit)
      if lines.isEmpty || used + width > limit {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(width)
      used += width
    }
    let width = lines.map { $0.reduce(0, +) }.max() ?? 0
    var frames: [Rect] = []
    for (index, line) in lines.enumerated() {
      let spare = (width - line.reduce(0, +)) / Double(line.count)
      var x = 0.0
      for natural in line {
        // Edges lie on whole points, as widgets have them.
        let end = (x + natural + spare).rounded()
        frames.append(
          Rect(x: x, y: Double(index) * rowHeight, width: end - x, height: rowHeight))
        x = end
      }
    }
    return Rows(width: width.rounded(), height: Double(lines.count) * rowHeight, frames: frames)
  }

  /// Where the menu goes and where its arrow.
  public struct Place: Hashable, Sendable {
    /// The frame of the menu, without its arrow.
    public var menu: Rect
    /// The frame of the arrow.
    public var arrow: Rect
    /// Whether the menu lies above what it belongs to, so that its arrow points down.
    public var isAbove: Bool
  }

  /// What the menu has to find its place among.
  public struct Surroundings: Hashable, Sendable {
    /// The page, which the menu does not leave.
    public var page: Rect
    /// What the menu belongs to.
    public var anchor: Rect
    /// What it should not cover.
    public var important: [Rect]
    /// What it covers only where the other side has no room.
    public var other: [Rect]

    /// A page with what the menu belongs to, what is important, and what else can be read.
    public init(page: Rect, anchor: Rect, important: [Rect], other: [Rect] = []) {
      self.page = page
      self.anchor = anchor
      self.important = important
      self.other = other
    }
  }

  /// The place of a menu of that size among its surroundings.
  ///
  /// It is where there is room, nothing important is covered, and the arrow can point at what the
  /// menu belongs to. A position that the app insists on is taken whatever is there.
  public static func place(
    width: Double, height: Double, at position: EditMenu.Position, in surroundings: Surroundings
  ) -> Place {
    let page = surroundings.page
    let width = min(width, max(page.width - 2 * margin, 0))
    let fits = Fitting(width: width, surroundings: surroundings)
    switch position {
    case .above: return fits.place(height: height, isAbove: true, x: fits.centred)
    case .below: return fits.place(height: height, isAbove: false, x: fits.centred)
    case .automatic: break
    }
    var best: (place: Place, cost: Double)?
    func consider(_ place: Place, _ penalty: Double) {
      var covered = 0.0
      for rect in surroundings.important {
        covered += 1_000 * place.menu.sharedArea(with: rect)
        if place.menu.intersection(rect.grown(by: clearance)) != nil { covered += 50 }
      }
      if surroundings.other.contains(where: { place.menu.intersection($0) != nil }) {
        covered += 20
      }
      let cost = covered + penalty + (place.menu.x - fits.centred).magnitude / max(page.width, 1)
      if cost < (best?.cost ?? .infinity) { best = (place, cost) }
    }
    for isAbove in [true, false] {
      let room = fits.room(above: isAbove)
      for x in fits.starts {
        if room >= height {
          consider(fits.place(height: height, isAbove: isAbove, x: x), isAbove ? 0 : 10)
        }
        // Less than all of it, to be scrolled, where there is no other way.
        let clear = min(room, height, fits.clearRoom(above: isAbove, x: x))
        if clear >= rowHeight, clear < height {
          consider(
            fits.place(height: clear, isAbove: isAbove, x: x), 100 - clear / max(page.height, 1))
        }
      }
    }
    return best?.place ?? fits.placeOver(height: height)
  }
}

extension Rect {
  /// How many square points both rectangles cover.
  fileprivate func sharedArea(with other: Rect) -> Double {
    intersection(other).map { $0.width * $0.height } ?? 0
  }

  /// The rectangle with each side moved outwards.
  fileprivate func grown(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

/// Tries places for a menu of a certain width.
private struct Fitting {
  let width: Double
  let surroundings: EditMenuLayout.Surroundings

  private var page: Rect { surroundings.page }
  private var anchor: Rect { surroundings.anchor }
  private var reach: Double { EditMenuLayout.arrow.height + EditMenuLayout.gap }
  private var bounds: ClosedRange<Double> {
    let first = page.x + EditMenuLayout.margin
    return first...max(first, page.maxX - EditMenuLayout.margin - width)
  }

  /// The left edge of a menu in the middle of what it belongs to, as far as the page goes.
  var centred: Double { clamp(anchor.midX - width / 2) }

  /// The left edges to try: in the middle, and just beside what is important.
  var starts: [Double] {
    var starts = [centred]
    for rect in surroundings.important.prefix(8) {
      starts.append(clamp(rect.maxX + EditMenuLayout.clearance))
      starts.append(clamp(rect.x - width - EditMenuLayout.clearance))
    }
    let inset = min(EditMenuLayout.arrowInset, width / 2)
    return starts.filter { $0 + inset <= anchor.maxX && $0 + width - inset >= anchor.x }
      + [centred]
  }

  private func clamp(_ x: Double) -> Double {
    min(max(x.rounded(), bounds.lowerBound), bounds.upperBound)
  }

  /// How high a menu can be at that side of what it belongs to.
  func room(above isAbove: Bool) -> Double {
    isAbove
      ? anchor.y - reach - page.y - EditMenuLayout.margin
      : page.maxY - EditMenuLayout.margin - anchor.maxY - reach
  }

  /// How high it can be without covering what is important.
  func clearRoom(above isAbove: Bool, x: Double) -> Double {
    var clear = room(above: isAbove)
    for rect in surroundings.important where rect.x < x + width && rect.maxX > x {
      if isAbove, rect.y < anchor.y - reach {
        clear = min(clear, anchor.y - reach - rect.maxY)
      } else if !isAbove, rect.maxY > anchor.maxY + reach {
        clear = min(clear, rect.y - anchor.maxY - reach)
      }
    }
    return clear.rounded(.down)
  }

  func place(height: Double, isAbove: Bool, x: Double) -> EditMenuLayout.Place {
    let arrow = EditMenuLayout.arrow
    let y = isAbove ? anchor.y - reach - height : anchor.maxY + reach
    let menu = Rect(x: x, y: y.rounded(), width: width, height: height)
    return EditMenuLayout.Place(
      menu: menu,
      arrow: Rect(
        x: arrowX(in: menu), y: isAbove ? menu.maxY : menu.y - arrow.height, width: arrow.width,
        height: arrow.height),
      isAbove: isAbove)
  }

  /// Where neither above nor below there is room, the menu lies over what it belongs to.
  func placeOver(height: Double) -> EditMenuLayout.Place {
    let margin = EditMenuLayout.margin
    let arrow = EditMenuLayout.arrow
    let room = max(page.height - 2 * margin - arrow.height, 0)
    let height = min(height, room)
    let top = page.y + margin
    let y = min(max(anchor.midY - height / 2, top), top + room - height)
    let menu = Rect(x: centred, y: y.rounded(), width: width, height: height)
    return EditMenuLayout.Place(
      menu: menu,
      arrow: Rect(x: arrowX(in: menu), y: menu.maxY, width: arrow.width, height: arrow.height),
      isAbove: true)
  }

  /// The arrow points at the middle, or as near to it as the menu's corners allow.
  private func arrowX(in menu: Rect) -> Double {
    let inset = min(EditMenuLayout.arrowInset, menu.width / 2)
    let middle = min(max(anchor.midX, menu.x + inset), menu.maxX - inset)
    return (middle - EditMenuLayout.arrow.width / 2).rounded()
  }
}

extension EditMenu {
  /// The height in points of the photo at the top of the page; 0 where there is none.
  public func photoHeight(in setting: Setting) -> Double {
    let page = setting.page(aboveToolbar: false)
    guard hasPhoto, host != .picture, setting.textScale <= Self.largestScaleWithPhoto,
      page.height >= Self.leastHeightWithPhoto
    else { return 0 }
    return min(page.width * 0.4, page.height * 0.27).rounded()
  }

  /// The largest text beside which there is room for a photo.
  private static let largestScaleWithPhoto = 1.25
  /// The height in points that a page with a photo has at least.
  private static let leastHeightWithPhoto = 400.0

  /// How large the menu's text is against its usual size: as large as all text, unless that would
  /// make the menu take too much of the page.
  public func menuScale(in setting: Setting) -> Double {
    let titles = offered.prefix(EditMenuLayout.drawnLimit).map { title(of: $0, in: setting) }
    let page = setting.page(aboveToolbar: false)
    let limit = page.width - 2 * EditMenuLayout.margin
    var scale = min(max(setting.textScale, 0.5), EditMenuLayout.largestScale)
    while scale > 1 {
      let rows = EditMenuLayout.rows(
        of: titles.map { EditMenuLayout.width(of: $0, scale: scale) }, within: limit,
        rowHeight: EditMenuLayout.rowHeight(scale: scale))
      if rows.height <= page.height * EditMenuLayout.largestShare { break }
      scale -= 0.25
    }
    return setting.textScale > 1 ? max(scale, 1) : scale
  }
}

extension EditMenuLayout {
  /// The height of a row in points at a scale of the menu's text.
  public static func rowHeight(scale: Double) -> Double {
    max(rowHeight, (rowHeight * (0.4 + 0.6 * scale)).rounded())
  }

  /// The estimated width of a command in points.
  static func width(of title: String, scale: Double) -> Double {
    TextWidth.estimate(title, scale: scale) + 2 * padding
  }
}
