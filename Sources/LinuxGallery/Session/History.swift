import GalleryModel

/// The scenes that one control went through, for undo and redo.
struct History: Hashable, Sendable {
  /// How many steps can be undone.
  static let limit = 200

  /// The scene shown now.
  private(set) var present: AnyScene
  private var past: [AnyScene] = []
  private var future: [AnyScene] = []

  /// A history that begins with this scene.
  init(_ scene: AnyScene) { present = scene }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Goes on to another scene; one that differs from the present only in what passes by itself, such
  /// as the caret, takes its place without a step.
  ///
  /// What a person did to the control comes back without the menu that it was done by.
  mutating func advance(to scene: AnyScene, byHand: Bool = false) {
    guard !scene.isAlike(present) else { return present = scene }
    past.append(byHand ? scene.returning(to: present) : present)
    if past.count > Self.limit { past.removeFirst() }
    future = []
    present = scene
  }

  mutating func undo() {
    guard let scene = past.popLast() else { return }
    future.append(present)
    present = scene
  }

  mutating func redo() {
    guard let scene = future.popLast() else { return }
    past.append(present)
    present = scene
  }

  /// Changes every scene, as a change of setting does, without adding a step.
  mutating func mapScenes(_ change: (inout AnyScene) -> Void) {
    change(&present)
    for index in past.indices { change(&past[index]) }
    for index in future.indices { change(&future[index]) }
  }
}
