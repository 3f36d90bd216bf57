import GalleryModel
import XCTest

@testable import LinuxGallery

final class AppearanceBarTests: GtkTestCase {
  func testEveryThemeColoursTheStageAlone() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let around = try showcase.surroundings()
      var seen: [String] = []
      for theme in Theme.allCases {
        try showcase.choose(theme.title.localized, in: "Theme")
        XCTAssertEqual(showcase.session.setting.theme, theme)
        let look = try showcase.stageLook()
        XCTAssertEqual(look.ground.red < 0.5, theme.isDark, "\(theme): \(look)")
        XCTAssertEqual(look.ink.red > 0.5, theme.isDark, "\(theme): \(look)")
        seen.append("\(look)")
        XCTAssertEqual(try showcase.surroundings(), around, "\(theme)")
      }
      XCTAssertEqual(Set(seen).count, seen.count, "Two themes look the same.")
    }
  }

  func testEveryTextSizeScalesTheTextOfTheStageAlone() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let around = try showcase.surroundings()
      let usual = try showcase.stageTitle.textSize.height
      for percent in AppearanceBar.textPercents {
        try showcase.choose("Text \(percent) %", in: "Text size")
        XCTAssertEqual(showcase.session.setting.textScale, Double(percent) / 100)
        XCTAssertEqual(
          try showcase.stageTitle.textSize.height, usual * Double(percent) / 100,
          accuracy: 2, "\(percent) %")
        XCTAssertEqual(try showcase.surroundings(), around, "\(percent) %")
      }
    }
  }

  func testEveryDirectionTurnsTheStageAlone() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let around = try showcase.surroundings()
      for direction in ReadingDirection.allCases.reversed() {
        try showcase.choose(direction.title.localized, in: "Reading direction")
        XCTAssertEqual(showcase.session.setting.direction, direction)
        let places = showcase.segments.compactMap { $0.bounds(in: showcase.stage.widget)?.x }
        XCTAssertEqual(places.count, 3)
        XCTAssertEqual(
          places, direction == .rightToLeft ? places.sorted(by: >) : places.sorted(),
          "\(direction)")
        XCTAssertEqual(try showcase.surroundings(), around, "\(direction)")
      }
    }
  }

  func testEveryLanguageIsSpokenOnTheStageAlone() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let around = try showcase.surroundings()
      for (language, title, segment) in [
        (StageLanguage.chinese, "海港步道", "地图"), (.english, "Harbour Walk", "Map"),
      ] {
        try showcase.choose(language.title, in: "Stage language")
        XCTAssertEqual(showcase.session.setting.language, language)
        XCTAssertEqual(try showcase.stageTitle.text, title)
        XCTAssertEqual(GalleryShowcase.texts(in: showcase.segments[0]), [segment])
        XCTAssertEqual(try showcase.surroundings(), around, "\(language)")
      }
    }
  }

  func testEveryWidthIsThatOfTheDeviceAlone() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      let around = try showcase.surroundings()
      for idiom in Idiom.allCases {
        showcase.session.change { $0.setIdiom(idiom) }
        showcase.settle()
        for width in AppearanceBar.widths(of: idiom).reversed() {
          try showcase.choose("\(width) points", in: "Screen width")
          XCTAssertEqual(showcase.session.setting.width, Double(width))
          XCTAssertEqual(showcase.stage.device.widget.size.width, Double(width))
          let seen = try XCTUnwrap(showcase.stage.device.widget.bounds(in: showcase.stage.widget))
          XCTAssertEqual(seen.width, Double(width) * showcase.stage.scale, accuracy: 0.5)
          XCTAssertLessThanOrEqual(seen.maxX, showcase.stage.widget.size.width)
          XCTAssertEqual(try showcase.surroundings(), around, "\(width)")
        }
      }
    }
  }

  func testAnimationsAreThoseOfTheWholeProgram() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      XCTAssertFalse(DesktopSettings.areAnimationsEnabled)
      let button = try showcase.first(ToggleButton.self) { $0.label == "Animations" }
      XCTAssertFalse(button.isActive)
      button.isActive = true
      showcase.settle()
      XCTAssertTrue(showcase.session.setting.isAnimated)
      XCTAssertTrue(DesktopSettings.areAnimationsEnabled)
      button.isActive = false
      showcase.settle()
      XCTAssertFalse(DesktopSettings.areAnimationsEnabled)
    }
  }

  func testButtonsShowWhatWasChosenElsewhere() throws {
    try MainActor.assumeIsolated {
      let showcase = try GalleryShowcase()
      try showcase.session.change {
        $0.theme = .dark
        try $0.setTextScale(1.1)
        try $0.setWidth(333)
      }
      let labels = showcase.appearanceButtons.map(\.label)
      XCTAssertEqual(
        labels, ["Dark", "Text 110 %", "Left to right", "English", "333 points"])
    }
  }
}

extension GalleryShowcase {
  /// The buttons of the bar that open menus.
  fileprivate var appearanceButtons: [MenuButton] {
    window.firstDescendant { $0.hasClass("appearance-bar") }?.descendants(of: MenuButton.self) ?? []
  }

  /// Opens a menu of the bar and presses the entry with those words.
  fileprivate func choose(_ words: String, in menu: String) throws {
    let button = try XCTUnwrap(
      appearanceButtons.first { $0.tooltip == menu }, "There is no menu “\(menu)”.")
    button.popUp()
    defer { button.popDown() }
    let entry = button.descendants.first { widget in
      widget.cssName == "modelbutton" && Self.texts(in: widget).contains(words)
    }
    try XCTUnwrap(entry, "The menu “\(menu)” has no “\(words)”.").emit("clicked")
    button.popDown()
    settle()
    XCTAssertEqual(button.label, words)
  }

  fileprivate var stageTitle: Label {
    get throws { try first(Label.self, in: "device") { $0.hasClass("stage-title") } }
  }

  /// How a text of the stage is drawn.
  @MainActor fileprivate struct Look {
    let ground: RGBA
    let ink: RGBA
  }

  fileprivate func stageLook() throws -> Look {
    let device = stage.device.widget
    let bounds = try XCTUnwrap(try stageTitle.bounds(in: device))
    let picture = try Picture(of: device)
    let ground = try XCTUnwrap(picture.mostCommonColour(in: bounds))
    return Look(
      ground: ground, ink: try XCTUnwrap(picture.colourOfGreatestContrast(to: ground, in: bounds)))
  }

  /// What a picture of the list of controls and of the panel's heading comes to, which no choice for
  /// the stage may change.
  fileprivate func surroundings() throws -> [Int] {
    let list = try first(ListBox.self, in: "sidebar")
    let title = try first(Label.self, in: "panel") { $0.hasClass("page-title") }
    return try [Picture(of: list).bytes.hashValue, Picture(of: title).bytes.hashValue]
  }
}
