extension EditMenu {
  private static let customFields: [Property<CustomCommand>] = [
    .text("title", Message("Title"), \.title),
    .toggle("needs-selection", Message("Needs a selection"), \.needsSelection),
  ]

  private static let lineFields: [Property<Line>] = [
    .text("text", Message("Text"), \.text),
    .choice("place", Message("Place"), \.place) { $0.title },
    .toggle("is-important", Message("Is important"), \.isImportant),
  ]

  /// All of the menu, its text and its page that can be edited, wrong values too.
  public static let properties: [Property<EditMenu>] =
    hostProperties + commandProperties + menuProperties + wrongProperties

  private static let hostProperties: [Property<EditMenu>] = [
    .choice("host", Message("Belongs to"), \.host) { $0.title },
    Property(
      "text", Message("Text"), editor: .lines,
      read: { .text($0.text.text) },
      write: { menu, value in
        guard case .text(let text) = value else { throw PropertyError.wrongKind }
        if text != menu.text.text { menu.setText(text) }
      }),
    .number(
      "selection-start", Message("Selection starts after character"),
      within: 0...Double(EditableText.limit), step: 1,
      read: { Double($0.text.selection.lowerBound) },
      write: { menu, start in
        let start = Int(start)
        menu.text.select(start..<max(start, menu.text.selection.upperBound))
      }),
    .number(
      "selection-end", Message("Selection ends after character"),
      within: 0...Double(EditableText.limit), step: 1,
      read: { Double($0.text.selection.upperBound) },
      write: { menu, end in
        let end = Int(end)
        menu.text.select(min(menu.text.selection.lowerBound, end)..<end)
      }),
    .toggle("is-editable", Message("Can be edited"), \.isEditable),
    .toggle("is-selectable", Message("Read-only text can be selected"), \.isSelectable),
    .text("picture", Message("What the picture shows"), \.picture),
    .toggle("picture-selected", Message("Picture is selected"), \.isPictureSelected),
    .toggle("has-photo", Message("Photo at the top"), \.hasPhoto),
    .choice(
      "clipboard", Message("Clipboard"),
      choices: Board.Kind.allCases.map { Editor.Choice(name: $0.rawValue, title: $0.title) },
      read: { $0.board.kind.rawValue },
      write: { menu, name in
        guard let kind = Board.Kind(rawValue: name) else { throw PropertyError.unknownChoice(name) }
        if menu.board.kind != kind { menu.board = kind.blank }
      }),
    Property(
      "clipboard-text", Message("Text on the clipboard"), editor: .text,
      read: { if case .own(let text) = $0.board { .text(text) } else { .text("") } },
      write: { menu, value in
        guard case .text(let text) = value else { throw PropertyError.wrongKind }
        if case .own = menu.board { menu.board = .own(text) }
      }),
    .list(
      "lines", Message("Lines of the page"), of: lineFields, blank: Line(""),
      limit: Line.listLimit, read: { $0.lines.items }, write: { $0.setLines($1) }),
  ]

  private static let commandProperties: [Property<EditMenu>] = [
    .choices("default-commands", Message("Standard commands"), \.defaultCommands) { $0.title },
    .choices("left-out", Message("Standard commands left out"), \.leftOut) { $0.title },
    .list(
      "custom-commands", Message("Commands of the app’s"), of: customFields,
      blank: CustomCommand(""), limit: CustomCommand.listLimit, read: { $0.customs.items },
      write: { $0.setCustoms($1) }),
    .choice("custom-place", Message("Place of the app’s commands"), \.customPlace) { $0.title },
    .text("app-action", Message("What the app can do with a selection"), \.appAction),
    .choices("gestures", Message("Gestures"), \.gestures) { $0.title },
    .choice("double-tap-selection", Message("A double-tap selects"), \.doubleTapSelection) {
      $0.title
    },
    Property(
      "keeps-undo", Message("Edits can be undone"), editor: .toggle,
      read: { .flag($0.keepsUndo) },
      write: { menu, value in
        guard case .flag(let keeps) = value else { throw PropertyError.wrongKind }
        menu.keepUndo(keeps)
      }),
  ]

  private static let menuProperties: [Property<EditMenu>] = [
    .choice(
      "opening", Message("Menu is up"),
      choices: [Editor.Choice(name: "closed", title: Message("No"))]
        + Opening.allCases.map { Editor.Choice(name: $0.rawValue, title: $0.title) },
      read: { $0.opening?.rawValue ?? "closed" },
      write: { menu, name in
        guard name == "closed" || Opening(rawValue: name) != nil else {
          throw PropertyError.unknownChoice(name)
        }
        menu.opening = Opening(rawValue: name)
      }),
    .choice("position", Message("Place of the menu"), \.position) { $0.title },
    .toggle("draws-arrow", Message("Draws its arrow"), \.drawsArrow),
    .choice(
      "confirmation", Message("Asks whether to carry out"),
      choices: [Editor.Choice(name: "nothing", title: Message("Nothing"))]
        + StandardCommand.allCases.map { Editor.Choice(name: $0.rawValue, title: $0.title) },
      read: { $0.confirmation?.name ?? "nothing" },
      write: { menu, name in
        // A command of the app's that is asked about is left as it is.
        if name == menu.confirmation?.name { return }
        let command = StandardCommand(rawValue: name)
        guard name == "nothing" || command != nil else { throw PropertyError.unknownChoice(name) }
        menu.confirmation = command.map(Command.standard)
      }),
  ]

  private static let wrongProperties: [Property<EditMenu>] = [
    .toggle("confirms-first", Message("Asks before it acts"), \.confirmsFirst),
    .toggle("ignores-context", Message("Offers what can do nothing"), \.ignoresContext),
    .toggle(
      "keeps-selection-commands", Message("Offers Copy and Cut with nothing selected"),
      \.keepsSelectionCommands),
    .toggle("keeps-select", Message("Offers Select with something selected"), \.keepsSelect),
    .toggle("lists-left-out", Message("Lists what was left out"), \.listsLeftOut),
    .toggle("opens-in-fields-only", Message("Opens in text fields only"), \.opensInFieldsOnly),
    .toggle(
      "ignores-double-tap-selection", Message("A double-tap selects one letter all the same"),
      \.ignoresDoubleTapSelection),
  ]
}

extension EditMenu.Board {
  /// The kinds of what can be pasted.
  enum Kind: String, CaseIterable, Sendable {
    case empty, own, foreign

    var title: Message {
      switch self {
      case .empty: Message("Empty")
      case .own: Message("Text copied here")
      case .foreign: Message("Text of another program’s")
      }
    }

    var blank: EditMenu.Board {
      switch self {
      case .empty: .empty
      case .own: .own("")
      case .foreign: .foreign
      }
    }
  }

  var kind: Kind {
    switch self {
    case .empty: .empty
    case .own: .own
    case .foreign: .foreign
    }
  }
}
