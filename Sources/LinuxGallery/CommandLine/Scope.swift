import GalleryModel

/// The rules and the devices that are spoken of; `nil` for any.
struct Scope: Hashable, Sendable {
  var era: Era?
  var idiom: Idiom?

  /// The options that ask for it.
  var options: String {
    let edition = era.map { "\(Option.edition.dashed)=\($0.name)" }
    let device = idiom.map { "\(Option.idiom.dashed)=\($0.rawValue)" }
    return [edition, device].compactMap { $0 }.joined(separator: " ")
  }

  /// The newest edition, and then the first device, within the scope where all statements apply;
  /// all editions together come last.
  func first(for statements: [Statement]) -> (era: Era, idiom: Idiom)? {
    let editions = Edition.allCases.reversed().map(Era.edition) + [.consolidated]
    for era in era.map({ [$0] }) ?? editions {
      for idiom in idiom.map({ [$0] }) ?? Idiom.allCases {
        let setting = Setting(era: era, idiom: idiom)
        if statements.allSatisfy({ $0.standing(in: setting) == .applies }) { return (era, idiom) }
      }
    }
    return nil
  }
}

extension Setting {
  /// The edition and the device, as the options ask for them.
  var scope: Scope { Scope(era: era, idiom: idiom) }
}
