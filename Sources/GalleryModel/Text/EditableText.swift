/// Text as a person edits it: characters, selection, what is being composed, and what was before.
///
/// Places are counted in characters as people see them, so that a joined emoji is one; the place 0 is
/// before the first. The text that is there at first cannot be undone.
public struct EditableText: Hashable, Sendable {
  /// The most characters that are taken; longer texts are cut.
  public static let limit = 20_000
  /// The most steps that can be undone; the oldest are forgotten.
  public static let historyLimit = 100

  /// The text, without what is being composed.
  public internal(set) var text: String
  /// What is selected; empty where only the caret stands.
  public internal(set) var selection: Range<Int>
  /// What an input method composes at the caret, not part of the text until it is committed.
  public internal(set) var composition = ""
  /// The texts before, the latest last.
  var past: [State] = []
  /// The texts that were undone, the one to redo first last.
  var future: [State] = []
  /// Whether the next letter typed belongs to the latest step.
  var isTyping = false

  /// A text with its selection, as undo brings it back.
  struct State: Hashable, Codable, Sendable {
    var text: String
    var selection: Range<Int>
  }

  /// A text with the caret at its end; of a longer one than `limit` the rest is left out.
  public init(_ text: String = "") {
    let text = text.count > Self.limit ? String(text.prefix(Self.limit)) : text
    self.text = text
    selection = text.count..<text.count
  }

  /// How many characters there are.
  ///
  /// O(length).
  public var count: Int { text.count }

  /// Whether there is no text.
  public var isEmpty: Bool { text.isEmpty }

  /// The selected text.
  public var selectedText: String { substring(selection) }

  /// Whether an input method is composing.
  public var isComposing: Bool { !composition.isEmpty }

  /// Whether there is a step to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is a step to redo.
  public var canRedo: Bool { !future.isEmpty }

  /// Whether there are several lines, or undoing or redoing would bring some.
  var hasEverHadLines: Bool {
    ([text] + past.map(\.text) + future.map(\.text)).contains { $0.contains(where: \.isNewline) }
  }

  /// The text at these places.
  public func substring(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return String(text.dropFirst(range.lowerBound).prefix(range.count))
  }
}

extension EditableText {
  /// Selects what lies between two places, as far as they exist.
  public mutating func select(_ range: Range<Int>) {
    let range = Self.clamp(range, to: count)
    guard range != selection else { return }
    selection = range
    isTyping = false
  }

  /// Puts the caret at a place, or at the end.
  public mutating func placeCaret(at place: Int? = nil) {
    let place = min(max(place ?? count, 0), count)
    select(place..<place)
  }

  /// Selects everything.
  public mutating func selectAll() { select(0..<count) }

  /// Selects the word at a place; beside words, the gap.
  public mutating func selectWord(at place: Int) { select(word(at: place)) }

  /// Selects the line at a place, without its end.
  public mutating func selectParagraph(at place: Int) { select(paragraph(at: place)) }

  /// Puts text in the place of what is selected, as typing and pasting do; the caret follows it.
  ///
  /// A letter typed right after another belongs to the same step of undo.
  public mutating func insert(_ new: String) {
    let isLetter = new.count == 1 && new.allSatisfy { !$0.isWhitespace && !$0.isNewline }
    let joins = isTyping && isLetter && selection.isEmpty
    replace(selection, with: new, joins: joins)
    isTyping = isLetter
  }

  /// Deletes what is selected, or else the character before the caret.
  public mutating func deleteBackward() {
    guard selection.isEmpty else { return replace(selection, with: "") }
    guard selection.lowerBound > 0 else { return }
    replace(selection.lowerBound - 1..<selection.lowerBound, with: "")
  }

  /// Deletes everything, in one step.
  public mutating func clear() {
    composition = ""
    replace(0..<count, with: "")
  }

  /// Puts text in the place of what lies between two places; the caret follows it.
  public mutating func replace(_ range: Range<Int>, with new: String) {
    replace(range, with: new, joins: false)
  }

  /// Takes over what a person made of the text elsewhere, with what is selected then.
  ///
  /// Letters added one by one belong to one step of undo.
  public mutating func take(_ new: String, selecting range: Range<Int>) {
    guard new != text else { return select(range) }
    if let fitting = limited(new, to: Self.limit) {
      return take(fitting.text, selecting: fitting.caret..<fitting.caret)
    }
    let added = Self.addition(from: text, to: new)
    let isLetter = added?.count == 1 && added?.allSatisfy { !$0.isWhitespace } == true
    change(to: new, joins: isTyping && isLetter)
    selection = Self.clamp(range, to: count)
    isTyping = isLetter
  }

  /// Puts the app's own text in the place of everything; it cannot be undone.
  public mutating func set(_ text: String) { self = EditableText(text) }

  /// What an input method composes now; empty when it gave up.
  public mutating func compose(_ text: String) { composition = text }

  /// How much of a text could take the place of what is selected without there being more characters
  /// than a limit; what an input method composes does not count before it is put in.
  ///
  /// O(length).
  public func admitted(_ new: String, in range: Range<Int>? = nil, limit: Int) -> String {
    let range = Self.clamp(range ?? selection, to: count)
    let kept = count - range.count
    var part = String(new.prefix(max(0, limit - kept) + Self.joiningLimit))
    while !part.isEmpty, spliced(range, part).text.count > max(limit, kept) { part.removeLast() }
    return part
  }

  /// How many more characters than there is room for can be put in at the most, since the first and
  /// the last can join what is there.
  private static let joiningLimit = 4

  /// What a limit leaves of a text that a person made of this one, and where the caret is then.
  ///
  /// What was put in is shortened, and what is there already stays; `nil` if all of it fits.
  /// O(length).
  func limited(_ new: String, to limit: Int) -> (text: String, caret: Int)? {
    guard new.count > max(limit, count) else { return nil }
    let start = zip(text, new).prefix { $0 == $1 }.count
    let end = zip(text.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let range = start..<count - end
    let put = String(new.dropFirst(start).dropLast(end))
    var result = self
    result.replace(range, with: admitted(put, in: range, limit: limit))
    return (result.text, result.selection.upperBound)
  }

  /// Goes one step back; does nothing where there is none.
  public mutating func undo() { step(from: \.past, to: \.future) }

  /// Goes one step forward again; does nothing where none was undone.
  public mutating func redo() { step(from: \.future, to: \.past) }

  private mutating func step(
    from source: WritableKeyPath<EditableText, [State]>,
    to target: WritableKeyPath<EditableText, [State]>
  ) {
    guard let state = self[keyPath: source].popLast() else { return }
    self[keyPath: target].append(State(text: text, selection: selection))
    text = state.text
    selection = state.selection
    composition = ""
    isTyping = false
  }

  private mutating func replace(_ range: Range<Int>, with new: String, joins: Bool) {
    let range = Self.clamp(range, to: count)
    let fits = count - range.count + new.count <= Self.limit
    let (result, caret) = spliced(
      range, fits ? new : admitted(new, in: range, limit: Self.limit))
    guard result != text else { return placeCaret(at: caret) }
    change(to: result, joins: joins)
    selection = caret..<caret
    isTyping = false
  }

  /// The text with another one in the place of what is there, and where the caret is then.
  private func spliced(_ range: Range<Int>, _ new: String) -> (text: String, caret: Int) {
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    let before = text[..<start] + new
    let result = String(before) + text[end...]
    // What follows can join the last character typed, as the parts of an emoji do.
    return (result, min(before.count, result.count))
  }

  private mutating func change(to new: String, joins: Bool) {
    if !joins || past.isEmpty {
      past.append(State(text: text, selection: selection))
      if past.count > Self.historyLimit { past.removeFirst() }
    }
    future = []
    text = new
    selection = Self.clamp(selection, to: text.count)
  }

  private static func clamp(_ range: Range<Int>, to count: Int) -> Range<Int> {
    min(max(range.lowerBound, 0), count)..<min(max(range.upperBound, 0), count)
  }

  /// What was put into a text at one place to make another of it; `nil` if more than that happened.
  private static func addition(from old: String, to new: String) -> String? {
    guard new.utf8.count > old.utf8.count else { return nil }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = old.dropFirst(start)
    guard new.hasSuffix(rest) else { return nil }
    return String(new.dropFirst(start).dropLast(rest.count))
  }
}
