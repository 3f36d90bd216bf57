/// A row of equally wide, mutually exclusive buttons, mostly for switching views.
///
/// At least one segment is selected as long as there is any. Several can be represented, since an
/// author can configure that; the guidelines forbid it.
public struct SegmentedControl: Control {
  /// The least and the usual height of the control in points, and the least width of a segment
  /// (editions 6 and 7, “分段控件”).
  public static let minimumSegmentSize = 44.0
  /// The most segments on a phone (all editions, “分段控件”).
  public static let phoneSegmentLimit = 5
  /// The fewest segments (editions 7, 10 and 11, “分段控件”).
  public static let minimumSegmentCount = 2
  /// How many times as wide as the narrowest content the widest may be.
  public static let contentWidthRatio = 3.0
  /// The width in points of a segment while there is room.
  public static let preferredSegmentWidth = 96.0
  /// The most segments that the inspector takes.
  public static let segmentLimit = 20_000
  /// The widths and heights in points that can be set by hand.
  public static let sizes: ClosedRange<Double> = 0...1000
  /// By how many points content can be shifted from its place.
  public static let offsets: ClosedRange<Double> = -40...40

  /// One button of the row.
  public struct Segment: Hashable, Codable, Sendable {
    /// What a segment holds.
    public enum Content: String, CaseIterable, Codable, Sendable {
      case text
      case image
      case textAndImage = "text-and-image"
    }

    /// The words on it, and its name for a screen reader where it holds an image.
    public var title: String
    /// The name of its image.
    public var image: String
    /// Which of the two it holds.
    public var content: Content
    /// What the choice is about, as its author declares it; segments of one topic are related.
    public var topic: String
    /// The view that belongs to it.
    public var view: Scenery
    /// Whether it can be pressed.
    public var isEnabled = true
    /// Its width in points where it is set by hand, within `sizes`.
    public internal(set) var fixedWidth: Double?

    /// A segment that can be pressed and takes its share of the width.
    public init(
      title: String, image: String = "", content: Content = .text, topic: String = "",
      view: Scenery = .map
    ) {
      self.title = title
      self.image = image
      self.content = content
      self.topic = topic
      self.view = view
    }
  }

  /// The views that segments bring up.
  public enum Scenery: String, CaseIterable, Codable, Sendable {
    case map, transit, satellite, bus, tram, ferry, walk
  }

  /// How the segments stand together.
  public enum Arrangement: String, CaseIterable, Codable, Sendable {
    case joined
    case separate
    case grid
  }

  /// What is behind the segments.
  public enum Background: String, CaseIterable, Codable, Sendable {
    /// The system's own.
    case system
    /// A light one of the app's.
    case paper
    /// A dark one of the app's.
    case wood
    /// One of the app's whose trailing edge is slanted, so that less of it is usable.
    case slanted
  }

  /// The colour of words and images on a background of the app's.
  public enum Ink: String, CaseIterable, Codable, Sendable {
    /// One that is legible on the background.
    case automatic
    case dark
    case light
  }

  /// Where words stand in a segment.
  public enum Alignment: String, CaseIterable, Codable, Sendable {
    /// In the middle of what of the background is usable.
    case adjusted
    case leading
    case centred
    case trailing
  }

  /// What a person or the app does to the control.
  public enum Event: Hashable, Codable, Sendable {
    /// A person presses the segment of that index.
    case press(Int)
    /// The app selects the segments of these indices.
    case select([Int])
  }

  /// What the app is told.
  public enum Report: Hashable, Codable, Sendable {
    /// A segment was pressed.
    case pressed(Int)
    /// The selection changed to these segments.
    case selected([Int])
    /// The view of that segment is shown now.
    case showed(Int)
  }

  /// The segments from the leading to the trailing end.
  public private(set) var segments: [Segment]
  /// The indices of the selected segments, in order; empty only if there are no segments.
  public private(set) var selection: [Int]
  /// The index of the segment whose view is shown; stored apart from what is selected.
  public private(set) var shown: Int
  /// Whether a press adds to the selection or takes from it, which the guidelines forbid.
  public var allowsMultipleSelection = false
  /// Whether a pressed segment springs back and the selection stays as it was.
  public var isMomentary = false
  /// Whether choosing a segment brings up its view.
  public var switchesView = true
  /// Whether the names of images stand in their places.
  public var showsImageNames = false
  /// Whether widths follow the length of the contents.
  public var apportionsWidths = false
  /// Whether the control is as long as its room, however few its segments.
  public var fillsWidth = false
  /// Whether titles may have several lines and make the control higher.
  public var growsWithContent = false
  /// How the segments stand together.
  public var arrangement = Arrangement.joined
  /// What is behind the segments.
  public var background = Background.system
  /// The colour of words and images on a background of the app's.
  public var ink = Ink.automatic
  /// Where words stand in a segment.
  public var alignment = Alignment.adjusted
  /// By how many points content is shifted towards the trailing end, within `offsets`.
  public internal(set) var contentOffset = 0.0
  /// The height in points where it is set by hand, within `sizes`.
  public internal(set) var customHeight: Double?

  /// A control with these segments; indices of no segment are left out of the selection, and
  /// without any the first segment is selected.
  public init(_ segments: [Segment], selected selection: [Int] = [0]) {
    self.segments = segments
    self.selection = selection
    shown = 0
    settle()
    shown = self.selection.first ?? 0
  }

  /// Replaces segments and selection; there is a selection afterwards if there are segments.
  public mutating func set(_ segments: [Segment], selected selection: [Int]) {
    self.segments = segments
    self.selection = selection
    settle()
  }

  /// Changes each segment.
  public mutating func editSegments(_ edit: (inout Segment) -> Void) {
    for index in segments.indices { edit(&segments[index]) }
  }

  /// Changes one segment; does nothing for an index of none.
  public mutating func editSegment(_ index: Int, _ edit: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    edit(&segments[index])
  }

  /// Shows the view of the segment of that index, or of the nearest there is.
  public mutating func show(_ index: Int) {
    shown = segments.isEmpty ? 0 : min(max(index, 0), segments.count - 1)
  }

  /// Whether the segment of that index is selected.
  ///
  /// O(log n).
  public func isSelected(_ index: Int) -> Bool {
    var low = 0
    var high = selection.count
    while low < high {
      let middle = (low + high) / 2
      if selection[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < selection.count && selection[low] == index
  }

  /// Puts selection and shown view within the segments there are.
  ///
  /// O(n log n) in the selection.
  private mutating func settle() {
    selection = Set(selection).filter(segments.indices.contains).sorted()
    if selection.isEmpty, !segments.isEmpty { selection = [0] }
    show(shown)
  }
}

extension SegmentedControl {
  /// Does what a press or the app's choice does.
  ///
  /// A segment that is not enabled does not answer.
  public mutating func receive(_ event: Event, in setting: Setting) -> [Report] {
    switch event {
    case .press(let index):
      guard segments.indices.contains(index), segments[index].isEnabled else { return [] }
      var chosen = [index]
      if isMomentary {
        chosen = selection
      } else if allowsMultipleSelection {
        chosen = Set(selection).symmetricDifference([index]).sorted()
      }
      return [.pressed(index)] + choose(chosen, showing: index)
    case .select(let indices):
      let known = Set(indices).filter(segments.indices.contains).sorted()
      guard let first = known.first else { return [] }
      return choose(allowsMultipleSelection ? known : [first], showing: first)
    }
  }

  /// Selects and shows; an empty choice leaves the selection as it is.
  private mutating func choose(_ indices: [Int], showing index: Int) -> [Report] {
    var reports: [Report] = []
    if !indices.isEmpty, indices != selection {
      selection = indices
      reports.append(.selected(indices))
    }
    if switchesView, shown != index {
      shown = index
      reports.append(.showed(index))
    }
    return reports
  }
}

extension SegmentedControl.Segment {
  private enum CodingKeys: String, CodingKey {
    case title, image, content, topic, view, isEnabled, fixedWidth
  }

  /// Reads a segment; throws a `DecodingError` for a width out of bounds.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    image = try container.decode(String.self, forKey: .image)
    content = try container.decode(Content.self, forKey: .content)
    topic = try container.decode(String.self, forKey: .topic)
    view = try container.decode(SegmentedControl.Scenery.self, forKey: .view)
    isEnabled = try container.decode(Bool.self, forKey: .isEnabled)
    fixedWidth = try container.decodeIfPresent(
      within: SegmentedControl.sizes, forKey: .fixedWidth)
  }
}

extension SegmentedControl {
  private enum CodingKeys: String, CodingKey {
    case segments, selection, shown, allowsMultipleSelection, isMomentary, switchesView
    case showsImageNames, apportionsWidths, fillsWidth, growsWithContent, arrangement, background
    case ink, alignment, contentOffset, customHeight
  }

  /// Reads a control; throws a `DecodingError` for numbers out of bounds, and settles a selection
  /// that does not fit its segments.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let segments = try container.decode([Segment].self, forKey: .segments)
    guard segments.count <= Self.segmentLimit else {
      throw DecodingError.dataCorruptedError(
        forKey: .segments, in: container,
        debugDescription: "\(segments.count) segments are more than \(Self.segmentLimit).")
    }
    self.init(
      segments,
      selected: try container.decode([Int].self, forKey: .selection))
    show(try container.decode(Int.self, forKey: .shown))
    allowsMultipleSelection = try container.decode(Bool.self, forKey: .allowsMultipleSelection)
    isMomentary = try container.decode(Bool.self, forKey: .isMomentary)
    switchesView = try container.decode(Bool.self, forKey: .switchesView)
    showsImageNames = try container.decode(Bool.self, forKey: .showsImageNames)
    apportionsWidths = try container.decode(Bool.self, forKey: .apportionsWidths)
    fillsWidth = try container.decode(Bool.self, forKey: .fillsWidth)
    growsWithContent = try container.decode(Bool.self, forKey: .growsWithContent)
    arrangement = try container.decode(Arrangement.self, forKey: .arrangement)
    background = try container.decode(Background.self, forKey: .background)
    ink = try container.decode(Ink.self, forKey: .ink)
    alignment = try container.decode(Alignment.self, forKey: .alignment)
    contentOffset = try container.decode(within: Self.offsets, forKey: .contentOffset)
    customHeight = try container.decodeIfPresent(within: Self.sizes, forKey: .customHeight)
  }
}
