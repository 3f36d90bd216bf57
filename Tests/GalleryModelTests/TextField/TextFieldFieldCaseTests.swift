import GalleryModel
import Testing

/// What went wrong with fields elsewhere, and has to be right here.
@Suite struct TextFieldFieldCaseTests {
  private static let setting = Setting()
  static let typed: [String] = ["a", "hello", "保存", "שלום", "👩‍👩‍👧", "e\u{301}", "🇨🇭🇨🇭", " "]

  private static func field(_ text: String = "", limit: Double = 0) throws -> TextField {
    var field = TextField(.email, text: text, placeholder: "Email")
    try field.setCharacterLimit(limit)
    return field
  }

  @Test("cleared by the button, or by deleting", arguments: typed)
  func clearing(_ text: String) throws {
    var field = try Self.field()
    #expect(!field.showsClearButton)
    _ = field.receive(.type(text), in: Self.setting)
    #expect(field.showsClearButton)
    var deleted = field
    var reports: [TextField.Report] = []
    for _ in 0..<text.count {
      #expect(deleted.showsClearButton)
      reports += deleted.receive(.deleteBackward, in: Self.setting)
    }
    #expect(deleted.text.isEmpty && !deleted.showsClearButton)
    #expect(!reports.contains(.cleared), "Only the button reports clear.")
    #expect(field.receive(.clear, in: Self.setting).contains(.cleared))
    #expect(field.text.isEmpty && !field.showsClearButton)
    #expect(
      field.receive(.clear, in: Self.setting).isEmpty, "A button that is not there was pressed.")
  }

  @Test("undo after clear", arguments: typed)
  func undoAfterClear(_ text: String) throws {
    var field = try Self.field()
    for event in [TextField.Event.type(text), .clear, .undo] {
      _ = field.receive(event, in: Self.setting)
    }
    #expect(field.text.text == text)
    _ = field.receive(.redo, in: Self.setting)
    #expect(field.text.isEmpty)
  }

  @Test("the initial text is not undoable", arguments: typed)
  func initialText(_ text: String) throws {
    var field = try Self.field(text)
    #expect(field.receive(.undo, in: Self.setting).isEmpty)
    #expect(field.text.text == text)
    _ = field.receive(.type("x"), in: Self.setting)
    _ = field.receive(.undo, in: Self.setting)
    _ = field.receive(.undo, in: Self.setting)
    #expect(field.text.text == text)
    _ = field.receive(.set("offered"), in: Self.setting)
    #expect(field.receive(.undo, in: Self.setting).isEmpty, "The app's own text was undone.")
    #expect(field.text.text == "offered")
  }

  @Test(
    "length limit while composing",
    arguments: [(2.0, "nihao", "你好"), (2, "nihaoma", "你好吗"), (1, "aa", "ああ"), (3, "", "👩‍👩‍👧👨‍👦ab")])
  func limitWhileComposing(_ limit: Double, _ composed: String, _ committed: String) throws {
    var field = try Self.field(limit: limit)
    for end in composed.indices {
      _ = field.receive(.compose(String(composed[...end])), in: Self.setting)
      #expect(field.text.composition == composed[...end], "Composing was cut.")
    }
    _ = field.receive(.commit(committed), in: Self.setting)
    #expect(field.text.text == String(committed.prefix(Int(limit))))
    #expect(!field.text.isComposing)
  }

  @Test("a joined emoji counts as one and is never cut", arguments: [1.0, 2, 3])
  func joinedEmoji(_ limit: Double) throws {
    var field = try Self.field(limit: limit)
    // The parts of one emoji, as an input method may put them in one by one.
    for part in ["👩", "\u{200D}👩", "\u{200D}👧"] {
      _ = field.receive(.type(part), in: Self.setting)
    }
    #expect(field.text.text == "👩‍👩‍👧")
    _ = field.receive(.paste("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"), in: Self.setting)
    #expect(field.text.count == Int(limit))
    #expect(field.text.text.allSatisfy { $0 == "👩‍👩‍👧" })
  }

  struct Overflow: Sendable, CustomTestStringConvertible {
    let text: String
    let limit: Double
    let made: String
    let left: String
    let caret: Int
    var testDescription: String { "\(text) → \(made), at most \(limit)" }
  }
  static let overflows: [Overflow] = [
    Overflow(text: "hello", limit: 5, made: "xhello", left: "hello", caret: 0),
    Overflow(text: "hello", limit: 5, made: "helloworld", left: "hello", caret: 5),
    Overflow(text: "hello world", limit: 5, made: "hello xworld", left: "hello world", caret: 6),
    Overflow(text: "ab", limit: 3, made: "axyzb", left: "axb", caret: 2),
    Overflow(text: "a\nb", limit: 4, made: "a\n123b", left: "a\n1b", caret: 3),
    Overflow(text: "👩‍👩‍👧", limit: 1, made: "👩‍👩‍👧👩‍👩‍👧", left: "👩‍👩‍👧", caret: 1),
    Overflow(
      text: "", limit: 3, made: String(repeating: "é", count: 20_000), left: "ééé", caret: 3),
  ]

  @Test("a limit shortens what was put in, and leaves what was there", arguments: overflows)
  func overflow(_ row: Overflow) throws {
    var field = try Self.field(limit: row.limit)
    field.setReturnBreaksLine(true)
    field.set(row.text)
    _ = field.receive(
      .edit(row.made, row.made.count..<row.made.count), in: Self.setting)
    #expect(field.text.text == row.left)
    #expect(field.text.selection == row.caret..<row.caret)
  }

  @Test("a secret does not leak", arguments: [false, true])
  func secret(_ isRevealed: Bool) {
    var field = TextField(.password, text: "s3cret", placeholder: "Password")
    _ = field.receive(.reveal(isRevealed), in: Self.setting)
    #expect(field.isRevealed == isRevealed)
    #expect(field.drawnText == (isRevealed ? "s3cret" : "●●●●●●"))
    _ = field.receive(.select(0..<6), in: Self.setting)
    #expect(field.receive(.copy, in: Self.setting).isEmpty)
    #expect(field.receive(.cut, in: Self.setting).isEmpty)
    #expect(field.text.text == "s3cret", "A cut deleted something.")
    #expect(
      field.text.selection.isEmpty == isRevealed,
      "What can be read cannot be selected, or else could be dragged away.")
    let reports = field.receive(.paste("new"), in: Self.setting)
    #expect(field.text.text == (isRevealed ? "s3cretnew" : "new"), "Paste has to work.")
    #expect(
      reports == [.changed(TextField.hidden(field.text.text))], "The log tells the secret.")
    #expect(!field.description(of: .type("s3cret")).contains("s3cret"))
    #expect(!field.description(of: .edit("s3cret", 0..<1)).contains("s3cret"))
  }

  @Test("a field that hides nothing lets its text be copied")
  func copying() throws {
    var field = try Self.field("hello")
    #expect(field.receive(.copy, in: Self.setting).isEmpty, "Nothing is selected.")
    _ = field.receive(.select(0..<4), in: Self.setting)
    #expect(field.receive(.copy, in: Self.setting) == [.copied("hell")])
    #expect(field.receive(.cut, in: Self.setting) == [.copied("hell"), .changed("o")])
    _ = field.receive(.undo, in: Self.setting)
    #expect(field.text.text == "hello")
  }
}
