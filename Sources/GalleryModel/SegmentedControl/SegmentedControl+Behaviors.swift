extension SegmentedControl {
  /// What a segmented control does.
  public static let behaviors: [Behavior<SegmentedControl>] = [
    actsAsButton, oneAtATime, selectTapped, switchView, textOrImage,
  ]

  /// The segments that a proof presses: the first ones, one in the middle and the last.
  private static func sample(_ scene: Scene<SegmentedControl>) -> [Int] {
    let count = scene.subject.segments.count
    return Set([0, 1, 2, count / 2, count - 1]).filter { (0..<count).contains($0) }.sorted()
  }

  /// A press on each sampled segment, each followed by what has to be so then.
  private static func pressing(
    _ scene: Scene<SegmentedControl>, _ expectation: (Int) -> Step<SegmentedControl>
  ) -> [Step<SegmentedControl>] {
    sample(scene).filter { scene.subject.segments[$0].isEnabled }.flatMap {
      [.play(.press($0)), expectation($0)]
    }
  }

  static let actsAsButton: Behavior<SegmentedControl> = Behavior(
    Statement(
      .behavior, "segmented-control.each-segment-acts-as-button",
      "Each segment acts like a button.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { scene in
      guard !scene.subject.segments.isEmpty else { return [] }
      return [
        .expect(Message("every segment can be pressed")) { scene, _, rendering in
          guard let drawn = rendering?.parts(named: "segment"), !drawn.isEmpty else { return nil }
          return scene.subject.segments.allSatisfy(\.isEnabled)
            && drawn.allSatisfy { $0.isSensitive && $0.role == .button }
        }
      ]
        + pressing(scene) { index in
          .expect(Message("the segment answers a press")) { _, reports, _ in
            reports.contains(.pressed(index))
          }
        }
    },
    fault: .edit(
      violate: { scene in
        let last = scene.subject.segments.indices.last { !scene.subject.isSelected($0) }
        scene.subject.editSegment(last ?? scene.subject.segments.count - 1) { $0.isEnabled = false }
      },
      repair: { $0.subject.editSegments { $0.isEnabled = true } },
      mayAlsoBreak: { [neatContent.statement] }),
    remedy: Message("Enable every segment, or leave out what cannot be chosen."))

  static let oneAtATime: Behavior<SegmentedControl> = Behavior(
    Statement(
      .behavior, "segmented-control.select-one-segment-at-a-time",
      "The segments exclude one another, so only one is selected at a time.",
      evidence: .both, sources: sources(.ten, .eleven)),
    steps: { scene in
      guard !scene.subject.segments.isEmpty else { return [] }
      let oneSelected = Step<SegmentedControl>.expect(Message("exactly one segment is selected")) {
        scene, _, rendering in
        let drawn = rendering?.parts(named: "segment").count { $0.isSelected == true }
        return scene.subject.selection.count == 1 && (drawn == 1 || drawn == nil)
      }
      return [oneSelected] + pressing(scene) { _ in oneSelected }
        + [.play(.select([])), oneSelected]
        + (scene.subject.segments.count > 1
          ? [
            .play(.select([0, 1])),
            oneSelected,
          ] : [])
    },
    fault: .edit(
      violate: { scene in
        scene.subject.grow(to: minimumSegmentCount, in: scene.setting)
        scene.subject.allowsMultipleSelection = true
        let other = scene.subject.segments.indices.first { !scene.subject.isSelected($0) }
        scene.subject.set(
          scene.subject.segments, selected: scene.subject.selection + (other.map { [$0] } ?? []))
      },
      repair: { scene in
        scene.subject.allowsMultipleSelection = false
        let shown = scene.subject.shown
        scene.subject.set(
          scene.subject.segments,
          selected: scene.subject.isSelected(shown)
            ? [shown] : Array(scene.subject.selection.prefix(1)))
      },
      mayAlsoBreak: broughtToLightByGrowing),
    remedy: Message("Let a press deselect the other segments."))

  static let selectTapped: Behavior<SegmentedControl> = Behavior(
    Statement(
      .behavior, "segmented-control.select-tapped-segment",
      "A press on a segment makes it the selected one.",
      evidence: .both, sources: sources(.six)),
    steps: { scene in
      guard scene.subject.segments.count > 1 else { return [] }
      // The last one first: a press on what is selected already would prove nothing.
      return pressing(scene) { index in
        .expect(Message("the pressed segment is the selected one")) { scene, _, rendering in
          let drawn = rendering?.part(part(index))?.isSelected
          return scene.subject.selection == [index] && drawn != false
        }
      }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.grow(to: minimumSegmentCount, in: scene.setting)
        scene.subject.isMomentary = true
      },
      repair: { scene in
        scene.subject.isMomentary = false
        scene.subject.allowsMultipleSelection = false
      },
      mayAlsoBreak: broughtToLightByGrowing),
    remedy: Message("Keep the pressed segment selected."))

  static let switchView: Behavior<SegmentedControl> = Behavior(
    Statement(
      .behavior, "segmented-control.switch-view-on-tap",
      "Choosing a segment brings up the view that belongs to it.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { scene in
      guard scene.subject.segments.count > 1 else { return [] }
      let atRest: [Step<SegmentedControl>] =
        scene.subject.isMomentary
        ? []
        : [
          .expect(Message("the view of a selected segment is shown")) { scene, _, rendering in
            scene.subject.isSelected(scene.subject.shown)
              && showsView(of: scene.subject.shown, in: scene, rendering)
          }
        ]
      return atRest
        + pressing(scene) { index in
          .expect(Message("the view of the pressed segment is shown")) { scene, _, rendering in
            scene.subject.shown == index && showsView(of: index, in: scene, rendering)
          }
        }
    },
    fault: .edit(
      violate: { scene in
        scene.subject.grow(to: minimumSegmentCount, in: scene.setting)
        scene.subject.switchesView = false
        let shown = scene.subject.shown
        let view = scene.subject.segments[shown].view
        let segments = scene.subject.segments.indices
        let other =
          segments.first { scene.subject.segments[$0].view != view }
          ?? segments.first { $0 != shown }
        scene.subject.set(scene.subject.segments, selected: other.map { [$0] } ?? [])
      },
      repair: { scene in
        scene.subject.switchesView = true
        scene.subject.show(scene.subject.selection.first ?? 0)
      },
      mayAlsoBreak: broughtToLightByGrowing),
    remedy: Message("Show the chosen segment’s view."))

  private static func showsView(
    of index: Int, in scene: Scene<SegmentedControl>, _ rendering: Rendering?
  ) -> Bool {
    guard scene.subject.segments.indices.contains(index) else { return false }
    return rendering?.part(viewPart)?.image == scene.subject.segments[index].view.rawValue
  }

  static let textOrImage: Behavior<SegmentedControl> = Behavior(
    Statement(
      .behavior, "segmented-control.allow-text-or-image-segments",
      "A segment can hold text or an image.",
      evidence: .both, sources: sources(.seven, .ten, .eleven, .six)),
    steps: { scene in
      guard !scene.subject.segments.isEmpty else { return [] }
      return [
        .expect(Message("texts are drawn as texts and images as images")) { scene, _, rendering in
          guard let drawn = rendering?.parts(named: "segment"), !drawn.isEmpty else { return nil }
          return zip(scene.subject.segments, drawn).allSatisfy { segment, part in
            let text = segment.content == .image || segment.title.isEmpty ? nil : segment.title
            let image = segment.content == .text || segment.image.isEmpty ? nil : segment.image
            return part.text == text && part.image == image
          }
        }
      ]
    },
    fault: .edit(
      violate: { scene in
        scene.subject.showsImageNames = true
        scene.subject.editSegments { segment in
          segment.content = .image
          if segment.image.isEmpty { segment.image = "image-missing-symbolic" }
        }
      },
      repair: { $0.subject.showsImageNames = false },
      mayAlsoBreak: {
        [
          similarContent.statement, adjustedAlignment.statement, neatContent.statement,
          easyTapping.statement, minimumSize.statement, equalWidths.statement,
        ]
      }),
    remedy: Message("Draw the image in the place of its name."))
}
