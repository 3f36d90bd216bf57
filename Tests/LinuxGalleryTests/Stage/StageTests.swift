import GalleryModel
import XCTest

@testable import LinuxGallery

/// What of a setting changes how the stage is drawn and measured.
final class StageTests: GtkTestCase {
  func testTextSizeMakesContentsWider() throws {
    try MainActor.assumeIsolated {
      let usual = try naturalWidths { _ in }
      let large = try naturalWidths { try $0.setTextScale(1.25) }
      for (usual, large) in zip(usual, large) {
        XCTAssertEqual(large / usual, 1.25, accuracy: 0.08)
      }
    }
  }

  func testDirectionMirrorsTheOrder() throws {
    try MainActor.assumeIsolated {
      let left = try rendering { _ in }.parts(named: "segment").map(\.frame.x)
      let right = try rendering { $0.direction = .rightToLeft }.parts(named: "segment")
        .map(\.frame.x)
      XCTAssertEqual(left, left.sorted())
      XCTAssertEqual(right, left.reversed())
    }
  }

  func testThemeChangesTheGround() throws {
    try MainActor.assumeIsolated {
      let light = try ground(.light)
      let dark = try ground(.dark)
      XCTAssertGreaterThan(light.luminance, 0.6)
      XCTAssertLessThan(dark.luminance, 0.2)
    }
  }

  func testWidthIsTheDevices() throws {
    try MainActor.assumeIsolated {
      for width in [240.0, 375, 768] {
        let rendering = try rendering { try $0.setWidth(width) }
        XCTAssertEqual(rendering.room.width, width - 2 * Setting.margin, accuracy: 0.5)
      }
    }
  }

  func testWhatDoesNotFitIsCutAndNotWidensTheDevice() throws {
    try MainActor.assumeIsolated {
      let stage = try WidgetProof.stage()
      let segments = (0..<14).map { SegmentedControl.Segment(title: "Line \($0)") }
      var setting = Setting()
      setting.placement = .toolbar
      var scene = AnyScene(Scene(SegmentedControl(segments), in: setting))
      // Each is 30 points wide by hand, so that the last ones lie beyond the edge.
      scene.violate("segmented-control.at-least-44-by-44-px-segments")
      stage.show(scene)
      let rendering = try stage.rendering()
      XCTAssertEqual(stage.stage.device.widget.size.width, 320)
      XCTAssertFalse(try XCTUnwrap(rendering.parts(named: "segment").last).isVisible)
    }
  }
}

/// What the segmented control's specimen looks like in a changed setting.
@MainActor private func rendering(_ change: (inout Setting) throws -> Void) throws -> Rendering {
  var setting = Setting()
  try change(&setting)
  let stage = try WidgetProof.stage()
  stage.show(AnyScene(SegmentedControl.specimen(in: setting)))
  return try stage.rendering()
}

@MainActor private func naturalWidths(
  _ change: (inout Setting) throws -> Void
) throws -> [Double] {
  try rendering(change).parts(named: "segment").compactMap(\.naturalWidth)
}

/// The colour of the device's status bar.
@MainActor private func ground(_ theme: Theme) throws -> DrawnColor {
  var setting = Setting()
  setting.theme = theme
  let stage = try WidgetProof.stage()
  stage.show(AnyScene(SegmentedControl.specimen(in: setting)))
  return DrawnColor(try stage.picture().colour(x: 160, y: 12))
}
