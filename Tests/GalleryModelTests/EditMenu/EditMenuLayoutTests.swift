import GalleryModel
import Testing

/// Where the menu goes.
@Suite struct EditMenuLayoutTests {
  private let page = Rect(x: 0, y: 90, width: 320, height: 478)

  private func place(
    _ anchor: Rect, important: [Rect] = [], width: Double = 200, height: Double = 80,
    position: EditMenu.Position = .automatic
  ) -> EditMenuLayout.Place {
    EditMenuLayout.place(
      width: width, height: height, at: position,
      in: EditMenuLayout.Surroundings(page: page, anchor: anchor, important: important))
  }

  @Test("above where there is room, else below, never off the page")
  func aboveWhereThereIsRoomElseBelowNeverOffThePage() {
    for y in stride(from: 90.0, through: 548, by: 6) {
      for x in stride(from: 0.0, through: 300, by: 12) {
        let anchor = Rect(x: x, y: y, width: 20, height: 20)
        let place = place(anchor)
        #expect(page.contains(place.menu))
        #expect(place.menu.intersection(anchor) == nil)
        #expect(place.isAbove == (y - 90 >= 80 + 17), "\(y)")
        #expect(place.arrow.distance(to: anchor) <= 3, "\(anchor) \(place)")
        #expect(place.arrow.distance(to: place.menu) == 0)
      }
    }
  }

  @Test("what is important is not covered while there is a place beside it")
  func whatIsImportantIsNotCoveredWhileThereIsAPlaceBesideIt() {
    let anchor = Rect(x: 150, y: 300, width: 30, height: 20)
    let lines = [
      Rect(x: 13, y: 270, width: 290, height: 20), Rect(x: 13, y: 230, width: 60, height: 20),
      Rect(x: 13, y: 340, width: 60, height: 20), Rect(x: 250, y: 330, width: 60, height: 20),
    ]
    // The first, third and fourth together leave too little room anywhere.
    for mask in 0..<16 where mask & 0b1101 != 0b1101 {
      let important = lines.indices.filter { mask & 1 << $0 != 0 }.map { lines[$0] }
      let place = place(anchor, important: important)
      for rect in important { #expect(place.menu.intersection(rect) == nil, "\(mask) \(place)") }
      #expect(page.contains(place.menu))
      #expect(place.arrow.distance(to: anchor) <= 3)
    }
  }

  @Test("where there is less room than it needs, the menu takes what there is and is scrolled")
  func whereThereIsLessRoomTheMenuTakesWhatThereIs() {
    let anchor = Rect(x: 20, y: 190, width: 280, height: 320)
    let place = place(anchor, height: 160)
    #expect(place.menu.height < 160)
    #expect(place.menu.height >= EditMenuLayout.rowHeight)
    #expect(page.contains(place.menu))
    #expect(place.menu.intersection(anchor) == nil)
  }

  @Test("a position that the app insists on is taken whatever is there")
  func aPositionThatTheAppInsistsOnIsTaken() {
    let anchor = Rect(x: 20, y: 100, width: 40, height: 20)
    let price = Rect(x: 20, y: 140, width: 40, height: 20)
    #expect(place(anchor, position: .above).menu.y < page.y)
    #expect(place(anchor, important: [price], position: .below).menu.intersection(price) != nil)
  }

  @Test("rows are no wider than the page, are filled evenly, and keep the order")
  func rowsAreNoWiderThanThePage() {
    let rows = EditMenuLayout.rows(of: [47, 58, 60, 85, 66, 75, 85], within: 308, rowHeight: 40)
    #expect(rows.width == 250)
    #expect(rows.height == 80)
    #expect(rows.frames.map(\.y) == [0, 0, 0, 0, 40, 40, 40])
    #expect(rows.frames[3].maxX == 250)
    #expect(rows.frames[6].maxX == 250)
    for (left, right) in zip(rows.frames, rows.frames.dropFirst()) where left.y == right.y {
      #expect(left.maxX == right.x)
    }
    let wide = EditMenuLayout.rows(of: [500, 40], within: 308, rowHeight: 40)
    #expect(wide.frames.map(\.width) == [308, 308])
    #expect(EditMenuLayout.rows(of: [], within: 308, rowHeight: 40).frames.isEmpty)
  }
}
