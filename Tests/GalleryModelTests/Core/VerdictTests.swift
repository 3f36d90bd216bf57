import GalleryModel
import Testing

/// What two halves that look at the same thing come to.
@Suite struct VerdictTests {
  struct Halves: Sendable {
    /// What the model says: *follows* or *breaks*.
    let isAnimating: Bool
    /// What the widget shows; *undecided* if nobody watched.
    let motion: Motion?
    let outcome: Verdict.Outcome
    let agree: Bool
  }

  static let halves = [
    Halves(isAnimating: true, motion: .moving, outcome: .follows, agree: true),
    Halves(isAnimating: true, motion: .resting, outcome: .breaks, agree: false),
    Halves(isAnimating: true, motion: nil, outcome: .undecided, agree: true),
    Halves(isAnimating: false, motion: .moving, outcome: .breaks, agree: false),
    Halves(isAnimating: false, motion: .resting, outcome: .breaks, agree: true),
    Halves(isAnimating: false, motion: nil, outcome: .breaks, agree: true),
  ]

  @Test("if either half breaks it breaks, and what was not seen is undecided", arguments: halves)
  func eitherHalfBreaks(halves: Halves) {
    var scene = Sample.specimen(in: Setting())
    scene.subject.isAnimating = halves.isAnimating
    var rendering = Sample.sketch(of: scene)
    rendering.parts[0].motion = halves.motion
    let ruling = Review(of: scene, seen: Observation(rendering))["sample.keep-spinning"]
    #expect(ruling?.verdict.outcome == halves.outcome)
    #expect(ruling?.halvesAgree == halves.agree)
  }
}
