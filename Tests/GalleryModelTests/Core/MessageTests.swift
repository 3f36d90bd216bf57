import GalleryModel
import Testing

/// Words for people: arguments in their places, number, translation.
@Suite struct MessageTests {
  @Test("arguments stand in their places, in any order")
  func places() {
    let message = Message("{1} of {0}, {1}", 5, "two")
    #expect(message.text() == "two of 5, two")
    #expect(message.text { _, _, _ in "{0}: {1}" } == "5: two")
  }

  static let numbers: [(Double, String)] = [
    (43.4286, "43.4"), (44, "44"), (-0.5, "-0.5"), (0.04, "0"), (-0.04, "0"), (1e20, "1e+20"),
    (99.96, "100"),
  ]

  @Test("numbers have at most one decimal", arguments: numbers)
  func decimals(number: Double, text: String) {
    #expect(Message("{0}", number).text() == text)
  }

  @Test("the count decides between singular and plural")
  func number() {
    #expect(Message.plural("{0} segment", "{0} segments", 1).text() == "1 segment")
    #expect(Message.plural("{0} segment", "{0} segments", 7).text() == "7 segments")
  }

  @Test("messages in messages are translated too")
  func nested() {
    let message = Message("{0}: {1}", Message("Theme"), Message("Light"))
    #expect(message.text { id, _, _ in id == "Light" ? "浅色" : id } == "Theme: 浅色")
  }

  static let odd = ["{", "{}", "{9}", "{x}", "a{0", "}{"]

  @Test("braces that are no places are left alone", arguments: odd)
  func braces(id: String) {
    #expect(Message(id, 1).text() == id)
  }
}
