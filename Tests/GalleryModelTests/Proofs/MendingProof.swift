import GalleryModel
import Testing

/// Mending mends, and breaks nothing anew.
@Suite struct MendingProof {
  @Test("mending a violated specimen mends it and breaks nothing", arguments: StatementCase.edits)
  func mendingAViolatedSpecimenMendsItAndBreaksNothing(item: StatementCase) {
    for setting in Settings.binding(item.statement) {
      var scene = item.control.specimen(setting)
      scene.violate(item.statement.id)
      let before = scene.brokenIDs
      scene.mend(item.statement.id)
      let after = scene.brokenIDs
      #expect(!after.contains(item.statement.id), "\(scene.faults) in \(scene)")
      #expect(after.isSubset(of: before), "\(scene.faults) in \(scene)")
    }
  }

  @Test(
    "mending any random scene mends it, breaks nothing, and leaves alone what follows",
    arguments: StatementCase.edits)
  func mendingAnyRandomSceneMendsItBreaksNothingAnd(
    item: StatementCase
  ) {
    for seed in 0..<UInt64(200) {
      let scene = randomScene(of: item.control, seed: seed, seed < 160 ? .plausible : .hostile)
      let before = scene.brokenIDs
      var mended = scene
      mended.mend(item.statement.id)
      guard before.contains(item.statement.id) else {
        #expect(mended == scene, "Mending changed a scene that does not break it: \(scene)")
        continue
      }
      let after = mended.brokenIDs
      #expect(!after.contains(item.statement.id), "seed \(seed): \(mended.faults)")
      #expect(after.isSubset(of: before), "seed \(seed): \(mended.faults), before \(before)")
    }
  }

  @Test("mending all leaves nothing broken", arguments: Catalog.controls)
  func mendingAllLeavesNothingBroken(control: Catalog.Entry) {
    for seed in 0..<UInt64(500) {
      var scene = randomScene(of: control, seed: seed, seed < 350 ? .plausible : .hostile)
      scene.mendAll()
      #expect(scene.faults.isEmpty, "seed \(seed)")
    }
  }
}
