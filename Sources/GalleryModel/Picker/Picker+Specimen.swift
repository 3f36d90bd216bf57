extension Picker {
  /// Names, family, editions.
  public static let kind = ControlKind(
    slug: "picker", name: Message("Picker"),
    summary: Message("One or more wheels of values with one value selected in each."),
    family: .choosing, editions: Edition.allCases)

  /// Words in both languages.
  typealias Words = (english: String, chinese: String)

  /// The page is about when a bin is emptied.
  public static func pageTitle(in setting: Setting) -> String {
    setting.text("Bin Collection", "垃圾收集")
  }

  /// The weekdays, in both languages.
  static let weekdays: [Words] = [
    ("Monday", "星期一"), ("Tuesday", "星期二"), ("Wednesday", "星期三"), ("Thursday", "星期四"),
    ("Friday", "星期五"), ("Saturday", "星期六"), ("Sunday", "星期日"),
  ]
  private static let intervals: [Words] = [
    ("1 week", "1 周"), ("2 weeks", "2 周"), ("3 weeks", "3 周"), ("4 weeks", "4 周"),
  ]
  /// Countries as nobody would look for them.
  static let countries: [Words] = [
    ("Peru", "秘鲁"), ("Austria", "奥地利"), ("Zambia", "赞比亚"), ("Chad", "乍得"),
    ("Norway", "挪威"), ("Belize", "伯利兹"), ("Laos", "老挝"),
  ]
  static let fieldTitle: Words = ("Collection", "收集日")
  private static let columnNames: [Words] = [("Weekday", "星期"), ("Every", "间隔")]
  private static let rows: [(title: Words, detail: Words)] = [
    (("Street", "街道"), ("Harbour Lane 7", "港湾巷 7 号")), (("Bin", "垃圾桶"), ("Paper", "纸类")),
  ]

  /// The bin is emptied on Tuesdays, every two weeks, and that is just being edited.
  public static func specimen(in setting: Setting) -> Scene<Picker> {
    let text = { (words: Words) in setting.text(words.english, words.chinese) }
    let picker = Picker(
      fieldTitle: text(fieldTitle),
      [
        Column(
          text(columnNames[0]), ValueSet(weekdays.map(text)), selected: 1, order: .calendar,
          familiarity: .wellKnown),
        Column(
          text(columnNames[1]), ValueSet(intervals.map(text)), selected: 1, order: .numeric,
          familiarity: .wellKnown),
      ])
    var scene = Scene(
      picker, in: setting,
      beside: rows.map { .row(RowProp(title: text($0.title), detail: text($0.detail))) })
    scene.placeWheelsAsUsual()
    return scene
  }

  /// Takes over the setting; words that the gallery knows change with the language.
  public static func adapt(_ scene: inout Scene<Picker>, to setting: Setting) {
    let old = scene.setting.language
    scene.move(to: setting)
    guard old != setting.language else { return }
    let translated = { (text: String) in setting.translated(text, among: vocabulary) }
    scene.subject.panel.fieldTitle = translated(scene.subject.panel.fieldTitle)
    scene.subject.editColumns { column in
      column.name = translated(column.name)
      column.values.setWords(column.values.words.map(translated))
    }
    for index in scene.beside.indices {
      scene.beside[index].title = translated(scene.beside[index].title)
      scene.beside[index].row.detail = translated(scene.beside[index].row.detail)
    }
  }

  /// All words of the gallery's own that a scene can hold.
  private static let vocabulary: [Words] = {
    var words: [Words] = []
    for word in weekdays { words.append(word) }
    for word in intervals { words.append(word) }
    for word in countries { words.append(word) }
    for word in columnNames { words.append(word) }
    for row in rows { words += [row.title, row.detail] }
    words.append(fieldTitle)
    return words
  }()
}
