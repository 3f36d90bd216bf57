extension TextField {
  static let helpfulItems: Guideline<TextField> = Guideline(
    Statement(
      .guideline, "text-field.add-images-and-buttons-that-help",
      "Add images that make a text field easier to understand and buttons that add to what it can do.",
      evidence: .human, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .human { scene in
      for end in End.allCases {
        let items = scene.subject.items(at: end)
        for (index, item) in items.enumerated() where scene.subject.shows(item) {
          guard let fault = item.uselessness else { continue }
          return Finding(
            fault, at: [itemPart(end, index)],
            remedy: Message("Leave out what neither explains the field nor does anything."))
        }
      }
      return nil
    },
    violate: { scene in
      scene.subject.ask(postCode, in: scene.setting)
      func title(_ words: Words) -> String { scene.setting.text(words.english, words.chinese) }
      scene.subject.setItems(
        [Item(.image, .decoration, title: title(cat), icon: catIcon)]
          + scene.subject.leading.prefix(itemLimit - 1), at: .leading)
      scene.subject.setItems(
        scene.subject.trailing.prefix(itemLimit - 1) + [
          Item(.button, .extra, title: title(button), icon: starIcon)
        ], at: .trailing)
    },
    repair: { scene in
      for end in End.allCases {
        scene.subject.setItems(
          scene.subject.items(at: end).filter {
            $0.uselessness == nil || !scene.subject.shows($0)
          }, at: end)
      }
    })

  static let purposeLeft: Guideline<TextField> = Guideline(
    Statement(
      .guideline, "text-field.purpose-left-extras-right",
      "Use the left end of the field to show its purpose and the right end for extra functions, such as bookmarks.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .model { scene in
      let field = scene.subject
      guard
        (field.leading + field.trailing)
          .contains(where: { field.shows($0) && $0.role != .decoration })
      else {
        return .notApplicable(Message("Nothing stands at the ends of the field."))
      }
      for end in End.allCases {
        let items = field.items(at: end)
        let strays = items.indices.filter {
          field.shows(items[$0]) && items[$0].isStray(at: end)
        }
        guard let first = strays.first else { continue }
        return .breaks(
          Finding(
            end == .leading
              ? Message(
                "“{0}” is an extra function and stands before the text.", items[first].title)
              : Message("“{0}” shows the purpose and stands after the text.", items[first].title),
            at: strays.map { itemPart(end, $0) }, found: Double(strays.count), allowed: 0,
            remedy: Message(
              "Let the purpose stand before the text and extra functions after it.")))
      }
      return .follows(Message("The purpose stands before the text, extra functions after it."))
    },
    violate: { scene in
      let field = scene.subject
      var leading = field.trailing
      var trailing = field.leading
      func title(_ words: Words) -> String { scene.setting.text(words.english, words.chinese) }
      if !leading.contains(where: { $0.role == .extra }) {
        leading.insert(
          Item(.button, .extra, title: title(contacts), icon: bookmarkIcon, command: "bookmarks"),
          at: 0)
      }
      if !trailing.contains(where: { $0.role == .purpose }) {
        trailing.append(Item(.image, .purpose, title: title(envelope), icon: envelopeIcon))
      }
      scene.subject.setItems(leading, at: .leading)
      scene.subject.setItems(trailing, at: .trailing)
    },
    repair: { scene in
      let field = scene.subject
      scene.subject.setItems(
        field.leading.filter { !$0.isStray(at: .leading) }
          + field.trailing.filter { $0.isStray(at: .trailing) }, at: .leading)
      scene.subject.setItems(
        field.leading.filter { $0.isStray(at: .leading) }
          + field.trailing.filter { !$0.isStray(at: .trailing) }, at: .trailing)
    })

  static let clearButtonAtRight: Guideline<TextField> = Guideline(
    Statement(
      .guideline, "text-field.put-clear-button-at-right",
      "Show a clear button at the right end where it makes sense.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .model { scene in
      let field = scene.subject
      let length = max(field.expectedLength, Double(field.text.count))
      switch field.clearButton {
      case .trailing: return .follows(Message("The clear button stands after the text."))
      case .leading:
        return .breaks(
          Finding(
            Message("The clear button stands before the text."), at: [clearPart],
            remedy: Message("Put the clear button after the text.")))
      case .none where length < clearWorthyLength:
        return .notApplicable(Message("So short an entry needs no clear button."))
      case .none:
        return .breaks(
          Finding(
            Message("There is no clear button for about {0} characters.", length),
            at: [fieldPart], found: length, allowed: clearWorthyLength,
            remedy: Message("Put a clear button after the text.")))
      }
    },
    violate: { scene in
      scene.subject.clearButton = .leading
      if scene.subject.text.isEmpty {
        scene.subject.set(scene.setting.text(searchTerm.english, searchTerm.chinese))
      }
    },
    repair: { $0.subject.clearButton = .trailing })

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

extension TextField {
  /// Asks for something in the empty field itself, in which nothing else stands.
  mutating func ask(_ words: Words, in setting: Setting) {
    for end in End.allCases { setItems([], at: end) }
    label = ""
    placeholder = setting.text(words.english, words.chinese)
    set("")
  }

  /// Asks for something by a label before the field, in which nothing else stands.
  mutating func label(_ words: Words, in setting: Setting) {
    for end in End.allCases { setItems([], at: end) }
    label = setting.text(words.english, words.chinese)
    placeholder = ""
  }
}

extension Scene<TextField> {
  /// Puts a text view into the field's place, with what was typed.
  mutating func standInTextView() {
    if case .field(let prop)? = instead, prop.isTextView { return }
    var prop = FieldProp(
      title: subject.label.isBlank ? subject.placeholder : subject.label, text: subject.text.text,
      placeholder: subject.placeholder)
    let lines = min(max(subject.expectedLines, 4), FieldProp.lineBounds.upperBound)
    try? prop.setLines(lines)
    instead = .field(prop)
  }
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

extension TextField.Item {
  /// Why the item helps nobody; `nil` if it may.
  fileprivate var uselessness: Message? {
    switch (role, kind) {
    case (.decoration, _): Message("“{0}” has no declared purpose.", title)
    case (.purpose, .button), (.extra, .button):
      command.isEmpty ? Message("“{0}” can be pressed and does nothing.", title) : nil
    case (.purpose, .image), (.extra, .image): nil
    }
  }

  /// Whether the item stands at the wrong end.
  fileprivate func isStray(at end: TextField.End) -> Bool {
    switch (end, role) {
    case (.leading, .extra), (.trailing, .purpose): true
    case (.leading, .purpose), (.trailing, .extra), (_, .decoration): false
    }
  }
}

extension Prop {
  /// Whether it is a field that does not tell what it is for.
  fileprivate var isSilentField: Bool {
    guard case .field(let field) = self else { return false }
    return field.title.isBlank && field.placeholder.isBlank
  }
}
