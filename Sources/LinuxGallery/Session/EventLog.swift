import GalleryModel

/// What happened on the stage, the newest last; bounded, so that a long session stays small.
struct EventLog: Sendable {
  /// How many entries are kept.
  static let limit = 200

  /// One thing that happened.
  struct Entry: Hashable, Sendable, Identifiable {
    /// Counts up over the whole session.
    let id: Int
    /// The slug of the control.
    let control: String
    /// What was done, in the model's words.
    let event: String
    /// What the app was told in turn.
    let reports: [String]
  }

  private(set) var entries: [Entry] = []
  private var next = 1

  mutating func add(control: String, event: String, reports: [String]) {
    entries.append(Entry(id: next, control: control, event: event, reports: reports))
    next += 1
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
  }

  mutating func clear() { entries = [] }
}
