import GalleryModel
import XCTest

@testable import LinuxGallery

/// What the model promises holds on real widgets, laid out and measured.
final class RenderedProofTests: GtkTestCase {
  func testSpecimensBreakNothing() throws {
    try MainActor.assumeIsolated {
      for control in Catalog.controls {
        for setting in WidgetProof.settings(of: control) {
          try proveFollowing(control.specimen(setting))
        }
        for idiom in Idiom.allCases {
          for variant in try variants(of: Setting(idiom: idiom)) {
            try proveFollowing(control.specimen(variant))
          }
        }
      }
    }
  }

  func testViolationsBreakTheirStatementAndMendingMendsIt() throws {
    try MainActor.assumeIsolated {
      for control in Catalog.controls {
        for statement in WidgetProof.edits(of: control) {
          for setting in WidgetProof.settings(binding: statement) {
            try proveViolation(of: statement, in: control.specimen(setting))
          }
        }
      }
    }
  }

  func testModelAndWidgetsAgreeOnRandomScenes() throws {
    try MainActor.assumeIsolated {
      for control in Catalog.controls {
        guard let type = control.type as? any ViewableControl.Type else {
          XCTFail("There is no view for \(control.id).")
          continue
        }
        for seed in 0..<UInt64(200) { try proveRandomScene(of: type, seed: seed, .plausible) }
        for seed in 200..<UInt64(260) { try proveRandomScene(of: type, seed: seed, .hostile) }
      }
    }
  }

  func testBehaviorsPlayOnWidgetsAsInTheModel() throws {
    try MainActor.assumeIsolated {
      for control in Catalog.controls {
        guard let type = control.type as? any ViewableControl.Type else { continue }
        for setting in WidgetProof.settings(of: control) { try provePlays(of: type, in: setting) }
      }
    }
  }
}

/// The same setting in other languages, directions, widths, text sizes and colours.
@MainActor private func variants(of setting: Setting) throws -> [Setting] {
  var variants: [Setting] = []
  for language in StageLanguage.allCases {
    for direction in ReadingDirection.allCases {
      for (width, scale) in [(320.0, 1.0), (320, 2), (240, 1.5), (375, 3), (1400, 0.5)] {
        var variant = setting
        variant.language = language
        variant.direction = direction
        try variant.setWidth(width)
        try variant.setTextScale(scale)
        variants.append(variant)
      }
    }
  }
  for theme in Theme.allCases {
    var variant = setting
    variant.theme = theme
    variants.append(variant)
  }
  return variants
}

@MainActor private func proveFollowing(_ scene: AnyScene) throws {
  let observation = try WidgetProof.stage().observe(scene)
  XCTAssertEqual(scene.faults(seen: observation), [], "\(scene.kind.slug), \(scene.setting.words)")
  XCTAssertEqual(scene.splits(seen: observation), [], "\(scene.kind.slug), \(scene.setting.words)")
}

@MainActor private func proveViolation(of statement: Statement, in specimen: AnyScene) throws {
  let stage = try WidgetProof.stage()
  var scene = specimen
  scene.violate(statement.id)
  let broken = try stage.observe(scene)
  let place = "\(statement.id), \(scene.setting.words)"
  let ruling = scene.rulings(seen: broken).first { $0.id == statement.id }
  XCTAssertEqual(ruling?.verdict.outcome, .breaks, "\(place): \(ruling?.words ?? "no ruling")")
  XCTAssertEqual(scene.splits(seen: broken), [], place)
  scene.mend(statement.id, seen: broken)
  let mended = try stage.observe(scene)
  let after = scene.rulings(seen: mended).first { $0.id == statement.id }
  XCTAssertNotEqual(after?.verdict.outcome, .breaks, "\(place): \(after?.words ?? "no ruling")")
  XCTAssertEqual(scene.splits(seen: mended), [], place)
}

@MainActor private func proveRandomScene<Subject: ViewableControl>(
  of type: Subject.Type, seed: UInt64, _ wildness: Wildness
) throws {
  let scene = AnyScene(Scene<Subject>.random(seed: seed, wildness: wildness))
  guard scene.isOfModerateSize else { return }
  let observation = try WidgetProof.stage().observe(scene)
  XCTAssertEqual(
    scene.splits(seen: observation), [],
    "seed \(seed) of \(scene.kind.slug), \(scene.setting.words)")
}

@MainActor private func provePlays<Subject: ViewableControl>(
  of type: Subject.Type, in setting: Setting
) throws {
  let stage = try WidgetProof.stage()
  let scene = Subject.specimen(in: setting)
  for behavior in Subject.behaviors {
    var broken = scene
    Subject.violation(of: behavior.id)?(&broken)
    for scene in [scene, broken] {
      let played = try stage.play(behavior, from: scene)
      XCTAssertEqual(
        played, behavior.verdict(on: scene), "\(behavior.id), \(setting.words)")
    }
  }
}

extension AnyScene {
  /// Whether no list in it is longer than what is laid out in a blink.
  fileprivate var isOfModerateSize: Bool {
    properties.allSatisfy { property in
      guard case .list(let rows) = property.read(self) else { return true }
      return rows.count <= 120
    }
  }
}
