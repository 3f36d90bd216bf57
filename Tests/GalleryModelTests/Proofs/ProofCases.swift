import GalleryModel
import Testing

/// One statement of the catalogue: what the proofs are parameterised over.
struct StatementCase: Sendable, CustomTestStringConvertible {
  let control: Catalog.Entry
  let statement: Statement

  var testDescription: String { statement.id }

  static let all: [StatementCase] = Catalog.controls.flatMap { control in
    control.statements.map { StatementCase(control: control, statement: $0) }
  }

  /// Those that can be broken by an edit of the scene.
  static let edits: [StatementCase] = all.filter {
    $0.control.specimen(Setting()).canViolate($0.statement.id)
  }
}

extension Catalog.Entry: CustomTestStringConvertible {
  /// The control's slug.
  public var testDescription: String { kind.slug }
}

/// The settings in which a control or a statement is tried.
enum Settings {
  /// Every era and idiom.
  static let all: [Setting] = Era.allCases.flatMap { era in
    Idiom.allCases.map { Setting(era: era, idiom: $0) }
  }

  /// Those in which a statement binds.
  static func binding(_ statement: Statement) -> [Setting] {
    all.filter { statement.standing(in: $0) == .applies }
  }

  /// A setting in other languages, directions, widths, themes and text sizes.
  static func variants(of setting: Setting) throws -> [Setting] {
    var variants = [setting]
    for language in StageLanguage.allCases {
      for direction in ReadingDirection.allCases {
        for width in [Setting.widths.lowerBound, 320, 375, 667, Setting.widths.upperBound] {
          for scale in [0.5, 1, 1.25, 1.5, 2, 3] {
            var variant = setting
            variant.language = language
            variant.direction = direction
            try variant.setWidth(width)
            try variant.setTextScale(scale)
            variants.append(variant)
          }
        }
      }
    }
    return variants
  }
}

extension AnyScene {
  /// The ids of what is broken.
  var brokenIDs: Set<Statement.ID> {
    Set(rulings().filter { $0.verdict.outcome == .breaks }.map(\.id))
  }

  /// The ids and the words of what is broken, for messages.
  var faults: [String] {
    rulings().filter { $0.verdict.outcome == .breaks }
      .map { "\($0.id): \($0.verdict.message.text())" }
  }

  func outcome(of id: Statement.ID) -> Verdict.Outcome? {
    rulings().first { $0.id == id }?.verdict.outcome
  }
}

/// Random scenes of any control.
func randomScene(
  of control: Catalog.Entry, seed: UInt64, _ wildness: Wildness, in setting: Setting? = nil
) -> AnyScene {
  func make<Subject: Control>(_ subject: Subject.Type) -> AnyScene {
    AnyScene(Scene<Subject>.random(seed: seed, wildness: wildness, in: setting))
  }
  return make(control.type)
}
