import GalleryModel

/// What `--list` can list.
enum Listing: String, CaseIterable, Sendable {
  case controls
  case statements
}

extension Listing {
  /// The list as it is printed.
  @MainActor func text(as format: OutputFormat) throws -> String {
    switch (self, format) {
    case (.controls, .json): try OrderedJSON.text(of: Catalog.controls.map(ListedControl.init))
    case (.statements, .json): try OrderedJSON.text(of: Catalog.statements)
    case (.controls, .text):
      Self.table(Catalog.controls.map { ($0.id, $0.kind.summary.localized) })
    case (.statements, .text): Self.table(Catalog.statements.map { ($0.id, $0.localizedText) })
    }
  }

  /// Two columns, of which the first is in ASCII.
  private static func table(_ rows: [(name: String, words: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { $0.name.padded(to: width) + "  " + $0.words }.joined(separator: "\n")
  }
}

/// A control as `--list=controls --format=json` prints it, with the English texts.
private struct ListedControl: Encodable {
  let slug: String
  let name: String
  let summary: String
  let family: ControlFamily
  let editions: [Edition]

  init(_ entry: Catalog.Entry) {
    slug = entry.id
    name = entry.kind.name.text()
    summary = entry.kind.summary.text()
    family = entry.kind.family
    editions = entry.kind.editions
  }
}

extension String {
  /// The text with blanks after it, so that it has at least that many letters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
