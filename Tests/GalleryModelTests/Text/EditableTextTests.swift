import Foundation
import GalleryModel
import Testing

@Suite struct EditableTextTests {
  @Test(
    "a word is what a double press selects",
    arguments: [
      ("Hello world", 1, "Hello"), ("Hello world", 5, " "), ("Hello world", 10, "world"),
      ("Hello world", 99, "world"), ("don’t stop", 3, "don’t"), ("say 'yes'", 6, "yes"),
      ("say 'yes'", 4, "'"), ("a,b", 1, ","), ("", 0, ""),
      ("你好世界", 1, "好"), ("שלום עולם", 6, "עולם"), ("hi 👩‍👩‍👧 you", 3, "👩‍👩‍👧"),
      ("one\ntwo", 5, "two"), ("one\ntwo", 3, "\n"), ("naïve e\u{301}té", 7, "e\u{301}té"),
    ])
  func word(_ text: String, _ place: Int, _ word: String) {
    let text = EditableText(text)
    #expect(text.substring(text.word(at: place)) == word)
  }

  @Test(
    "a paragraph is a line without its end",
    arguments: [
      ("one\ntwo\nthree", 5, "two"), ("one\n\nthree", 4, ""), ("one", 3, "one"), ("", 0, ""),
    ])
  func paragraph(_ text: String, _ place: Int, _ line: String) {
    let text = EditableText(text)
    #expect(text.substring(text.paragraph(at: place)) == line)
  }

  @Test("letters typed one by one are undone together, words apart")
  func typing() {
    var text = EditableText()
    for letter in "lake house" { text.insert(String(letter)) }
    #expect(text.text == "lake house")
    text.undo()
    #expect(text.text == "lake ")
    text.undo()
    #expect(text.text == "lake")
    text.undo()
    #expect(text.text.isEmpty && !text.canUndo)
    for _ in 0..<3 { text.redo() }
    #expect(text.text == "lake house" && !text.canRedo)
  }

  @Test("what a widget made of the text is undone as what was typed is")
  func taking() {
    var text = EditableText("a")
    for end in ["ab", "abc", "abcd"] { text.take(end, selecting: end.count..<end.count) }
    #expect(text.selection == 4..<4)
    text.undo()
    #expect(text.text == "a")
  }

  @Test("what is typed next to an emoji can join it; the caret stays within the text")
  func joining() {
    var text = EditableText("👧")
    text.placeCaret(at: 0)
    text.insert("👩\u{200D}")
    #expect(text.text == "👩‍👧" && text.selection == 1..<1)
  }

  @Test("places outside of the text are taken as its ends")
  func clamping() {
    var text = EditableText("abc")
    text.select(-5..<99)
    #expect(text.selectedText == "abc")
    text.replace(2..<99, with: "x")
    #expect(text.text == "abx")
    text.placeCaret(at: -1)
    text.deleteBackward()
    #expect(text.text == "abx")
  }

  @Test("text and history are bounded")
  func bounds() {
    var text = EditableText(String(repeating: "x", count: EditableText.limit + 5))
    #expect(text.count == EditableText.limit)
    for _ in 0..<EditableText.historyLimit + 20 { text.deleteBackward() }
    var steps = 0
    while text.canUndo {
      text.undo()
      steps += 1
    }
    #expect(steps == EditableText.historyLimit)
  }

  @Test(
    "at its limit a text takes nothing more, and pushes nothing out", arguments: [0, 5, 20_000])
  func full(_ place: Int) throws {
    var text = EditableText(String(repeating: "x", count: EditableText.limit))
    let full = text.text
    text.select(place..<place)
    text.insert("y")
    #expect(text.text == full)
    #expect(text.selection == place..<place)
    #expect(!text.canUndo)
    text.take(full + "z", selecting: 20_001..<20_001)
    #expect(text.text == full)
    #expect(text.selection == 20_000..<20_000)
    let data = try JSONEncoder().encode(text)
    #expect(try JSONDecoder().decode(EditableText.self, from: data) == text)
    text.deleteBackward()
    text.insert("yz")
    #expect(text.text == full.dropLast() + "y")
  }

  @Test("a selection outside of the text is refused when read")
  func decoding() throws {
    var text = EditableText("abc")
    text.insert("d")
    let data = try JSONEncoder().encode(text)
    #expect(try JSONDecoder().decode(EditableText.self, from: data) == text)
    let wrong = String(decoding: data, as: UTF8.self).replacing("[4,4]", with: "[4,9]")
    #expect(wrong.contains("[4,9]"))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(EditableText.self, from: Data(wrong.utf8))
    }
  }
}
