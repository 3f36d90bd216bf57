import GalleryModel
import Testing

/// The keys of on-screen keyboards.
struct KeyboardLayoutTests {
  private static let layouts: [KeyboardLayout] = {
    var layouts: [KeyboardLayout] = []
    for type in KeyboardType.allCases {
      for language in KeyboardLanguage.allCases {
        for plane in KeyboardLayout.Plane.allCases {
          for isShifted in [false, true] {
            layouts.append(
              KeyboardLayout(for: type, language: language, plane: plane, isShifted: isShifted))
          }
        }
      }
    }
    return layouts
  }()

  private static let settings: [Setting] = {
    var settings: [Setting] = []
    for idiom in Idiom.allCases {
      for orientation in Orientation.allCases {
        for width in [240.0, 320, 568, 768, 1400] {
          var setting = Setting(idiom: idiom)
          setting.orientation = orientation
          try? setting.setWidth(width)
          settings.append(setting)
        }
      }
    }
    return settings
  }()

  private func typed(by layout: KeyboardLayout) -> [String] {
    layout.rows.joined().compactMap { key in
      if case .insert(let text) = key.action { text } else { nil }
    }
  }

  @Test("What a type is made for is on its first keys", arguments: KeyboardLanguage.allCases)
  func tuned(language: KeyboardLanguage) {
    let digits = (0...9).map(String.init)
    let separator = [.german, .french, .russian].contains(language) ? "," : "."
    let wanted: [KeyboardType: [String]] = [
      .standard: [" "], .name: [" "], .email: ["@", "."], .url: [".", "/", ".com"],
      .number: digits + ["-", separator], .phone: digits + ["*", "#", "+"], .pin: digits,
      .password: digits,
    ]
    for type in KeyboardType.allCases {
      let layout = KeyboardLayout(for: type, language: language)
      let keys = typed(by: layout)
      #expect(wanted[type]?.allSatisfy(keys.contains) == true, "\(type): \(keys)")
      #expect(layout.isPad == !keys.contains { $0.contains(where: \.isLetter) }, "\(type)")
      #expect(layout.has(.delete) && layout.has(.enter), "\(type)")
    }
    #expect(Set(typed(by: KeyboardLayout(for: .pin, language: language))) == Set(digits))
  }

  @Test("Letters lie as the language has them")
  func languages() {
    let first: [KeyboardLanguage: String] = [
      .english: "qwertyuiop", .german: "qwertzuiopü", .french: "azertyuiop",
      .russian: "йцукенгшщзх", .arabic: "ضصثقفغعهخحج", .chinese: "qwertyuiop",
    ]
    for language in KeyboardLanguage.allCases {
      let layout = KeyboardLayout(for: .standard, language: language)
      #expect(layout.rows[0].map(\.title).joined() == first[language])
    }
    let german = typed(by: KeyboardLayout(for: .standard, language: .german))
    #expect(["ä", "ö", "ü", "ß"].allSatisfy(german.contains))
    for language in [KeyboardLanguage.russian, .arabic] {
      for type in [KeyboardType.email, .url, .password] {
        let keys = typed(by: KeyboardLayout(for: type, language: language))
        #expect(keys.allSatisfy { $0.allSatisfy(\.isASCII) || $0 == " " }, "\(language), \(type)")
      }
    }
  }

  @Test("A keyboard has each key once, fills its rows and fits the screen", arguments: settings)
  func geometry(setting: Setting) {
    let height = KeyboardLayout.height(in: setting)
    let page = setting.page(aboveToolbar: false)
    #expect(height <= page.height / 2)
    let room = Rect(x: 0, y: 0, width: page.width, height: height)
    for layout in Self.layouts {
      let frames = layout.keyFrames(width: room.width, height: room.height)
      let keys = Array(layout.rows.joined())
      #expect(frames.count == keys.count)
      #expect(Set(keys.map(\.action)).count == keys.count, "\(layout)")
      for (index, frame) in frames.enumerated() {
        #expect(room.contains(frame), "\(layout): \(frame)")
        #expect(frame.width >= 15, "\(layout): \(keys[index])")
        #expect(!frames[..<index].contains { $0.intersection(frame) != nil }, "\(layout)")
      }
      let wide = layout.rows.map { $0.reduce(0) { $0 + $1.weight } }
      #expect(wide.filter { (layout.columns - $0).magnitude < 1e-9 }.count >= 2, "\(layout)")
    }
  }

  @Test("Larger text makes no larger keys, and right-to-left pages do not mirror them")
  func unmoved() throws {
    var setting = Setting()
    let layout = KeyboardLayout(for: .phone, language: .english)
    let parts = layout.sketchedParts(in: setting)
    try setting.setTextScale(3)
    setting.direction = .rightToLeft
    #expect(layout.sketchedParts(in: setting) == parts)
    #expect(parts.first?.purpose == "phone")
    #expect(parts.first?.frame.maxY == setting.height)
    #expect(parts.dropFirst().prefix(3).map(\.text) == ["1", "2", "3"])
  }

  @Test("A capital is typed once, and each word of a name begins with one")
  func capitals() {
    var layout = KeyboardLayout(for: .standard, language: .german)
    #expect(!layout.isShifted)
    layout.press(.shift)
    #expect(layout.has(.insert("Ä")) && layout.has(.insert("ẞ")) && !layout.has(.insert("ä")))
    layout.press(.insert("Ä"))
    #expect(layout.has(.insert("ä")))
    var name = KeyboardLayout(for: .name, language: .english)
    #expect(name.isShifted)
    name.press(.insert("A"))
    #expect(!name.isShifted)
    name.press(.insert(" "))
    #expect(name.isShifted)
  }

  @Test("Every key can be reached from every state by presses", arguments: layouts)
  func paths(start: KeyboardLayout) {
    for plane in KeyboardLayout.Plane.allCases where !start.isPad {
      for isShifted in [false, true] {
        let goal = KeyboardLayout(
          for: start.type, language: start.language, plane: plane, isShifted: isShifted)
        for key in goal.rows.joined() {
          var layout = start
          let path = layout.path(to: key.action)
          for action in path ?? [] {
            #expect(layout.has(action))
            layout.press(action)
          }
          #expect(path?.last == key.action, "\(start): \(key)")
        }
      }
    }
    #expect(start.path(to: .insert("🙂")) == nil)
  }
}
