/// A row of a settings table: an icon, words, and room for something at the end.
@MainActor struct TableRow {
  let widget: AnyWidget
  let title: Label
  /// What stands at the end of the row.
  let end = Box(.horizontal, spacing: 8)

  init(title: String, icon: String = "") {
    let label = Label(title.displayable)
    label.alignment = 0
    label.ellipsize = .end
    label.isSingleLine = true
    label.expandsHorizontally = true
    self.title = label
    let box = Box(.horizontal, spacing: 12)
    box.addClass("table-row")
    if !icon.isEmpty { box.append(Image(icon: icon.displayable)) }
    box.append(label)
    end.verticalAlignment = .center
    box.append(end)
    widget = AnyWidget(box)
  }
}
