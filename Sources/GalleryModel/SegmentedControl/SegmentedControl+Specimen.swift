extension SegmentedControl {
  /// Names, family, editions.
  public static let kind = ControlKind(
    slug: "segmented-control", name: Message("Segmented Control"),
    summary: Message(
      "Row of equally wide, mutually exclusive buttons, mostly for switching views."),
    family: .choosing, editions: Edition.allCases)

  /// One of the choices that scenes are made of.
  struct Choice: Sendable {
    let english: String
    let chinese: String
    let image: String
    let view: Scenery

    init(_ english: String, _ chinese: String, _ image: String, _ view: Scenery) {
      self.english = english
      self.chinese = chinese
      self.image = image
      self.view = view
    }

    func segment(in setting: Setting, content: Segment.Content, topic: String) -> Segment {
      Segment(
        title: setting.text(english, chinese), image: image, content: content, topic: topic,
        view: view)
    }
  }

  /// Ways of looking at a map: the first three make the specimen, the rest is there to overdo it.
  static let choices = [
    Choice("Map", "地图", "mark-location-symbolic", .map),
    Choice("Transit", "公交", "emoji-travel-symbolic", .transit),
    Choice("Satellite", "卫星", "image-x-generic-symbolic", .satellite),
    Choice("Bus", "巴士", "view-list-symbolic", .bus),
    Choice("Tram", "电车", "view-continuous-symbolic", .tram),
    Choice("Ferry", "渡轮", "weather-windy-symbolic", .ferry),
    Choice("Walk", "步行", "emoji-people-symbolic", .walk),
    Choice("Bike", "骑行", "emoji-activities-symbolic", .walk),
    Choice("Train", "火车", "media-seek-forward-symbolic", .transit),
  ]

  /// The page is a map of a walk.
  public static func pageTitle(in setting: Setting) -> String {
    setting.text("Harbour Walk", "海港步道")
  }

  /// What the choices of the specimen are about.
  static func mapTopic(in setting: Setting) -> String { setting.text("map view", "地图视图") }

  /// A map with its three views in the toolbar: titles, or images where titles would not fit.
  public static func specimen(in setting: Setting) -> Scene<SegmentedControl> {
    var setting = setting
    setting.placement = .toolbar
    let shown = choices.prefix(3)
    let share = min(preferredSegmentWidth, setting.controlRoom.width / Double(shown.count))
    let fits = shown.allSatisfy { choice in
      let width = TextWidth.estimate(
        setting.text(choice.english, choice.chinese), scale: setting.textScale)
      return width * comfort + 2 * padding <= share
    }
    return Scene(
      SegmentedControl(
        shown.map {
          $0.segment(in: setting, content: fits ? .text : .image, topic: mapTopic(in: setting))
        }),
      in: setting)
  }

  /// How much wider than estimated a title may come out in the specimen.
  private static let comfort = 1.15

  /// Takes over the setting; titles that the gallery knows change with the language.
  public static func adapt(_ scene: inout Scene<SegmentedControl>, to setting: Setting) {
    let old = scene.setting.language
    scene.move(to: setting)
    guard old != setting.language else { return }
    let topics = StageLanguage.allCases.map { language in
      var setting = setting
      setting.language = language
      return mapTopic(in: setting)
    }
    scene.subject.editSegments { segment in
      if topics.contains(segment.topic) { segment.topic = mapTopic(in: setting) }
      let known = choices.first { [$0.english, $0.chinese].contains(segment.title) }
      guard let known else { return }
      segment.title = setting.text(known.english, known.chinese)
    }
  }

  /// Adds segments of the kind and topic that are there until there are `count`.
  mutating func grow(to count: Int, in setting: Setting) {
    var grown = segments
    let used = Set(segments.map(\.title))
    let unused = Self.choices.filter { !used.contains(setting.text($0.english, $0.chinese)) }
    var spare = unused.makeIterator()
    while grown.count < count {
      let choice = spare.next() ?? Self.choices[grown.count % Self.choices.count]
      grown.append(
        choice.segment(
          in: setting, content: grown.first?.content ?? .text,
          topic: grown.first?.topic ?? Self.mapTopic(in: setting)))
    }
    set(grown, selected: selection)
  }

  /// Leaves `count` segments, the selected ones among them as far as there is room.
  mutating func shrink(to count: Int) {
    guard segments.count > count else { return }
    let spare = segments.indices.filter { !isSelected($0) }.prefix(max(0, count - selection.count))
    let kept = (selection.prefix(count) + spare).sorted()
    let places = kept.indices.filter { isSelected(kept[$0]) }
    let shownPlace = kept.firstIndex(of: shown)
    set(kept.map { segments[$0] }, selected: places)
    show(shownPlace ?? selection.first ?? 0)
  }
}
