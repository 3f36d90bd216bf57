import GalleryModel
import Testing

/// Where the guidelines on segmented controls draw their lines.
@Suite struct SegmentedControlGuidelineTests {
  static let counts: [(count: Int, idiom: Idiom, outcome: Verdict.Outcome)] = [
    (1, .phone, .follows), (5, .phone, .follows), (6, .phone, .breaks), (6, .pad, .notApplicable),
  ]

  @Test("five segments fit on a phone, six are too many", arguments: counts)
  func fiveFitOnAPhoneAndSixAreTooMany(
    item: (count: Int, idiom: Idiom, outcome: Verdict.Outcome)
  ) {
    let segments = (0..<item.count).map { SegmentedControl.Segment(title: "\($0)") }
    let scene = Scene(SegmentedControl(segments), in: Setting(idiom: item.idiom))
    let ruling = Review(of: scene)["segmented-control.at-most-five-segments"]
    #expect(ruling?.verdict.outcome == item.outcome)
    #expect(ruling?.verdict.finding.map { $0.parts == ["segment.5"] } != false)
  }

  static let widths: [(width: Double, outcome: Verdict.Outcome)] = [
    (44, .follows), (43, .breaks), (1, .breaks),
  ]

  @Test("44 points are easy to press, 43 are not", arguments: widths)
  func fortyFourPointsAreEasyToPress(item: (width: Double, outcome: Verdict.Outcome)) throws {
    var scene = SegmentedControl.specimen(in: Setting())
    let segments = try #require(SegmentedControl.properties.first { $0.id == "segments" })
    let (rows, place) = try #require(Self.rowsAndWidth(of: segments, in: scene.subject))
    try segments.write(
      &scene.subject,
      .list(
        rows.map { row in
          var row = row
          row[place] = .number(item.width)
          return row
        }))
    let ruling = Review(of: scene)["segmented-control.limit-segments-for-easy-tapping"]
    #expect(ruling?.verdict.outcome == item.outcome)
  }

  /// The rows of the list of segments, and which of the fields of a row is the width.
  private static func rowsAndWidth(
    of segments: Property<SegmentedControl>, in control: SegmentedControl
  ) -> (rows: [[PropertyValue]], width: Int)? {
    guard case .list(let rows) = segments.read(control),
      case .list(let fields, _, _) = segments.editor,
      let width = fields.firstIndex(where: { if case .number = $0.editor { true } else { false } })
    else { return nil }
    return (rows, width)
  }
}
