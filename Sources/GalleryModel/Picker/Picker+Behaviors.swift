extension Picker {
  /// What a picker does.
  public static let behaviors: [Behavior<Picker>] = [
    selectOne, haveWheels, spinUntil, baseOfDatePicker, keepSize, onDemand, inlinePlacement,
  ]

  /// How many of the wheels a proof turns.
  private static let triedWheels = 4

  static let selectOne: Behavior<Picker> = Behavior(
    Statement(
      .behavior, "picker.select-one-value",
      "A picker presents a set of values, and each of its wheels has one selected value.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { scene in
      let filled = scene.subject.columns.indices.filter {
        scene.subject.columns[$0].values.count > 0
      }
      guard !filled.isEmpty else { return [] }
      let hasOne = Step<Picker>.expect(Message("each wheel has one selected value"), selectsOne)
      return opening(scene) + [hasOne]
        + filled.prefix(triedWheels).flatMap { wheel in
          [.play(.roll(wheel: wheel, by: 1)), hasOne]
        }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.editColumns { $0.selected = nil }
      },
      repair: { scene in
        scene.subject.editColumns { if $0.selected == nil { $0.selected = 0 } }
      },
      mayAlsoBreak: { elsewhere() + [haveWheels.statement, spinUntil.statement] }),
    remedy: Message("Select a value on each wheel."))

  static let haveWheels: Behavior<Picker> = Behavior(
    Statement(
      .behavior, "picker.have-one-or-more-wheels",
      "A picker consists of one or more scrollable wheels, each with its own list of values.",
      evidence: .both, sources: sources(.seven, .ten, .eleven)),
    steps: { scene in
      let wheels = scene.subject.wheels(in: scene.setting)
      let isThere = Step<Picker>.expect(Message("there is a wheel")) { scene, _, _ in
        !scene.subject.columns.isEmpty
      }
      return opening(scene) + [isThere]
        + wheels.indices.prefix(triedWheels).flatMap { turn($0, of: wheels) }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.setColumns([])
      },
      repair: { scene in
        scene.subject.panel.isTurnable = true
        if scene.subject.columns.isEmpty {
          scene.subject.setColumns(specimen(in: scene.setting).subject.columns)
        }
      },
      mayAlsoBreak: elsewhere),
    remedy: Message("Give the picker at least one wheel that can be turned."))

  static let spinUntil: Behavior<Picker> = Behavior(
    Statement(
      .behavior, "picker.spin-until-value-appears",
      "The user turns a wheel until the wanted value comes up.",
      evidence: .widget, sources: sources(.six)),
    steps: { scene in
      let wheels = scene.subject.wheels(in: scene.setting)
      guard let wheel = wheels.firstIndex(where: { $0.count > 1 }) else { return [] }
      return opening(scene) + turn(wheel, of: wheels)
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.panel.isTurnable = false
      },
      repair: { $0.subject.panel.isTurnable = true },
      mayAlsoBreak: { elsewhere() + [haveWheels.statement] }),
    remedy: Message("Let people turn the wheels."))

  static let baseOfDatePicker: Behavior<Picker> = Behavior(
    Statement(
      .behavior, "picker.serve-as-base-of-date-picker",
      "The picker is the general form from which the date and time picker derives.",
      evidence: .model, sources: sources(.seven, .six)),
    steps: { _ in
      [
        .expect(Message("a date beside the picker is turned on wheels, not typed")) { scene, _, _ in
          !scene.beside.contains(where: \.asksForDate)
        },
        .expect(Message("the wheels of a date picker turn as these do")) { scene, _, _ in
          datePickerTurnsAlike(in: scene.setting)
        },
      ]
    },
    fault: .edit(
      violate: { scene in
        if scene.beside.count >= Scene<Picker>.propLimit { scene.beside.removeLast() }
        scene.beside.append(
          .field(
            FieldProp(
              title: scene.setting.text("From", "开始"),
              placeholder: scene.setting.text("DD.MM.YYYY", "年/月/日"))))
      },
      repair: { scene in scene.beside.removeAll(where: \.asksForDate) }),
    remedy: Message("Build the date picker of the same wheels."))

  static let keepSize: Behavior<Picker> = fixedSize(
    Statement(
      .behavior, "picker.keep-fixed-size",
      "The size of a picker cannot be customised.",
      evidence: .model, sources: sources(.seven),
      supersededBy: "picker.span-screen-or-container-width"),
    mayAlsoBreak: elsewhere)

  static let onDemand: Behavior<Picker> = Behavior(
    Statement(
      .behavior, "picker.appear-at-bottom-or-in-popover-on-demand",
      "As a rule a picker appears at the bottom of the screen or in a popover when the user edits a field or taps a menu.",
      evidence: .both, sources: sources(.ten, .eleven)),
    steps: { scene in
      let isAway = Step<Picker>.expect(Message("the wheels are away until the field is touched")) {
        scene, _, rendering in
        !scene.subject.panel.isOpen && rendering?.part(WheelPanel.panelPart) == nil
      }
      let isUp = Step<Picker>.expect(
        Message("a touch of the field brings them up at the bottom, in a popover or between rows")
      ) { scene, _, rendering in
        switch scene.subject.panel.place(in: scene.setting) {
        case .bottom, .popover, .inline: rendering?.part(WheelPanel.panelPart) != nil
        case .top, .page: false
        }
      }
      let close: [Step<Picker>] = scene.subject.panel.isEditing ? [.play(.touchField)] : []
      return close + [isAway, .play(.touchField), isUp, .play(.touchField), isAway]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = false
        scene.subject.panel.isAlwaysShown = true
        scene.setting.placement = .navigationBar
      },
      repair: { scene in
        scene.subject.panel.isAlwaysShown = false
        switch scene.subject.panel.place(in: scene.setting) {
        case .bottom, .popover, .inline: break
        case .top, .page: scene.placeWheelsAsUsual()
        }
      },
      mayAlsoBreak: { elsewhere() + [keepSize.statement] }),
    remedy: Message(
      "Bring the wheels up when the field is edited, near the bottom or in a popover."))

  static let inlinePlacement: Behavior<Picker> = Behavior(
    Statement(
      .behavior, "picker.allow-inline-placement",
      "A picker may also open in line, between rows.",
      evidence: .both, sources: sources(.ten)),
    steps: { scene in
      [.change { $0.placement = .tableRow }] + opening(scene) + [
        .expect(Message("the wheels lie right beneath the field")) { scene, _, rendering in
          guard scene.subject.panel.place(in: scene.setting) == .inline else { return false }
          guard let field = rendering?.part(WheelPanel.fieldPart),
            let panel = rendering?.part(WheelPanel.panelPart)
          else { return nil }
          return panel.frame.y >= field.frame.maxY - 2
            && field.frame.distance(to: panel.frame) <= Setting.margin
        }
      ]
    },
    fault: fault(ofRefusingRows: elsewhere),
    remedy: Message("Open the wheels between the rows where the app wants them there."))

  /// Whether the wheels of a date picker, set up as a picker's, lead where its own lead.
  private static func datePickerTurnsAlike(in setting: Setting) -> Bool {
    DateWheels.Mode.allCases.allSatisfy { mode in
      let date = DateWheels(mode, moment: Moment(day: 20_524, minute: 570))
      return date.wheels().indices.allSatisfy { index in
        let wheel = date.wheels()[index]
        var turned = date
        _ = turned.receive(.roll(wheel: index, by: 1), in: setting)
        let row = turned.wheels()[index].selection
        return row == wheel.row(wheel.selection ?? 0, movedBy: 1)
      }
    }
  }

  /// Turns a wheel by one row, forth or at its end back, and expects the next value under the bar.
  private static func turn(_ index: Int, of wheels: [Wheel]) -> [Step<Picker>] {
    let wheel = wheels[index]
    guard wheel.count > 1 else { return [] }
    let start = wheel.selection ?? 0
    let step = wheel.row(start, movedBy: 1) == start ? -1 : 1
    guard let wanted = wheel.row(start, movedBy: step) else { return [] }
    return [
      .play(.roll(wheel: index, by: step)),
      .expect(Message("“{0}” comes up when the wheel is turned", wheel.text(wanted))) {
        scene, _, rendering in
        guard scene.subject.columns[index].row == wanted else { return false }
        guard let shown = rendering?.part(WheelPanel.selectedPart(index))?.text else { return nil }
        return shown == wheel.text(wanted)
      },
    ]
  }

  /// Each wheel that has values has one selected, in the model and as drawn.
  private static func selectsOne(
    _ scene: Scene<Picker>, _ reports: [Report], _ rendering: Rendering?
  ) -> Bool? {
    let filled = scene.subject.columns.indices.filter {
      scene.subject.columns[$0].values.count > 0
    }
    guard filled.allSatisfy({ scene.subject.columns[$0].selected != nil }) else { return false }
    guard let rendering, rendering.part(WheelPanel.panelPart) != nil else { return nil }
    return filled.allSatisfy { rendering.part(WheelPanel.selectedPart($0)) != nil }
  }
}

extension Prop {
  /// Whether it is a field in which a date has to be typed, as a pattern of digits tells.
  var asksForDate: Bool {
    guard case .field(let field) = self else { return false }
    return [field.title, field.placeholder].contains { text in
      let text = text.uppercased()
      let hasAll = { (letters: [String]) in letters.allSatisfy(text.contains) }
      return hasAll(["DD", "MM", "YY"]) || hasAll(["年", "月", "日"]) || hasAll(["HH", "MM"])
        || hasAll(["TT", "MM", "JJ"])
    }
  }
}
