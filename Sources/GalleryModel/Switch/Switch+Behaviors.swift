extension Switch {
  /// What a switch does.
  public static let behaviors: [Behavior<Switch>] = [
    twoStates, slideOrTap, coloursOrImage, updateDependants,
  ]

  static let twoStates: Behavior<Switch> = Behavior(
    Statement(
      .behavior, "switch.have-two-exclusive-states",
      "A switch toggles between two states or choices that exclude one another: on and off.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { _ in
      let isOnOrOff = Step<Switch>.expect(Message("the switch is either on or off")) {
        scene, _, rendering in
        scene.subject.state == .mixed ? false : showsState(of: scene, rendering)
      }
      return [
        isOnOrOff, .play(.tap), isOnOrOff, .play(.tap), isOnOrOff, .play(.tap), isOnOrOff,
        .play(.slide(to: true)), expect(.on), .play(.slide(to: false)), expect(.off),
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.allowMixedState(true)
        scene.subject.turn(to: .mixed)
      },
      repair: { $0.subject.allowMixedState(false) },
      mayAlsoBreak: { [slideOrTap.statement] }),
    remedy: Message("Let the switch be either on or off, with nothing in between."))

  static let slideOrTap: Behavior<Switch> = Behavior(
    Statement(
      .behavior, "switch.toggle-by-slide-or-tap",
      "The user changes the state by sliding the control or by pressing it.",
      evidence: .widget, sources: sources(.six)),
    steps: { _ in
      [
        .play(.set(false)), .play(.tap), expect(.on), .play(.tap), expect(.off),
        .play(.slide(to: true)), expect(.on), .play(.slide(to: false)), expect(.off),
      ]
    },
    fault: .edit(
      violate: { $0.subject.respondsToTaps = false },
      repair: { scene in
        scene.subject.respondsToTaps = true
        scene.subject.allowMixedState(false)
      }),
    remedy: Message("Let a press turn the switch as well as a slide."))

  static let coloursOrImage: Behavior<Switch> = Behavior(
    Statement(
      .behavior, "switch.allow-state-colours-or-custom-image",
      "The colours of the switch in its two states can be changed, or a custom image can stand in for the switch.",
      evidence: .both, sources: sources(.ten)),
    steps: { scene in
      switch scene.subject.look {
      case .standard: []
      case .colours, .images:
        [
          .play(.set(true)),
          .expect(Message("the look that was chosen for on is drawn"), drawsChosenLook),
          .play(.set(false)),
          .expect(Message("the look that was chosen for off is drawn"), drawsChosenLook),
        ]
      }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.drawsDefaultLook = true
        if scene.subject.look == .standard { scene.subject.look = .colours }
        if scene.subject.look == .colours, scene.subject.onColour == defaultOnColour {
          scene.subject.onColour = .purple
        }
      },
      repair: { $0.subject.drawsDefaultLook = false },
      mayAlsoBreak: { [appStyle.statement] }),
    remedy: Message("Draw the colours or the image that the app chose."))

  static let updateDependants: Behavior<Switch> = Behavior(
    Statement(
      .behavior, "switch.update-dependants-on-toggle",
      "When the switch is toggled, dependent items appear or disappear, or become enabled or disabled.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { scene in
      guard !scene.subject.dependants.isEmpty else { return [] }
      let agree = Step<Switch>.expect(
        Message("dependent rows are there and answer while the switch is on, and only then"),
        dependantsAgree)
      let isOn = scene.subject.state == .on
      return (scene.subject.state == .mixed ? [] : [agree])
        + [.play(.slide(to: !isOn)), agree, .play(.slide(to: isOn)), agree]
    },
    fault: .edit(
      violate: { scene in
        if scene.subject.dependants.isEmpty {
          scene.subject.setDependants(networkRows(topic: scene.subject.topic, in: scene.setting))
        }
        scene.subject.turn(to: .off)
        scene.subject.updatesDependants = false
        scene.subject.showsDependants = true
      },
      repair: { scene in
        scene.subject.updatesDependants = true
        if scene.subject.state != .mixed {
          scene.subject.showsDependants = scene.subject.state == .on
        }
      }),
    remedy: Message("Show or enable what depends on the switch when it is turned."))

  /// Expects the switch to be in a state, and to look like it.
  private static func expect(_ state: State) -> Step<Switch> {
    .expect(
      state == .on ? Message("the switch is on") : Message("the switch is off")
    ) { scene, _, rendering in
      scene.subject.state == state ? showsState(of: scene, rendering) : false
    }
  }

  /// Whether the switch is drawn in the state that it has; `nil` if it was not drawn.
  private static func showsState(of scene: Scene<Switch>, _ rendering: Rendering?) -> Bool? {
    guard let drawn = rendering?.part(switchPart) else { return nil }
    return drawn.isSelected == scene.subject.isOn
  }

  /// Whether colours or images are drawn as they were chosen; `nil` where that cannot be seen.
  @Sendable private static func drawsChosenLook(
    _ scene: Scene<Switch>, _ reports: [Report], _ rendering: Rendering?
  ) -> Bool? {
    let control = scene.subject
    let isOn = control.state == .on
    guard let rendering, let drawn = rendering.part(switchPart) else { return nil }
    let hasThumb = rendering.part(thumbPart) != nil
    switch control.look {
    case .standard: return true
    case .colours:
      guard hasThumb, drawn.image == nil else { return false }
      let chosen = isOn ? control.onColour : control.offColour
      return drawn.ground.map { $0.isClose(to: chosen.color) }
    case .images:
      let chosen = isOn ? control.onImage : control.offImage
      return !hasThumb && drawn.image == (chosen.isEmpty ? nil : chosen)
    }
  }

  /// Whether the dependent rows are as the switch has it; `nil` if nothing was drawn.
  ///
  /// Rows that disappeared need not be drawn, and rows beyond the page's edge need not be visible.
  /// Those that no screen could show are left out.
  @Sendable private static func dependantsAgree(
    _ scene: Scene<Switch>, _ reports: [Report], _ rendering: Rendering?
  ) -> Bool? {
    let isOn = scene.subject.state == .on
    guard scene.subject.showsDependants == isOn else { return false }
    guard let rendering else { return nil }
    let rows = rendering.parts(named: "dependant").map { ($0.id, $0) }
    let drawn = Dictionary(rows, uniquingKeysWith: { first, _ in first })
    return scene.subject.dependants.indices.prefix(drawnDependantLimit).allSatisfy { index in
      let row = drawn[dependantPart(index)]
      let isThere =
        row.map {
          $0.isVisible || ($0.frame.height > 0 && !rendering.room.contains($0.frame))
        } ?? false
      return switch scene.subject.dependants[index].effect {
      case .appears: isOn ? isThere : row?.isVisible != true
      case .isEnabled: isThere && row?.isSensitive == isOn
      }
    }
  }
}
