extension DatePicker {
  /// How a date picker should be used.
  public static let guidelines: [Guideline<DatePicker>] = [
    multiPartTimes, stayInView, padPopoverOnly, coarserMinutes, stepDividesHour,
  ]

  /// The editions' sections on date pickers, in the order of the register.
  static func sources(_ editions: Edition...) -> [Statement.Source] {
    editions.map { edition in
      switch edition {
      case .six: Statement.Source(edition, "日期和時間拾取器")
      case .seven: Statement.Source(edition, "日期時間選擇器")
      case .ten: Statement.Source(edition, "日期選擇器")
      case .eleven: Statement.Source(edition, "日期选择器")
      }
    }
  }

  static let multiPartTimes: Guideline<DatePicker> = Guideline(
    Statement(
      .guideline, "date-picker.use-for-multi-part-times",
      "Use a date picker for setting a time made of several parts, such as day, month and year, rather than have the user type it.",
      reason:
        "It is easy to use, since every part has a small range and users know what to expect (iOS 6).",
      evidence: .model, sources: sources(.seven, .six)),
    judge: .model { scene in
      let count = scene.subject.dates.parts.count
      switch scene.instead {
      case .field(let field)?:
        return .breaks(
          Finding(
            .plural(
              "“{1}” has to be typed, which has {0} part.",
              "“{1}” has to be typed, which has {0} parts.", count, field.title),
            at: [.instead], found: Double(count),
            remedy: Message("Let the parts be chosen on wheels.")))
      case .button?, .label?, .row?, .bar?, .table?:
        return .notApplicable(Message("Something else stands in the control’s stead."))
      case nil:
        return .follows(
          .plural("{0} part is chosen on a wheel.", "{0} parts are chosen on wheels.", count))
      }
    },
    judgesChoice: true,
    violate: { scene in
      scene.instead = .field(
        FieldProp(
          title: scene.setting.text("Departure", "出发"),
          placeholder: scene.setting.text("DD.MM.YYYY HH:MM", "年/月/日 时:分")))
    },
    repair: { scene in
      guard case .field(let field)? = scene.instead else { return }
      scene.instead = nil
      if let moment = Moment(typed: field.text) {
        _ = scene.subject.dates.receive(.set(moment), in: scene.setting)
      }
    },
    mayAlsoBreak: { statements })

  static let stayInView: Guideline<DatePicker> = currentView(
    Statement(
      .guideline, "date-picker.stay-in-current-view",
      "Let the user work with the date picker in the current view and avoid sending them to another one.",
      evidence: .model, sources: sources(.seven)),
    mayAlsoBreak: elsewhere)

  static let padPopoverOnly: Guideline<DatePicker> = popoverOnly(
    Statement(
      .guideline, "date-picker.pad-popover-only",
      "On the tablet show a date picker in a popover only, never full screen.",
      reason: "A full-screen date picker does not suit the tablet.",
      evidence: .model, idioms: [.pad], sources: sources(.six),
      supersededBy: "date-picker.pad-popover-or-inline"),
    mayAlsoBreak: elsewhere)

  static let coarserMinutes: Guideline<DatePicker> = Guideline(
    Statement(
      .guideline, "date-picker.use-coarser-minutes-when-fitting",
      "Where less precision is enough, offer fewer minute values by using a larger minute step.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .model { scene in
      let control = scene.subject
      guard control.dates.mode != .date else {
        return .notApplicable(Message("A date has no minutes."))
      }
      let step = control.dates.minuteStep
      guard step != control.precision, step != control.fittingStep else {
        return .follows(
          .plural("Steps of {0} minute are enough.", "Steps of {0} minutes are enough.", step))
      }
      return .breaks(
        Finding(
          .plural(
            "Steps of {0} minute, where steps of {1} are enough.",
            "Steps of {0} minutes, where steps of {1} are enough.", step, control.precision),
          at: [control.minutePart], found: Double(step), allowed: Double(control.fittingStep),
          remedy: Message("Set the minute step to {0}.", control.fittingStep)))
    },
    violate: { scene in
      scene.subject.panel.isEditing = true
      scene.subject.showMinutes()
      if scene.subject.precision == 1 { try? scene.subject.setPrecision(15) }
      try? scene.subject.dates.setMinuteStep(1)
    },
    repair: { try? $0.subject.dates.setMinuteStep($0.subject.fittingStep) },
    mayAlsoBreak: { elsewhere() + [stepAtMostHour.statement] })

  static let stepDividesHour: Guideline<DatePicker> = Guideline(
    Statement(
      .guideline, "date-picker.minute-step-divides-60",
      "The minute step must divide sixty without a remainder.",
      evidence: .model, sources: sources(.seven, .ten)),
    judge: .model { scene in
      let step = scene.subject.dates.minuteStep
      guard !minutesOfHour.isMultiple(of: step) else {
        return .follows(
          .plural(
            "Steps of {0} minute fill the hour.", "Steps of {0} minutes fill the hour.", step))
      }
      let last = (minutesOfHour - 1) / step * step
      return .breaks(
        Finding(
          Message(
            "Steps of {0} minutes end at {1}, and {2} minutes are left of the hour.", step, last,
            minutesOfHour - last),
          at: [scene.subject.minutePart], found: Double(minutesOfHour - last),
          allowed: Double(step),
          remedy: Message("Set the minute step to {0}.", scene.subject.fittingStep)))
    },
    violate: { scene in
      scene.subject.panel.isEditing = true
      scene.subject.showMinutes()
      try? scene.subject.dates.setMinuteStep(7)
    },
    repair: { try? $0.subject.dates.setMinuteStep($0.subject.fittingStep) },
    mayAlsoBreak: { elsewhere() + [coarserMinutes.statement] })

  /// What wheels may break that come up in another place or size, or that were not up before.
  static func elsewhere() -> [Statement] {
    [
      stayInView.statement, padPopoverOnly.statement, centredAndDark.statement,
      phoneKeyboardSize.statement, padPlaces.statement, underTheBar.statement,
      combineValues.statement, settableCountdown.statement,
    ]
  }

  /// The part of the wheel of minutes, or of the panel where there is none.
  private var minutePart: PartID {
    dates.parts.firstIndex { $0 == .minute || $0 == .countdownMinutes }
      .map(WheelPanel.wheelPart) ?? WheelPanel.panelPart
  }

  /// Leaves the mode that has no minutes.
  mutating func showMinutes() {
    if dates.mode == .date { dates.setMode(.dateAndTime) }
  }
}

extension Moment {
  /// Reads a moment as a person types it: day, month and year, or year, month and day, and perhaps
  /// a time, with anything between the numbers; `nil` for anything else.
  init?(typed text: String) {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 3 || numbers.count == 5 else { return nil }
    let isYearFirst = numbers[0] > 31
    let date = isYearFirst ? Array(numbers[0..<3]) : [numbers[2], numbers[1], numbers[0]]
    let time = numbers.count == 5 ? [numbers[3], numbers[4]] : [0, 0]
    func padded(_ number: Int, to length: Int) -> String {
      String(repeating: "0", count: max(0, length - String(number).count)) + String(number)
    }
    let parts = [padded(date[0], to: 4), padded(date[1], to: 2), padded(date[2], to: 2)]
    let clock = time.map { padded($0, to: 2) }.joined(separator: ":")
    guard let moment = try? Moment(parts.joined(separator: "-") + " " + clock) else { return nil }
    self = moment
  }
}
