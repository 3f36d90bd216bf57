/// The guidelines on what of a label can be read, which are judged by what is drawn.
extension TextLabel {
  static let stayLegible: Guideline<TextLabel> = Guideline(
    Statement(
      .guideline, "label.stay-legible", "Make sure that the label is easy to read.",
      evidence: .widget, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .widget { rendering, setting in
      let runs = rendering.parts(named: "run")
      let letters = letterCount(rendering.part(labelPart)?.text)
      guard letters > 0 else {
        return .notApplicable(Message("There is no text to read."))
      }
      guard let label = rendering.part(labelPart), label.isVisible else {
        return .undecided(Message("The label is not to be seen."))
      }
      if label.isEllipsized {
        return .breaks(
          Finding(
            Message("The text is cut off."), at: [labelPart], found: label.naturalWidth,
            allowed: label.frame.width, remedy: Message("Give the text the room that it needs.")))
      }
      let least = minimumSize(in: setting)
      if let size = label.fontSize, size < least - sizeTolerance {
        return .breaks(
          Finding(
            Message("The text has {0} points; {1} are the least.", size, least), at: [labelPart],
            found: size, allowed: least, remedy: Message("Draw the text larger.")))
      }
      let verdict = contrastVerdict(on: runs)
      guard verdict.outcome == .follows, runs.reduce(0, { $0 + letterCount($1.text) }) < letters
      else { return verdict }
      return .undecided(Message("The colour of letters beside pictures cannot be told."))
    },
    violate: { scene in
      scene.subject.fontSource = .named
      scene.subject.family = ""
      scene.subject.points = 8
      scene.subject.scalesFixedSize = false
      scene.subject.paint = .faint
      scene.subject.useOnePaint(where: { _ in true })
    },
    repair: { scene in
      scene.subject.box = .free
      scene.subject.points = max(scene.subject.points, minimumSize)
      scene.subject.usePaintsThatCanBeRead(in: scene.setting)
    },
    mayAlsoBreak: {
      [legibilityFirst.statement, styleFont.statement, followTextSize.statement]
    })

  static let legibilityFirst: Guideline<TextLabel> = Guideline(
    Statement(
      .guideline, "label.put-legibility-before-decoration",
      "When you style a label or use a custom font, never give up legibility for fancy fonts, colours or effects.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .both(
      model: { scene in
        let label = scene.subject
        if let finding = decorationFinding(label.namedFamily) { return .breaks(finding) }
        let ground = standardColours(in: scene.setting.theme).ground
        let size = label.fontSize(in: scene.setting)
        let readable = label.drawnRuns.filter { isReadable($0.text) }
        // Without a text the label’s own colour is judged.
        for run in readable.isEmpty ? [Run("")] : readable {
          let paint = label.drawnPaint(of: run)
          guard let ink = paint.color(in: scene.setting.theme) else { continue }
          let isBold = run.isBold || label.isBold(in: scene.setting)
          let least = minimumContrast(size: size, isBold: isBold)
          let contrast = ink.contrast(with: ground)
          if contrast < least {
            return .breaks(contrastFinding(contrast, least, at: labelPart))
          }
        }
        return .follows(Message("Neither font nor colour takes from what can be read."))
      },
      widget: { rendering, _ in
        guard let label = rendering.part(labelPart) else {
          return .undecided(Message("The label is not to be seen."))
        }
        if let finding = decorationFinding(label.fontFamily ?? "") { return .breaks(finding) }
        return contrastVerdict(on: rendering.parts(named: "run"))
      }),
    violate: { scene in
      scene.subject.fontSource = .named
      // A script face that most desktops have.
      scene.subject.family = "Z003"
      scene.subject.points = 16
      scene.subject.scalesFixedSize = true
      scene.subject.paint = .yellow
    },
    repair: { scene in
      if isDecorative(scene.subject.namedFamily) { scene.subject.family = "" }
      scene.subject.usePaintsThatCanBeRead(in: scene.setting)
    },
    mayAlsoBreak: { [stayLegible.statement, styleFont.statement] })

  static let followTextSize: Guideline<TextLabel> = Guideline(
    Statement(
      .guideline, "label.follow-user-text-size",
      "Use dynamic type, so that the label still looks good after the user has changed the text size of the device.",
      evidence: .both, sources: sources(.seven, .ten, .eleven)),
    judge: .both(
      model: { scene in
        let label = scene.subject
        guard label.followsTextScale else {
          return .breaks(
            Finding(
              Message("The size stays at {0} points, whatever people choose.", label.points),
              at: [labelPart], remedy: sizeRemedy))
        }
        switch label.box {
        case .free: return .follows(Message("Size and room follow the text size of the device."))
        case .fixed: return .breaks(cutFinding(Message("large text"), remedy: sizeRemedy))
        }
      },
      // The scene is measured in one text size, which would tell nothing while that is the usual one:
      // the view lays the text out in two.
      widget: { rendering, _ in
        guard let usual = rendering.part(usualPart), let large = rendering.part(largePart),
          let small = usual.fontSize, let size = large.fontSize, (usual.naturalWidth ?? 0) >= 1
        else { return .undecided(Message("There is no text whose size could be compared.")) }
        guard size > small * largeTextScale * 0.95 else {
          return .breaks(
            Finding(
              Message("The size stays at {0} points, whatever people choose.", size),
              at: [labelPart], found: size, allowed: small * largeTextScale, remedy: sizeRemedy))
        }
        guard !large.isEllipsized else {
          return .breaks(cutFinding(Message("large text"), remedy: sizeRemedy))
        }
        return .follows(
          Message("{0} points become {1} at twice the usual text size.", small, size))
      }),
    violate: { scene in
      scene.subject.fontSource = .named
      scene.subject.family = ""
      scene.subject.points = 11
      scene.subject.scalesFixedSize = false
    },
    repair: { scene in
      if scene.subject.fontSource == .named { scene.subject.scalesFixedSize = true }
      scene.subject.box = .free
    },
    mayAlsoBreak: { [styleFont.statement] })

  // A guideline is judged by the scene at rest, and nobody may have bold or large text then: the view
  // lays the text out once more in either. What high contrast does shows in the themes that have it.
  static let accessibilityOptions: Guideline<TextLabel> = Guideline(
    Statement(
      .guideline, "label.test-with-accessibility-options",
      "Test labels with accessibility options switched on, such as bold text.",
      evidence: .widget, sources: sources(.ten, .eleven)),
    judge: .widget { rendering, _ in
      guard let bold = rendering.part(boldPart), let large = rendering.part(largePart),
        (bold.naturalWidth ?? 0) >= 1
      else { return .undecided(Message("There is no text to be tried in bold.")) }
      let remedy = Message("Let the label be as wide and as high as its text.")
      if bold.isEllipsized { return .breaks(cutFinding(Message("bold text"), remedy: remedy)) }
      if large.isEllipsized { return .breaks(cutFinding(Message("large text"), remedy: remedy)) }
      return .follows(Message("Neither bold nor large text is cut off."))
    },
    violate: { scene in
      scene.subject.setRuns(brief.runs(in: scene.setting))
      scene.subject.setEditing(.never)
      scene.subject.showsMarkup = false
      scene.subject.box = .fixed
      scene.setting.traits.insert(.boldText)
      switch scene.setting.language {
      case .english: break
      // Chinese characters are as wide in bold: there large text shows what is wrong.
      case .chinese: try? scene.setting.setTextScale(largeTextScale)
      }
    },
    repair: { $0.subject.box = .free },
    mayAlsoBreak: { brokenByText })

  /// By how much a size in points may be smaller than it should be, for rounding.
  private static let sizeTolerance = 0.1
  private static let sizeRemedy = Message("Take the font of a text style, and let the label grow.")

  private static func cutFinding(_ option: Message, remedy: Message) -> Finding {
    Finding(
      Message("With {0} the label’s room is too small for its words.", option), at: [labelPart],
      remedy: remedy)
  }

  private static func decorationFinding(_ family: String) -> Finding? {
    guard isDecorative(family) else { return nil }
    return Finding(
      Message("“{0}” is a decorative font.", family), at: [labelPart],
      remedy: Message("Take a font that is made to be read."))
  }

  private static func contrastFinding(
    _ contrast: Double, _ least: Double, at part: PartID
  ) -> Finding {
    Finding(
      Message("Text and ground have a contrast of {0}; {1} is the least.", contrast, least),
      at: [part], found: contrast, allowed: least,
      remedy: Message("Draw the text in a colour that stands out from its ground."))
  }

  /// Judges the contrast of runs as drawn.
  private static func letterCount(_ text: String?) -> Int {
    text?.reduce(0) { $0 + ($1.isWordPart ? 1 : 0) } ?? 0
  }

  private static func contrastVerdict(on runs: [Rendering.Part]) -> Verdict {
    var lowest: Double?
    var isUnknown = runs.isEmpty
    for run in runs {
      guard let contrast = run.contrast, let size = run.fontSize else {
        isUnknown = true
        continue
      }
      let least = minimumContrast(size: size, isBold: run.isBold == true)
      if contrast < least { return .breaks(contrastFinding(contrast, least, at: labelPart)) }
      lowest = min(lowest ?? contrast, contrast)
    }
    guard let lowest, !isUnknown else {
      return .undecided(Message("The colours could not be seen."))
    }
    return .follows(Message("Text and ground have a contrast of {0}.", lowest))
  }

  /// Draws runs in the label’s colour where a condition on their own colour holds.
  private mutating func useOnePaint(where condition: (Paint) -> Bool) {
    setRuns(
      runs.map { run in
        var run = run
        if condition(run.paint) { run.paint = .standard }
        return run
      })
  }

  /// Draws in the system’s colour what has one that cannot be read in a theme.
  private mutating func usePaintsThatCanBeRead(in setting: Setting) {
    let ground = Self.standardColours(in: setting.theme).ground
    let isLost = { (paint: Paint) -> Bool in
      guard let ink = paint.color(in: setting.theme) else { return false }
      return ink.contrast(with: ground) < Self.minimumContrast
    }
    if isLost(paint) { paint = .standard }
    useOnePaint(where: isLost)
  }
}
