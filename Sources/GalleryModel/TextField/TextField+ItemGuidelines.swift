/// The guidelines on what stands at the ends of a field.
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
