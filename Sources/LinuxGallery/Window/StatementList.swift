import GalleryModel

/// What is said of one control, in sections by kind; kept for when the control is shown again.
@MainActor final class StatementList {
  let widget = Box(.vertical)
  /// The slug of the control.
  let control: String
  private let entry: Catalog.Entry
  private let actions: StatementRow.Actions
  private let completed: @MainActor () -> Void
  private var sections: [StatementSection] = []
  /// Adds the sections after the first, until it has done so.
  private var completion: LoopSource?

  /// Builds the first section at once.
  ///
  /// The others lie further down: what a person sees at first is drawn before they are built. Then
  /// `completed` is called.
  init(
    of entry: Catalog.Entry, actions: StatementRow.Actions,
    completed: @escaping @MainActor () -> Void
  ) {
    self.entry = entry
    control = entry.id
    self.actions = actions
    self.completed = completed
    addSections(Statement.Kind.allCases.prefix(1))
    completion = MainLoop.idle { [weak self] in self?.complete() }
  }

  private func addSections(_ kinds: ArraySlice<Statement.Kind>) {
    for kind in kinds {
      let section = StatementSection(kind, of: entry, actions: actions)
      sections.append(section)
      widget.append(section.widget)
    }
  }

  private func complete() {
    guard let completion else { return }
    self.completion = nil
    completion.cancel()
    addSections(Statement.Kind.allCases.dropFirst())
    completed()
  }

  /// Shows the rulings on all statements, touching only rows that differ.
  func update(_ rulings: [Ruling]) {
    let numbers = FindingNumbers(rulings)
    for section in sections { section.update(rulings, numbers) }
  }

  /// Leaves out what is not broken, or shows all.
  func filter(brokenOnly: Bool) {
    for section in sections { section.filter(brokenOnly: brokenOnly) }
  }

  /// The row of a statement, which is built now if it was not yet.
  func row(_ id: Statement.ID) -> StatementRow? {
    complete()
    return sections.lazy.compactMap { $0.row(id) }.first
  }
}

/// The statements of one kind under a heading.
@MainActor private final class StatementSection {
  let widget = Box(.vertical, spacing: 6)
  private let heading = Label()
  private let list = ListBox(selection: .none)
  private let rows: [StatementRow]
  private let kind: Statement.Kind

  init(_ kind: Statement.Kind, of entry: Catalog.Entry, actions: StatementRow.Actions) {
    self.kind = kind
    let specimen = entry.specimen(Setting())
    rows = entry.statements.filter { $0.kind == kind }.map { statement in
      StatementRow(
        statement, isEdit: specimen.canViolate(statement.id), canShow: kind != .guideline,
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
