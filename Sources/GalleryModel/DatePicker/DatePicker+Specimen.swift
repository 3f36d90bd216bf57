extension DatePicker {
  /// Names, family, editions.
  public static let kind = ControlKind(
    slug: "date-picker", name: Message("Date and Time Picker"),
    summary: Message(
      "Picker for a date, a time, both, or a countdown, in four modes with fixed sets of wheels."),
    family: .choosing, editions: Edition.allCases)

  /// Words in both languages.
  typealias Words = (english: String, chinese: String)

  /// The page is about a new appointment.
  public static func pageTitle(in setting: Setting) -> String {
    setting.text("New Appointment", "新建预约")
  }

  private static let fieldTitle: Words = ("Starts", "开始")
  private static let rows: [(title: Words, detail: Words)] = [
    (("Title", "标题"), ("Dentist", "看牙医")), (("Place", "地点"), ("Harbour Lane 7", "港湾巷 7 号")),
  ]
  /// Thursday, 12 March 2026, 9:40.
  private static let start = Moment(day: 20_524, minute: 9 * 60 + 40)
  private static let usualStep = 5

  /// The region of the stage's language.
  static func locale(in setting: Setting) -> String { setting.text("en_US", "zh_Hans_CN") }

  /// The time zone of the stage's language.
  static func timeZone(in setting: Setting) -> String {
    setting.text("America/New_York", "Asia/Shanghai")
  }

  /// An appointment at the dentist's, to be set to five minutes, and just being edited.
  public static func specimen(in setting: Setting) -> Scene<DatePicker> {
    let text = { (words: Words) in setting.text(words.english, words.chinese) }
    let dates = DateWheels(
      moment: start, minuteStep: usualStep, today: Moment(day: start.day - 10, minute: 0),
      timeZone: timeZone(in: setting), locale: locale(in: setting))
    var scene = Scene(
      DatePicker(fieldTitle: text(fieldTitle), dates, precision: usualStep), in: setting,
      beside: rows.map { .row(RowProp(title: text($0.title), detail: text($0.detail))) })
    scene.placeWheelsAsUsual()
    return scene
  }

  /// Takes over the setting; region and time zone that belong to the language change with it, as
  /// well as the words that the gallery knows.
  public static func adapt(_ scene: inout Scene<DatePicker>, to setting: Setting) {
    let old = scene.setting
    scene.move(to: setting)
    guard old.language != setting.language else { return }
    let translated = { (text: String) in setting.translated(text, among: vocabulary) }
    if scene.subject.dates.locale == locale(in: old) {
      try? scene.subject.dates.setLocale(locale(in: setting))
    }
    if scene.subject.dates.timeZone == timeZone(in: old) {
      try? scene.subject.dates.setTimeZone(timeZone(in: setting))
    }
    scene.subject.panel.fieldTitle = translated(scene.subject.panel.fieldTitle)
    for index in scene.beside.indices {
      scene.beside[index].title = translated(scene.beside[index].title)
      scene.beside[index].row.detail = translated(scene.beside[index].row.detail)
    }
  }

  /// All words of the gallery's own that a scene can hold.
  private static let vocabulary: [Words] = {
    var words: [Words] = [fieldTitle]
    for row in rows { words += [row.title, row.detail] }
    return words
  }()
}
