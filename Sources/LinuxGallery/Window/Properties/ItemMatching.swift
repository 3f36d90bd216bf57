/// Finds for each new item the old one that it is, so that what is shown of an item stays with it.
///
/// Items at the same distance from the beginning or the end that are equal are the same; between
/// them, items that were only put into another order are found by their values, and others are
/// taken for the old ones in their order. An item without an old one is `nil`. O(n²) in the items
/// between.
func matchItems<Item: Equatable>(_ old: [Item], with new: [Item]) -> [Int?] {
  let shorter = min(old.count, new.count)
  var start = 0
  while start < shorter, old[start] == new[start] { start += 1 }
  var end = 0
  while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }

  let oldMiddle = start..<(old.count - end)
  let newMiddle = start..<(new.count - end)
  let tail = (0..<end).map { Optional(old.count - end + $0) }
  return (0..<start).map(Optional.some)
    + (permutation(old[oldMiddle], into: new[newMiddle])
      ?? newMiddle.map { oldMiddle.contains($0) ? $0 : nil })
    + tail
}

/// The old place of each item if both have the same items; else `nil`.
private func permutation<Item: Equatable>(
  _ old: ArraySlice<Item>, into new: ArraySlice<Item>
) -> [Int?]? {
  guard old.count == new.count else { return nil }
  var rest = Array(old.indices)
  var places: [Int?] = []
  for item in new {
    guard let found = rest.firstIndex(where: { old[$0] == item }) else { return nil }
    places.append(rest.remove(at: found))
  }
  return places
}
