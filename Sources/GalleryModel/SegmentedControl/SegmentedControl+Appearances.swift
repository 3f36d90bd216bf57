extension SegmentedControl {
  /// How a segmented control looks.
  public static let appearances: [Appearance<SegmentedControl>] = [
    linearSet, equalWidths, widthByCount, lengthByCount, fixedHeight,
  ]

  /// By how many points lengths may differ and still count as equal: pixels are whole.
  private static let tolerance = 1.01

  static let linearSet: Appearance<SegmentedControl> = Appearance(
    Statement(
      .appearance, "segmented-control.form-linear-set-of-segments",
      "A segmented control is a line of segments set side by side.",
      evidence: .widget, sources: sources(.seven, .ten, .eleven, .six)),
    poses: { $0.subject.segments.count > 1 ? [Appearance.atRest($0)] : [] },
    condition: { renderings, setting in
      let segments = renderings.first?.parts(named: "segment") ?? []
      for (left, right) in zip(segments, segments.dropFirst()) {
        let gap =
          setting.direction == .rightToLeft
          ? left.frame.x - right.frame.maxX : right.frame.x - left.frame.maxX
        let drop = (right.frame.y - left.frame.y).magnitude
        guard drop > tolerance || gap.magnitude > tolerance else { continue }
        return .breaks(
          Finding(
            drop > tolerance
              ? Message("The segments stand in more than one line.")
              : Message("A gap of {0} points between segments.", gap),
            at: [left.id, right.id], found: drop > tolerance ? drop : gap, allowed: 0,
            remedy: Message("Join the segments in one line.")))
      }
      return .follows(
        .plural("{0} segment in line.", "{0} segments in line.", segments.count))
    },
    fault: .edit(
      violate: { scene in
        scene.subject.grow(to: minimumSegmentCount, in: scene.setting)
        scene.subject.arrangement = .separate
      },
      repair: { $0.subject.arrangement = .joined },
      mayAlsoBreak: broughtToLightByGrowing))

  static let equalWidths: Appearance<SegmentedControl> = Appearance(
    Statement(
      .appearance, "segmented-control.equal-width-segments",
      "All segments of a control have the same width.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    poses: { scene in
      guard scene.subject.segments.count > 1 else { return [] }
      var unequal = scene
      unequal.subject.editSegments { $0.content = .text }
      unequal.subject.editSegment(0) { $0.title = "A" }
      unequal.subject.editSegment(1) { $0.title = "VeryLongTitle" }
      return [Appearance.atRest(scene), Pose(Message("Unequal titles"), unequal)]
    },
    condition: { renderings, _ in
      for rendering in renderings {
        let segments = rendering.parts(named: "segment")
        guard let least = segments.min(by: { $0.frame.width < $1.frame.width }),
          let most = segments.max(by: { $0.frame.width < $1.frame.width })
        else { continue }
        guard most.frame.width - least.frame.width > tolerance else { continue }
        return .breaks(
          Finding(
            Message(
              "From {0} to {1} points wide.", least.frame.width, most.frame.width),
            at: [least.id, most.id], found: most.frame.width, allowed: least.frame.width,
            remedy: Message("Give each segment the same share of the width.")))
      }
      let width = renderings.first?.parts(named: "segment").first?.frame.width ?? 0
      return .follows(Message("Each is {0} points wide.", width))
    },
    fault: .edit(
      violate: { scene in
        scene.subject.grow(to: minimumSegmentCount, in: scene.setting)
        scene.subject.apportionsWidths = true
        scene.subject.editSegments { $0.fixedWidth = nil }
        if scene.subject.arrangement == .grid { scene.subject.arrangement = .joined }
      },
      repair: { scene in
        scene.subject.apportionsWidths = false
        scene.subject.editSegments { $0.fixedWidth = nil }
      },
      mayAlsoBreak: broughtToLightByGrowing))

  static let widthByCount: Appearance<SegmentedControl> = Appearance(
    Statement(
      .appearance, "segmented-control.derive-segment-width-from-count",
      "The width of a segment is a share of the whole that depends on the number of segments.",
      evidence: .widget, sources: sources(.seven, .six)),
    poses: { scene in
      guard !scene.subject.segments.isEmpty else { return [] }
      var more = scene
      more.subject.grow(to: scene.subject.segments.count + 1, in: scene.setting)
      return [Appearance.atRest(scene), Pose(Message("One segment more"), more)]
    },
    condition: { renderings, _ in
      for rendering in renderings {
        let segments = rendering.parts(named: "segment")
        let total = segments.reduce(0) { $0 + $1.frame.width }
        let share = total / Double(max(segments.count, 1))
        let odd = segments.max {
          ($0.frame.width - share).magnitude < ($1.frame.width - share).magnitude
        }
        guard let odd, (odd.frame.width - share).magnitude > tolerance else { continue }
        return .breaks(
          Finding(
            .plural(
              "{0} segment: {1} points wide instead of {2}.",
              "{0} segments: one is {1} points wide instead of {2}.", segments.count,
              odd.frame.width, share),
            at: [odd.id], found: odd.frame.width, allowed: share,
            remedy: Message("Share the whole width out again when the number changes.")))
      }
      let counts = renderings.map { $0.parts(named: "segment").count }
      return .follows(
        Message("Equal shares with {0} and with {1} segments.", counts.first ?? 0, counts.last ?? 0)
      )
    },
    fault: .edit(
      violate: { scene in
        let widths = scene.subject.widths(in: scene.setting)
        let share = widths.reduce(0, +) / Double(max(widths.count, 1))
        scene.subject.editSegments { $0.fixedWidth = min(max(share - 4, 8), 300).rounded() }
        if scene.subject.arrangement == .grid { scene.subject.arrangement = .joined }
      },
      repair: { scene in
        scene.subject.apportionsWidths = false
        scene.subject.editSegments { $0.fixedWidth = nil }
      },
      mayAlsoBreak: {
        [
          easyTapping.statement, minimumSize.statement, similarContent.statement,
          lengthByCount.statement, adjustedAlignment.statement, neatContent.statement,
        ]
      }))

  static let lengthByCount: Appearance<SegmentedControl> = Appearance(
    Statement(
      .appearance, "segmented-control.derive-length-from-segment-count",
      "The length of the control is determined by the number of its segments.",
      evidence: .widget, sources: sources(.six)),
    poses: { scene in
      guard !scene.subject.segments.isEmpty else { return [] }
      let others = [2, 3].map { count in
        var other = scene
        other.subject.shrink(to: count)
        other.subject.grow(to: count, in: scene.setting)
        return Pose(
          .plural("{0} segment", "{0} segments", count), other)
      }
      return [Appearance.atRest(scene)] + others
    },
    condition: { renderings, _ in
      let lengths = renderings.dropFirst().map(length)
      guard let two = lengths.first, let three = lengths.last, let room = renderings.first?.room
      else { return .undecided(Message("Nothing was drawn.")) }
      let expected = min(1.5 * two, room.width)
      guard two < room.width - tolerance, (three - expected).magnitude <= 2 * tolerance else {
        return .breaks(
          Finding(
            Message(
              "Two segments are {0} points long, three {1} in a room of {2}.", two, three,
              room.width),
            found: three, allowed: expected,
            remedy: Message("Make the control longer for each segment.")))
      }
      return .follows(
        Message("Two segments are {0} points long, three {1}.", two, three))
    },
    fault: .edit(
      violate: { scene in
        scene.subject.fillsWidth = true
        scene.subject.editSegments { $0.fixedWidth = nil }
      },
      repair: { scene in
        scene.subject.fillsWidth = false
        scene.subject.apportionsWidths = false
        scene.subject.arrangement = .joined
        scene.subject.editSegments { $0.fixedWidth = nil }
      },
      mayAlsoBreak: {
        [
          easyTapping.statement, minimumSize.statement, equalWidths.statement,
          widthByCount.statement, similarContent.statement,
        ]
      }))

  private static func length(of rendering: Rendering) -> Double {
    let frames = rendering.parts(named: "segment").map(\.frame)
    guard let first = frames.first else { return 0 }
    return frames.reduce(first) { $0.union($1) }.width
  }

  static let fixedHeight: Appearance<SegmentedControl> = Appearance(
    Statement(
      .appearance, "segmented-control.keep-fixed-height", "The height of the control is fixed.",
      evidence: .both, sources: sources(.six)),
    poses: { scene in
      guard !scene.subject.segments.isEmpty else { return [] }
      var short = scene
      short.subject.editSegments {
        $0.content = .text
        $0.title = "A"
      }
      var tall = short
      tall.subject.editSegment(0) { $0.title = "Three\nshort\nlines" }
      return [
        Appearance.atRest(scene), Pose(Message("Short titles"), short),
        Pose(Message("A title of three lines"), tall),
      ]
    },
    condition: { renderings, _ in
      let heights = renderings.compactMap { $0.parts(named: "segment").first?.frame.height }
      guard let least = heights.min(), let most = heights.max() else {
        return .undecided(Message("Nothing was drawn."))
      }
      guard most - least > tolerance else {
        return .follows(Message("Always {0} points high.", least))
      }
      return .breaks(
        Finding(
          Message("From {0} to {1} points high, as the titles have it.", least, most),
          found: most, allowed: least,
          remedy: Message("Keep titles in one line.")))
    },
    fault: .edit(
      violate: { scene in
        scene.subject.growsWithContent = true
        scene.subject.customHeight = nil
      },
      repair: { $0.subject.growsWithContent = false },
      mayAlsoBreak: { [minimumSize.statement] }))
}
