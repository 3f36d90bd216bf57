extension TextField {
  /// Names, family, editions.
  public static let kind = ControlKind(
    slug: "text-field", name: Message("Text Field"),
    summary: Message("Single-line rounded field for a small amount of input."),
    family: .text, editions: Edition.allCases)

  /// A text of the gallery's own in both languages of the stage.
  typealias Words = (english: String, chinese: String)

  static let email: Words = ("Email", "电子邮件")
  static let contacts: Words = ("Choose from Bookmarks", "从书签中选择")
  static let envelope: Words = ("Envelope", "信封")
  static let eventTitle: Words = ("Summer Picnic", "夏日野餐")
  static let eventTime: Words = ("Sat, 14:00", "周六 14:00")
  static let lifeStory: Words = ("Tell us the story of your life", "请讲讲您的人生故事")
  static let message: Words = ("Message", "留言")
  static let weekday: Words = ("Weekday", "星期")
  static let postCode: Words = ("Post code", "邮政编码")
  static let cat: Words = ("Cat", "猫")
  static let button: Words = ("Button", "按钮")
  static let password: Words = ("Password", "密码")
  static let searchTerm: Words = (
    "rooms with a view of the harbour", "能看到港口景色并且可以带宠物的房间"
  )
  static let lines: Words = (
    "Dear Mia, thank you for the picnic. The children loved the lake. We will bring the blankets next time. See you in August. Yours, Tom",
    "亲爱的米娅，谢谢你的野餐。孩子们很喜欢那个湖。下次我们带毯子来。八月见。汤姆"
  )
  static let placeholders: [TextContent: Words] = [
    .words: ("Notes", "备注"), .name: ("Name", "姓名"), .email: email,
    .url: ("Website", "网站"), .number: ("Amount", "数量"), .phone: ("Phone", "电话"),
    .pin: ("PIN", "PIN 码"), .password: password,
  ]
  static let weekdays: [Words] = [
    ("Monday", "星期一"), ("Tuesday", "星期二"), ("Wednesday", "星期三"), ("Thursday", "星期四"),
    ("Friday", "星期五"), ("Saturday", "星期六"), ("Sunday", "星期日"),
  ]

  /// All texts of the gallery's own that a scene can hold.
  static let vocabulary: [Words] = {
    let own: [Words] = [
      email, contacts, envelope, eventTitle, eventTime, lifeStory, message, weekday, postCode, cat,
      button, password, searchTerm, lines,
    ]
    return own + placeholders.values + weekdays
  }()

  /// A guest who was invited before.
  static let firstGuest = "lena@example.org"
  /// The address that stands in the field.
  static let address = "mia@example.org"
  /// The part of it that is bold where a field has several styles.
  static let boldName = "mia"

  /// The page invites guests.
  public static func pageTitle(in setting: Setting) -> String {
    setting.text("Invite Guests", "邀请客人")
  }

  /// What is asked for in a field for that content, in the stage's language.
  static func placeholder(for content: TextContent, in setting: Setting) -> String {
    let words = placeholders[content] ?? email
    return setting.text(words.english, words.chinese)
  }

  /// The address of a guest is asked for; one guest is invited already.
  public static func specimen(in setting: Setting) -> Scene<TextField> {
    var setting = setting
    setting.placement = .content
    func text(_ words: Words) -> String { setting.text(words.english, words.chinese) }
    var field = TextField(.email, text: address, placeholder: text(email))
    field.setItems(
      [Item(.image, .purpose, title: text(envelope), icon: envelopeIcon)], at: .leading)
    field.setItems(
      [
        Item(
          .button, .extra, title: text(contacts), icon: bookmarkIcon, command: "bookmarks",
          isSystem: true)
      ], at: .trailing)
    field.setResults([firstGuest])
    if setting.era == .edition(.seven) { field.boldWords = boldName }
    return Scene(
      field, in: setting,
      beside: [
        .row(
          RowProp(title: text(eventTitle), icon: calendarIcon, detail: text(eventTime)))
      ])
  }

  /// A secret that is easily read where it is not hidden.
  static let secret = "s3cret-key"
  static let envelopeIcon = "mail-unread-symbolic"
  static let bookmarkIcon = "user-bookmarks-symbolic"
  static let calendarIcon = "x-office-calendar-symbolic"
  static let catIcon = "face-cool-symbolic"
  static let starIcon = "starred-symbolic"

  /// Takes over the setting; words that the gallery knows change with the language.
  public static func adapt(_ scene: inout Scene<TextField>, to setting: Setting) {
    let old = scene.setting.language
    scene.move(to: setting)
    guard old != setting.language else { return }
    let translated = { (text: String) in setting.translated(text, among: vocabulary) }
    scene.subject.label = translated(scene.subject.label)
    scene.subject.placeholder = translated(scene.subject.placeholder)
    let text = translated(scene.subject.text.text)
    if text != scene.subject.text.text { scene.subject.set(text) }
    for end in End.allCases {
      scene.subject.setItems(
        scene.subject.items(at: end).map { item in
          var item = item
          item.title = translated(item.title)
          return item
        }, at: end)
    }
    if scene.subject.options == ValueSet(weekdays.map(\.english))
      || scene.subject.options == ValueSet(weekdays.map(\.chinese))
    {
      scene.subject.options = ValueSet(weekdays.map { setting.text($0.english, $0.chinese) })
    }
    for index in scene.beside.indices {
      scene.beside[index].translate(translated)
    }
    scene.instead?.translate(translated)
  }
}

extension Prop {
  /// Translates the prop's words, those that were typed into it as well.
  mutating func translate(_ translated: (String) -> String) {
    title = translated(title)
    switch self {
    case .field(var prop):
      prop.placeholder = translated(prop.placeholder)
      prop.text = translated(prop.text)
      self = .field(prop)
    case .row(var prop):
      prop.detail = translated(prop.detail)
      self = .row(prop)
    case .table(var prop):
      prop.values.translate(translated)
      self = .table(prop)
    case .button, .label, .bar: break
    }
  }
}

extension ValueSet {
  /// Translates the words; numbers stay.
  mutating func translate(_ translated: (String) -> String) { setWords(words.map(translated)) }
}
