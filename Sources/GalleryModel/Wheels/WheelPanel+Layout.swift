/// Where the wheels of a control come up.
public enum WheelPlace: String, CaseIterable, Codable, Sendable {
  /// At the bottom of the screen, under the page.
  case bottom
  /// At the top of the page.
  case top
  /// Between the field and the row after it.
  case inline
  /// In a popover at the field.
  case popover
  /// On a page of their own, which takes the place of the field's.
  case page

  /// What people call it.
  public var title: Message {
    switch self {
    case .bottom: Message("at the bottom of the screen")
    case .top: Message("at the top of the page")
    case .inline: Message("between the rows")
    case .popover: Message("in a popover")
    case .page: Message("on a page of its own")
    }
  }
}

/// The sizes in which a panel of wheels is drawn, in points.
public struct WheelMetrics: Hashable, Sendable {
  /// The panel's width; `nil` for that of what contains it.
  public var width: Double?
  /// The panel's height.
  public var height: Double
  /// The height of a row of a wheel.
  public var rowHeight: Double
  /// How many rows of the page's there is room for beside the field.
  public var fittingRows: Int
  /// How many of the page's last rows come after the field, and after wheels between the rows.
  public var rowsBeneath: Int
  /// Whether the field can be seen; what opens far from it on a small screen covers it.
  public var showsField: Bool
}

extension WheelMetrics {
  /// Which of so many rows of the page's are drawn above the field, and which beneath it.
  public func rows(of count: Int) -> (above: Range<Int>, beneath: Range<Int>) {
    let fitting = min(count, fittingRows)
    let beneath = min(rowsBeneath, fitting)
    let start = count - beneath
    return (start - (fitting - beneath)..<start, start..<count)
  }

  /// The room in points beside a wheel's text and the text of the next one.
  private static let padding = 22.0
  /// How much wider than estimated a selected row may come out.
  private static let comfort = 1.15

  /// The share of its usual size at which the text of these wheels fits beside each other and into
  /// its rows, 0…1.
  public func textShare(of wheels: [Wheel], in setting: Setting) -> Double {
    let room = (width ?? setting.width - 2 * Setting.cardMargin) - 2 * Setting.margin
    let texts = wheels.reduce(0) { sum, wheel in
      let ends = wheel.count > 0 ? [wheel.text(0), wheel.text(wheel.count - 1)] : []
      let widths = (wheel.widest.isEmpty ? ends : wheel.widest).map {
        TextWidth.estimate($0, scale: setting.textScale) * Self.comfort
      }
      return sum + (widths.max() ?? 0)
    }
    let free = room - Double(wheels.count) * Self.padding
    let share = min(1, rowHeight / (WheelLook.lineHeight * setting.textScale))
    return texts > 0 ? min(share, max(0, free / texts)) : share
  }
}

extension Setting {
  /// The width of a popover, and of a phone's keyboard as a pad shows it, in points.
  public static let popoverWidth = 320.0
  /// The height of a table's row in points at the usual text scale.
  public static let rowHeight = 48.0
  /// The space in points around the cards of a page.
  public static let cardMargin = 12.0
  /// The space in points above the first card of a page.
  public static let cardTop = 16.0
  /// The space in points between the last card of a page and what comes after it.
  public static let cardGap = 36.0

  /// Where a control of wheels comes up in the place that the setting has.
  var wheelPlace: WheelPlace {
    switch placement {
    case .content, .toolbar: .bottom
    case .navigationBar, .statusBar: .top
    case .tableRow: .inline
    case .popover: .popover
    case .fullScreen: .page
    }
  }

  /// The height of a table's row in points.
  var tableRowHeight: Double { Self.rowHeight * max(1, textScale) }

  /// The height of a row of a wheel in points: at least that of its text.
  var wheelRowHeight: Double { max(WheelLook.rowHeight, WheelLook.lineHeight * textScale) }

  /// The height in points that the field and its card leave on the page.
  fileprivate var roomBesideField: Double {
    max(
      Self.leastPanelHeight,
      page(aboveToolbar: false).height - tableRowHeight - Self.cardTop - Self.cardGap)
  }

  /// The least height of a panel in points, on the smallest screen.
  private static var leastPanelHeight: Double { 60 }

  /// The size of a phone's keyboard in points; it grows with the text, as far as there is room.
  var keyboardSize: (width: Double, height: Double) {
    let wanted = WheelLook.usualRows * wheelRowHeight
    let width =
      switch idiom {
      case .phone: self.width
      case .pad: usualPopoverWidth
      }
    return (width, min(wanted, roomBesideField))
  }

  /// The width of a popover in points, as far as the screen has room for it.
  public var usualPopoverWidth: Double { min(Self.popoverWidth, width - 2 * Self.margin) }

  /// The space in points up to which a panel counts as near its field.
  public static let nearDistance = 60.0
}

extension WheelPanel {
  /// Where the wheels come up.
  public func place(in setting: Setting) -> WheelPlace {
    let wanted = setting.wheelPlace
    guard wanted == .inline else { return wanted }
    if !allowsInline { return .page }
    return opensNearField ? .inline : .bottom
  }

  /// The sizes in which the panel is drawn.
  public func metrics(in setting: Setting) -> WheelMetrics {
    let place = place(in: setting)
    let page = setting.page(aboveToolbar: false)
    let row = setting.wheelRowHeight
    var metrics = WheelMetrics(
      width: customWidth, height: 0, rowHeight: row, fittingRows: 0, rowsBeneath: 0,
      showsField: place != .page)
    switch place {
    case .page:
      metrics.height = customHeight ?? page.height
    case .bottom, .top, .inline, .popover:
      metrics.height = customHeight ?? min(look.visibleRows * row, setting.roomBesideField)
      metrics.rowHeight = metrics.height / look.visibleRows
    }
    if place == .popover, customWidth == nil {
      metrics.width = setting.usualPopoverWidth
    }
    guard isOpen else {
      metrics.showsField = true
      metrics.fittingRows = .max
      return metrics
    }
    let spare =
      page.height - metrics.height - setting.tableRowHeight - Setting.cardTop - Setting.cardGap
    metrics.fittingRows = max(0, Int(spare / setting.tableRowHeight))
    switch (place, opensNearField) {
    case (.inline, _): metrics.rowsBeneath = 1
    // The field comes first under wheels at the top, and where wheels open away from it.
    case (.top, true), (.bottom, false), (.popover, false): metrics.rowsBeneath = .max
    case (.bottom, true), (.popover, true), (.top, false), (.page, _): break
    }
    if !opensNearField, place != .page {
      metrics.showsField = spare + Setting.cardGap > Setting.nearDistance + Self.clearance
    }
    return metrics
  }

  /// By how much more than `nearDistance` a panel stands off in points if it does at all, so that
  /// drawing cannot bring it near.
  private static let clearance = 24.0
}
