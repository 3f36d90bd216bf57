extension Switch {
  /// How a switch looks.
  public static let appearances: [Appearance<Switch>] = [currentState]

  /// The least way in points that a thumb moves between off and on for people to see where it is.
  static let minimumTravel = 6.0

  static let currentState: Appearance<Switch> = Appearance(
    Statement(
      .appearance, "switch.show-current-state",
      "A switch shows which of its two states is active.",
      evidence: .widget, sources: sources(.seven, .ten, .six)),
    poses: { scene in
      var on = scene
      on.subject.turn(to: .on)
      var off = scene
      off.subject.turn(to: .off)
      return [Appearance.atRest(scene), Pose(Message("On"), on), Pose(Message("Off"), off)]
    },
    condition: { renderings, _ in
      guard renderings.count == 3, let on = renderings[1].part(switchPart),
        let off = renderings[2].part(switchPart)
      else { return .undecided(Message("The switch was not drawn.")) }
      if on.image != off.image {
        return .follows(
          Message("“{0}” stands for on, “{1}” for off.", on.image ?? "", off.image ?? ""))
      }
      let thumbs = renderings.dropFirst().compactMap { $0.part(thumbPart) }
      if thumbs.count == 2 {
        let travel = (thumbs[0].frame.midX - thumbs[1].frame.midX).magnitude
        guard travel < minimumTravel else {
          return .follows(Message("The thumb moves by {0} points.", travel))
        }
      }
      let colours = thumbs.isEmpty ? (on.ink, off.ink) : (on.ground, off.ground)
      guard let onColour = colours.0, let offColour = colours.1 else {
        return .undecided(Message("The colours could not be seen."))
      }
      guard onColour.isClose(to: offColour) else {
        return .follows(Message("On and off differ in colour."))
      }
      return .breaks(
        Finding(
          Message("The switch looks the same on and off."), at: [switchPart],
          remedy: Message("Give on and off images or colours that differ clearly.")))
    },
    fault: .edit(
      violate: { scene in
        scene.subject.drawsDefaultLook = false
        scene.subject.look = .images
        if scene.subject.onImage.isEmpty { scene.subject.onImage = wirelessImages.on }
        scene.subject.offImage = scene.subject.onImage
        scene.subject.offColour = scene.subject.onColour
      },
      repair: { scene in
        let control = scene.subject
        if control.onImage.isEmpty { scene.subject.onImage = wirelessImages.on }
        scene.subject.offImage =
          [wirelessImages.off, wirelessImages.on].first { $0 != scene.subject.onImage } ?? ""
      },
      mayAlsoBreak: { [appStyle.statement] }))
}
