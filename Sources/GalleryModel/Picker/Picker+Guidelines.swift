extension Picker {
  /// How a picker should be used.
  public static let guidelines: [Guideline<Picker>] = [
    chooseFromSet, predictableValues, logicalOrder, stayInView, nearField, tableForLargeSets,
    padPopoverOnly,
  ]

  /// The editions' sections on pickers, in the order of the register.
  static func sources(_ editions: Edition...) -> [Statement.Source] {
    editions.map { edition in
      switch edition {
      case .six: Statement.Source(edition, "拾取器")
      case .seven, .ten: Statement.Source(edition, "選擇器")
      case .eleven: Statement.Source(edition, "选择器")
      }
    }
  }

  static let chooseFromSet: Guideline<Picker> = Guideline(
    Statement(
      .guideline, "picker.use-for-choosing-from-a-set",
      "Use a picker to make it easier to choose from a set of different values.",
      evidence: .model, sources: sources(.seven, .six)),
    judge: .model { scene in
      let counts = scene.subject.columns.map(\.values.count)
      switch scene.instead {
      case .field(let field)?:
        let count = counts.max() ?? 0
        return .breaks(
          Finding(
            .plural(
              "“{1}” has to be typed, though there is {0} value to choose.",
              "“{1}” has to be typed, though there are {0} values to choose from.", count,
              field.title),
            at: [.instead], remedy: Message("Offer the values on a wheel.")))
      case .button?, .label?, .row?, .bar?, .table?:
        return .notApplicable(Message("Something else stands in the control’s stead."))
      case nil:
        guard let count = counts.max(), count > 0 else {
          return .notApplicable(Message("There are no values to choose from."))
        }
        return .follows(
          .plural("{0} value to choose.", "{0} values to choose from.", count))
      }
    },
    judgesChoice: true,
    violate: { scene in
      let column = scene.subject.columns.first
      let example = column.map { $0.values[$0.row ?? 0] } ?? ""
      scene.instead = .field(
        FieldProp(title: scene.subject.panel.fieldTitle, placeholder: example))
    },
    repair: { scene in
      guard case .field(let field)? = scene.instead else { return }
      scene.instead = nil
      scene.subject.editColumns { column in
        if let row = column.values.index(of: field.text) { column.selected = row }
      }
    },
    mayAlsoBreak: { guidelines.map(\.statement) })

  static let predictableValues: Guideline<Picker> = Guideline(
    Statement(
      .guideline, "picker.offer-values-users-can-predict",
      "Use a picker only with values that users know or can foresee; where they do not know the choices, it is not suitable.",
      reason: "While a wheel is at rest, most of its values are hidden.",
      evidence: .human, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .human { scene in
      let columns = scene.subject.columns
      let index = columns.firstIndex { !$0.isPredictable(in: scene.setting) }
      guard let index else { return nil }
      return Finding(
        Message(
          "The {0} values of “{1}” are neither well known nor in an order that can be checked.",
          columns[index].values.count, columns[index].name),
        at: [WheelPanel.wheelPart(index)], found: Double(columns[index].values.count),
        remedy: Message("Put the values into an order that people know, or use a table."))
    },
    violate: { scene in
      scene.subject.fillFirst(
        with: ValueSet(productCodes(40)), order: .undeclared, familiarity: .unfamiliar,
        in: scene.setting)
    },
    repair: { scene in
      let setting = scene.setting
      scene.subject.editColumns { column in
        guard !column.isPredictable(in: setting) else { return }
        column.sort(in: setting)
        guard !column.isPredictable(in: setting) else { return }
        column.order = column.values.numberCount > 0 ? .numeric : .alphabetical
        column.sort(in: setting)
      }
    },
    mayAlsoBreak: withOtherValues)

  static let logicalOrder: Guideline<Picker> = Guideline(
    Statement(
      .guideline, "picker.order-values-logically",
      "Arrange the values in a logical order.",
      reason: "Users can then guess the hidden values and leaf through the list quickly.",
      evidence: .model, sources: sources(.ten, .eleven)),
    judge: .model { scene in
      let columns = scene.subject.columns
      var checked = 0
      for (index, column) in columns.enumerated() {
        switch column.sorting(in: scene.setting) {
        case .unknown: continue
        case .sorted: checked += 1
        case .unsorted(let row):
          return .breaks(
            Finding(
              Message(
                "“{0}” does not follow “{1}” in the declared order: {2}.", column.values[row],
                column.values[row - 1], column.order.title),
              at: [WheelPanel.wheelPart(index)], found: Double(row + 1),
              remedy: Message("Sort the values.")))
        }
      }
      guard checked > 0 else {
        return .undecided(Message("No order is declared that could be checked."))
      }
      return .follows(
        .plural("{0} wheel is in its order.", "{0} wheels are in their order.", checked))
    },
    violate: { scene in
      scene.subject.fillFirst(
        with: ValueSet(countries.map { scene.setting.text($0.english, $0.chinese) }),
        order: .alphabetical,
        familiarity: .wellKnown, in: scene.setting)
    },
    repair: { scene in
      let setting = scene.setting
      scene.subject.editColumns { $0.sort(in: setting) }
    },
    mayAlsoBreak: withOtherValues)

  static let stayInView: Guideline<Picker> = currentView(
    Statement(
      .guideline, "picker.stay-in-current-view",
      "Let the user work with the picker in the current view and do not switch to another screen for it.",
      evidence: .model, sources: sources(.seven, .ten, .eleven)),
    mayAlsoBreak: elsewhere)

  static let nearField: Guideline<Picker> = Guideline(
    Statement(
      .guideline, "picker.appear-near-edited-field",
      "Show the picker in context, below or next to the field being edited.",
      reason: "It works best there (iOS 10).",
      evidence: .widget, sources: sources(.ten, .eleven)),
    judge: .widget { rendering, _ in
      guard let panel = rendering.part(WheelPanel.panelPart) else { return notOpen }
      guard let field = rendering.part(WheelPanel.fieldPart) else {
        return .notApplicable(Message("The field is not on this page."))
      }
      let remedy = Message("Open the wheels below the field or beside it.")
      guard field.isVisible else {
        return .breaks(
          Finding(
            Message("The field cannot be seen while its wheels are up."), at: [field.id],
            remedy: remedy))
      }
      let distance = field.frame.distance(to: panel.frame)
      guard distance <= Setting.nearDistance else {
        return .breaks(
          Finding(
            Message(
              "{0} points lie between the field and the wheels; {1} are near.", distance,
              Setting.nearDistance),
            at: [field.id, panel.id], found: distance, allowed: Setting.nearDistance,
            remedy: remedy))
      }
      return .follows(Message("{0} points lie between the field and the wheels.", distance))
    },
    violate: { scene in
      scene.subject.panel.isEditing = true
      scene.subject.panel.opensNearField = false
      if scene.subject.panel.place(in: scene.setting) == .page { scene.placeWheelsAsUsual() }
    },
    repair: { scene in
      scene.subject.panel.opensNearField = true
      scene.subject.panel.setUsualHeight()
    },
    mayAlsoBreak: { elsewhere() + [inlinePlacement.statement] })

  static let tableForLargeSets: Guideline<Picker> = Guideline(
    Statement(
      .guideline, "picker.use-table-for-large-sets",
      "For a large number of values use a table instead of a picker.",
      reason:
        "A table is taller (iOS 6, 7) or adjustable in height (iOS 10), may have an index (iOS 10, 11), and scrolls faster; a long list in a low picker is tiresome or hard to use.",
      evidence: .model, sources: sources(.seven, .ten, .eleven, .six)),
    judge: .model { scene in
      let columns = scene.subject.columns
      switch scene.instead {
      case .table(let table)?:
        return .follows(
          .plural(
            "A table of {0} value.", "A table of {0} values.", table.values.count))
      case .button?, .field?, .label?, .row?, .bar?:
        return .notApplicable(Message("Something else stands in the control’s stead."))
      case nil: break
      }
      guard let index = scene.subject.longestColumn else {
        return .notApplicable(Message("There are no wheels."))
      }
      let count = columns[index].values.count
      guard count > rowLimit else {
        return .follows(
          .plural("The longest wheel has {0} row.", "The longest wheel has {0} rows.", count))
      }
      return .breaks(
        Finding(
          Message(
            "“{0}” has {1} rows; more than {2} want a table.", columns[index].name, count, rowLimit),
          at: [WheelPanel.wheelPart(index)], found: Double(count), allowed: Double(rowLimit),
          remedy: Message("Let people choose from a table that they can search.")))
    },
    judgesChoice: true,
    violate: { scene in
      scene.instead = nil
      scene.subject.panel.isEditing = true
      scene.subject.fillFirst(
        with: ValueSet(productCodes(500)), order: .undeclared, familiarity: .unfamiliar,
        in: scene.setting)
    },
    repair: { scene in
      guard let index = scene.subject.longestColumn else { return }
      let column = scene.subject.columns[index]
      scene.instead = .table(
        TableProp(
          title: scene.subject.panel.fieldTitle, values: column.values, selected: column.row))
    },
    mayAlsoBreak: { statements })

  static let padPopoverOnly: Guideline<Picker> = popoverOnly(
    Statement(
      .guideline, "picker.pad-popover-only",
      "On the tablet show a picker in a popover only, never full screen.",
      reason: "A full-screen picker does not suit the tablet.",
      evidence: .model, idioms: [.pad], sources: sources(.six),
      supersededBy: "picker.appear-at-bottom-or-in-popover-on-demand"),
    mayAlsoBreak: elsewhere)

  /// What wheels may break that come up in another place or size, or that were not up before.
  static func elsewhere() -> [Statement] {
    [
      stayInView.statement, padPopoverOnly.statement, nearField.statement,
      fiveRows.statement, fullWidth.statement, phoneKeyboardSize.statement,
      onDemand.statement, centredAndDark.statement, inlinePlacement.statement,
    ]
  }

  /// What other values may break or bring to light: without any, nothing is said of wheels.
  private static func withOtherValues() -> [Statement] {
    [
      predictableValues.statement, logicalOrder.statement, tableForLargeSets.statement,
      haveWheels.statement, spinUntil.statement, selectOne.statement, fiveRows.statement,
      centredAndDark.statement,
    ]
  }

  /// The wheel with the most values; `nil` without wheels.
  fileprivate var longestColumn: Int? {
    columns.indices.max { columns[$0].values.count < columns[$1].values.count }
  }

  /// Gives the first wheel other values, and makes one if there is none.
  mutating func fillFirst(
    with values: ValueSet, order: Column.Order, familiarity: Column.Familiarity,
    in setting: Setting
  ) {
    var columns = columns
    if columns.isEmpty { columns = [Column(setting.text("Value", "值"), values)] }
    columns[0].values = values
    columns[0].order = order
    columns[0].familiarity = familiarity
    columns[0].selected = min(columns[0].row ?? 0, max(0, values.count - 1))
    setColumns(columns)
  }

  /// Numbers of articles as only a warehouse knows them, in no order.
  private static func productCodes(_ count: Int) -> [String] {
    let letters = Array("KXBTRWNQ")
    return (0..<count).map { index in
      let number = 1_000 + (index * 7_919) % 9_000
      return "\(letters[index * 5 % letters.count])-\(number)"
    }
  }
}

extension Picker.Column {
  /// Whether people can foresee the values: they know them, or know their order.
  fileprivate func isPredictable(in setting: Setting) -> Bool {
    values.count < 2 || familiarity == .wellKnown || sorting(in: setting) == .sorted
  }
}

extension WheelPanel {
  /// Takes back what made the panel higher than usual.
  mutating func setUsualHeight() {
    try? setCustomSize(width: customWidth, height: nil)
    try? look.setVisibleRows(WheelLook.usualRows)
  }
}
