import GalleryModel
import XCTest

@testable import LinuxGallery

/// A stage in a window, and what happened on it.
@MainActor private final class Played {
  let stage: RenderedStage

  init(_ slug: String, edit: (inout AnyScene) -> Void = { _ in }) throws {
    var scene = try XCTUnwrap(Catalog.control(slug)).specimen(Setting())
    edit(&scene)
    stage = try RenderedStage(showing: scene)
  }

  /// The widgets of a class on the device.
  func widgets<Widget: TypedWidget>(_ type: Widget.Type) -> [Widget] {
    stage.stage.device.widget.descendants(of: type)
  }
}

private let slugs = ["segmented-control", "switch"]

final class ViewTests: GtkTestCase {
  func testAPressIsSentOnceAndTheWidgetsFollowTheModel() throws {
    try MainActor.assumeIsolated {
      let played = try Played("segmented-control")
      let happenings = played.stage.perform(.press(2), as: SegmentedControl.self)
      XCTAssertEqual(happenings.map(\.event), ["press(2)"])
      XCTAssertEqual(played.widgets(ToggleButton.self).map(\.isActive), [false, false, true])
    }
  }

  func testPressTheSelectedSegmentItStaysSelectedAndNoneSelectedByCodeIsUndone() throws {
    try MainActor.assumeIsolated {
      let played = try Played("segmented-control")
      _ = played.stage.perform(.press(0), as: SegmentedControl.self)
      XCTAssertEqual(played.widgets(ToggleButton.self).map(\.isActive), [true, false, false])
      _ = played.stage.perform(.select([]), as: SegmentedControl.self)
      XCTAssertEqual(played.widgets(ToggleButton.self).map(\.isActive), [true, false, false])
    }
  }

  func testSeveralSelectedSegmentsAreShownAsTheyAre() throws {
    try MainActor.assumeIsolated {
      let played = try Played("segmented-control") {
        $0.violate("segmented-control.select-one-segment-at-a-time")
      }
      XCTAssertEqual(played.widgets(ToggleButton.self).filter(\.isActive).count, 2)
    }
  }

  func testAMomentarySegmentSpringsBack() throws {
    try MainActor.assumeIsolated {
      let played = try Played("segmented-control") {
        $0.violate("segmented-control.select-tapped-segment")
      }
      _ = played.stage.perform(.press(1), as: SegmentedControl.self)
      XCTAssertEqual(played.widgets(ToggleButton.self).map(\.isActive), [true, false, false])
    }
  }

  func testASegmentThatIsNotEnabledDoesNotAnswer() throws {
    try MainActor.assumeIsolated {
      let played = try Played("segmented-control") {
        $0.violate("segmented-control.each-segment-acts-as-button")
      }
      XCTAssertTrue(played.stage.perform(.press(2), as: SegmentedControl.self).isEmpty)
    }
  }

  func testStateAndLookAgreeOnASwitchHoweverItWasTurned() throws {
    try MainActor.assumeIsolated {
      let played = try Played("switch")
      let specimen = try XCTUnwrap(Catalog.control("switch")).specimen(Setting())
      let events: [Switch.Event] = [.tap, .tap, .slide(to: false), .set(true), .set(false), .tap]
      for event in events {
        XCTAssertEqual(played.stage.perform(event, as: Switch.self).count, 1, "\(event)")
        try proveAgreement(played, "\(event)")
      }
      played.stage.show(specimen)
      try proveAgreement(played, "undo")
    }
  }

  func testUpdatesDoNotEcho() throws {
    try MainActor.assumeIsolated {
      for slug in slugs {
        let specimen = try XCTUnwrap(Catalog.control(slug)).specimen(Setting())
        var happenings = 0
        let stage = Stage(fits: false, happened: { _ in happenings += 1 })
        let window = Showcase(stage.widget, width: 400, height: 700)
        stage.show(specimen)
        for statement in specimen.statements {
          var scene = specimen
          scene.violate(statement.id)
          stage.show(scene)
          stage.show(specimen)
        }
        XCTAssertEqual(happenings, 0, slug)
        withExtendedLifetime(window) {}
      }
    }
  }

  func testAViewIsFreedWhenItsControlIsLeft() throws {
    try MainActor.assumeIsolated {
      for slug in slugs {
        let stage = Stage(fits: false)
        let window = Showcase(stage.widget, width: 400, height: 700)
        stage.show(try XCTUnwrap(Catalog.control(slug)).specimen(Setting()))
        let view = WeakValue(try XCTUnwrap(stage.typedView))
        let control = try XCTUnwrap(
          slug == "switch"
            ? stage.device.widget.descendants(of: SwitchWidget.self).last.map(AnyWidget.init)
            : stage.device.widget.descendants(of: ToggleButton.self).last.map(AnyWidget.init))
        let witness = FinalizationWitness(control)
        let other = slugs.first { $0 != slug } ?? slug
        stage.show(try XCTUnwrap(Catalog.control(other)).specimen(Setting()))
        XCTAssertTrue(MainLoop.run(atMost: 5) { witness.isFinalized }, "\(slug): widget is kept")
        XCTAssertNil(view.value, "\(slug): view is kept")
        withExtendedLifetime(window) {}
      }
    }
  }

  func testTheFocusStaysThroughUpdates() throws {
    try MainActor.assumeIsolated {
      let stage = Stage(fits: false)
      let window = Showcase(stage.widget, width: 400, height: 700)
      var scene = try XCTUnwrap(Catalog.control("segmented-control")).specimen(Setting())
      stage.show(scene)
      let button = try XCTUnwrap(stage.device.widget.descendants(of: ToggleButton.self).last)
      button.grabFocus()
      scene.violate("segmented-control.at-most-five-segments")
      stage.show(scene)
      XCTAssertTrue(button.isFocus)
      withExtendedLifetime(window) {}
    }
  }
}

/// Knob, part and accessible state of the switch all say what the model says.
@MainActor private func proveAgreement(_ played: Played, _ event: String) throws {
  let knob = try XCTUnwrap(
    played.widgets(SwitchWidget.self).first { $0.hasClass("on-purple") || $0.hasClass("off-grey") })
  let part = try XCTUnwrap(played.stage.rendering().part("switch"))
  XCTAssertEqual(part.isSelected, knob.isActive, event)
  XCTAssertEqual(knob.state, knob.isActive, event)
  XCTAssertNil(
    knob.accessibleMismatch(.checked, knob.isActive ? 1 : 0), "\(event): accessible state")
}
