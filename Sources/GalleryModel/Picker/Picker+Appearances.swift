extension Picker {
  /// How a picker looks.
  public static let appearances: [Appearance<Picker>] = [
    centredAndDark, phoneKeyboardSize, fiveRows, fullWidth,
  ]

  /// How many rows count as about five.
  static let aboutFiveRows = 4.0...6.0
  /// The width of a panel that leaves most of its container empty, in points.
  static let narrowWidth = 120.0

  static let centredAndDark: Appearance<Picker> = selectedDark(
    Statement(
      .appearance, "picker.show-selected-value-centred-and-dark",
      "The selected value stands in the middle and is set in dark text.",
      evidence: .widget, sources: sources(.seven, .ten, .eleven)),
    mayAlsoBreak: elsewhere)

  static let phoneKeyboardSize: Appearance<Picker> = keyboardSize(
    Statement(
      .appearance, "picker.match-phone-keyboard-size",
      "A picker has the same size as the iPhone keyboard.",
      evidence: .both, idioms: [.phone], sources: sources(.seven, .six),
      supersededBy: "picker.stand-about-five-rows-tall"),
    mayAlsoBreak: { elsewhere() + [keepSize.statement] })

  static let fiveRows: Appearance<Picker> = Appearance(
    Statement(
      .appearance, "picker.stand-about-five-rows-tall",
      "The height of a picker is about that of five rows of its lists.",
      evidence: .widget, sources: sources(.ten, .eleven)),
    poses: withSelection,
    condition: { renderings, _ in
      guard let rendering = renderings.first, rendering.part(WheelPanel.panelPart) != nil else {
        return notOpen
      }
      let heights = rendering.parts(named: "wheel").compactMap { wheel in
        rendering.part(PartID("selected.\(wheel.id.description.dropFirst("wheel.".count))"))
          .map { wheel.frame.height / max(1, $0.frame.height) }
      }
      guard let rows = heights.first else {
        return .undecided(Message("No wheel has a selected row to measure by."))
      }
      guard aboutFiveRows.contains(rows) else {
        return .breaks(
          Finding(
            Message(
              "{0} rows can be seen at once; about {1} are usual.", rows, WheelLook.usualRows),
            at: [WheelPanel.panelPart], found: rows, allowed: WheelLook.usualRows,
            remedy: Message("Make the wheels about five rows high.")))
      }
      return .follows(Message("{0} rows can be seen at once.", rows))
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        try? scene.subject.panel.look.setVisibleRows(12)
        if scene.subject.panel.place(in: scene.setting) == .page { scene.placeWheelsAsUsual() }
      },
      repair: { scene in
        scene.subject.panel.setUsualHeight()
        if scene.subject.panel.place(in: scene.setting) == .page { scene.placeWheelsAsUsual() }
      },
      mayAlsoBreak: { elsewhere() + [selectOne.statement] }))

  static let fullWidth: Appearance<Picker> = Appearance(
    Statement(
      .appearance, "picker.span-screen-or-container-width",
      "A picker is as wide as the screen or as the view that contains it.",
      evidence: .widget, sources: sources(.ten, .eleven)),
    poses: { [Appearance.atRest(opened($0))] },
    condition: { renderings, _ in
      guard let rendering = renderings.first, let panel = rendering.part(WheelPanel.panelPart),
        let container = rendering.part(WheelPanel.containerPart)
      else { return notOpen }
      guard (panel.frame.width - container.frame.width).magnitude <= 4 else {
        return .breaks(
          Finding(
            Message(
              "{0} points wide, in {1} points of room.", panel.frame.width, container.frame.width),
            at: [panel.id], found: panel.frame.width, allowed: container.frame.width,
            remedy: Message("Let the wheels have the whole width.")))
      }
      return .follows(Message("{0} points wide, as what contains it.", panel.frame.width))
    },
    fault: .edit(
      violate: { scene in
        scene.subject.panel.isEditing = true
        try? scene.subject.panel.setCustomSize(
          width: narrowWidth, height: scene.subject.panel.customHeight)
      },
      repair: { scene in
        try? scene.subject.panel.setCustomSize(
          width: nil, height: scene.subject.panel.customHeight)
      },
      mayAlsoBreak: { elsewhere() + [keepSize.statement] }))
}
