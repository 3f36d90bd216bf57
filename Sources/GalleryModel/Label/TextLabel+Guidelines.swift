extension TextLabel {
  /// How a label should be used.
  public static let guidelines: [Guideline<TextLabel>] = [
    nameOrDescribe, keepShort, stayLegible, legibilityFirst, followTextSize, styleFont,
    accessibilityOptions,
  ]

  /// The editions' sections on labels, in the order of the register.
  static func sources(_ editions: Edition...) -> [Statement.Source] {
    editions.map { edition in
      switch edition {
      case .six, .seven, .ten: Statement.Source(edition, "標簽")
      case .eleven: Statement.Source(edition, "标签")
      }
    }
  }

  /// How long a label’s text may be; the guidelines name no number.
  static let lengthLimit = TextLength.Limit(words: 25, characters: 50)

  static let nameOrDescribe: Guideline<TextLabel> = Guideline(
    Statement(
      .guideline, "label.name-or-describe-ui",
      "Use a label to name or describe part of the interface, or to give the user brief information.",
      evidence: .human, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .human { scene in
      if scene.subject.actsOnTap {
        return Finding(
          Message("A press on the label does something, as on a button."), at: [labelPart],
          remedy: Message("Put a button there for what the press does."))
      }
      switch scene.subject.role {
      case .name, .description, .message: return nil
      case .document:
        return Finding(
          Message("The label holds the text of a document."), at: [labelPart],
          remedy: Message("Show long texts in a view made for reading."))
      case .undeclared:
        return Finding(
          Message("Nothing declares what the label names, describes or tells."), at: [labelPart],
          remedy: Message("Use it for a name, a description or a brief message."))
      }
    },
    violate: { scene in
      scene.subject.setRuns(command.runs(in: scene.setting))
      scene.subject.role = .undeclared
      scene.subject.actsOnTap = true
    },
    repair: { scene in
      scene.subject.actsOnTap = false
      switch scene.subject.role {
      case .name, .description, .message: break
      case .document, .undeclared: scene.subject.role = .description
      }
      if scene.subject.runs == command.runs(in: scene.setting) {
        scene.subject.setRuns(arrival.runs(in: scene.setting))
      }
    },
    mayAlsoBreak: { [copyOnly.statement] + brokenByText })

  /// What a text can break that comes to where there was none to be judged.
  static var brokenByText: [Statement] {
    [
      stayLegible.statement, legibilityFirst.statement, followTextSize.statement,
      accessibilityOptions.statement,
    ]
  }

  static let keepShort: Guideline<TextLabel> = Guideline(
    Statement(
      .guideline, "label.keep-short", "Keep the text of a label short.", evidence: .model,
      sources: sources(.seven, .ten, .eleven, .six)),
    judge: .model { scene in
      let length = TextLength(of: scene.subject.text)
      let allowed = lengthLimit.allowed(length.unit)
      guard length.count > allowed else {
        return .follows(
          length.unit == .words
            ? .plural("The label has {0} word.", "The label has {0} words.", length.count)
            : .plural(
              "The label has {0} character.", "The label has {0} characters.", length.count))
      }
      return .breaks(
        Finding(
          length.unit == .words
            ? Message("The label has {0} words, more than {1}.", length.count, allowed)
            : Message("The label has {0} characters, more than {1}.", length.count, allowed),
          at: [labelPart], found: Double(length.count), allowed: Double(allowed),
          remedy: Message("Say it in fewer words, or show the text elsewhere.")))
    },
    violate: { $0.subject.setRuns(paragraph.runs(in: $0.setting)) },
    repair: { scene in
      if scene.subject.runs == paragraph.runs(in: scene.setting) {
        scene.subject.setRuns(arrival.runs(in: scene.setting))
      } else {
        scene.subject.shorten(to: lengthLimit)
      }
    },
    mayAlsoBreak: { brokenByText })

  static let styleFont: Guideline<TextLabel> = Guideline(
    Statement(
      .guideline, "label.take-font-from-text-style",
      "Get the label's font from the system's preferred font for a text style.",
      evidence: .model, sources: sources(.seven)),
    judge: .model { scene in
      let label = scene.subject
      switch label.fontSource {
      case .textStyle:
        return .follows(Message("The font is that of a text style: {0}.", label.textStyle.title))
      case .named:
        return .breaks(
          Finding(
            label.family.isEmpty
              ? Message("The font is fixed at {0} points.", label.points)
              : Message("The font is fixed: “{0}”, {1} points.", label.family, label.points),
            at: [labelPart], remedy: Message("Take the font of a text style.")))
      }
    },
    violate: { scene in
      scene.subject.fontSource = .named
      scene.subject.family = "Papyrus"
      scene.subject.points = 13
      scene.subject.scalesFixedSize = true
    },
    repair: { $0.subject.fontSource = .textStyle },
    mayAlsoBreak: { [legibilityFirst.statement] })

  /// Cuts the text off where it becomes longer than a limit, at the end of a run or within one.
  private mutating func shorten(to limit: TextLength.Limit) {
    let whole = text
    var least = 0
    var most = whole.count
    while least < most {
      let middle = (least + most + 1) / 2
      if limit.allows(String(whole.prefix(middle))) { least = middle } else { most = middle - 1 }
    }
    var left = least
    setRuns(
      runs.map { run in
        var run = run
        run.text = String(run.text.prefix(left))
        left -= run.text.count
        return run
      })
  }
}
