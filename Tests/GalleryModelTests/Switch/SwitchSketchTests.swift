import GalleryModel
import Testing

@Suite struct SwitchSketchTests {
  /// One of the ways in which a switch comes to be on or off.
  enum Way: CaseIterable, Sendable {
    case tap, slide, code, undo

    func turn(_ control: inout Switch, on isOn: Bool, in setting: Setting) {
      control.turn(to: isOn ? .off : .on)
      switch self {
      case .tap: _ = control.receive(.tap, in: setting)
      case .slide: _ = control.receive(.slide(to: isOn), in: setting)
      case .code: _ = control.receive(.set(isOn), in: setting)
      case .undo:
        _ = control.receive(.set(isOn), in: setting)
        _ = control.receive(.tap, in: setting)
        _ = control.receive(.set(isOn), in: setting)
      }
    }
  }

  private func scene(
    _ direction: ReadingDirection = .leftToRight, edit: (inout Switch) -> Void = { _ in }
  ) -> Scene<Switch> {
    var setting = Setting()
    setting.direction = direction
    var scene = Switch.specimen(in: setting)
    edit(&scene.subject)
    return scene
  }

  @Test(
    "state and look agree", arguments: Way.allCases, [true, false])
  func stateAndLookAgree(way: Way, isOn: Bool) throws {
    for look in Switch.Look.allCases {
      for direction in ReadingDirection.allCases {
        let scene = scene(direction) { control in
          control.look = look
          way.turn(&control, on: isOn, in: Setting())
        }
        let control = scene.subject
        let drawn = Switch.sketch(of: scene)
        let track = try #require(drawn.part(Switch.switchPart))
        #expect(control.state == (isOn ? .on : .off))
        #expect(track.isSelected == isOn)
        switch look {
        case .images:
          #expect(track.image == (isOn ? control.onImage : control.offImage))
          #expect(track.ink == control.drawnColour(isOn: isOn).color)
          #expect(drawn.part(Switch.thumbPart) == nil)
        case .standard, .colours:
          let thumb = try #require(drawn.part(Switch.thumbPart))
          let isRight = thumb.frame.midX > track.frame.midX
          #expect(isRight == (isOn == (direction == .leftToRight)), "\(look), \(direction)")
          #expect(track.frame.contains(thumb.frame))
          #expect(track.ground == control.drawnColour(isOn: isOn).color)
        }
      }
    }
  }

  @Test("a mixed switch is neither selected nor not, and its thumb is in the middle")
  func aMixedSwitchIsNeitherSelectedNorNot() throws {
    let drawn = Switch.sketch(
      of: scene {
        $0.allowMixedState(true)
        $0.turn(to: .mixed)
      })
    let track = try #require(drawn.part(Switch.switchPart))
    #expect(track.isSelected == nil)
    #expect(drawn.part(Switch.thumbPart)?.frame.midX == track.frame.midX)
  }

  @Test("the standard look has the system’s colours, and so has a look that is ignored")
  func theStandardLookHasTheSystemsColours() {
    let standard = scene { $0.look = .standard }.subject
    let ignored = scene { $0.drawsDefaultLook = true }.subject
    for control in [standard, ignored] {
      #expect(control.drawnColour(isOn: true) == Switch.defaultOnColour)
      #expect(control.drawnColour(isOn: false) == Switch.defaultOffColour)
    }
  }

  @Test("the switch stands at the end of its row", arguments: ReadingDirection.allCases)
  func theSwitchStandsAtTheEndOfItsRow(direction: ReadingDirection) throws {
    let drawn = Switch.sketch(of: scene(direction))
    let row = try #require(drawn.part(Switch.rowPart))
    let track = try #require(drawn.part(Switch.switchPart))
    #expect(row.text == "Wi-Fi")
    #expect(row.frame.contains(track.frame))
    #expect((track.frame.midX > row.frame.midX) == (direction == .leftToRight))
    #expect(track.isVisible && row.isVisible)
  }

  @Test("only in a table row is there a row", arguments: Placement.allCases)
  func onlyInATableRowIsThereARow(placement: Placement) throws {
    var scene = scene()
    scene.setting.placement = placement
    let drawn = Switch.sketch(of: scene)
    #expect((drawn.part(Switch.rowPart) != nil) == (placement == .tableRow))
    let track = try #require(drawn.part(Switch.switchPart))
    if placement.isBar {
      #expect(scene.setting.controlRoom.contains(track.frame))
    } else {
      #expect(drawn.room.contains(track.frame))
    }
    #expect(drawn.parts(named: "dependant").count == scene.subject.dependants.count)
  }

  @Test("dependent rows appear or are enabled with the switch", arguments: [true, false])
  func dependentRowsAppearOrAreEnabledWithTheSwitch(isOn: Bool) throws {
    let scene = scene { $0.turn(to: isOn ? .on : .off) }
    let drawn = Switch.sketch(of: scene)
    #expect(!scene.subject.dependants.isEmpty)
    for (index, dependant) in scene.subject.dependants.enumerated() {
      let row = try #require(drawn.part(Switch.dependantPart(index)))
      #expect(row.text == dependant.title)
      #expect(row.isVisible == (isOn || dependant.effect == .isEnabled))
      #expect(row.isSensitive == isOn)
    }
  }

  @Test("rows that are there do not cover one another", arguments: [true, false])
  func rowsThatAreThereDoNotCoverOneAnother(isOn: Bool) {
    let drawn = Switch.sketch(of: scene { $0.turn(to: isOn ? .on : .off) })
    let rows = drawn.parts.filter { $0.role == .row && $0.isVisible }.map(\.frame)
    for (index, row) in rows.enumerated() {
      #expect(rows.dropFirst(index + 1).allSatisfy { $0.intersection(row) == nil })
    }
  }

  @Test("a button in the switch’s stead is all that is drawn, with the icon of its state")
  func aButtonInTheSwitchsSteadIsAllThatIsDrawn() throws {
    var scene = scene()
    scene.beside = []
    for isOn in [true, false] {
      scene.instead = .button(ButtonProp(icon: "a", iconWhenOn: "b", isOn: isOn))
      let drawn = Switch.sketch(of: scene)
      #expect(drawn.parts.map(\.id) == [PartID.instead])
      let button = try #require(drawn.parts.first)
      #expect(button.role == .button)
      #expect(button.image == (isOn ? "b" : "a"))
      #expect(button.isSelected == isOn)
    }
  }

  @Test("all colours can be told apart")
  func allColoursCanBeToldApart() {
    #expect(Set(Switch.Paint.allCases.map(\.color)).count == Switch.Paint.allCases.count)
    for onColour in Switch.Paint.allCases {
      for offColour in Switch.Paint.allCases {
        var scene = scene {
          $0.look = .images
          $0.onColour = onColour
          $0.offColour = offColour
        }
        scene.subject.offImage = scene.subject.onImage
        let outcome = Review(of: scene)["switch.show-current-state"]?.verdict.outcome
        #expect(outcome == (onColour == offColour ? .breaks : .follows))
      }
    }
  }

  @Test("how the switch looks is undecided where colours could not be seen")
  func howTheSwitchLooksIsUndecidedWhereColoursCouldNotBeSeen() throws {
    let appearance = try #require(
      Switch.appearances.first { $0.id == "switch.show-current-state" })
    var scene = scene { $0.look = .images }
    scene.subject.offImage = scene.subject.onImage
    var renderings = appearance.poses(scene).map { Switch.sketch(of: $0.scene) }
    for pose in renderings.indices {
      for part in renderings[pose].parts.indices { renderings[pose].parts[part].ink = nil }
    }
    #expect(appearance.condition(renderings, scene.setting).outcome == .undecided)
  }

  @Test("a look that is not drawn as it was chosen is found out")
  func aLookThatIsNotDrawnAsItWasChosenIsFoundOut() throws {
    let behavior = try #require(
      Switch.behaviors.first { $0.id == "switch.allow-state-colours-or-custom-image" })
    func outcome(
      _ look: Switch.Look, _ spoil: (inout Rendering.Part) -> Void
    ) -> Verdict.Outcome {
      let scene = scene { $0.look = look }
      var replay = Replay(of: behavior, from: scene)
      for step in behavior.steps(scene) {
        var rendering = Switch.sketch(of: replay.scene)
        for part in rendering.parts.indices
        where rendering.parts[part].id == Switch.switchPart {
          spoil(&rendering.parts[part])
        }
        replay.play(step, rendering: rendering)
      }
      return replay.verdict.outcome
    }
    #expect(outcome(.standard) { _ in } == .notApplicable)
    #expect(outcome(.colours) { _ in } == .follows)
    #expect(outcome(.colours) { $0.ground = Switch.Paint.green.color } == .breaks)
    #expect(outcome(.colours) { $0.ground = nil } == .undecided)
    #expect(outcome(.images) { _ in } == .follows)
    #expect(outcome(.images) { $0.image = "image-missing-symbolic" } == .breaks)
    #expect(outcome(.images) { $0.image = nil } == .breaks)
  }
}
