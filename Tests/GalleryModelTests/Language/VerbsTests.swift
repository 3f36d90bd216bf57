import Testing

@testable import GalleryModel

@Suite struct VerbsTests {
  @Test("verbs of applications’ titles", arguments: TitleCase.all)
  func titles(expected: TitleCase) {
    #expect(Verbs.beginsWithVerb(expected.title) == expected.verb)
  }

  static let chinese: [(title: String, isVerb: Bool?)] = [
    ("保存", true), ("保存(_S)", true), ("保存到相册", true), ("删除", true), ("取消", true), ("好", true),
    ("下一步", true), ("不保存", true), ("不允许", true), ("请重试", true), ("立即购买", true),
    ("用 Google 登录", true), ("在浏览器中打开", true), ("将照片移到相册", true), ("打印", true), ("打印…", true),
    ("打印机票", true), ("搜索商品", true), ("购买商品", true), ("联系商家", true), ("添加员工", true),
    ("查看机型", true), ("浏览器列表", false), ("看", true), ("关注", true), ("添加人", nil), ("打印机", false),
    ("编辑器", false),
    ("收藏夹", false), ("管理员", false), ("打印机设置", false), ("词典", false), ("关于本机", false), ("下载量", nil),
    ("开关", nil), ("发票", nil), ("用户登录", nil), ("更多", nil), ("不锈钢", nil), ("红色", nil),
  ]

  @Test("Chinese verbs, as far as a short list is honest", arguments: chinese)
  func chineseTitles(title: String, isVerb: Bool?) {
    #expect(Verbs.beginsWithVerb(title) == isVerb)
  }

  static let undecided = [
    "", " ", "…", "🗑", "5", "Сохранить", "حفظ", "저장", "\u{0}", "Blue", "Loading",
  ]

  @Test("what no list knows is undecided", arguments: undecided)
  func unknown(title: String) {
    #expect(Verbs.beginsWithVerb(title) == nil)
  }

  @Test("the lists hold single words in small letters, and no word is a verb and a noun")
  func lists() {
    #expect((700...1500).contains(Verbs.english.count))
    for word in Verbs.english.union(Verbs.nouns) {
      let isPlain = word.allSatisfy { ("a"..."z").contains($0) }
      #expect(isPlain, "\(word)")
    }
    #expect(Verbs.english.intersection(Verbs.nouns).isEmpty)
  }
}
