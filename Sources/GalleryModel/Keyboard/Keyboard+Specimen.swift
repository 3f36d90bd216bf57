extension Keyboard {
  /// Names, family, editions.
  public static let kind = ControlKind(
    slug: "keyboard", name: Message("Keyboard"),
    summary: Message("On-screen keyboard whose type suits the content to be entered."),
    family: .text, editions: Edition.allCases)

  /// Words in both languages.
  typealias Words = (english: String, chinese: String)

  /// The page is a form to sign up with.
  public static func pageTitle(in setting: Setting) -> String {
    setting.text("Library Card", "借书证")
  }

  /// What a form asks for: the field's words, what stands in it while it is empty, and an example.
  struct Question: Sendable {
    let title: Words
    let placeholder: Words
    let answer: Words
  }

  static func question(_ content: TextContent) -> Question {
    switch content {
    case .words:
      Question(
        title: ("Note", "备注"), placeholder: ("Anything else", "其他说明"), answer: ("", ""))
    case .name:
      Question(title: ("Name", "姓名"), placeholder: ("First and last name", "姓和名"), answer: ("", ""))
    case .email:
      Question(
        title: ("E-mail", "电子邮箱"), placeholder: ("name@example.com", "name@example.com"),
        answer: ("nora", "nora"))
    case .url:
      Question(
        title: ("Website", "网站"), placeholder: ("www.example.com", "www.example.com"),
        answer: ("", ""))
    case .number:
      Question(title: ("Age", "年龄"), placeholder: ("In years", "岁"), answer: ("", ""))
    case .phone:
      Question(
        title: ("Phone", "电话"), placeholder: ("555 0142", "010 5550 0142"), answer: ("555", "010"))
    case .pin:
      Question(title: ("PIN", "PIN 码"), placeholder: ("Four digits", "四位数字"), answer: ("", ""))
    case .password:
      Question(
        title: ("Password", "密码"), placeholder: ("Eight characters", "至少八位"), answer: ("", ""))
    }
  }

  private static let rows: [(title: Words, detail: Words)] = [
    (("Name", "姓名"), ("Nora Lindqvist", "林诺拉")),
    (("City", "城市"), ("Harbour Bay", "海湾市")),
  ]

  /// Somebody is just giving an e-mail address to get a library card.
  public static func specimen(in setting: Setting) -> Scene<Keyboard> {
    var control = Keyboard("", .email, userLanguage: KeyboardLanguage(setting.language))
    control.ask(for: .email, in: setting)
    let text = { (words: Words) in setting.text(words.english, words.chinese) }
    return Scene(
      control, in: setting,
      beside: rows.map { .row(RowProp(title: text($0.title), detail: text($0.detail))) })
  }

  /// Asks for something else, in the gallery's own words, with a keyboard that suits it.
  public mutating func ask(for content: TextContent, in setting: Setting) {
    let question = Self.question(content)
    title = setting.text(question.title.english, question.title.chinese)
    placeholder = setting.text(question.placeholder.english, question.placeholder.chinese)
    setText(setting.text(question.answer.english, question.answer.chinese))
    self.content = content
    type = content.suitingTypes.first ?? .standard
  }

  /// Takes over the setting; words that the gallery knows change with the language, and so does the
  /// keyboard of a user who has set the stage's.
  public static func adapt(_ scene: inout Scene<Keyboard>, to setting: Setting) {
    let old = scene.setting.language
    scene.move(to: setting)
    guard old != setting.language else { return }
    let translated = { (text: String) in setting.translated(text, among: vocabulary) }
    scene.subject.title = translated(scene.subject.title)
    scene.subject.placeholder = translated(scene.subject.placeholder)
    let text = translated(scene.subject.text.text)
    if text != scene.subject.text.text { scene.subject.setText(text) }
    if scene.subject.userLanguage == KeyboardLanguage(old) {
      scene.subject.userLanguage = KeyboardLanguage(setting.language)
    }
    for index in scene.beside.indices {
      scene.beside[index].title = translated(scene.beside[index].title)
      scene.beside[index].row.detail = translated(scene.beside[index].row.detail)
    }
  }

  /// All words of the gallery's own that a scene can hold.
  private static let vocabulary: [Words] = {
    var words: [Words] = []
    for content in TextContent.allCases {
      let question = question(content)
      words += [question.title, question.placeholder, question.answer]
    }
    for row in rows { words += [row.title, row.detail] }
    return words.filter { !$0.english.isEmpty }
  }()
}
