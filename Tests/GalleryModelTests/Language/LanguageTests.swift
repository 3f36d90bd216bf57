import Testing

@testable import GalleryModel

@Suite struct LanguageTests {
  static let vague: [(words: VagueWords, text: String, found: String?)] = [
    (.waiting, "Loading…", "loading"), (.waiting, "LOADING...", "loading"),
    (.waiting, "Loading, please wait…", "loading"), (.waiting, "Please Wait", "wait"),
    (.waiting, "Authenticating", "authenticating"), (.waiting, "Loading Data", "loading"),
    (.waiting, "Just a moment…", "moment"), (.waiting, "Loading Maps", nil),
    (.waiting, "Authenticating with Harbour Bank", nil), (.waiting, "", nil), (.waiting, "…", nil),
    (.waiting, "加载中", "加载"), (.waiting, "正在加载…", "加载"), (.waiting, "加载中，请稍候", "加载"),
    (.waiting, "请稍候…", "请稍候"),
    (.waiting, "稍候", "稍候"), (.refreshing, "请稍等", "请稍等"),
    (.waiting, "认证中", "认证"), (.waiting, "正在下载 3 张照片", nil), (.waiting, "正在加载地图", nil),
    (.waiting, "please", nil), (.waiting, "正在", nil),
    (.refreshing, "Refresh", "refresh"), (.refreshing, "Updating…", "updating"),
    (.refreshing, "刷新", "刷新"), (.refreshing, "Updated at 3:14", nil),
    (.refreshing, "12 New Messages", nil),
    (.titles, "Mode", "mode"), (.titles, "  _Mode: ", "mode"), (.titles, "Other Options", "other"),
    (.titles, "Airplane Mode", nil), (.titles, "模式", "模式"), (.titles, "飞行模式", nil),
  ]

  @Test("vague words, not texts that hold one among others", arguments: vague)
  func vagueWords(words: VagueWords, text: String, found: String?) {
    #expect(words.found(in: text) == found)
  }

  static let told: [(text: String, found: String?)] = [
    ("Tap here to sign in", "tap"), ("Tap to edit", "tap"), ("Please tap the button", "tap"),
    ("Pull down to refresh", "pull"), ("PULL DOWN TO REFRESH", "pull"),
    ("Pull to refresh…", "pull"), ("Release to refresh", "release"),
    ("Let go to refresh", "let go"),
    ("Swipe left to delete", "swipe"), ("Slide to Unlock", "slide"), ("Drag the thumb", "drag"),
    ("Double tap to zoom", "double tap"), ("Double-tap to zoom", "double-tap"),
    ("Use the switch to turn on Wi-Fi", "use"), ("Move this slider to the right", "move"),
    ("Wi-Fi is off. Click here to turn it on.", "click"), ("You can swipe up", "swipe"),
    ("Pinch with two fingers", "pinch"),
    ("", nil), ("Pull Requests", nil), ("Press Releases", nil), ("Release Notes", nil),
    ("Slide 3 of 10", nil), ("Touch ID", nil), ("Touch Up Photos", nil), ("Drag Race Results", nil),
    ("Click Rate", nil), ("Tap Water", nil), ("Scroll to Top", nil), ("Use Wi-Fi", nil),
    ("Set the Alarm", nil), ("Updated just now", nil), ("Hold Music", nil), ("Stop the Tap", nil),
    ("点击此处登录", "点击"), ("下拉刷新", "下拉"), ("松开刷新", "松开"), ("请向左滑动", "左滑"), ("长按以编辑", "长按"),
    ("点击率", nil), ("下拉菜单", nil), ("释放空间", nil), ("更新于 3:14", nil), ("点击率：点击查看", "点击"),
  ]

  @Test("instructions, not gestures’ names within nouns", arguments: told)
  func instructions(text: String, found: String?) {
    #expect(Instructions.found(in: text) == found)
  }

  /// Texts that are none and are taken for some, since only their meaning tells.
  static let falseAlarms = ["Hold It Against Me", "Press the Flesh", "Shake Your Body"]

  @Test("figures of speech are taken for instructions", arguments: falseAlarms)
  func figuresOfSpeech(text: String) {
    #expect(Instructions.found(in: text) != nil)
  }

  static let lengths: [(text: String, unit: TextLength.Unit, count: Int)] = [
    ("", .words, 0), ("…", .words, 0), ("Save", .words, 1), ("Add to Cart", .words, 3),
    ("R_emove Alarm", .words, 2), ("Don’t Save", .words, 2), ("E-mail Me", .words, 2),
    ("Play/Pause", .words, 2), ("🗑 Delete", .words, 1), ("Delete 2 Items", .words, 3),
    ("Сохранить как", .words, 2), ("저장 하기", .words, 2), ("حفظ الملف", .words, 2),
    (String(repeating: "a", count: 60), .words, 3),
    ("保存", .characters, 2), ("保存到相册", .characters, 5), ("保存…", .characters, 2),
    ("用 Google 登录", .characters, 5), ("ログイン", .characters, 4),
  ]

  @Test("length in a language’s own units", arguments: lengths)
  func length(text: String, unit: TextLength.Unit, count: Int) {
    let length = TextLength(of: text)
    #expect(length.unit == unit)
    #expect(length.count == count)
  }

  @Test("limits are of the language’s own units, and are allowed themselves")
  func limits() {
    let limit = TextLength.Limit(words: 3, characters: 5)
    #expect(limit.allows("Add to Cart"))
    #expect(!limit.allows("Add to Your Cart"))
    #expect(limit.allows("保存到相册"))
    #expect(!limit.allows("保存到我的相册"))
    #expect(limit.allows(""))
  }

  static let hostilePieces = [
    "a", "a ", "A a ", "a/", "a_", "“", "\"", "don'T ", ".", "@", "{", "用", "保存", "点击率", "正在", "👨‍👩‍👧",
    "\u{0}", "\u{202E}", "\u{301}", "שלום ", "tap to ", "please ", "use the ", "re", "\n", "ŉ",
  ]

  @Test(
    "a hundred thousand characters of any kind neither crash nor take long",
    arguments: hostilePieces)
  func hostileTexts(piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.count)
    let duration = ContinuousClock().measure {
      let style = TitleStyle(for: .consolidated)
      #expect(style.breaches(in: style.styled(text)).count == 0)
      _ = Verbs.beginsWithVerb(text)
      _ = VagueWords.waiting.found(in: text)
      _ = Instructions.found(in: text)
      _ = TextLength(of: text)
    }
    // A time that grew with the square of the length would be minutes.
    #expect(duration < .seconds(20))
  }
}
