/// What a date picker does in its modes.
extension DatePicker {
  static let atMostFour: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.show-at-most-four-wheels",
      "A date picker shows no more than four separate wheels.",
      evidence: .both, sources: sources(.seven, .six)),
    steps: { scene in
      opening(scene)
        + DateWheels.Mode.allCases.flatMap { mode -> [Step<DatePicker>] in
          [
            .play(.setMode(mode)),
            .expect(Message("there are four wheels at most")) { scene, _, rendering in
              guard scene.subject.dates.parts.count <= DateWheels.wheelLimit else { return false }
              return rendering.map { $0.parts(named: "wheel").count <= DateWheels.wheelLimit }
            },
          ]
        }
    },
    fault: fault(form: .separateParts, mode: .dateAndTime),
    remedy: Message("Show the date on one wheel where the time is chosen, too."))

  static let fourModes: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.offer-four-modes",
      "A date picker has four modes (date and time, time, date, countdown timer), each with its own set of values.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { _ in
      let hasFour = Step<DatePicker>.expect(Message("the picker has its four modes")) {
        scene, _, _ in
        scene.subject.offeredModes == usualModes
      }
      return [hasFour]
        + DateWheels.Mode.allCases.flatMap { mode -> [Step<DatePicker>] in
          [
            .play(.setMode(mode)),
            .expect(Message("the mode is shown: {0}", mode.title)) { scene, _, _ in
              scene.subject.dates.mode == mode && !scene.subject.dates.parts.isEmpty
            },
          ]
        }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.offeredModes.insert(.monthAndYear)
        scene.subject.dates.setMode(.date)
        scene.subject.dates.form = .monthAndYear
      },
      repair: { scene in
        scene.subject.offeredModes = usualModes
        if scene.subject.dates.form == .monthAndYear { scene.subject.dates.form = .standard }
      },
      mayAlsoBreak: { formStatements() + elsewhere() }),
    remedy: Message("Offer date and time, time, date, and countdown, and no other mode."))

  static let wheelCounts: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.vary-wheel-count-with-mode",
      "The number of wheels differs from mode to mode.",
      evidence: .model, sources: sources(.six)),
    steps: { _ in
      [
        .expect(Message("not all modes have the same number of wheels")) { scene, _, _ in
          var dates = scene.subject.dates
          let counts = DateWheels.Mode.allCases.map { mode in
            dates.setMode(mode)
            return dates.parts.count
          }
          return Set(counts).count > 1
        }
      ]
    },
    fault: fault(form: .padded, mode: .countdown),
    remedy: Message("Show only the wheels that the mode needs."))

  static let dateAndTimeWheels: Behavior<DatePicker> = wheels(
    Statement(
      .behavior, "date-picker.date-and-time-mode-wheels",
      "The date-and-time mode shows wheels for the date, the hour and the minute, with an optional AM/PM wheel.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    of: .dateAndTime, are: [.day, .hour, .minute], or: [.dayPeriod], fault: .separateParts)

  static let timeWheels: Behavior<DatePicker> = wheels(
    Statement(
      .behavior, "date-picker.time-mode-wheels",
      "The time mode shows wheels for the hour and the minute, with an optional AM/PM wheel.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    of: .time, are: [.hour, .minute], or: [.dayPeriod], fault: .withSeconds)

  static let dateWheels: Behavior<DatePicker> = wheels(
    Statement(
      .behavior, "date-picker.date-mode-wheels",
      "The date mode shows wheels for the month, the day and the year.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    of: .date, are: [.month, .dayOfMonth, .year], or: [], fault: .withoutYear)

  static let countdownWheels: Behavior<DatePicker> = wheels(
    Statement(
      .behavior, "date-picker.countdown-mode-wheels",
      "The countdown timer mode shows wheels for hours and minutes.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    of: .countdown, are: [.countdownHours, .countdownMinutes], or: [], fault: .withSeconds)

  /// A mode has exactly these wheels, and perhaps those.
  private static func wheels(
    _ statement: Statement, of mode: DateWheels.Mode, are needed: Set<WheelPart>,
    or optional: Set<WheelPart>, fault form: DateWheels.Form
  ) -> Behavior<DatePicker> {
    let names = needed.map(\.title).sorted { $0.id < $1.id }
    return Behavior(
      statement,
      steps: { _ in
        [
          .play(.setMode(mode)),
          .expect(wording(names)) { scene, _, _ in
            let parts = Set(scene.subject.dates.parts)
            return parts.isSuperset(of: needed) && parts.subtracting(needed).isSubset(of: optional)
              && parts.count == scene.subject.dates.parts.count
          },
        ]
      },
      fault: fault(form: form, mode: mode),
      remedy: Message("Show the wheels of the mode, no more and no less."))
  }

  private static func wording(_ names: [Message]) -> Message {
    names.count > 2
      ? Message("there are wheels for these: {0}, {1}, {2}", names[0], names[1], names[2])
      : Message("there are wheels for these: {0}, {1}", names[0], names[1])
  }

  static let defaultMode: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.default-to-date-and-time-mode",
      "Date and time is the default mode.",
      evidence: .model, sources: sources(.seven, .six)),
    steps: { _ in
      [
        .play(.reset),
        .expect(Message("a picker made without a mode shows date and time")) { scene, _, _ in
          scene.subject.dates.mode == .dateAndTime
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.defaultMode = .date
        scene.subject.dates.setMode(.date)
      },
      repair: { $0.subject.defaultMode = .dateAndTime },
      mayAlsoBreak: elsewhere),
    remedy: Message("Begin with date and time where no mode is asked for."))

  static let followLocale: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.follow-user-locale",
      "Which values the picker shows, and in what order, depends on the user's region.",
      evidence: .both, sources: sources(.ten, .eleven)),
    steps: { scene in
      opening(scene)
        + [.dateAndTime, .date].flatMap { mode -> [Step<DatePicker>] in
          [.play(.setMode(mode))]
            + ["de_DE", "ja_JP", "en_US"].flatMap { locale -> [Step<DatePicker>] in
              [
                .play(.setLocale(locale)),
                .expect(Message("the wheels are as in the region {0}", locale), followsLocale),
              ]
            }
        }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.dates.form = .standard
        scene.subject.dates.ignoresLocale = true
        try? scene.subject.dates.setLocale("de_DE")
        scene.subject.dates.hourCycle = .automatic
        if scene.subject.dates.mode == .countdown { scene.subject.dates.setMode(.dateAndTime) }
      },
      repair: { $0.subject.dates.ignoresLocale = false },
      mayAlsoBreak: { elsewhere() + formStatements() + [coarserMinutes.statement] }),
    remedy: Message("Take wheels and their order from the person’s region."))

  /// The wheels are those that the locale's own pattern has, in its order, from where it is read.
  private static func followsLocale(
    _ scene: Scene<DatePicker>, _ reports: [Report], _ rendering: Rendering?
  ) -> Bool? {
    let dates = scene.subject.dates
    var own = dates
    own.ignoresLocale = false
    own.form = .standard
    let wanted = own.parts
    let shown = dates.parts
    guard shown.filter(wanted.contains) == wanted.filter(shown.contains) else { return false }
    guard shown.contains(.dayPeriod) == wanted.contains(.dayPeriod) || dates.form != .standard
    else { return false }
    guard let wheels = rendering?.parts(named: "wheel"), wheels.count == shown.count else {
      return nil
    }
    let places = wheels.map(\.frame.midX)
    let isMirrored = scene.setting.direction == .rightToLeft
    return places == places.sorted { isMirrored ? $0 > $1 : $0 < $1 }
  }

  static let sixtyMinutes: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.list-sixty-minutes-by-default",
      "By default the minute wheel lists sixty values, 0 to 59.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { scene in
      guard scene.subject.dates.form != .readyMadeTexts else { return [] }
      return [
        .play(.reset), .play(.setMode(.time)),
        .expect(Message("the wheel of minutes has sixty rows, 0 to 59")) { scene, _, _ in
          let dates = scene.subject.dates
          guard let index = dates.parts.firstIndex(of: .minute) else { return false }
          let wheel = dates.wheels()[index]
          return wheel.count == minutesOfHour && wheel.numbers == (0, 1)
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.showMinutes()
        try? scene.subject.setDefaultMinuteStep(5)
        try? scene.subject.dates.setMinuteStep(5)
      },
      repair: { try? $0.subject.setDefaultMinuteStep(1) },
      mayAlsoBreak: { elsewhere() + [coarserMinutes.statement] }),
    remedy: Message("List every minute unless the app asks for a larger step."))

  static let stepAtMostHour: Behavior<DatePicker> = Behavior(
    Statement(
      .behavior, "date-picker.minute-step-at-most-60",
      "The minute step can be raised to sixty at the most.",
      evidence: .model, sources: sources(.six),
      supersededBy: "date-picker.minute-step-divides-60"),
    steps: { _ in
      let isWithin = Step<DatePicker>.expect(Message("the minute step is sixty at most")) {
        scene, _, _ in
        scene.subject.dates.minuteStep <= longestMinuteStep
      }
      return [isWithin, .play(.setMinuteStep(90)), isWithin]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.showMinutes()
        try? scene.subject.dates.setMinuteStep(90)
      },
      repair: { try? $0.subject.dates.setMinuteStep($0.subject.fittingStep) },
      mayAlsoBreak: { elsewhere() + [coarserMinutes.statement, stepDividesHour.statement] }),
    remedy: Message("Refuse steps of more than an hour."))
}
