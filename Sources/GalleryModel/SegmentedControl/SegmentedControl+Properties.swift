extension SegmentedControl {
  /// A segment and whether it is selected: one item of the inspector's list.
  private struct Item: Sendable {
    var segment: Segment
    var isSelected: Bool
  }

  private static let segmentFields: [Property<Item>] = [
    .text("title", Message("Title"), \.segment.title),
    .text("image", Message("Image"), \.segment.image),
    .choice("content", Message("Content"), \.segment.content) { $0.title },
    .toggle("is-selected", Message("Selected"), \.isSelected),
    .toggle("is-enabled", Message("Enabled"), \.segment.isEnabled),
    .choice("view", Message("View"), \.segment.view) { $0.title },
    .text("topic", Message("Topic"), \.segment.topic),
    .optionalNumber(
      "fixed-width", Message("Fixed width, 0 for none"), \.segment.fixedWidth,
      upTo: sizes.upperBound, step: 4),
  ]

  /// All of the control that can be edited, wrong values too.
  public static let properties: [Property<SegmentedControl>] = [
    .list(
      "segments", Message("Segments"), of: segmentFields,
      blank: Item(segment: Segment(title: ""), isSelected: false), limit: segmentLimit,
      read: { control in
        control.segments.indices.map {
          Item(segment: control.segments[$0], isSelected: control.isSelected($0))
        }
      },
      write: { control, items in
        control.set(
          items.map(\.segment), selected: items.indices.filter { items[$0].isSelected })
      }),
    .number(
      "shown", Message("Segment whose view is shown"), within: 1...Double(segmentLimit), step: 1,
      read: { Double($0.shown + 1) }, write: { $0.show(Int($1) - 1) }),
    .toggle("multiple", Message("Allows several selected"), \.allowsMultipleSelection),
    .toggle("momentary", Message("Springs back after a press"), \.isMomentary),
    .toggle("switches-view", Message("Switches the view"), \.switchesView),
    .toggle("image-names", Message("Shows images’ names as text"), \.showsImageNames),
    .toggle("apportions", Message("Widths follow the content"), \.apportionsWidths),
    .toggle("fills", Message("Fills the width"), \.fillsWidth),
    .toggle("grows", Message("Grows with several lines"), \.growsWithContent),
    .choice("arrangement", Message("Arrangement"), \.arrangement) { $0.title },
    .choice("background", Message("Background"), \.background) { $0.title },
    .choice("ink", Message("Text colour"), \.ink) { $0.title },
    .choice("alignment", Message("Alignment"), \.alignment) { $0.title },
    .number(
      "offset", Message("Shift of the content"), \.contentOffset, within: offsets, step: 1),
    .optionalNumber(
      "height", Message("Height, 0 for the usual"), \.customHeight, upTo: sizes.upperBound,
      step: 2),
  ]
}

extension SegmentedControl.Segment.Content {
  var title: Message {
    switch self {
    case .text: Message("Text")
    case .image: Message("Image")
    case .textAndImage: Message("Text and image")
    }
  }
}

extension SegmentedControl.Scenery {
  var title: Message {
    switch self {
    case .map: Message("Map")
    case .transit: Message("Transit")
    case .satellite: Message("Satellite")
    case .bus: Message("Bus lines")
    case .tram: Message("Tram lines")
    case .ferry: Message("Ferry lines")
    case .walk: Message("Footpaths")
    }
  }
}

extension SegmentedControl.Arrangement {
  var title: Message {
    switch self {
    case .joined: Message("Joined in a line")
    case .separate: Message("Separate, with gaps")
    case .grid: Message("Grid")
    }
  }
}

extension SegmentedControl.Background {
  var title: Message {
    switch self {
    case .system: Message("The system’s")
    case .paper: Message("Paper")
    case .wood: Message("Dark wood")
    case .slanted: Message("Slanted at the end")
    }
  }
}

extension SegmentedControl.Ink {
  var title: Message {
    switch self {
    case .automatic: Message("Automatic")
    case .dark: Message("Dark grey")
    case .light: Message("Light")
    }
  }
}

extension SegmentedControl.Alignment {
  var title: Message {
    switch self {
    case .adjusted: Message("Adjusted to the background")
    case .leading: Message("Leading")
    case .centred: Message("Centred")
    case .trailing: Message("Trailing")
    }
  }
}
