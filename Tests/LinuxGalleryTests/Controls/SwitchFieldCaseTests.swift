import GalleryModel
import XCTest

@testable import LinuxGallery

/// What went wrong with switches elsewhere.
final class SwitchFieldCaseTests: GtkTestCase {
  func testStateAndLookAgree() throws {
    try MainActor.assumeIsolated {
      for look in Switch.Look.allCases {
        for direction in ReadingDirection.allCases {
          for isAnimated in [false, true] {
            let played = Played(Switch.self) {
              $0.subject.look = look
              $0.setting.direction = direction
              $0.setting.isAnimated = isAnimated
            }
            for way in Way.allCases {
              for isOn in [false, true, false, true] {
                way.turn(played, on: isOn)
                try proveAgreement(played, "\(look), \(direction), \(way), \(isOn)", isOn)
              }
            }
          }
        }
      }
    }
  }
}

/// A way in which a switch comes to be on or off.
private enum Way: CaseIterable {
  case code, click, key, slide, undo, edit

  @MainActor func turn(_ played: Played<Switch>, on isOn: Bool) {
    let before = played.scene
    guard before.subject.isOn != isOn else { return }
    switch self {
    case .code: played.perform(.set(isOn))
    case .click: played.perform(.tap)
    case .key: face(of: played)?.activate()
    case .slide: played.perform(.slide(to: isOn))
    case .undo:
      played.perform(.tap)
      played.edit { $0 = before }
      played.perform(.tap)
    case .edit: played.edit { $0.subject.turn(to: isOn ? .on : .off) }
    }
    // A button shows a key's press for a moment before it acts on it.
    XCTAssertTrue(MainLoop.run(atMost: 5) { played.scene.subject.isOn == isOn }, "\(self)")
  }
}

@MainActor private func face(of played: Played<Switch>) -> AnyWidget? {
  (played.stage.typedView as? SwitchView)?.widget.children.first
}

/// Knob or image, colour, accessible state, dependent rows and the model all say the same.
@MainActor private func proveAgreement(
  _ played: Played<Switch>, _ what: String, _ isOn: Bool
) throws {
  let control = played.scene.subject
  XCTAssertEqual(control.isOn, isOn, what)
  let rendering = try played.rendering()
  let part = try XCTUnwrap(rendering.part(Switch.switchPart), what)
  XCTAssertEqual(part.isSelected, isOn, what)
  XCTAssertNil(try XCTUnwrap(face(of: played)).accessibleMismatch(.checked, isOn ? 1 : 0), what)
  let colour = control.drawnColour(isOn: isOn).color
  if control.drawnLook == .images {
    XCTAssertEqual(part.image, isOn ? control.onImage : control.offImage, what)
    XCTAssertEqual(part.ink, colour, what)
  } else {
    let thumb = try XCTUnwrap(rendering.part(Switch.thumbPart), what)
    let isRight = isOn == (played.scene.setting.direction == .leftToRight)
    XCTAssertEqual(thumb.frame.midX > part.frame.midX, isRight, what)
    XCTAssertEqual(part.ground, colour, what)
  }
  XCTAssertEqual(rendering.part(Switch.dependantPart(0))?.isVisible, isOn, what)
}
