extension TextLabel {
  /// Names, family, editions.
  public static let kind = ControlKind(
    slug: "label", name: Message("Label"),
    summary: Message(
      "Static text that names or describes part of the interface; it can be copied but not edited."),
    family: .text, editions: Edition.allCases)

  /// The page is a parcel's.
  public static func pageTitle(in setting: Setting) -> String { setting.text("Parcel", "包裹") }

  /// A line under a parcel's name tells when it arrives, with the time in bold.
  public static func specimen(in setting: Setting) -> Scene<TextLabel> {
    var setting = setting
    setting.placement = .tableRow
    let props = rows.map { row in
      Prop.row(
        RowProp(
          title: row.title.text(in: setting), icon: row.icon,
          detail: row.detail.text(in: setting), accessory: row.accessory))
    }
    return Scene(TextLabel(arrival.runs(in: setting)), in: setting, beside: props)
  }

  /// Takes over the setting; words that the gallery knows change with the language, those of the
  /// company as well.
  public static func adapt(_ scene: inout Scene<TextLabel>, to setting: Setting) {
    let old = scene.setting
    scene.move(to: setting)
    guard old.language != setting.language else { return }
    let translated = { (text: String) in vocabulary[text]?.text(in: setting) ?? text }
    if let known = passages.first(where: { $0.runs(in: old) == scene.subject.runs }) {
      scene.subject.setRuns(known.runs(in: setting))
    }
    for index in scene.beside.indices {
      scene.beside[index].title = translated(scene.beside[index].title)
      if case .row(var row) = scene.beside[index] {
        row.detail = translated(row.detail)
        scene.beside[index] = .row(row)
      }
    }
    if let title = scene.instead?.title { scene.instead?.title = translated(title) }
  }
}

extension TextLabel {
  /// A text of the gallery's own, in both languages of the stage.
  struct Passage: Sendable {
    let english: [Run]
    let chinese: [Run]

    init(_ english: [Run], _ chinese: [Run]) {
      self.english = english
      self.chinese = chinese
    }

    init(_ english: String, _ chinese: String) {
      self.init([Run(english)], [Run(chinese)])
    }

    func runs(in setting: Setting) -> [Run] {
      switch setting.language {
      case .english: english
      case .chinese: chinese
      }
    }
  }

  /// What the specimen says.
  static let arrival = Passage(
    [
      Run("Arrives "), Run("tomorrow between 9 and 12", isBold: true),
      Run(". If nobody is at home, we leave it with a neighbour."),
    ],
    [
      Run("包裹将于"), Run("明天 9 点至 12 点", isBold: true), Run("送达。如果家中无人，我们会交给邻居代收。"),
    ])

  /// A text that fits on one line, if only just.
  static let brief = Passage("Arrives tomorrow, 9–12", "明天 9 点至 12 点送达")

  /// What a button would say.
  static let command = Passage("Click here to delete the parcel", "点按此处删除这个包裹")

  /// Eighty words on what a few could say, or as many in Chinese.
  static let paragraph = Passage(
    """
    Thank you very much for having placed your order with us. Your parcel has now left our \
    warehouse and is on its way to you. Our driver is going to ring your bell at some time between \
    nine and twelve tomorrow morning. Should it happen that nobody at all opens the door, then the \
    driver will first try to find one of your neighbours, and only if none of them is at home \
    either, the parcel will be taken back to our shop.
    """,
    """
    非常感谢您在本店下单购物。您的包裹已经从我们的仓库发出，目前正在送往您家的途中。我们的派送员将在明天上午九点到\
    十二点之间的某个时刻按响您家的门铃。如果届时家中没有任何人应门，派送员会先尝试联系您的邻居，请他们代为签收；只有在\
    所有邻居也都不在家的情况下，包裹才会被带回我们的门店，您可以在此后的七个工作日之内随时前来领取。
    """)

  /// A styled and a plain text, for trying what a label can hold.
  static let styled = Passage(
    [Run("Lin", isBold: true), Run(" signed for it")], [Run("林先生", isBold: true), Run("已签收")])
  static let plain = Passage("Signed for", "已签收")

  /// All texts that a label can have from the gallery.
  static let passages: [Passage] = [arrival, brief, command, paragraph, styled, plain]

  /// Words of the rows around the label.
  struct Words: Sendable {
    let english: String
    let chinese: String

    init(_ english: String, _ chinese: String) {
      self.english = english
      self.chinese = chinese
    }

    func text(in setting: Setting) -> String { setting.text(english, chinese) }
  }

  /// A row of the page.
  struct Row: Sendable {
    let title: Words
    let icon: String
    let detail: Words
    let accessory: RowProp.Accessory
  }

  /// The rows of the page, the first of which the label describes.
  static let rows: [Row] = [
    Row(
      title: Words("Garden Books", "花园书店"), icon: "package-x-generic-symbolic",
      detail: Words("On Its Way", "运送中"), accessory: .nothing),
    Row(
      title: Words("Address", "收货地址"), icon: "mark-location-symbolic",
      detail: Words("5 Pier Road", "码头路 5 号"), accessory: .chevron),
    Row(
      title: Words("Leave With", "代收人"), icon: "avatar-default-symbolic",
      detail: Words("Neighbour", "邻居"), accessory: .chevron),
  ]

  private static let vocabulary: [String: Words] = {
    let words = rows.flatMap { [$0.title, $0.detail] }
    let texts = words.flatMap { [($0.english, $0), ($0.chinese, $0)] }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }()
}
