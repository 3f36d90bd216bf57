import GalleryModel
import Testing

/// A violation breaks its own statement, and else only what it says it may.
@Suite struct ViolationProof {
  @Test("violating breaks the statement, from the specimen on", arguments: StatementCase.edits)
  func violatingBreaksTheStatementFromTheSpecimenOn(item: StatementCase) {
    for setting in Settings.binding(item.statement) {
      prove(item, from: item.control.specimen(setting))
    }
  }

  @Test(
    "violating breaks the statement, from random scenes that follow", arguments: StatementCase.edits
  )
  func violatingBreaksTheStatementFromRandomScenesThatFollow(item: StatementCase) {
    var tried = 0
    for seed in 0..<UInt64(250) {
      let wildness: Wildness = seed < 200 ? .plausible : .hostile
      var scene = randomScene(of: item.control, seed: seed, wildness)
      var outcome = scene.outcome(of: item.statement.id)
      if outcome == .breaks {
        // Some statements hardly any random scene follows by itself.
        scene.mend(item.statement.id)
        outcome = scene.outcome(of: item.statement.id)
      }
      guard outcome == .follows || outcome == .undecided else { continue }
      tried += 1
      prove(item, from: scene)
    }
    #expect(tried > 0, "No random scene follows \(item.statement.id).")
  }

  private func prove(_ item: StatementCase, from scene: AnyScene) {
    let before = scene.brokenIDs
    var broken = scene
    broken.violate(item.statement.id)
    let after = broken.brokenIDs
    #expect(after.contains(item.statement.id), "\(scene) → \(broken)")
    let allowed = Set(scene.alsoBroken(by: item.statement.id).map(\.id))
    let unexpected = after.subtracting(before).subtracting(allowed).subtracting([item.statement.id])
    #expect(unexpected.isEmpty, "\(scene) → \(broken)")
  }

  @Test(
    "every behavior and appearance carries a fault, and every guideline can be broken",
    arguments: Catalog.controls)
  func everyBehaviorAndAppearanceCarriesAFaultAndEvery(
    control: Catalog.Entry
  ) {
    for statement in control.statements where statement.kind == .guideline {
      #expect(control.specimen(Setting()).canViolate(statement.id), "\(statement.id)")
    }
  }
}
