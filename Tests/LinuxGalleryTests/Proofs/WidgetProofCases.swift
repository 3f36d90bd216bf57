import GalleryModel
import XCTest

@testable import LinuxGallery

/// What the proofs on real widgets share: the settings, and one stage for all of them.
@MainActor enum WidgetProof {
  /// Every era and idiom.
  static let settings: [Setting] = Era.allCases.flatMap { era in
    Idiom.allCases.map { Setting(era: era, idiom: $0) }
  }

  /// The settings in which a statement binds, the newest first.
  static func settings(binding statement: Statement) -> [Setting] {
    settings.filter { statement.standing(in: $0) == .applies }
  }

  /// The settings in which a control exists.
  static func settings(of control: Catalog.Entry) -> [Setting] {
    settings.filter { control.kind.exists(in: $0.era) }
  }

  /// What of a control can be broken by an edit.
  static func edits(of control: Catalog.Entry) -> [Statement] {
    let specimen = control.specimen(Setting())
    return control.statements.filter { specimen.canViolate($0.id) }
  }

  private static var opened: RenderedStage?

  /// The stage, which is opened once since a window takes long to appear.
  static func stage() throws -> RenderedStage {
    if let opened { return opened }
    let stage = try RenderedStage(showing: Catalog.controls[0].specimen(Setting()))
    opened = stage
    return stage
  }
}

extension AnyScene {
  /// What is wrong with rulings that should break nothing, in words.
  func faults(seen observation: Observation) -> [String] {
    rulings(seen: observation).filter { $0.verdict.outcome == .breaks }.map(\.words)
  }

  /// The statements on which model and widgets contradict each other, in words.
  func splits(seen observation: Observation) -> [String] {
    rulings(seen: observation).filter { !$0.halvesAgree }.map(\.words)
  }
}

extension Ruling {
  /// The verdicts in words, for messages of tests.
  var words: String {
    func text(_ verdict: Verdict?) -> String {
      verdict.map { "\($0.outcome.rawValue) (\($0.message.text()))" } ?? "silent"
    }
    return "\(id): model \(text(model)), widgets \(text(widget))"
  }
}

extension Setting {
  /// The setting in a few words, for messages of tests.
  var words: String {
    "\(era.name), \(idiom), \(language.rawValue), \(direction.rawValue), \(placement.rawValue), "
      + "width \(width), text \(textScale), \(theme.rawValue)"
  }
}
