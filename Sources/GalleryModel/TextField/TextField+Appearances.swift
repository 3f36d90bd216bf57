extension TextField {
  /// How a text field looks.
  public static let appearances: [Appearance<TextField>] = [fixedHeight, roundCorners]

  /// By how many points a height may differ that counts as the same.
  static let heightTolerance = 1.0
  /// The least radius in points that makes a corner look round: the gallery's own figure, since the
  /// editions give none.
  public static let leastRadius = 2.0

  static let fixedHeight: Appearance<TextField> = Appearance(
    Statement(
      .appearance, "text-field.keep-fixed-height", "The height of a text field is fixed.",
      evidence: .widget, sources: sources(.seven, .ten, .eleven, .six)),
    poses: { scene in
      var empty = scene
      empty.subject.set("")
      var long = scene
      long.subject.set(longText(in: scene.setting))
      return [
        Appearance.atRest(scene), Pose(Message("Empty"), empty), Pose(Message("Long text"), long),
      ]
    },
    condition: { renderings, _ in
      let heights = renderings.compactMap { $0.part(fieldPart)?.frame.height }
      guard heights.count == 3, let least = heights.min(), let most = heights.max(), least > 0
      else { return .undecided(Message("The field was not drawn.")) }
      guard most - least <= heightTolerance else {
        return .breaks(
          Finding(
            Message("The height of the field goes from {0} to {1} points.", least, most),
            at: [fieldPart], found: most, allowed: least,
            remedy: Message("Let long text scroll within the field.")))
      }
      return .follows(Message("The field is {0} points high, whatever is in it.", most))
    },
    fault: .edit(
      violate: { scene in
        scene.subject.setSecure(false)
        scene.subject.growsWithText = true
        scene.subject.set(scene.setting.text(lines.english, lines.chinese))
      },
      repair: { scene in
        scene.subject.growsWithText = false
        scene.subject.setReturnBreaksLine(false)
      },
      mayAlsoBreak: { [littleText.statement, clearButtonAtRight.statement] + uncovered() }))

  /// A text that no field has room for in one line, however wide the screen.
  private static func longText(in setting: Setting) -> String {
    let part = setting.text(lines.english, lines.chinese)
    let width = TextWidth.estimate(part, scale: setting.textScale)
    let times = (3 * setting.width / max(1, width)).rounded(.up)
    return Array(repeating: part, count: Int(times) + 1).joined(separator: " ")
  }

  /// What may show that a field for secrets kept covered.
  static func uncovered() -> [Statement] {
    [
      singleLine.statement, processedOnReturn.statement, fixedHeight.statement,
      severalStyles.statement, hiddenSecrets.statement, textViewForMore.statement,
    ]
  }

  static let roundCorners: Appearance<TextField> = Appearance(
    Statement(
      .appearance, "text-field.round-corners", "A text field has rounded corners.",
      evidence: .widget, sources: sources(.seven, .ten, .eleven)),
    poses: { [Appearance.atRest($0)] },
    condition: { renderings, _ in
      guard let radius = renderings.first?.part(fieldPart)?.cornerRadius else {
        return .undecided(Message("The corners could not be seen."))
      }
      guard radius >= leastRadius else {
        return .breaks(
          Finding(
            Message("The corners have a radius of {0} points.", radius), at: [fieldPart],
            found: radius, allowed: leastRadius, remedy: Message("Round the corners.")))
      }
      return .follows(Message("The corners have a radius of about {0} points.", radius))
    },
    fault: .edit(
      violate: { $0.subject.hasRoundCorners = false },
      repair: { $0.subject.hasRoundCorners = true }))
}
