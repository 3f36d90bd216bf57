import GalleryModel

/// The program's own language, as the desktop's locale has it.
@MainActor enum Localization {
  /// The name under which translations are installed.
  nonisolated static let domain = "linux-gallery"
}

extension Message {
  /// The words in the program's language.
  @MainActor var localized: String {
    text { id, plural, count in
      guard let plural, let count else { return Translation.text(id, domain: Localization.domain) }
      return Translation.text(
        id, plural: plural, count: count, domain: Localization.domain)
    }
  }
}

extension Statement {
  /// The statement in the program's language.
  @MainActor var localizedText: String { Translation.text(text, domain: Localization.domain) }

  /// The reason in the program's language, where there is one.
  @MainActor var localizedReason: String? {
    reason.map { Translation.text($0, domain: Localization.domain) }
  }
}
