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
  /// The statements about each control that was shown, by its slug.
  private var lists: [String: StatementList] = [:]
  private var list: StatementList?
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
    owner.widget.setAccessibleName(Message("Statements").localized)
    update()
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// Shows the present rulings, touching only rows that differ.
  func update() {
    if list?.control != session.entry.id { changeList() }
    list?.update(session.rulings)
    let exists = session.entry.kind.exists(in: session.setting.era)
    absent.isVisible = !exists
    if !exists { absent.text = Message("This edition does not have the control.").localized }
    filter()
  }

  /// Puts the statements about the session's control in the place of others.
  private func changeList() {
    let kind = session.entry.kind
    name.text = kind.name.localized
    let editions = kind.editions.map { String($0.rawValue) }.joined(separator: ", ")
    summary.text = Message("{0} iOS {1}.", kind.summary, editions).localized
    list?.widget.isVisible = false
    let list = lists[kind.slug] ?? makeList()
    list.widget.isVisible = true
    self.list = list
    owner.widget.vertical.value = 0
  }

  private func makeList() -> StatementList {
    let list = StatementList(
      of: session.entry,
      actions: StatementRow.Actions(
        setFollowed: { [weak session] id, isFollowed in
          if isFollowed { session?.mend(id) } else { session?.violate(id) }
        },
        show: { [weak self] in self?.show($0) }),
      completed: { [weak self] in self?.update() })
    lists[list.control] = list
    body.append(list.widget)
    return list
  }

  private func filter() { list?.filter(brokenOnly: showsBrokenOnly) }

  /// Brings a statement into view and puts the focus on it.
  func reveal(_ id: Statement.ID) {
    guard let row = list?.row(id) else { return }
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
