extension SegmentedControl {
  /// How a segmented control should be used.
  public static let guidelines: [Guideline<SegmentedControl>] = [
    atLeastTwo, relatedChoices, easyTapping, minimumSize, atMostFive, similarContent,
    oneContentKind, pureSegments, adjustedAlignment, neatContent,
  ]

  /// The editions' sections on segmented controls, in the order of the register.
  static func sources(_ editions: Edition...) -> [Statement.Source] {
    editions.map { Statement.Source($0, "分段控件") }
  }

  static let atLeastTwo: Guideline<SegmentedControl> = Guideline(
    Statement(
      .guideline, "segmented-control.at-least-two-segments",
      "Give the control two or more segments.",
      evidence: .model, sources: sources(.seven, .ten, .eleven)),
    judge: .model { scene in
      let count = scene.subject.segments.count
      guard count < minimumSegmentCount else {
        return .follows(.plural("{0} segment.", "{0} segments.", count))
      }
      return .breaks(
        Finding(
          .plural(
            "{0} segment; at least {1} are needed.", "{0} segments; at least {1} are needed.",
            count, minimumSegmentCount),
          found: Double(count), allowed: Double(minimumSegmentCount),
          remedy: Message("Offer a second choice, or leave the control out.")))
    },
    violate: { $0.subject.shrink(to: 1) },
    repair: { $0.subject.grow(to: minimumSegmentCount, in: $0.setting) })

  static let relatedChoices: Guideline<SegmentedControl> = Guideline(
    Statement(
      .guideline, "segmented-control.offer-related-exclusive-choices",
      "Use a segmented control for choices that are closely related and exclude one another.",
      evidence: .model, sources: sources(.seven, .six)),
    judge: .human { scene in
      let control = scene.subject
      if control.allowsMultipleSelection {
        return Finding(
          Message("Several segments can be selected, so they do not exclude one another."),
          remedy: Message("Allow one selected segment, or use switches."))
      }
      guard let topic = control.segments.first?.topic,
        let stranger = control.segments.firstIndex(where: { $0.topic != topic })
      else { return nil }
      return Finding(
        Message(
          "“{0}” is about “{1}”, “{2}” about “{3}”.", control.segments[0].title, topic,
          control.segments[stranger].title, control.segments[stranger].topic),
        at: [part(stranger)],
        remedy: Message("Offer choices of one kind only; give commands buttons of their own."))
    },
    violate: { scene in
      let setting = scene.setting
      let strangers = [
        (setting.text("Bold", "粗体"), setting.text("text style", "文字样式")),
        (setting.text("Print", "打印"), setting.text("printing", "打印")),
        (setting.text("Log Out", "退出"), setting.text("session", "会话")),
      ]
      scene.subject.set(
        strangers.map { Segment(title: $0.0, topic: $0.1) }, selected: [0])
    },
    repair: { scene in
      scene.subject.allowsMultipleSelection = false
      let control = scene.subject
      let counts = Dictionary(control.segments.map { ($0.topic, 1) }, uniquingKeysWith: +)
      let topic = control.segments.map(\.topic).max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
      let related = control.segments.filter { $0.topic == topic }
      if related.count < min(minimumSegmentCount, control.segments.count) {
        scene.subject.set(specimen(in: scene.setting).subject.segments, selected: [0])
      } else if related.count < control.segments.count {
        scene.subject.set(related, selected: [0])
      } else {
        scene.subject.set(control.segments, selected: Array(control.selection.prefix(1)))
      }
    },
    mayAlsoBreak: broughtToLightByGrowing)

  static let easyTapping: Guideline<SegmentedControl> = Guideline(
    Statement(
      .guideline, "segmented-control.limit-segments-for-easy-tapping",
      "Limit the number of segments so that each one is easy to press.",
      reason: "Wider segments are easier to press (iOS 10, 11).",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .both(
      model: { scene in
        guard !scene.subject.segments.isEmpty else { return noSegments }
        guard scene.subject.widthsAreKnown else {
          return .undecided(Message("The drawn texts decide the widths."))
        }
        let room = scene.setting.controlRoom.width
        let widths = scene.subject.widths(in: scene.setting)
        guard let narrowest = widths.min(), widths.reduce(0, +) <= room + 1 else {
          return .undecided(Message("What does not fit is cut off when drawn."))
        }
        return easyToPress(narrowest, count: scene.subject.segments.count, at: [])
      },
      widget: { rendering, _ in
        let segments = rendering.parts(named: "segment")
        guard !segments.isEmpty else { return noSegments }
        let widths = segments.map { visibleWidth(of: $0, in: rendering) }
        let narrowest = widths.min() ?? 0
        let narrow = zip(segments, widths).filter { $1 < minimumSegmentSize - 0.5 }.map(\.0.id)
        return easyToPress(narrowest, count: segments.count, at: narrow)
      }),
    violate: { scene in
      scene.subject.grow(to: 9, in: scene.setting)
      let isNarrow = scene.subject.widths(in: scene.setting).contains {
        $0 < minimumSegmentSize - 1
      }
      if !isNarrow || !scene.subject.widthsAreKnown {
        scene.subject.editSegments { $0.fixedWidth = 30 }
      }
    },
    repair: { $0.widenSegments() },
    mayAlsoBreak: broughtToLightByGrowing)

  static let minimumSize: Guideline<SegmentedControl> = Guideline(
    Statement(
      .guideline, "segmented-control.at-least-44-by-44-px-segments",
      "Keep every segment at a size of at least 44 by 44 pixels.",
      evidence: .widget, sources: sources(.seven, .six)),
    judge: .widget { rendering, _ in
      let segments = rendering.parts(named: "segment")
      guard !segments.isEmpty else { return noSegments }
      let sizes = segments.map { (visibleWidth(of: $0, in: rendering), $0.frame.height) }
      let least = minimumSegmentSize - 0.5
      let small = zip(segments, sizes).filter { $1.0 < least || $1.1 < least }
      let width = sizes.map(\.0).min() ?? 0
      let height = sizes.map(\.1).min() ?? 0
      guard let first = small.first else {
        return .follows(Message("The smallest is {0} × {1} points.", width, height))
      }
      return .breaks(
        Finding(
          Message(
            "{0} × {1} points; at least {2} × {2} are needed.", first.1.0, first.1.1,
            minimumSegmentSize),
          at: small.map(\.0.id), found: min(first.1.0, first.1.1), allowed: minimumSegmentSize,
          remedy: Message("Use fewer segments, or make the control larger.")))
    },
    violate: { scene in
      scene.subject.customHeight = 24
      scene.subject.growsWithContent = false
      scene.subject.editSegments { $0.fixedWidth = 30 }
    },
    repair: { scene in
      scene.widenSegments()
      if let height = scene.subject.customHeight, height < minimumSegmentSize {
        scene.subject.customHeight = nil
      }
    },
    mayAlsoBreak: {
      [
        easyTapping.statement, similarContent.statement, adjustedAlignment.statement,
        neatContent.statement, fixedHeight.statement, equalWidths.statement,
        widthByCount.statement, lengthByCount.statement,
      ]
    })

  static let atMostFive: Guideline<SegmentedControl> = Guideline(
    Statement(
      .guideline, "segmented-control.at-most-five-segments",
      "On the phone use no more than five segments.",
      evidence: .model, idioms: [.phone], sources: sources(.seven, .ten, .eleven, .six)),
    judge: .model { scene in
      let count = scene.subject.segments.count
      guard count > phoneSegmentLimit else {
        return .follows(
          .plural(
            "{0} segment; the limit is {1}.", "{0} segments; the limit is {1}.", count,
            phoneSegmentLimit))
      }
      let surplus = (phoneSegmentLimit..<count).prefix(20).map(part)
      return .breaks(
        Finding(
          .plural(
            "{0} segment; the limit is {1}.", "{0} segments; the limit is {1}.", count,
            phoneSegmentLimit),
          at: surplus, found: Double(count), allowed: Double(phoneSegmentLimit),
          remedy: Message("Leave out the rarest choices, or offer them in a list.")))
    },
    violate: { $0.subject.grow(to: 7, in: $0.setting) },
    repair: { $0.subject.shrink(to: phoneSegmentLimit) },
    mayAlsoBreak: broughtToLightByGrowing)

  static let oneContentKind: Guideline<SegmentedControl> = Guideline(
    Statement(
      .guideline, "segmented-control.use-one-content-kind",
      "Use either text or images throughout one control and do not mix the two.",
      reason: "A mixture makes for a confusing, untidy interface (iOS 10, 11).",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .model { scene in
      let segments = scene.subject.segments
      guard let first = segments.first else { return noSegments }
      let images = segments.count { $0.content == .image }
      let texts = segments.count { $0.content == .text }
      if texts == segments.count || images == segments.count {
        return texts == segments.count
          ? .follows(Message("{0} of {1} segments are text.", texts, segments.count))
          : .follows(Message("{0} of {1} segments are images.", images, segments.count))
      }
      let common: Segment.Content = texts >= images ? .text : .image
      let odd = segments.indices.filter { segments[$0].content != common }.prefix(20).map(part)
      guard segments.count > 1 else {
        return .breaks(
          Finding(
            Message("“{0}” holds both text and an image.", first.title), at: odd,
            remedy: Message("Use only texts or only images.")))
      }
      return .breaks(
        Finding(
          Message(
            "{0} with text, {1} with an image, {2} with both.", texts, images,
            segments.count - texts - images),
          at: odd, remedy: Message("Use only texts or only images.")))
    },
    violate: { scene in
      scene.subject.grow(to: minimumSegmentCount, in: scene.setting)
      let isText = scene.subject.segments.first?.content == .text
      scene.subject.editSegment(1) {
        $0.content = isText ? .image : .text
        if $0.image.isEmpty { $0.image = "view-grid-symbolic" }
        if $0.title.isEmpty { $0.title = scene.setting.text("Grid", "网格") }
      }
    },
    repair: { $0.subject.unifyContent() },
    mayAlsoBreak: broughtToLightByGrowing)

  static let pureSegments: Guideline<SegmentedControl> = Guideline(
    Statement(
      .guideline, "segmented-control.each-segment-pure-text-or-pure-image",
      "Each single segment holds only text or only an image.",
      evidence: .model, sources: sources(.seven)),
    judge: .model { scene in
      let segments = scene.subject.segments
      guard !segments.isEmpty else { return noSegments }
      let mixed = segments.indices.filter { segments[$0].content == .textAndImage }
      guard let first = mixed.first else {
        return .follows(
          .plural(
            "The segment holds one thing.", "Each of {0} segments holds one thing.",
            segments.count))
      }
      return .breaks(
        Finding(
          Message("“{0}” holds both text and an image.", segments[first].title),
          at: mixed.prefix(20).map(part), found: Double(mixed.count), allowed: 0,
          remedy: Message("Leave out either the text or the image.")))
    },
    violate: { scene in
      scene.subject.editSegment(0) {
        $0.content = .textAndImage
        if $0.image.isEmpty { $0.image = "starred-symbolic" }
        if $0.title.isEmpty { $0.title = scene.setting.text("Favourites", "收藏") }
      }
    },
    repair: { $0.subject.unifyContent() },
    mayAlsoBreak: {
      [
        oneContentKind.statement, similarContent.statement, textOrImage.statement,
        equalWidths.statement, easyTapping.statement, minimumSize.statement,
        adjustedAlignment.statement, neatContent.statement,
      ]
    })

  /// What more segments may bring to light: faults that say nothing of fewer, and narrower segments.
  static func broughtToLightByGrowing() -> [Statement] {
    [
      easyTapping.statement, minimumSize.statement, atMostFive.statement, similarContent.statement,
      relatedChoices.statement, oneContentKind.statement, adjustedAlignment.statement,
      neatContent.statement, oneAtATime.statement, selectTapped.statement, switchView.statement,
      textOrImage.statement, linearSet.statement, equalWidths.statement, widthByCount.statement,
      lengthByCount.statement,
    ]
  }

  static let noSegments = Verdict.notApplicable(Message("There are no segments."))

  private static func easyToPress(_ width: Double, count: Int, at parts: [PartID]) -> Verdict {
    guard width < minimumSegmentSize - 0.5 else {
      return .follows(
        .plural(
          "{0} segment, {1} points wide or more.", "{0} segments, {1} points wide or more.", count,
          width))
    }
    return .breaks(
      Finding(
        .plural(
          "{0} segment, only {1} points wide; {2} are easy to press.",
          "{0} segments, the narrowest only {1} points wide; {2} are easy to press.", count,
          width, minimumSegmentSize),
        at: parts, found: width, allowed: minimumSegmentSize,
        remedy: Message("Use fewer segments.")))
  }

  /// How much of a part's width can be seen and pressed.
  static func visibleWidth(of part: Rendering.Part, in rendering: Rendering) -> Double {
    guard part.isVisible else { return 0 }
    let left = max(part.frame.x, rendering.room.x)
    return max(0, min(part.frame.maxX, rendering.room.maxX) - left)
  }

  /// Makes all segments hold what most of them hold; titles and images stay for later.
  mutating func unifyContent() {
    let images = segments.count { $0.content == .image }
    let content: Segment.Content = 2 * images > segments.count ? .image : .text
    editSegments { $0.content = content }
  }
}

extension Scene<SegmentedControl> {
  /// Gives all segments an equal share, and leaves as many as are easy to press.
  mutating func widenSegments() {
    let least = SegmentedControl.minimumSegmentSize
    let fixed = subject.segments.compactMap(\.fixedWidth)
    let isTooWide = subject.widths(in: setting).reduce(0, +) > setting.controlRoom.width + 1
    if isTooWide || fixed.contains(where: { $0 < least })
      || subject.widths(in: setting).contains(where: { $0 < least })
    {
      subject.editSegments { $0.fixedWidth = nil }
    }
    subject.apportionsWidths = false
    let gap = subject.arrangement == .separate ? SegmentedControl.gap : 0
    let most = Int((setting.controlRoom.width + gap) / (least + gap))
    if subject.arrangement != .grid { subject.shrink(to: most) }
  }
}
