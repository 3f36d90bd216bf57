import GalleryModel
import XCTest

@testable import LinuxGallery

final class SwitchViewTests: GtkTestCase {
  func testTheSpecimensPartsAreReadBackAsTheyWereSet() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self)
      let rendering = try played.rendering()
      let sketch = Switch.sketch(of: played.scene)
      XCTAssertEqual(Set(rendering.parts.map(\.id)), Set(sketch.parts.map(\.id)))
      for drawn in rendering.parts {
        let expected = try XCTUnwrap(sketch.part(drawn.id))
        XCTAssertEqual(drawn.role, expected.role, "\(drawn.id)")
        XCTAssertEqual(drawn.text, expected.text, "\(drawn.id)")
        XCTAssertEqual(drawn.image, expected.image, "\(drawn.id)")
        XCTAssertEqual(drawn.isSelected, expected.isSelected, "\(drawn.id)")
        XCTAssertEqual(drawn.isVisible, expected.isVisible, "\(drawn.id)")
        XCTAssertEqual(drawn.isSensitive, expected.isSensitive, "\(drawn.id)")
        XCTAssertEqual(drawn.ground, expected.ground, "\(drawn.id)")
      }
    }
  }

  func testTheThumbIsAtTheEndThatMeansTheState() throws {
    try MainActor.assumeIsolated {
      for direction in ReadingDirection.allCases {
        let played = Played(Switch.self) { $0.setting.direction = direction }
        for isOn in [true, false, true] {
          played.perform(.set(isOn))
          let rendering = try played.rendering()
          let track = try XCTUnwrap(rendering.part(Switch.switchPart)).frame
          let thumb = try XCTUnwrap(rendering.part(Switch.thumbPart)).frame
          XCTAssertTrue(track.contains(thumb, tolerance: 1), "\(thumb) in \(track)")
          XCTAssertEqual(
            thumb.midX > track.midX, isOn == (direction == .leftToRight), "\(direction), \(isOn)")
        }
      }
    }
  }

  func testAPressThatLeadsToAMixedStateIsShownAsNeither() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self) { $0.subject.allowMixedState(true) }
      for state in [Switch.State.mixed, .off, .on, .mixed] {
        played.perform(.tap)
        XCTAssertEqual(played.takeEvents(), ["tap"])
        XCTAssertEqual(played.scene.subject.state, state)
        let widget = try played.gtkSwitch()
        XCTAssertEqual(widget.isActive, state != .off)
        XCTAssertEqual(widget.state, state == .on)
        XCTAssertNil(widget.accessibleMismatch(.checked, state.checked), "\(state)")
        let rendering = try played.rendering()
        let track = try XCTUnwrap(rendering.part(Switch.switchPart))
        XCTAssertEqual(track.isSelected, played.scene.subject.isOn)
        let thumb = try XCTUnwrap(rendering.part(Switch.thumbPart))
        XCTAssertEqual(thumb.frame.midX == track.frame.midX, state == .mixed)
      }
      played.perform(.slide(to: true))
      XCTAssertEqual(played.takeEvents(), ["slide(to: true)"])
      XCTAssertEqual(try played.gtkSwitch().state, true)
    }
  }

  func testAButtonWithAnImageIsStillASwitch() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self) {
        $0.subject.look = .images
        $0.subject.offColour = .red
      }
      let button = try XCTUnwrap(played.device.descendants(of: ToggleButton.self).first)
      XCTAssertEqual(button.accessibleRole, .switch)
      XCTAssertNil(try played.rendering().part(Switch.thumbPart))
      let events: [Switch.Event] = [.tap, .slide(to: true), .slide(to: false), .set(true), .tap]
      for event in events {
        played.perform(event)
        XCTAssertEqual(played.takeEvents(), ["\(event)"])
        let control = played.scene.subject
        let part = try played.part(Switch.switchPart)
        XCTAssertEqual(part.isSelected, control.isOn)
        XCTAssertEqual(part.image, control.isOn == true ? control.onImage : control.offImage)
        XCTAssertEqual(part.ink, control.drawnColour(isOn: control.isOn == true).color)
        XCTAssertNil(button.accessibleMismatch(.checked, control.state.checked), "\(event)")
      }
    }
  }

  func testTheSystemsLookIsDrawnWhateverTheAppGave() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self) {
        $0.subject.look = .images
        $0.subject.drawsDefaultLook = true
      }
      XCTAssertEqual(try played.part(Switch.switchPart).ground, Switch.Paint.green.color)
      XCTAssertNotNil(try played.rendering().part(Switch.thumbPart))
      played.edit { $0.subject.drawsDefaultLook = false }
      XCTAssertNil(try played.rendering().part(Switch.thumbPart))
    }
  }

  func testEveryColourIsDrawnAsTheModelHasIt() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self)
      for theme in Theme.allCases {
        for paint in Switch.Paint.allCases {
          for isOn in [true, false] {
            played.edit {
              $0.setting.theme = theme
              $0.subject.onColour = paint
              $0.subject.offColour = paint
              $0.subject.turn(to: isOn ? .on : .off)
            }
            XCTAssertEqual(
              try played.part(Switch.switchPart).ground, paint.color, "\(theme), \(isOn)")
          }
        }
      }
    }
  }

  func testASwitchThatIsDeafToPressesStillSlides() throws {
    try MainActor.assumeIsolated {
      for look in Switch.Look.allCases {
        let played = Played(Switch.self) {
          $0.subject.look = look
          $0.subject.respondsToTaps = false
        }
        let view = try XCTUnwrap(played.stage.typedView as? SwitchView)
        let face = try XCTUnwrap(view.widget.children.first)
        XCTAssertEqual(face.pressGesture?.phase, .some(.none))
        XCTAssertEqual(view.widget.pressGesture?.phase, .some(.none))
        played.perform(.tap)
        XCTAssertEqual(played.scene.subject.state, .on, "\(look)")
        XCTAssertEqual(try played.part(Switch.switchPart).isSelected, true)
        played.perform(.slide(to: false))
        XCTAssertEqual(played.scene.subject.state, .off)
        played.edit { $0.subject.respondsToTaps = true }
        played.perform(.tap)
        XCTAssertEqual(played.scene.subject.state, .on)
      }
    }
  }

  func testRowsThatDependOnItAppearOrAreEnabledWithIt() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self)
      for isOn in [false, true] {
        played.perform(.tap)
        let rendering = try played.rendering()
        for (index, dependant) in played.scene.subject.dependants.enumerated() {
          let row = try XCTUnwrap(rendering.part(Switch.dependantPart(index)))
          XCTAssertEqual(row.isVisible, isOn || dependant.effect == .isEnabled)
          XCTAssertEqual(row.isSensitive, isOn)
        }
      }
    }
  }

  func testRowsFarBelowAnyScreenAreNotMade() throws {
    try MainActor.assumeIsolated {
      let played = Played(Switch.self) {
        $0.subject.setDependants((0..<1_000).map { Switch.Dependant(title: "Network \($0)") })
      }
      let rows = try played.rendering().parts(named: "dependant")
      XCTAssertEqual(rows.count, Switch.drawnDependantLimit)
      XCTAssertEqual(rows.last?.isVisible, false)
      let pad = try XCTUnwrap(Setting.widths.upperBound as Double?) * 4 / 3
      XCTAssertGreaterThan(try XCTUnwrap(rows.last).frame.y, pad, "A screen could show them.")
    }
  }
}

extension Played<Switch> {
  /// GTK's switch, as the last one on the device: those of props stand above it.
  func gtkSwitch() throws -> SwitchWidget {
    try XCTUnwrap(
      device.descendants(of: SwitchWidget.self).last { !$0.hasClass("prop-switch") },
      "There is no switch.")
  }
}

extension Switch.State {
  /// The state as assistive technologies number it.
  var checked: Int {
    switch self {
    case .off: 0
    case .on: 1
    case .mixed: 2
    }
  }
}
