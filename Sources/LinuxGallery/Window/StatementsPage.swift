import GalleryModel

/// The panel's first page: all that is said of the control, each with its verdict.
@MainActor final class StatementsPage {
  private let owner = Owned(ScrolledWindow(horizontal: .never))
  private let session: Session
  private let show: @MainActor (Statement.ID) -> Void
  private let body = Box(.vertical)
  private let name = Label()
  private let summary = Label()
  private let absent = Label()
  private var sections: [Section] = []
  private var control: String?
  private var scrolling: SignalHandler?
  /// Whether only what is broken is listed.
  var showsBrokenOnly = false { didSet { if showsBrokenOnly != oldValue { filter() } } }

  /// Builds the page; `show` plays a behavior or the poses of an appearance.
  init(session: Session, show: @escaping @MainActor (Statement.ID) -> Void) {
    self.session = session
    self.show = show
    body.addClass("page")
    name.addClass("page-title")
    for label in [name, summary, absent] {
      label.alignment = 0
      label.wraps = true
      label.setWidth(characters: nil, atMost: 26)
    }
    summary.addClass("dim")
    absent.addClass("error-text")
    body.append(name)
    body.append(summary)
    body.append(absent)
    owner.widget.child = AnyWidget(body)
    owner.widget.expand()
    update()
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// Shows the present rulings, touching only rows that differ.
  func update() {
    if control != session.entry.id { rebuild() }
    let rulings = session.rulings
    let numbers = FindingNumbers(rulings)
    for section in sections { section.update(rulings, numbers) }
    let exists = session.entry.kind.exists(in: session.setting.era)
    absent.isVisible = !exists
    if !exists { absent.text = Message("This edition does not have the control.").localized }
    filter()
  }

  private func rebuild() {
    for section in sections { body.remove(section.widget) }
    control = session.entry.id
    let kind = session.entry.kind
    name.text = kind.name.localized
    let editions = kind.editions.map { String($0.rawValue) }.joined(separator: ", ")
    summary.text = Message("{0} iOS {1}.", kind.summary, editions).localized
    let actions = StatementRow.Actions(
      setFollowed: { [weak session] id, isFollowed in
        if isFollowed { session?.mend(id) } else { session?.violate(id) }
      },
      show: { [weak self] in self?.show($0) })
    sections = Statement.Kind.allCases.map { kind in
      Section(kind, of: session, actions: actions)
    }
    for section in sections { body.append(section.widget) }
    owner.widget.vertical.value = 0
  }

  private func filter() {
    for section in sections { section.filter(brokenOnly: showsBrokenOnly) }
  }

  /// Brings a statement into view and puts the focus on it.
  func reveal(_ id: Statement.ID) {
    guard let row = sections.lazy.compactMap({ $0.row(id) }).first else { return }
    if showsBrokenOnly, !row.isBroken { widget.activateAction("win.broken-only") }
    row.takeFocus()
    scroll(to: row)
  }

  /// Shows all of a row once it has a place, which a new one has only after the next layout.
  private func scroll(to row: StatementRow) {
    scrolling?.disconnect()
    let page = owner.widget
    scrolling = page.frameClock?.afterLayout { [weak self, weak row] in
      self?.scrolling?.disconnect()
      guard let row, let place = row.widget.bounds(in: page) else { return }
      let top = place.y + page.vertical.value
      page.vertical.show(top...(top + place.height))
    }
    page.queueAllocate()
  }
}

/// The numbers of findings: the same on rows and on the stage.
struct FindingNumbers: Hashable, Sendable {
  private let numbers: [Statement.ID: Int]

  init(_ rulings: [Ruling]) {
    let broken = rulings.filter { $0.verdict.finding != nil }.map(\.id)
    numbers = Dictionary(
      zip(broken, 1...).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of the finding on a statement, `nil` if it is not broken.
  subscript(id: Statement.ID) -> Int? { numbers[id] }
}

/// The statements of one kind under a heading.
@MainActor private final class Section {
  let widget = Box(.vertical, spacing: 6)
  private let heading = Label()
  private let list = ListBox(selection: .none)
  private let rows: [StatementRow]
  private let kind: Statement.Kind

  init(_ kind: Statement.Kind, of session: Session, actions: StatementRow.Actions) {
    self.kind = kind
    let scene = session.scene
    rows = session.entry.statements.filter { $0.kind == kind }.map { statement in
      StatementRow(
        statement, isEdit: scene.canViolate(statement.id), canShow: kind != .guideline,
        actions: actions)
    }
    heading.addClass("heading")
    heading.alignment = 0
    list.addClass("card")
    for row in rows { list.append(row.widget) }
    widget.append(heading)
    widget.append(list)
    widget.addClass("section")
    list.setLabelled(by: heading)
  }

  func update(_ rulings: [Ruling], _ numbers: FindingNumbers) {
    var followed = 0
    var broken = 0
    for row in rows {
      guard let ruling = rulings.first(where: { $0.id == row.statement.id }) else { continue }
      row.update(ruling, number: numbers[ruling.id])
      switch ruling.verdict {
      case .follows: followed += 1
      case .breaks: broken += 1
      case .undecided, .notApplicable: break
      }
    }
    let words =
      switch kind {
      case .guideline: Message("Guidelines: {0} followed, {1} broken", followed, broken)
      case .behavior: Message("Behavior: {0} proved, {1} broken", followed, broken)
      case .appearance: Message("Appearance: {0} as it should be, {1} broken", followed, broken)
      }
    heading.text = words.localized
  }

  func filter(brokenOnly: Bool) {
    for row in rows { row.widget.isVisible = !brokenOnly || row.isBroken }
    widget.isVisible = !brokenOnly || rows.contains(where: \.isBroken)
  }

  func row(_ id: Statement.ID) -> StatementRow? { rows.first { $0.statement.id == id } }
}
