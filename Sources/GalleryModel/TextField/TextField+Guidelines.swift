extension TextField {
  /// How a text field should be used.
  public static let guidelines: [Guideline<TextField>] = [
    textViewForMore, littleText, easierControl, helpfulItems, purposeLeft, clearButtonAtRight,
    hintAtPurpose, noNeedlessLabel, hiddenSecrets,
  ]

  /// The editions' sections on text fields, in the order of the register.
  static func sources(_ editions: Edition...) -> [Statement.Source] {
    editions.map { edition in
      switch edition {
      case .six, .seven, .ten: Statement.Source(edition, "文本框")
      case .eleven: Statement.Source(edition, "文件输入框")
      }
    }
  }

  /// The most characters that are a small amount of text: the gallery's own figure, since the
  /// editions give none.
  public static let littleTextLimit = 100.0
  /// From so many characters on a clear button saves many presses: the gallery's own figure, since
  /// the editions give none.
  public static let clearWorthyLength = 12.0

  /// How many values are looked for in a list that is to offer them.
  private static let optionsCompared = 100

  /// The verdict on free text where only certain values are right.
  private static let certainValues = Verdict.notApplicable(
    Message("Only certain values are right, so no free text is expected."))

  static let textViewForMore: Guideline<TextField> = Guideline(
    Statement(
      .guideline, "text-field.use-text-view-for-multi-line-or-styled-text",
      "For input of several lines or in several styles use a text view instead.",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      let field = scene.subject
      guard field.options.count == 0 else { return certainValues }
      guard field.expectedLines > 1 || field.boldRange != nil else {
        return .notApplicable(Message("One line of plain text is expected."))
      }
      let remedy = Message("Put a text view in the field’s place.")
      switch scene.instead {
      case .field(let prop)? where prop.isTextView:
        return .follows(Message("A text view takes the text."))
      case .button?, .field?, .label?, .row?, .bar?, .table?:
        return .breaks(
          Finding(
            Message("What stands in the place of the field is no text view."), at: [.instead],
            remedy: remedy))
      case nil: break
      }
      guard field.expectedLines > 1 else {
        return .breaks(
          Finding(
            Message("A text field for text in several styles."), at: [fieldPart], remedy: remedy))
      }
      return .breaks(
        Finding(
          Message("{0} lines are expected in a field of one.", field.expectedLines),
          at: [fieldPart], found: field.expectedLines, allowed: 1, remedy: remedy))
    },
    judgesChoice: true,
    violate: { scene in
      scene.instead = nil
      scene.subject.options = ValueSet([])
      scene.subject.label(message, in: scene.setting)
      try? scene.subject.setExpectedLines(5)
      scene.subject.set(scene.setting.text(lines.english, lines.chinese))
    },
    repair: { $0.standInTextView() },
    // Whatever else stood in the field's place kept the field from being judged.
    mayAlsoBreak: { statements })

  static let littleText: Guideline<TextField> = Guideline(
    Statement(
      .guideline, "text-field.ask-for-little-text",
      "Use a text field to get a small amount of information from the user.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .model { scene in
      let field = scene.subject
      guard field.options.count == 0 else { return certainValues }
      let length = max(field.expectedLength, Double(field.text.count))
      guard length > littleTextLimit else {
        return .follows(Message("About {0} characters are expected.", length))
      }
      switch scene.instead {
      case .field(let prop)? where prop.isTextView:
        return .follows(Message("A text view takes the text."))
      case .button?, .field?, .label?, .row?, .bar?, .table?:
        return .breaks(
          Finding(
            Message("What stands in the place of the field is no text view."), at: [.instead],
            remedy: Message("Put a text view in the field’s place.")))
      case nil: break
      }
      return .breaks(
        Finding(
          Message("{0} characters are much for a text field.", length), at: [fieldPart],
          found: length, allowed: littleTextLimit,
          remedy: Message("Ask for less, or put a text view in the field’s place.")))
    },
    judgesChoice: true,
    violate: { scene in
      scene.instead = nil
      scene.subject.options = ValueSet([])
      scene.subject.ask(lifeStory, in: scene.setting)
      try? scene.subject.setExpectedLength(2000)
    },
    repair: { $0.standInTextView() },
    // Whatever else stood in the field's place kept the field from being judged.
    mayAlsoBreak: { statements })

  static let easierControl: Guideline<TextField> = Guideline(
    Statement(
      .guideline, "text-field.try-easier-control-first",
      "Before settling on a text field, consider whether another control, such as a picker or a list, would make input easier.",
      evidence: .model, sources: sources(.six)),
    judge: .model { scene in
      let count = scene.subject.options.count
      guard count > 0 else {
        return .notApplicable(Message("Anything can be typed."))
      }
      switch scene.instead {
      case .table(let table)?:
        let options = scene.subject.options
        if let missing = (0..<min(count, optionsCompared)).map({ options[$0] })
          .first(where: { table.values.index(of: $0) == nil })
        {
          return .breaks(
            Finding(
              Message("“{0}” cannot be chosen.", missing.excerpt), at: [.instead],
              remedy: Message("Let people choose from a picker or a list.")))
        }
        return .follows(
          .plural("{0} value to choose from.", "{0} values to choose from.", table.values.count))
      case .button?, .field?, .label?, .row?, .bar?, nil:
        return .breaks(
          Finding(
            .plural(
              "Only {0} value is right, and it has to be typed.",
              "Only {0} values are right, and one of them has to be typed.", count),
            at: [scene.instead == nil ? fieldPart : .instead], found: Double(count), allowed: 0,
            remedy: Message("Let people choose from a picker or a list.")))
      }
    },
    judgesChoice: true,
    violate: { scene in
      scene.instead = nil
      scene.subject.label(weekday, in: scene.setting)
      scene.subject.options = ValueSet(
        weekdays.map { scene.setting.text($0.english, $0.chinese) })
      scene.subject.set(scene.subject.options[5])
    },
    repair: { scene in
      let field = scene.subject
      scene.instead = .table(
        TableProp(
          title: field.label.isEmpty ? field.placeholder : field.label, values: field.options,
          selected: field.options.index(of: field.text.text),
          isSearchable: field.options.count > TableProp.wheelWorthyCount,
          look: field.options.count <= TableProp.wheelWorthyCount ? .wheel : .list))
    },
    // Whatever else stood in the field's place kept the field from being judged.
    mayAlsoBreak: { statements })
}
