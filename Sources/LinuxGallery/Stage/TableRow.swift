/// A row of a settings table: an icon, words, and room for something at the end.
@MainActor struct TableRow {
  let widget: AnyWidget
  let title: Label
  /// What stands at the end of the row.
  let end = Box(.horizontal, spacing: 8)
  private let detail = Label()
  private let image = Image(icon: "")
  /// The words and what stands at the end.
  private let content: Box
  private let line: Box

  init(title: String, icon: String = "", detail words: String = "") {
    let label = Label()
    label.alignment = 0
    label.ellipsize = .end
    label.wraps = true
    label.wrapMode = .wordChar
    label.lineLimit = 2
    label.expandsHorizontally = true
    self.title = label
    end.expandsHorizontally = false
    detail.addClass("row-detail")
    detail.ellipsize = .end
    detail.isSingleLine = true
    end.append(detail)
    // The line between two rows begins where the words do.
    content = Box(.horizontal, spacing: 8, [label, end])
    content.addClass("row-words")
    content.expandsHorizontally = true
    line = Box(.horizontal, spacing: 8, [content])
    line.addClass("row-line")
    line.expandsHorizontally = true
    image.addClass("row-icon")
    image.verticalAlignment = .center
    image.hideFromAccessibility()
    let box = Box(.horizontal, [image, line])
    box.addClass("table-row")
    widget = AnyWidget(box)
    show(title: title, icon: icon)
    show(detail: words)
  }

  /// The words at the end as they are shown.
  var detailText: String { detail.text }

  /// Shows other words at the end, none if they are empty.
  func show(detail words: String) {
    let words = words.displayable
    if detail.text != words { detail.text = words }
    detail.isVisible = !words.isEmpty
  }

  /// Shows other words and another icon, none if its name is empty.
  func show(title text: String, icon name: String = "") {
    let text = text.displayable
    if title.text != text { title.text = text }
    let name = name.displayable
    if image.iconName != name { image.iconName = name }
    image.isVisible = !name.isEmpty
  }

  /// Puts the words at the end under the title, where large text leaves no room beside it.
  func setStacked(_ isStacked: Bool) {
    line.setClass("stacked", isStacked)
    content.orientation = isStacked ? .vertical : .horizontal
    content.spacing = isStacked ? 0 : 8
  }

  /// Puts the sign for more behind the row at its end.
  func addChevron() {
    let chevron = Image(icon: "go-next-symbolic")
    chevron.addClass("chevron")
    chevron.hideFromAccessibility()
    line.append(chevron)
  }

  /// The name of the icon as it is shown, `nil` for none.
  var icon: String? { image.isVisible ? image.iconName : nil }
}
