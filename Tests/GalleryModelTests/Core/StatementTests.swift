import GalleryModel
import Testing

/// Where a statement binds.
@Suite struct StatementTests {
  private static let old = Statement(
    .guideline, "sample.old", "Old.", evidence: .model, idioms: [.phone],
    sources: [Statement.Source(.six, "Sample"), Statement.Source(.seven, "Sample")],
    supersededBy: "sample.new")

  @Test("a superseded statement gives way where all editions are in force, and only there")
  func theSupersededGivesWay() {
    #expect(Self.old.standing(in: Setting()) == .superseded(by: "sample.new"))
    #expect(Self.old.standing(in: Setting(era: .edition(.six))) == .applies)
    #expect(Self.old.standing(in: Setting(era: .edition(.ten))) == .notInEdition)
  }

  @Test("the device counts before the edition")
  func otherDevice() {
    for era in Era.allCases {
      #expect(Self.old.standing(in: Setting(era: era, idiom: .pad)) == .notOnIdiom)
    }
  }
}
