import GalleryModel
import XCTest

@testable import LinuxGallery

/// What holds for the view of every control.
final class ViewTests: GtkTestCase {
  func testUpdatesDoNotEcho() throws {
    try MainActor.assumeIsolated { for type in try allTypes() { proveSilence(of: type) } }
  }

  func testAViewIsFreedAndLeavesNoTimerWhenItsControlIsLeft() throws {
    try MainActor.assumeIsolated { for type in try allTypes() { try proveFreed(type) } }
  }

  func testAViewIsFreedWhenItsWindowIsClosed() throws {
    try MainActor.assumeIsolated { for type in try allTypes() { try proveFreedWithWindow(type) } }
  }

  func testEachEventIsSentOnceAndLeadsWhereTheModelGoes() {
    MainActor.assumeIsolated {
      for look in Switch.Look.allCases {
        for state in Switch.State.allCases {
          let edit: SceneEdit<Switch> = {
            $0.subject.look = look
            $0.subject.allowMixedState(state == .mixed)
            $0.subject.turn(to: state)
          }
          let events: [Switch.Event] = [
            .tap, .slide(to: true), .slide(to: false), .set(true), .set(false),
          ]
          for event in events { proveOnce(event, edit: edit) }
        }
      }
      let edits: [SceneEdit<SegmentedControl>] = [
        { _ in }, { $0.subject.isMomentary = true }, { $0.subject.allowsMultipleSelection = true },
      ]
      let events: [SegmentedControl.Event] = [
        .press(0), .press(2), .select([1]), .select([]), .select([0, 2]),
      ]
      for edit in edits { for event in events { proveOnce(event, edit: edit) } }
    }
  }
}

/// The views of all controls.
@MainActor private func allTypes() throws -> [any ViewableControl.Type] {
  try Catalog.controls.map {
    try XCTUnwrap($0.type as? any ViewableControl.Type, "There is no view for \($0.id).")
  }
}

@MainActor private func proveSilence<Subject: ViewableControl>(of type: Subject.Type) {
  let played = Played(type)
  let specimen = played.scene
  for statement in Subject.statements {
    played.edit { Subject.violation(of: statement.id)?(&$0) }
    played.edit { $0 = specimen }
  }
  XCTAssertEqual(played.takeEvents(), [], "\(Subject.kind.slug)")
  XCTAssertTrue(played.propChanges.isEmpty, "\(Subject.kind.slug)")
}

@MainActor private func proveFreed<Subject: ViewableControl>(_ type: Subject.Type) throws {
  let played = Played(type)
  let (view, witnesses) = try lookAt(played)
  let other = try XCTUnwrap(Catalog.controls.first { $0.id != Subject.kind.slug })
  played.stage.show(other.specimen(Setting()))
  XCTAssertTrue(
    MainLoop.run(atMost: 5) { witnesses.allSatisfy(\.isFinalized) },
    "\(Subject.kind.slug): a widget is kept.")
  XCTAssertNil(view.value, "\(Subject.kind.slug): the view is kept.")
  XCTAssertEqual(MainLoop.liveSources, 0)
}

@MainActor private func proveFreedWithWindow<Subject: ViewableControl>(
  _ type: Subject.Type
) throws {
  var played: Played<Subject>? = Played(type)
  let (view, witnesses) = try lookAt(try XCTUnwrap(played))
  played = nil
  XCTAssertTrue(
    MainLoop.run(atMost: 5) { witnesses.allSatisfy(\.isFinalized) },
    "\(Subject.kind.slug): a widget is kept.")
  XCTAssertNil(view.value, "\(Subject.kind.slug): the view is kept.")
}

/// The view, and witnesses of its own two widgets and of all in them.
@MainActor private func lookAt<Subject: ViewableControl>(
  _ played: Played<Subject>
) throws -> (WeakValue, [FinalizationWitness]) {
  let view = try XCTUnwrap(played.stage.typedView as? Subject.View)
  let roots = [view.widget, view.content]
  return (
    WeakValue(view), (roots + roots.flatMap(\.descendants)).map { FinalizationWitness($0) }
  )
}

@MainActor private func proveOnce<Subject: ViewableControl>(
  _ event: Subject.Event, edit: SceneEdit<Subject>
) {
  let played = Played(Subject.self, edit: edit)
  var expected = played.scene
  let reports = expected.subject.receive(event, in: expected.setting)
  played.perform(event)
  XCTAssertEqual(played.happenings.count, 1, "\(event)")
  XCTAssertEqual(played.scene, expected, "\(event)")
  XCTAssertEqual(
    played.happenings.first?.reports.compactMap { $0 as? Subject.Report }, reports, "\(event)")
}
