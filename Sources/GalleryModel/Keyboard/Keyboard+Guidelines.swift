extension Keyboard {
  /// How a keyboard should be used.
  public static let guidelines: [Guideline<Keyboard>] = [matchContent]

  /// The editions' sections on keyboards, in the order of the register.
  static func sources(_ editions: Edition...) -> [Statement.Source] {
    editions.map { edition in
      switch edition {
      case .six, .seven, .ten: Statement.Source(edition, "文本框")
      case .eleven: Statement.Source(edition, "键盘")
      }
    }
  }

  static let matchContent: Guideline<Keyboard> = Guideline(
    Statement(
      .guideline, "keyboard.match-type-to-content",
      "Show the type of keyboard that suits the content to be entered.",
      reason: "It makes entering data easier.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .model { scene in
      let control = scene.subject
      guard !control.content.suitingTypes.contains(control.type) else {
        return .follows(
          Message(
            "What is asked for: {0}. The keyboard: {1}.", control.content.title,
            control.type.title))
      }
      return .breaks(
        Finding(
          Message(
            "What is asked for: {0}. The keyboard: {1}.", control.content.title,
            control.type.title),
          at: [control.isEditing ? KeyboardLayout.part : fieldPart],
          remedy: Message(
            "Set the type of keyboard that is made for it: {0}.", control.suitingType.title)))
    },
    violate: { scene in
      scene.subject.ask(for: .phone, in: scene.setting)
      scene.subject.type = .standard
      scene.subject.isEditing = true
    },
    repair: { $0.subject.type = $0.subject.suitingType })

  /// The type that suits the content best.
  private var suitingType: KeyboardType { content.suitingTypes.first ?? .standard }
}
