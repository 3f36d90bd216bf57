import Foundation
import GalleryModel
import Testing

/// What a person does to text by the menu, and what becomes of it.
@Suite struct EditMenuEventTests {
  private let setting = Setting()

  private func menu(
    _ text: String, selecting range: Range<Int>, host: EditMenu.Host = .textView
  ) -> EditMenu {
    var menu = EditMenu(host: host, text: text)
    menu.setCustoms([EditMenu.CustomCommand("Look Up")])
    _ = menu.receive(.select(range), in: setting)
    _ = menu.receive(.menuKey, in: setting)
    return menu
  }

  @Test("what is cut is on the clipboard, and undo and redo go back and forth")
  func whatIsCutIsOnTheClipboardAndUndoAndRedoGoBackAndForth() {
    var menu = menu("One word here", selecting: 4..<8)
    #expect(menu.receive(.choose(.standard(.cut)), in: setting) == [.cut("word")])
    #expect(menu.text.text == "One  here")
    #expect(menu.board == .own("word"))
    #expect(!menu.isOpen)
    #expect(menu.receive(.undo, in: setting) == [.undone])
    #expect(menu.text.text == "One word here")
    #expect(menu.text.selection == 4..<8)
    #expect(menu.receive(.redo, in: setting) == [.redone])
    #expect(menu.text.text == "One  here")
    #expect(menu.receive(.redo, in: setting) == [])
  }

  @Test("Delete leaves the clipboard alone")
  func deleteLeavesTheClipboardAlone() {
    var menu = menu("One word here", selecting: 4..<8)
    _ = menu.receive(.boardChanged(.own("kept")), in: setting)
    #expect(menu.receive(.choose(.standard(.delete)), in: setting) == [.deleted("word")])
    #expect(menu.board == .own("kept"))
  }

  @Test("what is pasted takes the place of the selection, in a field as one line")
  func whatIsPastedTakesThePlaceOfTheSelectionInAFieldAsOneLine() {
    for (host, pasted) in [(EditMenu.Host.textView, "a\nb"), (.textField, "a b")] {
      var menu = menu("One word here", selecting: 4..<8, host: host)
      _ = menu.receive(.boardChanged(.own("a\nb")), in: setting)
      #expect(menu.receive(.choose(.standard(.paste)), in: setting) == [.pasted(pasted)])
      #expect(menu.text.text == "One \(pasted) here")
      #expect(menu.text.selection == 7..<7)
    }
  }

  @Test("another program's text is asked for before it is pasted")
  func anotherProgramSTextIsAskedForBeforeItIsPasted() {
    var menu = menu("One word here", selecting: 4..<8)
    _ = menu.receive(.boardChanged(.foreign), in: setting)
    #expect(menu.receive(.choose(.standard(.paste)), in: setting) == [.askedForText])
    #expect(menu.text.text == "One word here")
    #expect(menu.receive(.paste("thing"), in: setting) == [.pasted("thing")])
    #expect(menu.text.text == "One thing here")
  }

  @Test("Select selects the word at the caret, and the menu stays for what can be done with it")
  func selectSelectsTheWordAtTheCaretAndTheMenuStays() {
    var menu = menu("One word here", selecting: 5..<5)
    #expect(menu.receive(.choose(.standard(.select)), in: setting) == [.selected("word"), .opened])
    #expect(menu.isOpen)
    #expect(menu.offered.contains(.standard(.cut)))
    #expect(!menu.offered.contains(.standard(.select)))
    _ = menu.receive(.choose(.standard(.selectAll)), in: setting)
    #expect(menu.text.selection == 0..<13)
    #expect(!menu.offered.contains(.standard(.selectAll)))
  }

  @Test(
    "right after a word Select selects that word",
    arguments: [
      ("One word here", 8, "word"), ("One", 3, "One"), ("One, two", 4, " "), ("a  b", 2, "  "),
    ])
  func selectAfterAWord(_ text: String, _ caret: Int, _ selected: String) {
    var menu = menu(text, selecting: caret..<caret)
    _ = menu.receive(.choose(.standard(.select)), in: setting)
    #expect(menu.selectedText == selected)
  }

  @Test("text that is not to be selected is neither selected nor copied")
  func textThatIsNotToBeSelectedIsNotCopied() {
    var menu = menu("One word here", selecting: 4..<8)
    menu.host = .staticText
    menu.isSelectable = false
    #expect(!menu.hasSelection)
    #expect(menu.receive(.copied, in: setting) == [])
    #expect(menu.receive(.select(0..<3), in: setting) == [])
    #expect(menu.text.selection == 4..<8)
  }

  @Test("a field of one line takes line breaks as spaces")
  func aFieldTakesLineBreaksAsSpaces() {
    for event: EditMenu.Event in [.type("a\nb"), .edited("a\nb", 3..<3), .paste("a\nb")] {
      var menu = menu("x", selecting: 0..<1)
      menu.host = .textField
      _ = menu.receive(event, in: setting)
      #expect(menu.text.text == "a b", "\(event)")
    }
  }

  @Test("a custom command runs on what is selected and is asked about by nobody")
  func aCustomCommandRunsOnWhatIsSelectedAndIsAskedAboutByNobody() {
    var menu = menu("One word here", selecting: 4..<8)
    #expect(menu.receive(.choose(.custom(0)), in: setting) == [.ran("Look Up", on: "word")])
    _ = menu.receive(.select(0..<0), in: setting)
    _ = menu.receive(.menuKey, in: setting)
    #expect(menu.receive(.choose(.custom(0)), in: setting) == [])
    #expect(menu.receive(.choose(.custom(7)), in: setting) == [])
  }

  struct Touch: Sendable {
    let text: String
    let place: Int
    let selected: String
  }

  static let touches = [
    Touch(text: "One word here", place: 5, selected: "word"),
    Touch(text: "One word here", place: 40, selected: "here"),
    Touch(text: "don’t stop", place: 1, selected: "don’t"),
    Touch(text: "مرحبا بالعالم", place: 8, selected: "بالعالم"),
    Touch(text: "ab 👩‍👩‍👧‍👦 cd", place: 3, selected: "👩‍👩‍👧‍👦"),
    Touch(text: "🇨🇳🏳️‍🌈", place: 1, selected: "🏳️‍🌈"),
    Touch(text: "e\u{301}te\u{301} x", place: 0, selected: "e\u{301}te\u{301}"),
    Touch(text: "搪瓷杯", place: 1, selected: "瓷"),
  ]

  @Test("both gestures select the word, whole characters at a time", arguments: touches)
  func bothGesturesSelectTheWordWholeCharactersAtATime(touch: Touch) {
    for event: EditMenu.Event in [.hold(at: touch.place), .doubleTap(at: touch.place)] {
      var menu = EditMenu(host: .textView, text: touch.text)
      #expect(menu.receive(event, in: setting) == [.selected(touch.selected), .opened])
      #expect(menu.selectedText == touch.selected)
    }
  }

  @Test("what is held within the selection leaves it as it is")
  func whatIsHeldWithinTheSelectionLeavesItAsItIs() {
    var menu = menu("One word here", selecting: 0..<8)
    _ = menu.receive(.hold(at: 5), in: setting)
    #expect(menu.text.selection == 0..<8)
    _ = menu.receive(.hold(at: 10), in: setting)
    #expect(menu.text.selection == 9..<13)
  }

  @Test("a double-tap selects what the app set")
  func aDoubleTapSelectsWhatTheAppSet() {
    let expected: [(EditMenu.DoubleTapSelection, String)] = [
      (.word, "two"), (.paragraph, "one two"), (.all, "one two\nthree"), (.character, "w"),
    ]
    for (selection, text) in expected {
      var menu = EditMenu(host: .textView, text: "one two\nthree")
      menu.doubleTapSelection = selection
      _ = menu.receive(.doubleTap(at: 5), in: setting)
      #expect(menu.selectedText == text)
    }
  }

  @Test("typing, moving and composing close the menu, and what is composed is no text yet")
  func typingMovingAndComposingCloseTheMenu() {
    for event: EditMenu.Event in [
      .type("x"), .edited("One x here", 5..<5), .select(0..<2), .tap(at: 2), .dismiss,
      .composed("ni"),
    ] {
      var menu = menu("One word here", selecting: 4..<8)
      _ = menu.receive(event, in: setting)
      #expect(!menu.isOpen, "\(event)")
    }
    var menu = menu("One word here", selecting: 4..<8)
    _ = menu.receive(.composed("ni"), in: setting)
    #expect(menu.text.text == "One word here")
    #expect(menu.text.composition == "ni")
  }

  @Test("read-only text takes no edit")
  func readOnlyTextTakesNoEdit() {
    var menu = menu("One word here", selecting: 4..<8)
    menu.isEditable = false
    for event: EditMenu.Event in [
      .type("x"), .edited("x", 1..<1), .paste("x"), .choose(.standard(.cut)), .undo, .redo,
      .choose(.standard(.delete)), .choose(.standard(.paste)),
    ] {
      #expect(menu.receive(event, in: setting) == [], "\(event)")
      #expect(menu.text.text == "One word here")
    }
  }

  @Test("without undo nothing is remembered")
  func withoutUndoNothingIsRemembered() {
    var menu = menu("One word here", selecting: 4..<8)
    menu.keepUndo(false)
    _ = menu.receive(.choose(.standard(.cut)), in: setting)
    #expect(!menu.text.canUndo)
    #expect(menu.receive(.undo, in: setting) == [])
  }

  @Test("more commands and lines than there can be are refused when read, and cut when set")
  func moreThanThereCanBeIsRefused() throws {
    var menu = EditMenu()
    menu.setCustoms((0..<2_000).map { EditMenu.CustomCommand("\($0)") })
    #expect(menu.customs.items.count == EditMenu.CustomCommand.listLimit)
    menu.setLines((0..<9).map { EditMenu.Line("\($0)") })
    #expect(menu.lines.items.count == EditMenu.Line.listLimit)
    let data = try JSONEncoder().encode(menu)
    #expect(try JSONDecoder().decode(EditMenu.self, from: data) == menu)
    for key in ["customs", "lines"] {
      var tree = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      var list = try #require(tree[key] as? [Any])
      list.append(list[0])
      tree[key] = list
      let wrong = try JSONSerialization.data(withJSONObject: tree)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(EditMenu.self, from: wrong)
      }
    }
  }
}
