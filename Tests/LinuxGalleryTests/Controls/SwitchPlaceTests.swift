import GalleryModel
import XCTest

@testable import LinuxGallery

/// The switch in its row and elsewhere, with its name, its room and its company.
final class SwitchPlaceTests: GtkTestCase {
  func testItIsNamedByTheTitleOfItsRowWhateverItsLook() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self)
      let titles = ["Wi-Fi", "蓝牙", "Hot\0spot"]
      for (title, look) in zip(titles, Switch.Look.allCases) {
        played.edit {
          $0.subject.title = title
          $0.subject.look = look
        }
        let view = try XCTUnwrap(played.stage.typedView as? SwitchView)
        let face = try XCTUnwrap(view.widget.children.first)
        XCTAssertNil(face.accessibleMismatch(.label, title.displayable))
        XCTAssertEqual(try played.part(Switch.rowPart).text, title)
      }
    }
  }

  func testItHasRoomEnoughForAFingerInEveryPlace() throws {
    try MainActor.assumeIsolated {
      for look in [Switch.Look.colours, .images] {
        let played = Played(Switch.self) { $0.subject.look = look }
        for placement in Placement.allCases {
          played.edit { $0.setting.placement = placement }
          played.stage.widget.layOutNow()
          let view = try XCTUnwrap(played.stage.typedView as? SwitchView)
          let room = try XCTUnwrap(view.widget.visibleBounds(in: played.device))
          XCTAssertGreaterThanOrEqual(room.width, 44, "\(placement)")
          XCTAssertGreaterThanOrEqual(room.height, 44, "\(placement)")
        }
      }
    }
  }

  func testItGoesFromPlaceToPlaceAndBackWithItsCompany() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self) {
        $0.beside += [
          .label(LabelProp(text: "On")), .button(ButtonProp(title: "Help")),
          .field(FieldProp(title: "Name")), .bar(BarProp(title: "Networks")),
        ]
      }
      let places = Placement.allCases + [.tableRow] + Placement.allCases.reversed()
      for placement in places {
        for instead in [nil, Prop.button(ButtonProp(icon: "a", iconWhenOn: "b")), nil] {
          played.edit {
            $0.setting.placement = placement
            $0.instead = instead
          }
          let rendering = try played.rendering()
          XCTAssertEqual(rendering.part(Switch.switchPart)?.isVisible, instead == nil ? true : nil)
          XCTAssertEqual(rendering.part(PartID.instead)?.isVisible, instead == nil ? nil : true)
          XCTAssertEqual(
            rendering.part(Switch.rowPart) != nil, instead == nil && placement == .tableRow)
          for index in played.scene.beside.indices {
            let company = try XCTUnwrap(rendering.part(PartID.beside(index)))
            XCTAssertTrue(company.frame.height > 0, "\(company.id) is gone in \(placement)")
          }
        }
      }
    }
  }

  func testALabelOfTheStateStandsBetweenTheTitleAndTheSwitch() throws {
    try MainActor.assumeIsolated {
      for direction in ReadingDirection.allCases {
        let played = Played(Switch.self) {
          $0.setting.direction = direction
          $0.beside.append(.label(LabelProp(text: "On")))
        }
        let rendering = try played.rendering()
        let row = try XCTUnwrap(rendering.part(Switch.rowPart)).frame
        let label = try XCTUnwrap(rendering.part(PartID.beside(1))).frame
        let track = try XCTUnwrap(rendering.part(Switch.switchPart)).frame
        XCTAssertTrue(row.contains(label) && row.contains(track))
        XCTAssertNil(label.intersection(track))
        XCTAssertEqual(label.midX < track.midX, direction == .leftToRight)
        XCTAssertEqual(label.midX > row.midX, direction == .leftToRight)
      }
    }
  }

  func testTheFocusStaysWhenTheLookBecomesAnother() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self)
      try played.gtkSwitch().grabFocus()
      let view = try XCTUnwrap(played.stage.typedView as? SwitchView)
      for look in [Switch.Look.images, .colours, .standard, .images] {
        played.edit {
          $0.subject.look = look
          $0.subject.title += "!"
        }
        XCTAssertEqual(view.widget.children.first?.isFocus, true, "\(look)")
        XCTAssertEqual(view.widget.children.count, 1)
      }
    }
  }

  func testASwitchOfAnotherRowAsksOnceAndKeepsTheFocus() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self)
      let other = try XCTUnwrap(
        played.device.descendants(of: SwitchWidget.self).first { $0.hasClass("prop-switch") })
      other.grabFocus()
      other.activate()
      XCTAssertEqual(played.propChanges.map { $0.beside.map(\.isOn) }, [[true]])
      XCTAssertTrue(played.takeEvents().isEmpty)
      for isOn in [true, false, true] {
        played.edit { $0.beside[0].isOn = isOn }
        XCTAssertEqual(other.isActive, isOn)
        XCTAssertEqual(try played.part(PartID.beside(0)).isSelected, isOn)
        XCTAssertTrue(other.isFocus)
      }
      XCTAssertEqual(played.propChanges.count, 1, "An update is taken for a person's doing.")
    }
  }
}
