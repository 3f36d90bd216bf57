import Testing

@testable import GalleryModel

/// Where the guidelines on text fields draw their lines.
@Suite struct TextFieldGuidelineTests {
  private func outcome(
    _ name: String, _ edit: (inout Scene<TextField>) throws -> Void
  ) rethrows -> Verdict.Outcome? {
    var setting = Setting()
    // What only edition 6 says is asked of it.
    if name == "try-easier-control-first" { setting = Setting(era: .edition(.six)) }
    var scene = TextField.specimen(in: setting)
    try edit(&scene)
    return Review(of: scene)["text-field.\(name)"]?.verdict.outcome
  }

  @Test(
    "a label is needless where the placeholder tells as much",
    arguments: [
      ("Email", "Email", true), ("E-mail:", "Email", true), ("Email", "Enter your email", true),
      ("Password", "Enter password", true), ("邮箱", "请输入邮箱", true), ("!", "!", true),
      ("Work email", "Email", false), ("Password", "At least 8 characters", false),
      ("邮箱", "姓名", false), ("Mail", "Email", false),
    ])
  func needlessLabel(_ label: String, _ placeholder: String, _ isNeedless: Bool) {
    let outcome = outcome("drop-label-when-placeholder-suffices") { scene in
      scene.subject.label = label
      scene.subject.placeholder = placeholder
    }
    #expect(outcome == (isNeedless ? .breaks : .follows))
  }

  @Test(
    "a hundred characters are a small amount of text", arguments: [(100.0, true), (101, false)])
  func littleText(_ length: Double, _ isLittle: Bool) throws {
    let expected = try outcome("ask-for-little-text") { try $0.subject.setExpectedLength(length) }
    #expect(expected == (isLittle ? .follows : .breaks))
    let typed = outcome("ask-for-little-text") {
      $0.subject.set(String(repeating: "e\u{301}", count: Int(length)))
    }
    #expect(typed == (isLittle ? .follows : .breaks))
  }

  @Test("twelve characters are worth a clear button", arguments: [(11.0, false), (12, true)])
  func clearButton(_ length: Double, _ isWorthIt: Bool) throws {
    let outcome = try outcome("put-clear-button-at-right") { scene in
      scene.subject.set("")
      scene.subject.clearButton = .none
      try scene.subject.setExpectedLength(length)
    }
    #expect(outcome == (isWorthIt ? .breaks : .notApplicable))
  }

  @Test("a list is the easier control only if it offers what is right")
  func easierControl() {
    let days = ["Mon", "Tue", "Wed"]
    let lists: [(values: [String], isRight: Bool)] = [
      (days, true), (days + ["Any"], true), (["Mon", "Tue"], false), ([], false), (["Red"], false),
    ]
    for list in lists {
      let outcome = outcome("try-easier-control-first") { scene in
        scene.subject.options = ValueSet(days)
        scene.instead = .table(TableProp(values: ValueSet(list.values)))
      }
      #expect(outcome == (list.isRight ? .follows : .breaks), "\(list.values)")
    }
  }

  @Test("styles that are not drawn need no text view")
  func styles() {
    for (text, isStyled) in [("mia", true), ("tom", false)] {
      let outcome = outcome("use-text-view-for-multi-line-or-styled-text") { scene in
        scene.subject.boldWords = "mia"
        scene.subject.set(text)
      }
      #expect(outcome == (isStyled ? .breaks : .notApplicable), "\(text)")
    }
  }

  @Test("a button that does not appear stands at no end")
  func hiddenButtons() {
    for isShown in [true, false] {
      let outcome = outcome("purpose-left-extras-right") { scene in
        scene.subject.showsSystemButtons = isShown
        scene.subject.setItems(
          [
            TextField.Item(.image, .purpose, title: "Envelope", icon: "mail"),
            TextField.Item(
              .button, .extra, title: "Bookmarks", icon: "book", command: "open", isSystem: true),
          ], at: .leading)
        scene.subject.setItems([], at: .trailing)
      }
      #expect(outcome == (isShown ? .breaks : .follows))
    }
  }

  @Test("what was in several lines does not come back into a field of one")
  func linesDoNotComeBack() {
    var field = TextField(.email, text: "a\nb")
    #expect(field.text.text == "a b")
    field.setReturnBreaksLine(true)
    for event in [TextField.Event.enter, .type("c"), .clear, .type("d")] {
      _ = field.receive(event, in: Setting())
    }
    field.setReturnBreaksLine(false)
    for event in [TextField.Event.undo, .undo, .undo, .undo, .redo] {
      _ = field.receive(event, in: Setting())
      #expect(!field.text.text.contains("\n"))
    }
  }

  @Test("a field that becomes one for secrets shows none")
  func becomingSecure() {
    var field = TextField(.password, text: "s3cret")
    _ = field.receive(.reveal(true), in: Setting())
    field.setSecure(true)
    #expect(field.isRevealed, "Nothing has changed.")
    field.setSecure(false)
    field.setSecure(true)
    #expect(field.drawnText == "●●●●●●")
  }
}
