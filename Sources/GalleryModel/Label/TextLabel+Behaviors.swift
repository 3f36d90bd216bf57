extension TextLabel {
  /// What a label does.
  public static let behaviors: [Behavior<TextLabel>] = [staticText, copyOnly, styledText]

  /// How a label looks: nothing is said of it that is no guideline.
  public static let appearances: [Appearance<TextLabel>] = []

  /// How many characters a label keeps that drops the rest.
  static let droppingLimit = 32

  static let staticText: Behavior<TextLabel> = Behavior(
    Statement(
      .behavior, "label.show-static-text-of-any-amount",
      "A label displays static text of any length.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { scene in
      let isWhole = Step<TextLabel>.expect(
        Message("the whole text is shown, and in no field"), showsWholeText)
      return [
        isWhole, .play(.tap), isWhole, .play(.show(paragraph.runs(in: scene.setting))), isWhole,
        .play(.show(scene.subject.runs)),
      ]
    },
    fault: .edit(
      violate: { $0.subject.characterLimit = droppingLimit },
      repair: { scene in
        scene.subject.characterLimit = nil
        scene.subject.setEditing(.never)
      }),
    remedy: Message("Show all of the text, in a label that stays one."))

  static let copyOnly: Behavior<TextLabel> = Behavior(
    Statement(
      .behavior, "label.allow-copy-only",
      "Users cannot edit a label or interact with it in any other way, except that they may copy its text.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { scene in
      let text = scene.subject.drawnText
      let before = scene.subject.runs
      let copies: [Step<TextLabel>] =
        text.isEmpty
        ? []
        : [
          .play(.copy(0..<text.count)),
          .expect(Message("the text was copied")) { _, reports, _ in
            reports.contains(.copied(text))
          },
        ]
      return copies + [
        .play(.tap), .play(.type("x")),
        .expect(Message("neither a press nor typing did anything")) { scene, reports, _ in
          scene.subject.runs == before
            && reports.allSatisfy { if case .copied = $0 { true } else { false } }
        },
      ]
    },
    fault: .edit(
      violate: { $0.subject.setEditing(.always) },
      repair: { scene in
        scene.subject.setEditing(.never)
        scene.subject.isSelectable = true
        scene.subject.actsOnTap = false
      },
      mayAlsoBreak: {
        [
          staticText.statement, styledText.statement, stayLegible.statement,
          legibilityFirst.statement,
        ]
      }),
    remedy: Message("Let people copy the text, and do nothing else to it."))

  static let styledText: Behavior<TextLabel> = Behavior(
    Statement(
      .behavior, "label.accept-plain-or-styled-text",
      "A label can hold plain text or styled text.",
      evidence: .both, sources: sources(.ten, .eleven)),
    steps: { scene in
      let isStyled = Step<TextLabel>.expect(
        Message("the words are shown without markup, those in bold in bold"), showsStyles)
      return [
        isStyled, .play(.show(styled.runs(in: scene.setting))), isStyled,
        .play(.show(plain.runs(in: scene.setting))), isStyled, .play(.show(scene.subject.runs)),
      ]
    },
    fault: .edit(
      violate: { $0.subject.showsMarkup = true },
      repair: { scene in
        scene.subject.showsMarkup = false
        scene.subject.setEditing(.never)
      },
      mayAlsoBreak: { [stayLegible.statement, legibilityFirst.statement] }),
    remedy: Message("Draw styles as styles, not as the signs that stand for them."))

  /// Whether all of the text is drawn, in a label; `nil` if nothing was drawn.
  @Sendable private static func showsWholeText(
    _ scene: Scene<TextLabel>, _ reports: [Report], _ rendering: Rendering?
  ) -> Bool? {
    guard let label = rendering?.part(labelPart) else { return nil }
    return label.role == .label && (label.text ?? "") == scene.subject.drawnWholeText
  }

  /// Whether words are drawn without markup and bold ones in bold; `nil` if nothing was drawn.
  @Sendable private static func showsStyles(
    _ scene: Scene<TextLabel>, _ reports: [Report], _ rendering: Rendering?
  ) -> Bool? {
    guard let rendering, let label = rendering.part(labelPart) else { return nil }
    let kept = scene.subject.keptRuns
    guard (label.text ?? "") == kept.map(\.text).joined() else { return false }
    return kept.indices.allSatisfy { index in
      guard kept[index].isBold, isReadable(kept[index].text) else { return true }
      return rendering.part(runPart(index))?.isBold == true
    }
  }
}
