import GalleryModel
import Testing

/// Behaviors hold, looks pass, and every fault is caught by its own check.
@Suite struct FaultProof {
  @Test("behaviors hold on the specimen and every fault is caught", arguments: Catalog.controls)
  func behaviorsHoldOnTheSpecimenAndEveryFaultIs(control: Catalog.Entry) {
    func prove<Subject: Control>(_ subject: Subject.Type) {
      for behavior in Subject.behaviors {
        for setting in Settings.binding(behavior.statement) {
          let scene = Subject.specimen(in: setting)
          #expect(behavior.verdict(on: scene).outcome == .follows, "\(behavior.id)")
          var violated = scene
          let caught: Verdict.Outcome
          switch behavior.fault {
          case .edit(let violate, _, _):
            violate(&violated)
            caught = behavior.verdict(on: violated).outcome
          case .reducer(let receive):
            caught = behavior.verdict(on: scene, receive: receive).outcome
          case .drawing:
            caught = .undecided
          }
          #expect(caught == .breaks, "\(behavior.id) does not catch its fault")
        }
      }
    }
    prove(control.type)
  }

  @Test("the sketch passes every appearance and every fault is caught", arguments: Catalog.controls)
  func theSketchPassesEveryAppearanceAndEveryFaultIs(control: Catalog.Entry) {
    func prove<Subject: Control>(_ subject: Subject.Type) {
      for appearance in Subject.appearances {
        for setting in Settings.binding(appearance.statement) {
          let scene = Subject.specimen(in: setting)
          #expect(verdict(appearance, on: scene).outcome == .follows, "\(appearance.id)")
          var violated = scene
          let caught: Verdict.Outcome
          switch appearance.fault {
          case .edit(let violate, _, _):
            violate(&violated)
            caught = verdict(appearance, on: violated).outcome
          case .drawing(let spoil):
            var renderings = appearance.poses(scene).map { Subject.sketch(of: $0.scene) }
            spoil(&renderings)
            caught = appearance.condition(renderings, setting).outcome
          case .reducer:
            caught = .undecided
          }
          #expect(caught == .breaks, "\(appearance.id) does not catch its fault")
        }
      }
    }
    prove(control.type)
  }

  @Test(
    "sketch and model agree on specimens, violations and random scenes", arguments: Catalog.controls
  )
  func sketchAndModelAgreeOnSpecimensViolationsAndRandom(control: Catalog.Entry) {
    for seed in 0..<UInt64(500) {
      let scene = randomScene(of: control, seed: seed, seed < 400 ? .plausible : .hostile)
      let split = scene.rulings().filter { !$0.halvesAgree }.map(\.id)
      #expect(split.isEmpty, "seed \(seed): \(split) in \(scene)")
    }
    for item in StatementCase.edits where item.control.id == control.id {
      for setting in Settings.binding(item.statement) {
        var scene = control.specimen(setting)
        #expect(scene.rulings().filter { !$0.halvesAgree }.isEmpty)
        scene.violate(item.statement.id)
        let split = scene.rulings().filter { !$0.halvesAgree }.map(\.id)
        #expect(split.isEmpty, "\(item.statement.id): \(split)")
      }
    }
  }

  private func verdict<Subject: Control>(
    _ appearance: Appearance<Subject>, on scene: Scene<Subject>
  ) -> Verdict {
    appearance.condition(
      appearance.poses(scene).map { Subject.sketch(of: $0.scene) }, scene.setting)
  }
}
