extension Switch {
  /// Names, family, editions.
  public static let kind = ControlKind(
    slug: "switch", name: Message("Switch"),
    summary: Message("On/off control in a table row that may govern related elements."),
    family: .choosing, editions: Edition.allCases)

  static let wirelessTopic = Words("wi-fi", "无线网络")
  static let displayTopic = Words("display", "显示")
  static let textTopic = Words("text", "文字")
  static let wirelessImages = (
    on: "network-wireless-symbolic", off: "network-wireless-offline-symbolic"
  )

  /// The rows that the Wi-Fi switch governs.
  static let networks: [(title: Words, effect: Dependant.Effect)] = [
    (Words("Harbour Café", "海港咖啡馆"), .appears),
    (Words("Home", "家里的网络"), .appears),
    (Words("Ask to Join Networks", "询问是否加入网络"), .isEnabled),
  ]

  /// The page is the app's settings.
  public static func pageTitle(in setting: Setting) -> String {
    setting.text("Settings", "设置")
  }

  /// Wi-Fi is on in the settings of a purple app, and its networks are shown.
  public static func specimen(in setting: Setting) -> Scene<Switch> {
    var setting = setting
    setting.placement = .tableRow
    var control = Switch(
      wirelessTitle.text(in: setting), isOn: true, icon: wirelessImages.on,
      topic: wirelessTopic.text(in: setting),
      dependants: networkRows(topic: wirelessTopic.text(in: setting), in: setting))
    control.declareOnAndOff(in: setting)
    control.look = .colours
    control.onColour = .purple
    control.palette = [.purple]
    control.onImage = wirelessImages.on
    control.offImage = wirelessImages.off
    let airplane = RowProp(
      title: airplaneTitle.text(in: setting), icon: "airplane-mode-symbolic", accessory: .toggle)
    return Scene(control, in: setting, beside: [.row(airplane)])
  }

  /// The specimen's dependent rows, for a switch of that topic.
  static func networkRows(topic: String, in setting: Setting) -> [Dependant] {
    networks.map { Dependant(title: $0.title.text(in: setting), topic: topic, effect: $0.effect) }
  }

  /// Takes over the setting; words that the gallery knows change with the language, those of the
  /// company as well.
  public static func adapt(_ scene: inout Scene<Switch>, to setting: Setting) {
    let old = scene.setting.language
    scene.move(to: setting)
    guard old != setting.language else { return }
    let translated = { (text: String) in vocabulary[text]?.text(in: setting) ?? text }
    scene.subject.title = translated(scene.subject.title)
    scene.subject.onMeaning = translated(scene.subject.onMeaning)
    scene.subject.offMeaning = translated(scene.subject.offMeaning)
    scene.subject.topic = translated(scene.subject.topic)
    scene.subject.setDependants(
      scene.subject.dependants.map {
        Dependant(title: translated($0.title), topic: translated($0.topic), effect: $0.effect)
      })
    for index in scene.beside.indices {
      scene.beside[index].title = translated(scene.beside[index].title)
    }
    if let title = scene.instead?.title { scene.instead?.title = translated(title) }
  }
}
