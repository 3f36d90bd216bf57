extension DatePicker {
  /// What a date picker does.
  public static let behaviors: [Behavior<DatePicker>] = [
    partByPart, atMostFour, oneKindPerWheel, underTheBar, combineValues, keepSize, fourModes,
    wheelCounts, dateAndTimeWheels, defaultMode, timeWheels, dateWheels, countdownWheels,
    settableCountdown, longestCountdown, followLocale, padPlaces, sixtyMinutes, stepAtMostHour,
  ]

  /// Expects something of the picker's parts in each of the modes.
  static func inEachMode(
    _ message: Message, _ holds: @escaping @Sendable ([WheelPart]) -> Bool
  ) -> [Step<DatePicker>] {
    DateWheels.Mode.allCases.flatMap { mode in
      [
        .play(.setMode(mode)),
        .expect(message) { scene, _, _ in holds(scene.subject.dates.parts) },
      ]
    }
  }

  static let partByPart: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.pick-date-and-time-parts",
      "A date picker is for choosing a particular date, a time or both, part by part (hours, minutes, days, years).",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { _ in
      inEachMode(Message("the parts are on wheels of their own")) { parts in
        parts.count > 1 && !parts.contains(.readyMade)
      }
    },
    fault: fault(form: .readyMadeTexts),
    remedy: Message("Give each part a wheel."))

  static let oneKindPerWheel: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.one-kind-of-value-per-wheel",
      "Each wheel stands for one kind of value, such as months or hours.",
      evidence: .model, sources: sources(.seven, .six)),
    steps: { _ in
      inEachMode(Message("no wheel combines kinds of values")) { parts in
        !parts.contains(.dayAndHour) && !parts.contains(.readyMade)
      }
    },
    fault: fault(form: .combined, mode: .dateAndTime),
    remedy: Message("Let each wheel stand for one kind of value."))

  static let underTheBar: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.drag-value-under-selection-bar",
      "The user drags each wheel until the wanted value lies under the transparent selection bar.",
      evidence: .widget, sources: sources(.six)),
    steps: { scene in
      let isUnder = Step<DatePicker>.expect(
        Message("a value of each wheel lies under the selection bar")
      ) { _, _, rendering in
        guard let rendering, rendering.part(WheelPanel.panelPart) != nil else { return nil }
        return rendering.parts(named: "wheel").allSatisfy {
          offset(of: $0, in: rendering)?.isInMiddle ?? true
        }
      }
      return opening(scene) + [isUnder, .play(.roll(wheel: 0, by: 1)), isUnder]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.panel.look.restsBetweenRows = true
        scene.subject.panel.look.showNeighbours()
        // Ready-made texts may have none that is selected, and so none beside the bar.
        if scene.subject.dates.form == .readyMadeTexts { scene.subject.dates.form = .standard }
      },
      repair: { $0.subject.panel.look.restInMiddle() },
      mayAlsoBreak: { statements }),
    remedy: Message("Let wheels stop with a value under the bar."))

  static let combineValues: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.combine-wheel-values",
      "The picker's value is made up of the final values of all its wheels.",
      evidence: .both, sources: sources(.six)),
    steps: { scene in
      let agrees = Step<DatePicker>.expect(
        Message("the app has the value that the wheels show")
      ) { scene, _, rendering in
        let control = scene.subject
        guard control.reported == control.dates.value else { return false }
        guard let shown = rendering?.part(WheelPanel.valuePart)?.text else { return nil }
        return shown == control.dates.text(of: control.dates.value)
      }
      return opening(scene) + [agrees]
        + scene.subject.dates.parts.indices.prefix(DateWheels.wheelLimit).flatMap { wheel in
          [.play(.roll(wheel: wheel, by: 1)), agrees]
        }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.showMinutes()
        let shown = scene.subject.dates.shownMinute
        scene.subject.reportsMinutes = false
        try? scene.subject.setStaleMinute((shown + 30) % 60)
      },
      repair: { $0.subject.reportsMinutes = true },
      mayAlsoBreak: { elsewhere() + [coarserMinutes.statement] }),
    remedy: Message("Report the values of all wheels together."))

  static let keepSize: Behavior<DatePicker> = fixedSize(
    Statement(
      .behavior, "date-picker.keep-fixed-size",
      "The size of a date picker cannot be changed.",
      evidence: .model, sources: sources(.seven),
      supersededBy: "picker.span-screen-or-container-width"),
    mayAlsoBreak: elsewhere)

  static let settableCountdown: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.let-countdown-total-be-set",
      "In countdown mode the total length of the countdown can be set.",
      evidence: .both, sources: sources(.seven, .six)),
    steps: { scene in
      var counting = scene.subject.dates
      counting.setMode(.countdown)
      guard scene.subject.panel.isTurnable,
        let hours = counting.parts.firstIndex(of: .countdownHours)
      else { return [] }
      let wheel = counting.wheels()[hours]
      let start = counting.countdown
      let other = (0..<wheel.count).first { $0 != wheel.selection && wheel.isOffered($0) }
      guard let other else { return [] }
      return opening(scene) + [
        .play(.setMode(.countdown)), .play(.choose(wheel: hours, row: other)),
        .expect(Message("the countdown has another length")) { scene, _, _ in
          scene.subject.dates.countdown != start
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.dates.setMode(.countdown)
        scene.subject.dates.countdownIsFixed = true
      },
      repair: { $0.subject.dates.countdownIsFixed = false },
      mayAlsoBreak: { elsewhere() + [coarserMinutes.statement] }),
    remedy: Message("Let the wheels of a countdown turn."))

  static let longestCountdown: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.limit-countdown-to-23-59",
      "A countdown can last 23 hours and 59 minutes at most.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { scene in
      let isWithin = Step<DatePicker>.expect(
        Message("the countdown lasts 23 hours and 59 minutes at most")
      ) { scene, _, _ in
        scene.subject.dates.countdown <= DateWheels.longestCountdown
          && scene.subject.dates.longestCountdown <= DateWheels.longestCountdown
      }
      return [
        .play(.setMode(.countdown)), isWithin,
        .play(.roll(wheel: 0, by: DateWheels.countdownHourLimits.upperBound)), isWithin,
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.dates.setMode(.countdown)
        try? scene.subject.dates.setCountdownHourLimit(30)
        scene.subject.dates.setCountdown(24 * 60 + scene.subject.dates.countdown % 60)
      },
      repair: { try? $0.subject.dates.setCountdownHourLimit(DateWheels.usualCountdownHourLimit) },
      mayAlsoBreak: { elsewhere() + [coarserMinutes.statement] }),
    remedy: Message("End the wheel of hours at 23."))

  static let padPlaces: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.pad-popover-or-inline",
      "On the tablet a date picker may appear in a popover or be embedded in the current content.",
      evidence: .model, idioms: [.pad], sources: sources(.seven)),
    steps: { scene in
      [Placement.popover, .tableRow].flatMap { placement -> [Step<DatePicker>] in
        let place: WheelPlace = placement == .popover ? .popover : .inline
        return [
          .change { $0.placement = placement },
          .expect(Message("the wheels come up {0}", place.title)) { scene, _, _ in
            scene.subject.panel.place(in: scene.setting) == place
          },
        ]
      }
    },
    fault: fault(ofRefusingRows: elsewhere),
    remedy: Message("Allow the wheels in a popover and between the rows."))

  /// A fault that makes up the wheels in a wrong way, in a mode where that shows.
  static func fault(
    form: DateWheels.Form, mode: DateWheels.Mode? = nil
  ) -> Fault<DatePicker> {
    .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        if let mode { scene.subject.dates.setMode(mode) }
        scene.subject.dates.form = form
      },
      repair: { $0.subject.dates.form = .standard },
      mayAlsoBreak: { formStatements() + elsewhere() + [coarserMinutes.statement] })
  }

  /// What wheels that are made up in a wrong way may break together.
  static func formStatements() -> [Statement] {
    [
      partByPart.statement, atMostFour.statement, oneKindPerWheel.statement,
      wheelCounts.statement, dateAndTimeWheels.statement, timeWheels.statement,
      dateWheels.statement, countdownWheels.statement, followLocale.statement,
      sixtyMinutes.statement, underTheBar.statement, settableCountdown.statement,
    ]
  }
}

extension DateWheels {
  /// The minute that the wheels show; 0 in a mode without minutes.
  var shownMinute: Int {
    switch value {
    case .moment(let moment): moment.minuteOfHour
    case .timeOfDay(let minute), .countdown(let minute): minute % 60
    }
  }
}
