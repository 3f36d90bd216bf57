import Foundation
import GalleryModel

/// Items that can be added, removed, moved and edited; of many only the first are shown.
@MainActor final class ListEditor: ValueEditor {
  /// How many items are shown.
  static let shownLimit = 50

  private let sink: ValueSink
  private let fields: [Editor.Field]
  private let blank: [PropertyValue]
  private let limit: Int

  private let addLine = Box(.horizontal, spacing: 6)
  private let count = Label()
  private let add = Button(icon: "list-add-symbolic")
  private let column = Box(.vertical)
  private let items = Box(.vertical)
  private let rest = Label()
  private var cards: [ItemCard] = []
  /// The items shown, in the order of the cards.
  private var shown: [[PropertyValue]] = []

  init(_ sink: ValueSink, fields: [Editor.Field], blank: [PropertyValue], limit: Int) {
    self.sink = sink
    self.fields = fields
    self.blank = blank
    self.limit = limit
    layOut()
    add.onClicked { [weak self] in self?.addItem() }
  }

  private func layOut() {
    count.addClass("caption")
    add.addClass("item-action")
    add.tooltip = Message("Add").localized
    addLine.append(count)
    addLine.append(add)
    column.addClass("items")
    items.accessibleRole = .list
    rest.addClass("caption", "items-rest")
    rest.alignment = 0
    rest.wraps = true
    column.append(items)
    column.append(rest)
  }

  var inline: AnyWidget? { AnyWidget(addLine) }
  var beneath: AnyWidget? { AnyWidget(column) }

  func setLabel(_ label: Label) {
    items.setLabelled(by: label)
    add.setAccessibleName(Message("Add to {0}", label.text).localized)
  }

  func show(_ value: PropertyValue) {
    guard case .list(let rows) = value else { return }
    let new = Array(rows.prefix(Self.shownLimit))
    arrange(matchItems(shown, with: new), new)
    for (index, card) in cards.enumerated() {
      card.show(new[index], number: index + 1, isLast: index == cards.count - 1)
    }
    shown = new
    count.text = rows.isEmpty ? Message("None").localized : Self.decimal(rows.count)
    add.isSensitive = rows.count < limit
    column.isVisible = !rows.isEmpty
    rest.isVisible = rows.count > new.count
    rest.text =
      Message("{0} of {1} shown", Self.decimal(new.count), Self.decimal(rows.count)).localized
  }

  func commit() { for card in cards { card.commit() } }

  /// Keeps the cards of the items that stay, in the new order, and makes the others.
  private func arrange(_ matches: [Int?], _ new: [[PropertyValue]]) {
    guard matches != cards.indices.map(Optional.some) else { return }
    let kept = Set(matches.compactMap(\.self))
    for (index, card) in cards.enumerated() where !kept.contains(index) {
      items.remove(card.widget)
    }
    var previous: AnyWidget?
    cards = matches.enumerated().map { index, match in
      let card = match.map { cards[$0] } ?? makeCard(new[index])
      if match == nil {
        items.insert(card.widget, after: previous)
      } else {
        items.reorder(card.widget, after: previous)
      }
      previous = AnyWidget(card.widget)
      return card
    }
  }

  private func makeCard(_ values: [PropertyValue]) -> ItemCard {
    let card = ItemCard(fields, values)
    card.onEdit = { [weak self, unowned card] field, value in
      try self?.edit(card, field, value)
    }
    card.onAction = { [weak self, unowned card] action in self?.perform(action, on: card) }
    return card
  }

  // MARK: Edits

  private var rows: [[PropertyValue]] {
    if case .list(let rows) = sink.value { rows } else { [] }
  }

  private func index(of card: ItemCard) -> Int? { cards.firstIndex { $0 === card } }

  private func edit(_ card: ItemCard, _ field: Int, _ value: PropertyValue) throws {
    var rows = rows
    guard let index = index(of: card), rows.indices.contains(index) else { return }
    rows[index][field] = value
    try sink.put(.list(rows))
  }

  /// Adds an item where it can be seen: at the end, or as the last one shown of many.
  private func addItem() {
    commit()
    var rows = rows
    let index = min(rows.count, Self.shownLimit - 1)
    rows.insert(blank, at: index)
    guard sink.offer(.list(rows)), cards.indices.contains(index) else { return }
    cards[index].expand(true)
    cards[index].focusFields()
  }

  private func perform(_ action: ItemCard.Action, on card: ItemCard) {
    commit()
    var rows = rows
    guard let index = index(of: card), rows.indices.contains(index) else { return }
    switch action {
    case .remove:
      rows.remove(at: index)
      guard sink.offer(.list(rows)) else { return }
      if cards.isEmpty { add.grabFocus() } else { cards[min(index, cards.count - 1)].focus(action) }
    case .moveUp, .moveDown:
      let target = index + (action == .moveUp ? -1 : 1)
      guard cards.indices.contains(target) else { return }
      rows.swapAt(index, target)
      guard sink.offer(.list(rows)) else { return }
      cards[target].focus(action)
    }
  }

  private static func decimal(_ number: Int) -> String { number.formatted() }
}
