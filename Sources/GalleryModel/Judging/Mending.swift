extension Review {
  /// How many times mending looks for what it broke anew.
  static var mendingRounds: Int { 3 }

  /// The scene with one statement mended, and then with whatever that newly broke mended too.
  ///
  /// What was broken before, other than the statement itself, is left alone. A statement that is not
  /// broken, or cannot be mended by an edit, changes nothing.
  public func mending(_ id: Statement.ID) -> Scene<Subject> {
    let before = Set(broken.map(\.id))
    guard before.contains(id) else { return scene }
    var result = scene
    Subject.repair(of: id)?(&result)
    for _ in 0..<Self.mendingRounds {
      let new = Review(of: result).broken.map(\.id).filter { !before.contains($0) || $0 == id }
      if new.isEmpty { break }
      for id in new { Subject.repair(of: id)?(&result) }
    }
    return result
  }

  /// The scene with every statement mended.
  public func mendingAll() -> Scene<Subject> {
    var review = self
    for _ in 0...rulings.count {
      guard let first = review.broken.first(where: { Subject.repair(of: $0.id) != nil }) else {
        break
      }
      review = Review(of: review.mending(first.id))
    }
    return review.scene
  }
}

extension Control {
  /// How a statement is broken by an edit; `nil` for one whose fault is no edit.
  public static func violation(of id: Statement.ID) -> SceneEdit<Self>? {
    edits(of: id)?.violate
  }

  /// How a statement is mended by an edit; `nil` for one whose fault is no edit.
  public static func repair(of id: Statement.ID) -> SceneEdit<Self>? {
    edits(of: id)?.repair
  }

  /// What breaking a statement by an edit may break as well.
  public static func alsoBroken(by id: Statement.ID) -> [Statement] {
    edits(of: id)?.mayAlsoBreak() ?? []
  }

  /// All that is said of the control, in the order in which it is judged.
  public static var statements: [Statement] {
    guidelines.map(\.statement) + behaviors.map(\.statement) + appearances.map(\.statement)
  }

  private typealias Edits = (
    violate: SceneEdit<Self>, repair: SceneEdit<Self>, mayAlsoBreak: @Sendable () -> [Statement]
  )

  private static func edits(of id: Statement.ID) -> Edits? {
    if let guideline = guidelines.first(where: { $0.id == id }) {
      return (guideline.violate, guideline.repair, guideline.mayAlsoBreak)
    }
    let fault =
      behaviors.first { $0.id == id }?.fault ?? appearances.first { $0.id == id }?.fault
    switch fault {
    case .edit(let violate, let repair, let mayAlsoBreak)?: return (violate, repair, mayAlsoBreak)
    case .reducer?, .drawing?, nil: return nil
    }
  }
}
