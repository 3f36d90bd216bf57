import GalleryModel
import XCTest

@testable import LinuxGallery

/// Whoever breaks a statement sees it: at rest, or else after a step or in a pose.
final class PictureProofTests: GtkTestCase {
  func testEveryViolationCanBeSeen() throws {
    try MainActor.assumeIsolated {
      for control in Catalog.controls {
        guard let type = control.type as? any ViewableControl.Type else {
          XCTFail("There is no view for \(control.id).")
          continue
        }
        for statement in WidgetProof.edits(of: control) {
          try proveVisible(statement, of: type)
        }
      }
    }
  }
}

/// Compares pictures with and without the fault, and tells where it is to be seen.
@MainActor private func proveVisible<Subject: ViewableControl>(
  _ statement: Statement, of type: Subject.Type
) throws {
  let stage = try WidgetProof.stage()
  let setting = try XCTUnwrap(WidgetProof.settings(binding: statement).first)
  let specimen = Subject.specimen(in: setting)
  var violated = specimen
  try XCTUnwrap(Subject.violation(of: statement.id))(&violated)
  if try stage.bytes(of: specimen) != stage.bytes(of: violated) { return }
  if let appearance = Subject.appearances.first(where: { $0.id == statement.id }) {
    for (right, wrong) in zip(appearance.poses(specimen), appearance.poses(violated)) {
      guard try stage.bytes(of: right.scene) != stage.bytes(of: wrong.scene) else { continue }
      print("\(statement.id) shows in the pose: \(right.title.text())")
      return
    }
  }
  if let behavior = Subject.behaviors.first(where: { $0.id == statement.id }) {
    let right = try stage.pictures(of: behavior, from: specimen)
    let wrong = try stage.pictures(of: behavior, from: violated)
    if let step = zip(right, wrong).first(where: { $0.bytes != $1.bytes }) {
      print("\(statement.id) shows after the step: \(step.0.step)")
      return
    }
  }
  XCTFail("\(statement.id) cannot be seen, at rest nor in its poses and steps.")
}

extension RenderedStage {
  /// The pixels of a scene.
  fileprivate func bytes<Subject: Control>(of scene: Scene<Subject>) throws -> [UInt8] {
    show(AnyScene(scene))
    return try picture().bytes
  }

  /// The pixels after each event of a behavior's proof.
  fileprivate func pictures<Subject: ViewableControl>(
    of behavior: Behavior<Subject>, from scene: Scene<Subject>
  ) throws -> [(step: String, bytes: [UInt8])] {
    show(AnyScene(scene))
    return try behavior.steps(scene).compactMap { step in
      guard case .play(let event) = step else { return nil }
      _ = perform(event, as: Subject.self)
      return ("\(event)", try picture().bytes)
    }
  }
}
