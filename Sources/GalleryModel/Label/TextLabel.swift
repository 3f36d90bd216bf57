/// A label: text that names or describes something, to be read and copied, never edited.
///
/// Its text is made of runs with a style each. What an author can get wrong is represented as well: a
/// label that can be typed over, that acts as a button, or that keeps its size whatever people chose.
public struct TextLabel: Control {
  /// The most runs that there can be.
  public static let runLimit = 100
  /// The most characters of all runs together: what a screen can lay out in a blink.
  public static let textLimit = 2_000
  /// The sizes in points that can be set by hand.
  public static let sizes: ClosedRange<Double> = 4...96
  /// The most characters that a label can be made to keep.
  public static let characterLimits: ClosedRange<Double> = 0...1_000

  /// A piece of the text, drawn in one style.
  public struct Run: Hashable, Codable, Sendable {
    /// The words.
    public var text: String
    /// Whether they are bold.
    public var isBold: Bool
    /// Whether they are slanted.
    public var isItalic: Bool
    /// Whether there is a line under them.
    public var isUnderlined: Bool
    /// Their colour; the standard one stands for the label's.
    public var paint: Paint

    /// Words in the label's own style unless said otherwise.
    public init(
      _ text: String, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
      paint: Paint = .standard
    ) {
      self.text = text
      self.isBold = isBold
      self.isItalic = isItalic
      self.isUnderlined = isUnderlined
      self.paint = paint
    }
  }

  /// What a label is there for, as its author declares it.
  public enum Role: String, CaseIterable, Codable, Sendable {
    /// It names a part of the interface.
    case name
    /// It describes a part of the interface.
    case description
    /// It tells people something in brief.
    case message
    /// It is the body of a long document.
    case document
    /// Nothing is declared.
    case undeclared
  }

  /// Whether the text can be typed over.
  public enum Editing: String, CaseIterable, Codable, Sendable {
    case never
    /// A press turns the label into a field.
    case afterTap = "after-tap"
    case always
  }

  /// The room that the text is given.
  public enum Box: String, CaseIterable, Codable, Sendable {
    /// As wide as its surroundings; the text goes on in as many lines as it needs.
    case free
    /// One line as wide as the text is at the usual size and weight.
    case fixed
  }

  /// What a person or the app does to the label.
  public enum Event: Hashable, Codable, Sendable {
    /// A person presses it.
    case tap
    /// A person selects these characters and copies them.
    case copy(Range<Int>)
    /// A person types while it has the focus.
    case type(String)
    /// A person made this of the text, where it can be edited.
    case edit(String)
    /// The app shows another text.
    case show([Run])
  }

  /// What the app is told.
  public enum Report: Hashable, Codable, Sendable {
    /// A press did what the label does.
    case acted
    /// The label turned into a field.
    case opened
    /// This text was copied.
    case copied(String)
    /// The text was changed to this one.
    case edited(String)
  }

  /// The text, `runLimit` runs and `textLimit` characters at most.
  public private(set) var runs: [Run]
  /// What the label is there for.
  public var role: Role
  /// Whether a press on it does something, as on a button.
  public var actsOnTap = false
  /// Whether its text can be typed over.
  public private(set) var editing = Editing.never
  /// Whether a press has turned it into a field.
  public private(set) var isOpen = false
  /// Whether its text can be selected and copied.
  public var isSelectable = true
  /// Whether styles are shown as the signs that markup writes for them.
  public var showsMarkup = false
  /// How many characters it keeps, within `characterLimits`; `nil` for all of them.
  public internal(set) var characterLimit: Int?
  /// Where its font comes from.
  public var fontSource = FontSource.textStyle
  /// The style that its text has, where the font comes from one.
  public var textStyle: TextStyle
  /// The family of a font that is named; empty for the system's.
  public var family = ""
  /// The size in points of a font that is named, within `sizes`.
  public internal(set) var points = TextStyle.body.points
  /// Whether the size of a font that is named follows the text size that people chose.
  public var scalesFixedSize = false
  /// The colour.
  public var paint = Paint.standard
  /// The room that it has.
  public var box = Box.free

  /// A label that follows the guidelines as long as its text does.
  public init(_ runs: [Run], role: Role = .description, style: TextStyle = .body) {
    self.runs = []
    self.role = role
    textStyle = style
    setRuns(runs)
  }

  /// Replaces the text by the first `runLimit` of these runs, as far as they have no more than
  /// `textLimit` characters.
  public mutating func setRuns(_ runs: [Run]) {
    var left = Self.textLimit
    self.runs = runs.prefix(Self.runLimit).map { run in
      guard left > 0 else { return Run.emptied(run) }
      let count = run.text.count
      defer { left -= min(count, left) }
      guard count > left else { return run }
      var run = run
      run.text = String(run.text.prefix(left))
      return run
    }
  }

  /// Says whether the text can be typed over; where a press does not open a field, none is open.
  public mutating func setEditing(_ editing: Editing) {
    self.editing = editing
    if editing != .afterTap { isOpen = false }
  }

  /// Whether it is a field at present.
  public var isField: Bool {
    switch editing {
    case .never: false
    case .afterTap: isOpen
    case .always: true
    }
  }
}

extension TextLabel.Run {
  fileprivate static func emptied(_ run: Self) -> Self {
    var run = run
    run.text = ""
    return run
  }
}

extension TextLabel {
  /// The whole text as its author gave it, without styles.
  public var text: String { runs.map(\.text).joined() }

  /// The runs as they are drawn, styles, markup and all.
  public var drawnRuns: [Run] {
    let kept = keptRuns
    if isField { return [Run(kept.map(\.text).joined())] }
    return showsMarkup ? [Run(Self.markup(of: kept))] : kept
  }

  /// The text as it is drawn, which is also what can be copied.
  public var drawnText: String { drawnRuns.map(\.text).joined() }

  /// The text as it would be drawn if nothing of it were dropped.
  var drawnWholeText: String {
    var whole = self
    whole.characterLimit = nil
    return whole.drawnText
  }

  /// The runs as far as the label keeps them.
  public var keptRuns: [Run] {
    guard var left = characterLimit else { return runs }
    return runs.map { run in
      var run = run
      run.text = String(run.text.prefix(left))
      left -= run.text.count
      return run
    }
  }

  /// Runs written with the signs of markup.
  private static func markup(of runs: [Run]) -> String {
    runs.map { run in
      var text = run.text
      guard !text.isEmpty else { return text }
      if run.isUnderlined { text = "<u>\(text)</u>" }
      if run.isItalic { text = "<i>\(text)</i>" }
      return run.isBold ? "<b>\(text)</b>" : text
    }
    .joined()
  }

  /// Does what a person or the app does; where nothing can be done, nothing happens.
  public mutating func receive(_ event: Event, in setting: Setting) -> [Report] {
    switch event {
    case .tap:
      var reports: [Report] = actsOnTap ? [.acted] : []
      if editing == .afterTap, !isOpen {
        isOpen = true
        reports.append(.opened)
      }
      return reports
    case .copy(let range):
      guard isSelectable || isField else { return [] }
      let text = drawnText
      let places = range.clamped(to: 0..<text.count)
      guard !places.isEmpty else { return [] }
      return [.copied(String(text.dropFirst(places.lowerBound).prefix(places.count)))]
    case .type(let new): return edit(drawnText + new)
    case .edit(let text): return edit(text)
    case .show(let runs):
      setRuns(runs)
      return []
    }
  }

  private mutating func edit(_ new: String) -> [Report] {
    guard isField, new != drawnText else { return [] }
    setRuns([Run(new)])
    return [.edited(text)]
  }
}
