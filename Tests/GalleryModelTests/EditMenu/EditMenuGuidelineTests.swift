import Testing

@testable import GalleryModel

/// Where the guidelines on edit menus draw their lines.
@Suite struct EditMenuGuidelineTests {
  private func outcome(
    _ name: String, _ edit: (inout EditMenu) -> Void
  ) -> Verdict.Outcome? {
    var scene = EditMenu.specimen(in: Setting(era: .edition(.ten)))
    edit(&scene.subject)
    return Review(of: scene)["edit-menu.\(name)"]?.verdict.outcome
  }

  @Test("a gesture that is set and not heard is missing")
  func gestures() {
    let name = "respond-to-both-standard-gestures"
    #expect(outcome(name) { _ in } == .follows)
    #expect(outcome(name) { $0.gestures = [.hold] } == .breaks)
    #expect(outcome(name) { $0.opensInFieldsOnly = true } == .breaks)
    #expect(
      outcome(name) { menu in
        menu.opensInFieldsOnly = true
        menu.host = .textField
      } == .follows)
    #expect(
      outcome(name) { menu in
        menu.host = .staticText
        menu.isSelectable = false
      } == .notApplicable)
  }

  @Test("a double-tap that ignores what was set selects no word")
  func doubleTap() {
    let name = "select-word-on-double-tap-in-text"
    #expect(outcome(name) { $0.close() } == .follows)
    #expect(
      outcome(name) { menu in
        menu.close()
        menu.ignoresDoubleTapSelection = true
      } == .breaks)
    #expect(
      outcome(name) { menu in
        menu.close()
        menu.doubleTapSelection = .paragraph
      } == .breaks)
  }

  @Test("static text can be copied where a menu comes up that has Copy")
  func staticText() {
    let name = "let-useful-static-text-be-copied"
    let edits: [(edit: (inout EditMenu) -> Void, isRight: Bool)] = [
      ({ _ in }, true), ({ $0.isSelectable = false }, false), ({ $0.leftOut = [.copy] }, false),
      ({ $0.gestures = [] }, false), ({ $0.gestures = [.hold] }, true),
      ({ $0.opensInFieldsOnly = true }, false),
    ]
    for (index, edit) in edits.enumerated() {
      let found = outcome(name) { menu in
        menu.host = .staticText
        menu.close()
        edit.edit(&menu)
      }
      #expect(found == (edit.isRight ? .follows : .breaks), "\(index)")
    }
  }
}
