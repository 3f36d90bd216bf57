/// What is said alike of the picker and of the date picker that derives from it.
extension WheelControl {
  /// The custom size that the faults of a fixed size ask for, in points.
  static var wrongSize: (width: Double, height: Double) { (600, 90) }

  /// The scene with its wheels up.
  static func opened(_ scene: Scene<Self>) -> Scene<Self> {
    var scene = scene
    scene.subject.panel.isEditing = true
    return scene
  }

  /// Touches the field if the wheels are not up.
  static func opening(_ scene: Scene<Self>) -> [Step<Self>] {
    scene.subject.panel.isOpen ? [] : [.play(event(.touchField))]
  }

  /// The fault of wheels that do not open between the rows, but on a page of their own.
  static func fault(
    ofRefusingRows mayAlsoBreak: @escaping @Sendable () -> [Statement]
  ) -> Fault<Self> {
    .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.subject.panel.allowsInline = false
        scene.setting.placement = .tableRow
      },
      repair: { scene in
        scene.subject.panel.allowsInline = true
        scene.subject.panel.opensNearField = true
      },
      mayAlsoBreak: mayAlsoBreak)
  }

  /// How far the selected row of a wheel lies from the middle, and whether that counts as the
  /// middle; `nil` where none is selected.
  static func offset(
    of wheel: Rendering.Part, in rendering: Rendering
  ) -> (selected: Rendering.Part, points: Double, isInMiddle: Bool)? {
    let number = wheel.id.description.dropFirst("wheel.".count)
    guard let selected = rendering.part(PartID("selected.\(number)")) else { return nil }
    let points = (selected.frame.midY - wheel.frame.midY).magnitude
    return (selected, points, points <= selected.frame.height / 4)
  }

  /// The pose with the wheels up, if any of them has a selected row.
  static func withSelection(_ scene: Scene<Self>) -> [Pose<Self>] {
    let wheels = scene.subject.wheels(in: scene.setting)
    return wheels.contains { $0.selection != nil } ? [Appearance.atRest(opened(scene))] : []
  }

  /// The pose with the wheels up, if any of them has a selected row and another one beside it.
  static func withNeighbours(_ scene: Scene<Self>) -> [Pose<Self>] {
    let wheels = scene.subject.wheels(in: scene.setting)
    return wheels.contains { $0.selection != nil && $0.count > 1 }
      ? [Appearance.atRest(opened(scene))] : []
  }

  /// The selected rows stand in the middle of their wheels, darker than their neighbours.
  static func selectedDark(
    _ statement: Statement, mayAlsoBreak: @escaping @Sendable () -> [Statement] = { [] }
  ) -> Appearance<Self> {
    Appearance(
      statement, poses: withNeighbours,
      condition: { renderings, _ in
        guard let rendering = renderings.first else { return notDrawn }
        return selectedDark(in: rendering)
      },
      fault: .edit(
        violate: { scene in
          scene.subject.panel.isEditing = true
          scene.subject.panel.look.marksSelection = false
          scene.subject.panel.look.showNeighbours()
        },
        repair: { scene in
          scene.subject.panel.look.marksSelection = true
          scene.subject.panel.look.restInMiddle()
        },
        mayAlsoBreak: mayAlsoBreak))
  }

  private static func selectedDark(in rendering: Rendering) -> Verdict {
    let wheels = rendering.parts(named: "wheel").filter(\.isVisible)
    guard !wheels.isEmpty else { return notOpen }
    var least: (selected: Double, near: Double)?
    for wheel in wheels {
      let number = wheel.id.description.dropFirst("wheel.".count)
      guard let (selected, off, isInMiddle) = offset(of: wheel, in: rendering) else { continue }
      guard isInMiddle else {
        return .breaks(
          Finding(
            Message("The selected value stands {0} points away from the middle.", off),
            at: [selected.id], found: off, allowed: 0,
            remedy: Message("Put the selected row into the middle of its wheel.")))
      }
      let neighbours = ["above.\(number)", "below.\(number)"].compactMap {
        rendering.part(PartID($0))
      }
      guard let own = selected.contrast else { return .undecided(Message("No colours were seen.")) }
      guard let near = neighbours.compactMap(\.contrast).max() else { continue }
      guard own > near * 1.1 else {
        return .breaks(
          Finding(
            Message(
              "The selected value has a contrast of {0} : 1, the rows beside it {1} : 1.", own,
              near),
            at: [selected.id], found: own, allowed: near,
            remedy: Message("Set the selected row in dark text, and the others paler.")))
      }
      if least.map({ own < $0.selected }) ?? true { least = (own, near) }
    }
    guard let least else {
      return .undecided(Message("No selected value has another one beside it."))
    }
    return .follows(
      Message(
        "In the middle, with a contrast of {0} : 1 against {1} : 1 beside it.", least.selected,
        least.near))
  }

  /// The panel is as large as a phone's keyboard.
  static func keyboardSize(
    _ statement: Statement, mayAlsoBreak: @escaping @Sendable () -> [Statement]
  ) -> Appearance<Self> {
    Appearance(
      statement, poses: { [Appearance.atRest(opened($0))] },
      condition: { renderings, setting in
        guard let panel = renderings.first?.part(WheelPanel.panelPart) else { return notOpen }
        let keyboard = setting.keyboardSize
        let isWide = (panel.frame.width - keyboard.width).magnitude <= 26
        guard isWide, (panel.frame.height - keyboard.height).magnitude <= 2 else {
          return .breaks(
            Finding(
              Message(
                "{0} × {1} points; the keyboard has {2} × {3}.", panel.frame.width,
                panel.frame.height, keyboard.width, keyboard.height),
              at: [panel.id], found: panel.frame.height, allowed: keyboard.height,
              remedy: Message("Give the panel the size of the keyboard.")))
        }
        return .follows(
          Message("{0} × {1} points, as the keyboard.", panel.frame.width, panel.frame.height))
      },
      fault: .edit(
        violate: { scene in
          scene.subject.panel.isEditing = true
          try? scene.subject.panel.setCustomSize(width: nil, height: 108)
        },
        repair: { scene in
          try? scene.subject.panel.setCustomSize(width: nil, height: nil)
          try? scene.subject.panel.look.setVisibleRows(WheelLook.usualRows)
          switch scene.setting.idiom {
          case .phone: scene.setting.placement = .content
          case .pad: scene.setting.placement = .popover
          }
        },
        mayAlsoBreak: mayAlsoBreak))
  }

  /// No app can give the panel a size of its own.
  static func fixedSize(
    _ statement: Statement, mayAlsoBreak: @escaping @Sendable () -> [Statement]
  ) -> Behavior<Self> {
    Behavior(
      statement,
      steps: { _ in
        let isUsual = Step<Self>.expect(Message("the panel has its usual size")) { scene, _, _ in
          !scene.subject.panel.hasCustomSize
        }
        return [
          isUsual,
          .play(event(.resize(width: wrongSize.width, height: wrongSize.height))),
          isUsual,
        ]
      },
      fault: .edit(
        violate: { scene in
          scene.subject.panel.isEditing = true
          scene.subject.panel.acceptsCustomSize = true
          try? scene.subject.panel.setCustomSize(
            width: wrongSize.width, height: wrongSize.height)
        },
        repair: { scene in
          scene.subject.panel.acceptsCustomSize = false
          try? scene.subject.panel.setCustomSize(width: nil, height: nil)
        },
        mayAlsoBreak: mayAlsoBreak),
      remedy: Message("Refuse sizes that an app asks for."))
  }

  /// The wheels come up on the page that the field is on.
  static func currentView(
    _ statement: Statement, mayAlsoBreak: @escaping @Sendable () -> [Statement]
  ) -> Guideline<Self> {
    Guideline(
      statement,
      judge: .model { scene in
        let place = scene.subject.panel.place(in: scene.setting)
        guard place == .page else {
          return .follows(Message("The wheels come up {0}.", place.title))
        }
        return .breaks(
          Finding(
            Message("A page that holds nothing but the wheels takes the place of the field’s."),
            at: [WheelPanel.panelPart],
            remedy: Message("Bring the wheels up on the page that the field is on.")))
      },
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.setting.placement = .fullScreen
      },
      repair: { $0.placeWheelsAsUsual() },
      mayAlsoBreak: mayAlsoBreak)
  }

  /// On a pad the wheels come up in a popover.
  static func popoverOnly(
    _ statement: Statement, mayAlsoBreak: @escaping @Sendable () -> [Statement]
  ) -> Guideline<Self> {
    Guideline(
      statement,
      judge: .model { scene in
        let place = scene.subject.panel.place(in: scene.setting)
        guard place != .popover else {
          return .follows(Message("The wheels come up {0}.", place.title))
        }
        return .breaks(
          Finding(
            Message("The wheels come up {0}.", place.title), at: [WheelPanel.panelPart],
            remedy: Message("Show the wheels in a popover.")))
      },
      violate: { scene in
        scene.subject.panel.isEditing = true
        scene.setting.placement = .fullScreen
      },
      repair: { $0.setting.placement = .popover },
      mayAlsoBreak: mayAlsoBreak)
  }

  static var notDrawn: Verdict { .undecided(Message("The wheels were not drawn.")) }
  static var notOpen: Verdict { .undecided(Message("The wheels are not up.")) }
}

extension WheelLook {
  /// Shows enough rows for the selected one to have others beside it.
  mutating func showNeighbours() {
    if visibleRows < 3 { try? setVisibleRows(Self.usualRows) }
  }

  /// Puts the selected row under the bar in the middle.
  mutating func restInMiddle() {
    place = .middle
    restsBetweenRows = false
  }
}

extension Scene where Subject: WheelControl {
  /// Puts the wheels where the device has them: at the bottom of a phone, in a popover of a pad.
  mutating func placeWheelsAsUsual() {
    subject.panel.allowsInline = true
    switch setting.idiom {
    case .phone: setting.placement = .content
    case .pad: setting.placement = .popover
    }
  }
}
