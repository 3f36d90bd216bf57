import GalleryModel

/// The page that lists what happened on the stage, the newest first.
@MainActor final class EventsPage {
  private let session: Session
  private let root: Owned<Box>
  private let heading = Label()
  private let clear = Button(label: Message("Clear").localized)
  private let empty = Label(
    Message("Nothing has happened yet. Press the control on the stage.").localized)
  private let list = Box(.vertical)
  private let scrolled: ScrolledWindow
  /// The rows, the newest first.
  private var rows: [EventRow] = []

  init(session: Session) {
    self.session = session
    let page = Box(.vertical, [list])
    page.addClass("page")
    scrolled = ScrolledWindow(child: page, horizontal: .never)
    root = Owned(Box(.vertical))
    layOut()
    clear.onClicked { [weak self] in
      self?.session.clearLog()
      self?.update()
    }
    update()
  }

  private func layOut() {
    heading.addClass("heading")
    heading.accessibleRole = .heading
    heading.alignment = 0
    heading.expandsHorizontally = true
    clear.addClass("text-action")
    clear.verticalAlignment = .center
    let top = Box(.horizontal, spacing: 12, [heading, clear])
    top.addClass("page-top")
    empty.addClass("dim", "empty-state")
    empty.wraps = true
    empty.setWidth(characters: nil, atMost: 30)
    empty.justification = .center
    empty.expandsVertically = true
    list.addClass("card")
    list.accessibleRole = .list
    list.setLabelled(by: heading)
    scrolled.expand()
    scrolled.setAccessibleName(Message("Events").localized)
    for child in [AnyWidget(top), AnyWidget(empty), AnyWidget(scrolled)] {
      root.widget.append(child)
    }
  }

  /// What to put into the window.
  var widget: AnyWidget { AnyWidget(root.widget) }

  /// Follows the session's log; rows of entries that are still there are kept.
  func update() {
    let entries = session.log.entries
    let oldest = entries.first?.id ?? .max
    while let last = rows.last, last.id < oldest { list.remove(rows.removeLast().widget) }
    let newest = rows.first?.id ?? .min
    for entry in entries where entry.id > newest {
      let row = EventRow(entry)
      list.prepend(row.widget)
      rows.insert(row, at: 0)
    }
    for row in rows { row.setNamesControl(row.control != session.entry.id) }
    heading.text = Message("Events: {0}", rows.count).localized
    clear.isSensitive = !rows.isEmpty
    empty.isVisible = rows.isEmpty
    scrolled.isVisible = !rows.isEmpty
  }
}

/// One thing that happened: its number, what was done, what the app was told.
@MainActor private final class EventRow {
  let id: Int
  /// The slug of the control.
  let control: String
  let widget = Box(.horizontal, spacing: 12)
  private let name = Label()

  init(_ entry: EventLog.Entry) {
    id = entry.id
    control = entry.control
    name.text = (Catalog.control(control)?.kind.name.localized) ?? control
    widget.accessibleRole = .listItem
    let number = Label("\(entry.id)")
    number.addClass("event-number", "caption")
    number.verticalAlignment = .start
    number.alignment = 1
    number.setWidth(characters: 3)
    let words = Box(.vertical)
    words.expandsHorizontally = true
    add(name, "caption", to: words)
    let event = Label(readable(entry.event))
    add(event, "event-name", to: words)
    if !entry.reports.isEmpty {
      let reports = entry.reports.map { "→ \(readable($0))" }.joined(separator: "\n")
      add(Label(reports), "caption", to: words)
    }
    widget.setLabelled(by: event)
    widget.addClass("event")
    widget.append(number)
    widget.append(words)
  }

  private func add(_ label: Label, _ styleClass: String, to column: Box) {
    label.addClass(styleClass)
    label.alignment = 0
    label.wraps = true
    label.wrapMode = .wordChar
    label.isSelectable = true
    column.append(label)
  }

  /// Says of which control it is, which goes without saying while that control is on the stage.
  func setNamesControl(_ names: Bool) { name.isVisible = names }
}

/// Turns what Swift calls a value of an enumeration into words: `valueChanged(to: 2)` becomes
/// “Value changed to 2”; a text that is no such value stays as it is.
func readable(_ description: String) -> String {
  guard let first = description.first, first.isLowercase,
    description.prefix(while: { $0 != "(" }).allSatisfy({ $0.isLetter || $0.isNumber })
  else { return description }
  var words = ""
  var rest = Substring(description)
  while let character = rest.first {
    if character == "\"" {
      words += "“\(takeLiteral(&rest))”"
    } else if character.isLetter {
      words += takeName(&rest)
    } else {
      rest.removeFirst()
      switch character {
      case "(": words += " "
      case "[": words += rest.first == "]" ? "none" : ""
      case ")", "]", ":": break
      default: words.append(character)
      }
    }
  }
  return words.prefix(1).uppercased() + words.dropFirst()
}

/// Takes a quoted text from the beginning, and returns what is between the quotes.
private func takeLiteral(_ rest: inout Substring) -> String {
  rest.removeFirst()
  var text = ""
  while let character = rest.popFirst(), character != "\"" {
    text.append(character == "\\" ? rest.popFirst() ?? character : character)
  }
  return text
}

/// Takes a name from the beginning, and returns its words; names of types are left out.
private func takeName(_ rest: inout Substring) -> String {
  let name = rest.prefix { $0.isLetter || $0.isNumber }
  rest = rest.dropFirst(name.count)
  if rest.first == "." {
    rest.removeFirst()
    return ""
  }
  if name == "Optional", rest.first == "(" {
    rest.removeFirst()
    return ""
  }
  if name == "nil" { return "nothing" }
  return name.reduce(into: "") { words, letter in
    words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
  }
}
