import GalleryModel

/// One statement: what it says, whether the scene follows it, what was found, and a switch that
/// breaks and mends it.
@MainActor final class StatementRow {
  /// What a row lets a person do.
  struct Actions {
    /// Breaks the statement, or mends it.
    let setFollowed: @MainActor (Statement.ID, Bool) -> Void
    /// Plays the behavior, or shows the poses of the appearance.
    let show: @MainActor (Statement.ID) -> Void
  }

  let statement: Statement
  let widget = ListBoxRow()
  private let title = Label()
  private let badge = Label()
  private let message = Label()
  private let remedy = Label()
  private let reason = Label()
  private let caption = Label()
  private let toggle = SwitchWidget()
  private let showMe = Button()
  private var toggled: SignalHandler?
  private var shown: (ruling: Ruling, number: Int?)?

  /// Builds the row; `isEdit` tells whether the statement can be broken by an edit.
  init(_ statement: Statement, isEdit: Bool, canShow: Bool, actions: Actions) {
    self.statement = statement
    let id = statement.id
    buildTexts()
    let texts = Box(.vertical, spacing: 3, [title, findingLine(), remedy, reason])
    texts.expandsHorizontally = true
    let controls = Box(.vertical, spacing: 3)
    controls.verticalAlignment = .start
    controls.addClass("statement-controls")
    toggle.horizontalAlignment = .end
    toggle.isVisible = isEdit
    caption.addClass("caption")
    caption.alignment = 1
    controls.append(toggle)
    controls.append(caption)
    let verb = statement.kind == .behavior ? Message("Show Me") : Message("Measure")
    showMe.label = verb.localized
    showMe.setAccessibleName(Message("{0}: {1}", verb, statement.localizedText).localized)
    showMe.isVisible = canShow
    showMe.horizontalAlignment = .end
    controls.append(showMe)
    // Unlike a box, a grid does not ask texts how narrow they could be for every height.
    let line = Grid(columnSpacing: 12)
    line.attach(texts, column: 0, row: 0)
    line.attach(controls, column: 1, row: 0)
    line.addClass("statement")
    widget.child = AnyWidget(line)
    widget.isActivatable = false
    widget.isSelectable = false
    for part in [AnyWidget(widget), AnyWidget(toggle)] {
      part.setLabelled(by: title)
      part.setDescribed(by: message)
    }
    toggled = toggle.onNotify("active") { [weak self] in
      guard let self else { return }
      actions.setFollowed(id, toggle.isActive)
      showVerdict()
    }
    showMe.onClicked { actions.show(id) }
  }

  private func buildTexts() {
    title.text = statement.localizedText
    title.addClass("statement-text")
    for label in [title, message, remedy, reason] {
      label.wraps = true
      label.wrapMode = .wordChar
      label.alignment = 0
      label.setWidth(characters: 12, atMost: 20)
    }
    message.expandsHorizontally = true
    badge.addClass("badge", "numeric")
    badge.align(.center, .start)
    remedy.addClass("remedy")
    reason.addClass("dim")
    reason.text = statement.localizedReason ?? ""
    reason.isVisible = statement.reason != nil
  }

  private func findingLine() -> Grid {
    let line = Grid(columnSpacing: 6)
    line.attach(badge, column: 0, row: 0)
    line.attach(message, column: 1, row: 0)
    line.addClass("finding-line")
    return line
  }

  /// Shows a ruling and the number of its finding.
  func update(_ ruling: Ruling, number: Int?) {
    guard shown?.ruling != ruling || shown?.number != number else { return }
    shown = (ruling, number)
    let outcome = ruling.verdict.outcome
    badge.text = number.map(String.init) ?? ""
    badge.isVisible = number != nil
    var words = ruling.verdict.message.localized
    if !ruling.halvesAgree {
      words += " " + Message("Model and widget disagree: a fault of the gallery.").localized
    }
    message.text = words.displayable
    message.setClass("error-text", outcome == .breaks)
    message.setClass("dim", outcome != .breaks)
    remedy.text = ruling.verdict.finding?.remedy.localized ?? ""
    remedy.isVisible = ruling.verdict.finding != nil
    caption.text = ruling.caption.localized
    widget.setClass("muted", !ruling.binds)
    toggle.isSensitive = ruling.binds
    showMe.isSensitive = ruling.binds && outcome != .notApplicable
    toggle.setClass("broken", outcome == .breaks)
    toggle.setClass("unknown", outcome == .undecided || outcome == .notApplicable)
    showVerdict()
    // In a list Tab comes to an end at the first row in which nothing takes the focus.
    widget.isFocusable = control == nil
  }

  /// Puts the switch where the verdict has it, whatever a press made of it.
  private func showVerdict() { toggled?.withBlocked { toggle.isActive = !isBroken } }

  /// What in the row can be used, if there is anything.
  private var control: AnyWidget? {
    [AnyWidget(toggle), AnyWidget(showMe)].first { $0.isVisible && $0.isSensitive }
  }

  /// Whether the statement is broken.
  var isBroken: Bool { shown?.ruling.verdict.finding != nil }

  /// Takes the focus; the row itself does so where nothing in it can be used.
  func takeFocus() { (control ?? AnyWidget(widget)).grabFocus() }
}

extension Ruling {
  /// Whether the statement says anything under the rules in force.
  var binds: Bool { standingWord == nil }

  /// Why it says nothing, in a word.
  private var standingWord: Message? {
    guard case .notApplicable(let why) = verdict else { return nil }
    switch why.id {
    case Message("A newer statement has taken its place.").id: return Message("Superseded")
    case Message("This edition does not say so.").id: return Message("Not in this edition")
    case Message("This edition does not have the control.").id:
      return Message("Not in this edition")
    case Message("It is said of the other device.").id: return Message("Other device")
    default: return nil
    }
  }

  /// The verdict in a word.
  var caption: Message {
    switch verdict {
    case .follows: Message("Followed")
    case .breaks: Message("Broken")
    case .undecided: Message("Undecided")
    case .notApplicable: standingWord ?? Message("Not applicable")
    }
  }
}
