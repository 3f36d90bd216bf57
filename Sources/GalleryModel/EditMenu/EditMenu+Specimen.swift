extension EditMenu {
  /// Names, family, editions.
  public static let kind = ControlKind(
    slug: "edit-menu", name: Message("Edit Menu"),
    summary: Message(
      "Pop-up menu for selected content, opened by a press-and-hold or a double-tap."),
    family: .text, editions: [.ten, .eleven])

  /// The page is an advertisement that is being written.
  public static func pageTitle(in setting: Setting) -> String {
    setting.text("New Listing", "发布闲置")
  }

  static let description = Words(
    "Sturdy enamel mug for camping and the kitchen. It holds 350 ml, keeps coffee warm on cold "
      + "mornings and survives every fall. One small chip at the rim, otherwise like new.",
    "结实的搪瓷杯，露营、居家都好用。容量 350 毫升，冬天早晨喝咖啡也不容易凉，摔了也不怕。杯口有一处小磕痕，其余如新。")
  /// What of the description is selected at first.
  static let selectedWords = Words("chip", "磕痕")
  static let name = Words("Enamel Mug", "搪瓷杯")
  static let price = Words("€ 24.90", "¥ 89.00")
  static let delivery = Words("Posted within two days", "两天内发货")
  static let pictureTitle = Words("Enamel mug by a lake", "湖边的搪瓷杯")
  static let lookUp = Words("Look Up", "查词")
  static let translate = Words("Translate", "翻译")
  static let lookingUp = Words("look words up", "查词")
  static let noVerb = Words("Dictionary", "词典")
  static let longName = Words(
    "Translate This Selection Into My Preferred Language", "把选中的内容翻译成我的首选语言")
  static let lowerCaseName = "look up word"
  static let copyTitle = StandardCommand.copy.words
  static let editTitle = Words("Edit…", "编辑…")
  /// The command of a button that opens the menu.
  static let openingCommand = "edit-menu"
  /// More commands than anybody wants to choose from.
  static let manyNames = [
    lookUp, translate, Words("Share", "分享"), Words("Highlight", "标记"),
    Words("Read Aloud", "朗读"), Words("Search", "搜索"), Words("Add Note", "添加批注"),
    Words("Compare", "比较"), Words("Report", "报告"),
  ]

  /// All words of the gallery's own that a scene can hold.
  private static let vocabulary: [(english: String, chinese: String)] = {
    var words: [Words] = [
      description, name, price, delivery, pictureTitle, lookingUp, noVerb, longName, copyTitle,
      editTitle,
    ]
    words += manyNames
    words += StandardCommand.six.map(\.words)
    return words.map { ($0.english, $0.chinese) }
  }()

  /// Somebody describes a mug for sale and has just held down a word of the text.
  public static func specimen(in setting: Setting) -> Scene<EditMenu> {
    var menu = EditMenu(
      host: .textView, text: description.text(in: setting), picture: pictureTitle.text(in: setting))
    menu.setLines([
      Line(name.text(in: setting)),
      Line(price.text(in: setting), isImportant: true),
      Line(delivery.text(in: setting), place: .below),
    ])
    menu.setCustoms([lookUp, translate].map { CustomCommand($0.text(in: setting)) })
    menu.appAction = lookingUp.text(in: setting)
    menu.board = .own(name.text(in: setting))
    menu.text.select(menu.range(of: selectedWords.text(in: setting)))
    menu.hasPhoto = true
    menu.opening = .hold
    var scene = Scene(menu, in: setting)
    // The smallest screens have no room for the menu beside large text.
    if coverVerdict(of: sketch(of: scene)).outcome == .breaks { scene.subject.close() }
    return scene
  }

  /// Where words stand in the text; the beginning if they do not.
  private func range(of words: String) -> Range<Int> {
    let characters = Array(text.text)
    let wanted = Array(words)
    guard wanted.count <= characters.count else { return 0..<0 }
    for start in 0...characters.count - wanted.count
    where characters[start..<start + wanted.count].elementsEqual(wanted) {
      return start..<start + wanted.count
    }
    return 0..<0
  }

  /// Takes over the setting; words that the gallery knows change with the language.
  public static func adapt(_ scene: inout Scene<EditMenu>, to setting: Setting) {
    let old = scene.setting.language
    scene.move(to: setting)
    guard old != setting.language else { return }
    let translated = { (text: String) in setting.translated(text, among: vocabulary) }
    scene.subject.picture = translated(scene.subject.picture)
    scene.subject.appAction = translated(scene.subject.appAction)
    scene.subject.setLines(
      scene.subject.lines.items.map {
        Line(translated($0.text), isImportant: $0.isImportant, place: $0.place)
      })
    scene.subject.setCustoms(
      scene.subject.customs.items.map {
        CustomCommand(translated($0.title), needsSelection: $0.needsSelection)
      })
    if case .own(let text) = scene.subject.board { scene.subject.board = .own(translated(text)) }
    let text = translated(scene.subject.text.text)
    if text != scene.subject.text.text {
      let wasSelected = scene.subject.hasSelection
      scene.subject.text.set(text)
      if wasSelected {
        scene.subject.text.select(scene.subject.range(of: selectedWords.text(in: setting)))
      }
    }
    for index in scene.beside.indices {
      scene.beside[index].title = translated(scene.beside[index].title)
    }
    if let title = scene.instead?.title { scene.instead?.title = translated(title) }
  }
}
