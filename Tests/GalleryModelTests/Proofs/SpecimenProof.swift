import GalleryModel
import Testing

/// The specimen breaks nothing, in whatever setting.
@Suite struct SpecimenProof {
  @Test(
    "specimen breaks nothing in any era, idiom, language, direction, width and text scale",
    arguments: Catalog.controls)
  func specimenBreaksNothingInAnyEraIdiomLanguageDirection(
    control: Catalog.Entry
  ) throws {
    for setting in Settings.all where control.kind.exists(in: setting.era) {
      for variant in try Settings.variants(of: setting) {
        let faults = control.specimen(variant).faults
        #expect(faults.isEmpty, "\(faults) in \(variant)")
      }
    }
  }
}
