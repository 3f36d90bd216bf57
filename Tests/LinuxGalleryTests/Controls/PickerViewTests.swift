import GalleryModel
import XCTest

@testable import LinuxGallery

/// What is particular about pages with a field that brings wheels up.
final class PickerViewTests: GtkTestCase {
  func testTheFieldBringsTheWheelsUpAndAway() throws {
    try MainActor.assumeIsolated {
      let played = Played(Picker.self)
      let field = try XCTUnwrap(
        played.device.descendants(of: ListBoxRow.self).first { $0.hasClass("field-row") })
      XCTAssertNotNil(try played.rendering().part(WheelPanel.panelPart))
      XCTAssertTrue(field.activate())
      XCTAssertNil(try played.rendering().part(WheelPanel.panelPart))
      XCTAssertTrue(try played.rendering().parts(named: "wheel").isEmpty)
      XCTAssertTrue(field.activate())
      XCTAssertEqual(try played.rendering().parts(named: "wheel").count, 2)
      XCTAssertEqual(played.takeEvents(), ["touchField", "touchField"])
    }
  }

  func testWheelsComeUpWhereTheSettingHasThem() throws {
    try MainActor.assumeIsolated {
      for direction in ReadingDirection.allCases {
        for placement in Placement.allCases {
          let played = Played(Picker.self) {
            $0.setting.placement = placement
            $0.setting.direction = direction
          }
          let rendering = try played.rendering()
          let panel = try XCTUnwrap(rendering.part(WheelPanel.panelPart)).frame
          let field = rendering.part(WheelPanel.fieldPart)?.frame
          let screen = played.scene.setting
          switch played.scene.subject.panel.place(in: screen) {
          case .bottom:
            XCTAssertEqual(panel.maxY, screen.height, accuracy: 1)
            XCTAssertLessThan(try XCTUnwrap(field).maxY, panel.y)
          case .top: XCTAssertLessThanOrEqual(panel.maxY, try XCTUnwrap(field).y)
          case .inline:
            XCTAssertEqual(panel.y, try XCTUnwrap(field).maxY, accuracy: 3)
          case .popover:
            XCTAssertLessThan(
              try XCTUnwrap(field).distance(to: panel), Setting.nearDistance, "\(placement)")
            XCTAssertEqual(panel.midX, screen.width / 2, accuracy: 2)
          case .page:
            XCTAssertNil(field)
            XCTAssertEqual(panel.height, screen.page(aboveToolbar: false).height, accuracy: 1)
          }
        }
      }
    }
  }

  func testAPressOnARowChoosesIt() throws {
    try MainActor.assumeIsolated {
      let played = Played(Picker.self)
      played.perform(.choose(wheel: 0, row: 3))
      XCTAssertEqual(played.takeEvents(), ["choose(wheel: 0, row: 3)"])
      XCTAssertEqual(played.scene.subject.columns[0].row, 3)
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(0)).text, "Thursday")
      XCTAssertEqual(try played.part(WheelPanel.valuePart).text, "Thursday, 2 weeks")
    }
  }

  func testEveryTurnLeadsWhereTheModelGoes() throws {
    MainActor.assumeIsolated {
      for steps in [1, -1, 2, 5, -5, 100, 0] {
        let played = Played(Picker.self)
        var model = played.scene
        _ = model.subject.receive(.roll(wheel: 0, by: steps), in: model.setting)
        played.perform(.roll(wheel: 0, by: steps))
        XCTAssertEqual(played.scene, model, "\(steps) rows")
      }
    }
  }

  func testWheelsThatCannotBeTurnedStayWhereTheyAre() throws {
    try MainActor.assumeIsolated {
      let played = Played(Picker.self) { $0.subject.panel.isTurnable = false }
      let before = played.scene
      played.perform(.roll(wheel: 0, by: 1))
      played.perform(.choose(wheel: 1, row: 0))
      XCTAssertEqual(played.scene, before)
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(0)).text, "Tuesday")
    }
  }

  func testWheelsFitBesideEachOtherWhateverTheTextSize() throws {
    try MainActor.assumeIsolated {
      for scale in [1.0, 1.5, 2, 3] {
        for width in [240.0, 320, 667] {
          let played = try Played(Picker.self) {
            try $0.setting.setTextScale(scale)
            try $0.setting.setWidth(width)
          }
          let rendering = try played.rendering()
          let panel = try XCTUnwrap(rendering.part(WheelPanel.panelPart))
          for (index, wheel) in rendering.parts(named: "wheel").enumerated() {
            XCTAssertTrue(panel.frame.contains(wheel.frame, tolerance: 1), "\(scale), \(width)")
            let selected = try XCTUnwrap(rendering.part(WheelPanel.selectedPart(index)))
            XCTAssertFalse(selected.isEllipsized, "\(selected.text ?? "") at \(scale), \(width)")
          }
          let field = try XCTUnwrap(rendering.part(WheelPanel.fieldPart))
          XCTAssertTrue(field.isVisible, "The field at \(scale), \(width).")
        }
      }
    }
  }

  func testARowFollowsWheelsBetweenTheRows() throws {
    try MainActor.assumeIsolated {
      let played = Played(Picker.self) { $0.setting.placement = .tableRow }
      let open = try played.rendering()
      let panel = try XCTUnwrap(open.part(WheelPanel.panelPart)).frame
      XCTAssertLessThan(try XCTUnwrap(open.part(.beside(0))).frame.maxY, panel.y)
      XCTAssertEqual(try XCTUnwrap(open.part(.beside(1))).frame.y, panel.maxY, accuracy: 3)
      played.perform(.touchField)
      let closed = try played.rendering()
      let field = try XCTUnwrap(closed.part(WheelPanel.fieldPart)).frame
      let rows = try (0...1).map { try XCTUnwrap(closed.part(.beside($0))).frame.y }
      XCTAssertEqual(rows, rows.sorted())
      XCTAssertLessThan(rows[1], field.y)
    }
  }

  func testWheelsFarFromTheirFieldAreFoundWhateverTheTextSize() throws {
    try MainActor.assumeIsolated {
      let nearField = "picker.appear-near-edited-field"
      for placement in [Placement.content, .popover, .tableRow, .navigationBar] {
        for scale in [0.5, 1, 1.5, 2, 3] {
          for direction in ReadingDirection.allCases {
            let played = try Played(Picker.self) { scene in
              scene.setting.placement = placement
              scene.setting.direction = direction
              try scene.setting.setTextScale(scale)
            }
            let what = "\(placement), \(direction), text \(scale)"
            let near = Review(of: played.scene, seen: Observation(try played.rendering()))
            XCTAssertEqual(near[nearField]?.verdict.outcome, .follows, what)
            played.edit { Picker.violation(of: nearField)?(&$0) }
            let far = Review(of: played.scene, seen: Observation(try played.rendering()))
            XCTAssertEqual(far[nearField]?.verdict.outcome, .breaks, what)
          }
        }
      }
    }
  }

  func testATableOfValuesCanBeSearchedAndChosenFrom() throws {
    try MainActor.assumeIsolated {
      let played = Played(Picker.self) { scene in
        scene.instead = .table(
          TableProp(title: "Number", values: ValueSet(1...500), selected: 41))
      }
      var chosen: [String] = []
      let list = ChoiceList((1...500).map(String.init)) { chosen.append($0) }
      let owner = Owned(list.widget)
      list.search("49")
      // 49, 149, 249, 349, 449 and 490 to 499.
      XCTAssertTrue(MainLoop.run(atMost: 5) { list.matchCount == 15 }, "\(list.matchCount)")
      list.search("")
      XCTAssertTrue(MainLoop.run(atMost: 5) { list.matchCount == 500 })
      list.select(41)
      XCTAssertEqual(list.selectedText, "42")
      XCTAssertEqual(chosen, [])
      XCTAssertTrue(owner.widget.isVisible)

      let search = try XCTUnwrap(played.device.descendants(of: SearchEntry.self).first)
      XCTAssertTrue(search.isVisible)
      XCTAssertEqual(try played.part(.instead).text, "Number")
      XCTAssertTrue(try played.rendering().parts(named: "wheel").isEmpty)
    }
  }
}
