/// The guidelines on the words in and beside a field, and on secrets.
extension TextField {
  static let hintAtPurpose: Guideline<TextField> = Guideline(
    Statement(
      .guideline, "text-field.hint-at-purpose",
      "Show hint text in the field where it helps users to understand what it is for.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .model { scene in
      let field = scene.subject
      var silent: [PartID] = []
      if field.label.isBlank, field.placeholder.isBlank { silent.append(fieldPart) }
      silent += scene.beside.indices.filter { scene.beside[$0].isSilentField }.map(PartID.beside)
      guard silent.isEmpty else {
        return .breaks(
          Finding(
            .plural(
              "{0} field does not tell what it is for.",
              "{0} fields do not tell what they are for.",
              silent.count), at: silent, found: Double(silent.count), allowed: 0,
            remedy: Message("Show in the field what is to be typed.")))
      }
      return .follows(
        Message(
          "“{0}” tells what is to be typed.",
          field.placeholder.isBlank ? field.label : field.placeholder))
    },
    violate: { scene in
      scene.subject.label = ""
      scene.subject.placeholder = ""
      scene.subject.set("")
      if scene.beside.count >= Scene<TextField>.propLimit { scene.beside.removeLast() }
      scene.beside.append(.field(FieldProp()))
    },
    repair: { scene in
      if scene.subject.label.isBlank, scene.subject.placeholder.isBlank {
        scene.subject.placeholder = placeholder(for: scene.subject.content, in: scene.setting)
      }
      for index in scene.beside.indices where scene.beside[index].isSilentField {
        guard case .field(var prop) = scene.beside[index] else { continue }
        prop.placeholder = placeholder(for: .name, in: scene.setting)
        scene.beside[index] = .field(prop)
      }
    })

  static let noNeedlessLabel: Guideline<TextField> = Guideline(
    Statement(
      .guideline, "text-field.drop-label-when-placeholder-suffices",
      "If the placeholder says enough, do not add a separate label to describe the field.",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      let field = scene.subject
      guard !field.placeholder.isBlank else {
        return .notApplicable(Message("There is no placeholder."))
      }
      guard !field.label.isBlank else {
        return .follows(
          Message("“{0}” stands in the field, and no label before it.", field.placeholder))
      }
      guard field.placeholder.tells(field.label) else {
        return .follows(
          Message("“{0}” says something else than “{1}”.", field.label, field.placeholder))
      }
      return .breaks(
        Finding(
          Message("The label “{0}” says what the placeholder says.", field.label),
          at: [labelPart], remedy: Message("Leave the label out.")))
    },
    violate: { scene in
      if scene.subject.placeholder.isBlank {
        scene.subject.placeholder = placeholder(for: scene.subject.content, in: scene.setting)
      }
      scene.subject.label = scene.subject.placeholder
    },
    repair: { scene in scene.subject.label = "" })

  static let hiddenSecrets: Guideline<TextField> = Guideline(
    Statement(
      .guideline, "text-field.hide-sensitive-entry",
      "Use a secure text field whenever the app asks for sensitive data, such as a password.",
      evidence: .both, sources: sources(.ten, .eleven)),
    judge: .both(
      model: { scene in
        guard scene.subject.isSensitive else {
          return .notApplicable(Message("Nothing sensitive is asked for."))
        }
        guard scene.subject.isSecure else {
          return .breaks(
            Finding(
              Message("What is asked for is sensitive, and everybody can read it."),
              at: [fieldPart], remedy: Message("Use a secure text field.")))
        }
        return .follows(Message("What is typed is hidden."))
      },
      widget: { rendering, _ in
        guard let field = rendering.part(fieldPart),
          let purpose = field.purpose.flatMap(KeyboardType.init(rawValue:)),
          [.password, .pin].contains(purpose)
        else {
          return .notApplicable(Message("The field asks for nothing sensitive."))
        }
        guard let text = field.text, !text.isEmpty else {
          return .undecided(Message("Nothing is typed yet."))
        }
        if rendering.part(revealPart)?.isSelected == true {
          return .undecided(Message("The person has asked to see it."))
        }
        guard text.allSatisfy({ $0 == dot }) else {
          return .breaks(
            Finding(
              Message("The characters of the secret can be read."), at: [fieldPart],
              remedy: Message("Use a secure text field.")))
        }
        return .follows(Message("What is typed is hidden."))
      }),
    violate: { scene in
      if !scene.subject.isSensitive {
        scene.subject.content = .password
        scene.subject.keyboardType = .password
        scene.subject.label(password, in: scene.setting)
        scene.subject.set(secret)
      }
      scene.subject.setSecure(false)
      if scene.subject.text.isEmpty { scene.subject.set(secret) }
    },
    repair: { $0.subject.setSecure(true) },
    mayAlsoBreak: { uncovered() + [clearButtonAtRight.statement] })
}

extension String {
  /// Whether the text tells all that another one does: it has the same words, maybe more.
  fileprivate func tells(_ other: String) -> Bool {
    let words = other.comparedWords
    guard bare != other.bare else { return true }
    guard !words.isEmpty else { return false }
    if words.allSatisfy({ $0.allSatisfy { $0.script == .unspaced } }) {
      return words.allSatisfy(bare.contains)
    }
    return words.isSubset(of: comparedWords)
  }

  /// The words in lower case, without hyphens: “E-mail” is “Email”.
  private var comparedWords: Set<String> {
    Set(
      lowercased().filter { $0 != "-" && $0 != "‑" }.split { !$0.isWordPart && $0 != "'" }
        .map(String.init))
  }
}

extension Prop {
  /// Whether it is a field that does not tell what it is for.
  fileprivate var isSilentField: Bool {
    guard case .field(let field) = self else { return false }
    return field.title.isBlank && field.placeholder.isBlank
  }
}
