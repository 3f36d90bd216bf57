import GalleryModel

/// The right side of the window: statements, properties and events on pages of their own.
@MainActor final class Panel {
  private let owner = Owned(Box(.vertical))
  private let session: Session
  private let stack = Stack()
  let statements: StatementsPage
  private var properties: PropertiesPage?
  private var events: EventsPage?
  private let propertiesSlot = Box(.vertical)
  private let eventsSlot = Box(.vertical)

  /// The names of the pages.
  private enum Page {
    static let statements = "statements"
    static let properties = "properties"
    static let events = "events"
  }

  /// Builds the panel; `show` plays a behavior or the poses of an appearance.
  init(session: Session, show: @escaping @MainActor (Statement.ID) -> Void) {
    self.session = session
    statements = StatementsPage(session: session, show: show)
    let box = owner.widget
    box.addClass("panel")
    box.setSizeRequest(width: 383)
    box.expandsHorizontally = false
    stack.add(
      statements.widget, name: Page.statements, title: Message("Statements").localized)
    stack.add(propertiesSlot, name: Page.properties, title: Message("Properties").localized)
    stack.add(eventsSlot, name: Page.events, title: Message("Events").localized)
    let switcher = StackSwitcher(stack)
    switcher.addClass("page-switcher")
    switcher.horizontalAlignment = .start
    box.append(switcher)
    box.append(stack)
    box.append(commands())
    stack.expand()
    stack.onChanged { [weak self] in self?.pageChanged() }
    session.onSettle { [weak self] in self?.properties?.commit() }
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  private func commands() -> Box {
    let bar = Box(.horizontal, spacing: 6)
    bar.addClass("commands")
    let mend = Button(label: Message("Mend All").localized)
    mend.actionName = "win.mend-all"
    let reset = Button(label: Message("Reset").localized)
    reset.actionName = "win.reset"
    let brokenOnly = ToggleButton(label: Message("Broken Only").localized)
    brokenOnly.actionName = "win.broken-only"
    brokenOnly.horizontalAlignment = .end
    brokenOnly.expandsHorizontally = true
    for button in [AnyWidget(mend), AnyWidget(reset), AnyWidget(brokenOnly)] { bar.append(button) }
    return bar
  }

  /// The pages with many widgets are built when they are first looked at.
  private func pageChanged() {
    switch stack.visibleName {
    case Page.properties? where properties == nil:
      let page = PropertiesPage(session: session)
      page.widget.expand()
      propertiesSlot.append(page.widget)
      properties = page
    case Page.events? where events == nil:
      let page = EventsPage(session: session)
      page.widget.expand()
      eventsSlot.append(page.widget)
      events = page
    default: break
    }
    update()
  }

  /// Shows what is there now on the page that can be seen.
  func update() {
    switch stack.visibleName {
    case Page.properties?: properties?.update()
    case Page.events?: events?.update()
    default: statements.update()
    }
  }

  /// Shows the page of statements, with one of them in view.
  func reveal(_ id: Statement.ID) {
    stack.visibleName = Page.statements
    statements.update()
    statements.reveal(id)
  }
}
