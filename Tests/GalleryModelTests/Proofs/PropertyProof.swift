import Foundation
import GalleryModel
import Testing

/// Properties reach every violation, and no value does harm.
@Suite struct PropertyProof {
  @Test(
    "every violation can be reached by editing properties alone", arguments: StatementCase.edits)
  func everyViolationCanBeReachedByEditingPropertiesAlone(item: StatementCase) throws {
    for setting in Settings.binding(item.statement) {
      let specimen = item.control.specimen(setting)
      var violated = specimen
      violated.violate(item.statement.id)
      var edited = specimen
      for property in violated.properties {
        try property.write(&edited, property.read(violated))
      }
      #expect(edited == violated)
    }
  }

  @Test(
    "hostile scenes are judged in bounded time and survive being written and read",
    arguments: Catalog.controls)
  func hostileScenesAreJudgedInBoundedTimeAndSurvive(
    control: Catalog.Entry
  ) throws {
    for seed in 1_000..<UInt64(1_500) {
      let scene = randomScene(of: control, seed: seed, .hostile)
      let clock = ContinuousClock()
      let start = clock.now
      let rulings = scene.rulings()
      let duration = clock.now - start
      #expect(rulings.count == control.statements.count)
      #expect(duration < .seconds(10), "seed \(seed) took \(duration)")
      let data = try JSONEncoder().encode(scene)
      let read = try JSONDecoder().decode(AnyScene.self, from: data)
      #expect(read == scene, "seed \(seed)")
    }
  }

  @Test("what a property refuses changes nothing", arguments: Catalog.controls)
  func whatAPropertyRefusesChangesNothing(control: Catalog.Entry) {
    let scene = control.specimen(Setting())
    for property in scene.properties {
      var edited = scene
      let wrong: PropertyValue =
        switch property.editor {
        case .toggle, .text, .lines, .dateTime, .choice, .choices, .list: .number(.nan)
        case .number: .number(.infinity)
        }
      #expect(throws: PropertyError.self, "\(property.id)") {
        try property.write(&edited, wrong)
      }
      #expect(edited == scene)
    }
  }

  @Test("identifiers of properties are unique", arguments: Catalog.controls)
  func identifiersOfPropertiesAreUnique(control: Catalog.Entry) {
    let ids = control.specimen(Setting()).properties.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
