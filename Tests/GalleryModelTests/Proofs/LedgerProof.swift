import Foundation
import GalleryModel
import Testing

/// The catalogue says what the register says, no more and no less.
@Suite struct LedgerProof {
  struct Register: Decodable, Sendable {
    struct Control: Decodable, Sendable {
      let slug: String
      let summary: String
      let editions: [Int]
    }
    struct Source: Decodable, Hashable, Sendable {
      let edition: Int
      let section: String
    }
    struct Entry: Decodable, Sendable {
      let id: String
      let control: String
      let kind: String
      let text: String
      let reason: String?
      let editions: [Int]
      let idioms: [String]
      let evidence: String
      let sources: [Source]
      let supersededBy: String?
    }
    let controls: [Control]
    let statements: [Entry]
  }

  static func register() throws -> Register {
    try JSONDecoder().decode(Register.self, from: Data(PackageResources.register_json))
  }

  @Test("ids equal those of the register")
  func idsEqualThoseOfTheRegister() throws {
    let register = try Self.register()
    #expect(Set(Catalog.statements.map(\.id)) == Set(register.statements.map(\.id)))
    #expect(Catalog.statements.count == register.statements.count)
    #expect(Set(Catalog.controls.map(\.id)) == Set(register.controls.map(\.slug)))
  }

  @Test("texts, kinds, editions, idioms, evidence and sources equal those of the register")
  func textsKindsEditionsIdiomsEvidenceAndSourcesEqualThose()
    throws
  {
    for entry in try Self.register().statements {
      let statement = try #require(Catalog.statement(entry.id), "\(entry.id) is missing")
      #expect(statement.text == entry.text)
      #expect(statement.reason == entry.reason)
      #expect(statement.control == entry.control)
      #expect(statement.kind.rawValue == entry.kind)
      #expect(statement.editions.map(\.rawValue) == entry.editions)
      #expect(statement.idioms.map(\.rawValue) == entry.idioms)
      #expect(statement.evidence.rawValue == entry.evidence)
      #expect(statement.supersededBy == entry.supersededBy)
      #expect(
        statement.sources.map { Register.Source(edition: $0.edition.rawValue, section: $0.section) }
          == entry.sources, "\(entry.id)")
    }
  }

  @Test("controls have the register's summaries and editions")
  func controlsHaveTheRegisterSSummariesAndEditions() throws {
    for entry in try Self.register().controls {
      let kind = try #require(Catalog.control(entry.slug)).kind
      #expect(kind.summary.id == entry.summary)
      #expect(kind.editions.map(\.rawValue) == entry.editions)
    }
  }
}
