extension EditMenu {
  /// How an edit menu looks.
  public static let appearances: [Appearance<EditMenu>] = [pointsAtContent, keepsShape]

  /// How far in points the arrow may end from what it points at.
  private static let arrowReach = 8.0
  /// How many points parts may be off their places.
  private static let shapeTolerance = 2.0

  static let pointsAtContent: Appearance<EditMenu> = Appearance(
    Statement(
      .appearance, "edit-menu.point-at-its-content",
      "The menu has a pointer that aims at the content it belongs to.",
      evidence: .widget, sources: sources(.ten, .eleven)),
    poses: { scene in
      var poses = [Appearance.atRest(scene)]
      var first = scene
      first.subject.select(first.subject.firstSelection)
      poses.append(Pose(Message("First word"), first.showing()))
      var last = scene
      last.subject.select(last.subject.text.lastWord ?? first.subject.firstSelection)
      if last.subject.host != .picture { poses.append(Pose(Message("Last word"), last.showing())) }
      return poses.contains { $0.scene.subject.isOpen } ? poses : []
    },
    condition: { renderings, setting in
      let page = setting.page(aboveToolbar: false)
      let open = renderings.filter { $0.part(menuPart) != nil }
      guard !open.isEmpty else { return .undecided(Message("The menu was not drawn.")) }
      let remedy = Message("Let the menu’s arrow point at what the commands act on.")
      for rendering in open {
        guard let arrow = rendering.part(arrowPart) else {
          return .breaks(
            Finding(Message("The menu has no arrow."), at: [menuPart], remedy: remedy))
        }
        guard let anchor = rendering.part(anchorPart), page.contains(anchor.frame, tolerance: 4)
        else { return .undecided(Message("What the menu belongs to is not in sight.")) }
        if let menu = rendering.part(menuPart)?.frame, menu.intersection(anchor.frame) != nil {
          return .undecided(
            Message("Neither above nor below what the menu belongs to is there room."))
        }
        let distance = arrow.frame.distance(to: anchor.frame)
        guard distance <= arrowReach else {
          return .breaks(
            Finding(
              Message("The arrow ends {0} points from what it should point at.", distance),
              at: [arrowPart], found: distance, allowed: arrowReach, remedy: remedy))
        }
      }
      return .follows(Message("The arrow points at what the commands act on."))
    },
    fault: .edit(
      violate: { scene in
        scene.subject.drawsArrow = false
        if scene.subject.host == .staticText { scene.subject.isSelectable = true }
        if scene.subject.host != .picture { scene.ensureText() }
        scene.ensureSelection()
        scene.offer(.copy)
        scene.keepShowing()
      },
      repair: { scene in
        scene.subject.drawsArrow = true
        scene.subject.position = .automatic
      },
      mayAlsoBreak: {
        [
          offImportant.statement, shortNames.statement, aboveOrBelow.statement,
          gesturesOpen.statement, withoutConfirmation.statement, hideSelect.statement,
          fitContext.statement, doubleTapSelects.statement, commandsLeftOut.statement,
        ]
      }))

  static let keepsShape: Appearance<EditMenu> = Appearance(
    Statement(
      .appearance, "edit-menu.keep-menu-shape",
      "The shape of the menu cannot be changed; only its position can.",
      evidence: .model, sources: sources(.ten, .eleven)),
    poses: { scene in
      let poses = [Position.above, .below].map { position in
        var moved = scene
        moved.subject.select(moved.subject.firstSelection)
        moved.subject.position = position
        return Pose(Message("The menu’s place: {0}", position.title), moved.showing())
      }
      return poses.allSatisfy { $0.scene.subject.isOpen } ? poses : []
    },
    condition: { renderings, setting in
      var shapes: [[Rect]] = []
      for rendering in renderings {
        guard let menu = rendering.part(menuPart)?.frame else {
          return .undecided(Message("The menu was not drawn."))
        }
        var frames = rendering.parts(named: "command").map(\.frame)
        guard isInRows(frames, of: menu, setting.direction) else {
          return .breaks(
            Finding(
              Message("The commands do not stand in rows that fill the menu."), at: [menuPart],
              remedy: Message("Leave the menu its shape and choose only its place.")))
        }
        for index in frames.indices {
          frames[index].x -= menu.x
          frames[index].y -= menu.y
        }
        shapes.append(frames)
      }
      guard let first = shapes.first else {
        return .undecided(Message("The menu was not drawn."))
      }
      let isSame = shapes.allSatisfy { shape in
        shape.count == first.count
          && zip(shape, first).allSatisfy { $0.contains($1, tolerance: shapeTolerance) }
      }
      return isSame
        ? .follows(Message("The menu has the same shape wherever it is."))
        : .breaks(
          Finding(
            Message("The menu has another shape at another place."), at: [menuPart],
            remedy: Message("Leave the menu its shape and choose only its place.")))
    },
    fault: .drawing { renderings in
      for index in renderings.indices { renderings[index].moveCommandsIntoCircle() }
    })

  /// Whether commands stand in rows of the same height, one after another, each as wide as the menu.
  private static func isInRows(
    _ frames: [Rect], of menu: Rect, _ direction: ReadingDirection
  ) -> Bool {
    guard let first = frames.first else { return false }
    var rows: [[Rect]] = []
    for frame in frames {
      guard (frame.height - first.height).magnitude <= shapeTolerance else { return false }
      if let row = rows.last?.first, (row.y - frame.y).magnitude <= shapeTolerance {
        rows[rows.count - 1].append(frame)
      } else {
        rows.append([frame])
      }
    }
    for (index, row) in rows.enumerated() {
      let y = first.y + Double(index) * first.height
      guard (row[0].y - y).magnitude <= shapeTolerance * Double(index + 1) else { return false }
      let ordered = direction == .rightToLeft ? Array(row.reversed()) : row
      var end = menu.x
      for frame in ordered {
        guard (frame.x - end).magnitude <= shapeTolerance else { return false }
        end = frame.maxX
      }
      guard (end - menu.maxX).magnitude <= shapeTolerance else { return false }
    }
    return true
  }
}

extension Scene<EditMenu> {
  /// The scene with the menu up, whatever brought it up.
  fileprivate func showing() -> Scene {
    var scene = self
    scene.show(by: scene.subject.opening ?? .menuKey)
    return scene
  }
}

extension Rendering {
  /// Draws the commands around the middle of the menu, as a menu of another shape has them.
  fileprivate mutating func moveCommandsIntoCircle() {
    guard let menu = part(EditMenu.menuPart)?.frame else { return }
    // Eight places on a circle, by their distances from its middle.
    let places: [(x: Double, y: Double)] = [
      (0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7),
    ]
    var turn = 0
    for index in parts.indices where parts[index].id.description.hasPrefix("command.") {
      let place = places[turn % places.count]
      parts[index].frame.x = menu.midX + 60 * place.x - 20
      parts[index].frame.y = menu.midY + 60 * place.y - 20
      parts[index].frame.width = 40
      turn += 1
    }
  }
}
