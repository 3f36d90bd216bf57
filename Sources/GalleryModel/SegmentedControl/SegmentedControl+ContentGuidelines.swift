extension SegmentedControl {
  static let similarContent: Guideline<SegmentedControl> = Guideline(
    Statement(
      .guideline, "segmented-control.keep-content-size-similar",
      "Keep the content of the segments similar in size.",
      reason:
        "As all segments are equally wide, very full segments beside nearly empty ones look bad.",
      evidence: .both, sources: sources(.seven, .ten, .six)),
    judge: .both(
      model: { scene in
        let control = scene.subject
        guard control.segments.count > 1 else {
          return .notApplicable(Message("There are not two segments to compare."))
        }
        let widths = control.segments.map { control.naturalWidth(of: $0, in: scene.setting) }
        let shares = control.widths(in: scene.setting).map {
          $0 - 2 * padding - control.unusableEnd
        }
        let doubt = 1 + TextWidth.uncertainty
        guard let least = widths.min(), let most = widths.max(), most > 0 else {
          return .notApplicable(Message("The segments are empty."))
        }
        if least == 0 || most / least > contentWidthRatio * doubt * doubt {
          return unlike(least, most, at: widths.firstIndex(of: most).map(part))
        }
        let fits = zip(widths, shares).allSatisfy { $0 * doubt <= $1 }
        guard most / least * doubt * doubt < contentWidthRatio, fits, control.widthsAreKnown
        else { return .undecided(Message("The drawn texts decide how wide the contents are.")) }
        return .follows(Message("Contents from {0} to {1} points wide.", least, most))
      },
      widget: { rendering, _ in
        let segments = rendering.parts(named: "segment")
        guard segments.count > 1 else {
          return .notApplicable(Message("There are not two segments to compare."))
        }
        let widths = segments.map { $0.naturalWidth ?? 0 }
        guard let least = widths.min(), let most = widths.max(), most > 0 else {
          return .notApplicable(Message("The segments are empty."))
        }
        let cut = segments.filter(\.isEllipsized)
        if let first = cut.first {
          let needed = first.naturalWidth ?? 0
          let given = first.contentFrame?.width ?? 0
          return .breaks(
            Finding(
              Message(
                "“{0}” needs {1} points and has {2}.", first.text ?? "", needed, given),
              at: cut.prefix(20).map(\.id), found: needed, allowed: given,
              remedy: Message("Use titles of about the same length that fit.")))
        }
        guard least > 0, most / least <= contentWidthRatio else {
          return unlike(least, most, at: segments[widths.firstIndex(of: most) ?? 0].id)
        }
        return .follows(Message("Contents from {0} to {1} points wide.", least, most))
      }),
    violate: { scene in
      let setting = scene.setting
      scene.subject.grow(to: 3, in: setting)
      let titles = [
        setting.text("On", "开"), setting.text("Automatic depending on location", "根据所在位置自动切换"),
        setting.text("Off", "关"),
      ]
      scene.subject.showsImageNames = false
      scene.subject.editSegments { $0.content = .text }
      for (index, title) in titles.enumerated() {
        scene.subject.editSegment(index) { $0.title = title }
      }
    },
    repair: { scene in
      let setting = scene.setting
      scene.subject.showsImageNames = false
      scene.subject.unifyContent()
      if isCramped(scene) {
        // Titles are given up only where neither room nor images help.
        scene.subject.editSegments { $0.fixedWidth = nil }
        scene.subject.apportionsWidths = false
      }
      if isCramped(scene) {
        scene.subject.set(
          scene.subject.segments.indices.map { index in
            let old = scene.subject.segments[index]
            var new = choices[index % choices.count].segment(
              in: setting, content: .image, topic: old.topic)
            new.view = old.view
            new.isEnabled = old.isEnabled
            new.title = old.title.isEmpty ? new.title : old.title
            new.image = old.image.isEmpty ? new.image : old.image
            return new
          },
          selected: scene.subject.selection)
      }
    },
    mayAlsoBreak: broughtToLightByGrowing)

  private static func unlike(_ least: Double, _ most: Double, at part: PartID?) -> Verdict {
    .breaks(
      Finding(
        Message(
          "Contents from {0} to {1} points wide; the widest may be {2} times the narrowest.", least,
          most, contentWidthRatio),
        at: part.map { [$0] } ?? [], found: most, allowed: least * contentWidthRatio,
        remedy: Message("Use titles of about the same length that fit.")))
  }

  /// Whether contents differ too much in width, or do not surely fit.
  private static func isCramped(_ scene: Scene<SegmentedControl>) -> Bool {
    let rendering = sketch(of: scene)
    guard case .both(let model, let widget) = similarContent.judge else { return false }
    return model(scene).finding != nil || widget(rendering, scene.setting).finding != nil
  }

  static let adjustedAlignment: Guideline<SegmentedControl> = Guideline(
    Statement(
      .guideline, "segmented-control.adjust-text-alignment-when-customised",
      "If you change the look of the control, adjust the alignment of the text in it where necessary.",
      evidence: .both, sources: sources(.seven)),
    judge: .both(
      model: { scene in
        guard scene.subject.background != .system else { return notCustomised }
        let doubt = 1 + TextWidth.uncertainty
        let rendering = sketch(of: scene)
        let verdicts = [1 / doubt, 1, doubt].map { factor in
          staysInside(rendering.resized(by: factor, in: scene))
        }
        let outcomes = Set(verdicts.map(\.outcome))
        let isCramped = rendering.parts(named: "segment").contains {
          $0.hasTooLittleRoom(at: scene.setting.textScale)
        }
        return outcomes.count == 1 && !isCramped
          ? verdicts[1] : .undecided(Message("The drawn texts decide where they end."))
      },
      widget: { rendering, _ in staysInside(rendering) }),
    violate: { scene in
      scene.subject.background = .slanted
      scene.subject.alignment = .trailing
      scene.subject.contentOffset = 0
    },
    repair: { scene in
      scene.subject.alignment = .adjusted
      scene.subject.contentOffset = 0
      scene.subject.giveUpSlantIfCramped(in: scene.setting)
    },
    mayAlsoBreak: { [neatContent.statement, similarContent.statement] })

  static let neatContent: Guideline<SegmentedControl> = Guideline(
    Statement(
      .guideline, "segmented-control.keep-content-neat-on-custom-background",
      "With a custom background make sure that the content of the segments still looks right, well placed and legible.",
      evidence: .both, sources: sources(.seven, .ten)),
    judge: .both(
      model: { scene in
        let control = scene.subject
        guard let ground = control.background.ground else { return notCustomised }
        let filled = control.segments.filter { control.naturalWidth(of: $0, in: scene.setting) > 0 }
        guard !filled.isEmpty else { return .notApplicable(Message("The segments are empty.")) }
        let contrast = control.ink.color(on: control.background).contrast(with: ground)
        guard contrast >= minimumContrast else {
          guard filled.contains(where: \.isEnabled) else {
            return .undecided(Message("No segment is enabled."))
          }
          return paleContent(contrast, at: [])
        }
        return .undecided(Message("Only what is drawn tells whether the content is centred."))
      },
      widget: { rendering, _ in
        let segments = rendering.parts(named: "segment").filter(\.hasCustomBackground)
        guard !segments.isEmpty else { return notCustomised }
        for segment in segments where segment.isSensitive && segment.isVisible {
          if let contrast = segment.contrast, segment.contentFrame != nil,
            contrast < minimumContrast
          {
            return paleContent(contrast, at: [segment.id])
          }
        }
        let shifts = segments.compactMap { segment in
          segment.contentFrame.map { (segment.id, ($0.midX - segment.usableFrame.midX).magnitude) }
        }
        guard let worst = shifts.max(by: { $0.1 < $1.1 }) else {
          return .notApplicable(Message("The segments are empty."))
        }
        guard worst.1 > centringTolerance else {
          return .follows(Message("Legible, and centred within {0} points.", worst.1))
        }
        return .breaks(
          Finding(
            Message("{0} points off centre; {1} are allowed.", worst.1, centringTolerance),
            at: [worst.0], found: worst.1, allowed: centringTolerance,
            remedy: Message("Centre the content in what of the background is usable.")))
      }),
    violate: { scene in
      scene.subject.background = .wood
      scene.subject.ink = .dark
      scene.subject.alignment = .centred
      scene.subject.contentOffset = 10
    },
    repair: { scene in
      scene.subject.ink = .automatic
      scene.subject.alignment = .adjusted
      scene.subject.contentOffset = 0
      scene.subject.giveUpSlantIfCramped(in: scene.setting)
    },
    mayAlsoBreak: { [adjustedAlignment.statement, similarContent.statement] })

  /// The least contrast of text (WCAG 2, 1.4.3), which stands for “legible” in editions 7 and 10.
  static let minimumContrast = 4.5
  /// How far from the middle content may stand, in points.
  static let centringTolerance = 1.5

  private static let notCustomised = Verdict.notApplicable(
    Message("The background is the system’s own."))

  private static func paleContent(_ contrast: Double, at parts: [PartID]) -> Verdict {
    .breaks(
      Finding(
        Message("A contrast of {0} : 1; {1} : 1 is needed.", contrast, minimumContrast),
        at: parts, found: contrast, allowed: minimumContrast,
        remedy: Message("Choose a colour for the content that is legible on the background.")))
  }

  private static func staysInside(_ rendering: Rendering) -> Verdict {
    let segments = rendering.parts(named: "segment").filter(\.hasCustomBackground)
    guard !segments.isEmpty else { return notCustomised }
    let filled = segments.filter { $0.contentFrame != nil }
    guard !filled.isEmpty else { return .notApplicable(Message("The segments are empty.")) }
    let outside = filled.compactMap { segment -> (PartID, Double)? in
      guard let content = segment.contentFrame else { return nil }
      let usable = segment.usableFrame
      let overhang = max(usable.x - content.x, content.maxX - usable.maxX)
      return overhang > centringTolerance ? (segment.id, overhang) : nil
    }
    guard let worst = outside.max(by: { $0.1 < $1.1 }) else {
      return .follows(Message("All content stays on the usable background."))
    }
    return .breaks(
      Finding(
        Message("Content runs {0} points over the edge of the background.", worst.1),
        at: outside.prefix(20).map(\.0), found: worst.1, allowed: 0,
        remedy: Message("Adjust the alignment to the usable part of the background.")))
  }

  /// Goes back to the system's background where segments are too narrow for a slanted one.
  private mutating func giveUpSlantIfCramped(in setting: Setting) {
    let least = widths(in: setting).min() ?? 0
    if background == .slanted, least < Self.minimumSegmentSize + Self.slant { background = .system }
  }
}

extension Rendering.Part {
  /// Whether not even an image and one sign of the words surely fit, so that they run over.
  fileprivate func hasTooLittleRoom(at textScale: Double) -> Bool {
    guard let contentFrame else { return false }
    let image = image == nil ? 0 : SegmentedControl.imageSize * textScale
    let sign = text == nil ? 0 : TextWidth.size * textScale
    return contentFrame.width < min(naturalWidth ?? 0, image + SegmentedControl.padding + sign)
  }
}

extension Rendering {
  /// The sketch as it would be if texts came out wider or narrower than estimated.
  fileprivate func resized(by factor: Double, in scene: Scene<SegmentedControl>) -> Rendering {
    var result = self
    for index in parts.indices {
      guard let content = parts[index].contentFrame, let natural = parts[index].naturalWidth,
        parts[index].text != nil
      else { continue }
      let area =
        scene.subject.alignment == .adjusted ? parts[index].usableFrame : parts[index].frame
      let spent = 2 * SegmentedControl.padding + 2 * scene.subject.contentOffset.magnitude
      let width = min(natural * factor, max(0, area.width - spent))
      let isMirrored = scene.setting.direction == .rightToLeft
      let x =
        switch scene.subject.alignment {
        case .adjusted, .centred: content.midX - width / 2
        case .leading: isMirrored ? content.maxX - width : content.x
        case .trailing: isMirrored ? content.x : content.maxX - width
        }
      result.parts[index].contentFrame?.x = x
      result.parts[index].contentFrame?.width = width
    }
    return result
  }
}
