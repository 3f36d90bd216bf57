import GalleryModel

/// The bar under the stage that sets how the stage looks: theme, text size, direction, language,
/// width and animations.
@MainActor final class AppearanceBar {
  private let owner = Owned(Box(.horizontal))
  private let session: Session
  private var menus: [AppearanceMenu] = []
  private let animations = ToggleButton()
  private var animated: SignalHandler?

  /// The text sizes on offer, in percent.
  static let textPercents = [50, 75, 100, 125, 150, 200, 300]
  /// The widths on offer for each device, in points.
  static func widths(of idiom: Idiom) -> [Int] {
    switch idiom {
    case .phone: [320, 375, 414, 568]
    case .pad: [507, 768, 834, 1024]
    }
  }

  init(session: Session) {
    self.session = session
    let box = owner.widget
    box.addClass("appearance-bar")
    box.align(.center, .end)
    let actions = ActionGroup(on: box, prefix: "stage")
    menus = [
      AppearanceMenu(
        "theme", Message("Theme"), Theme.allCases.map { ($0.rawValue, $0.title) },
        read: { ($0.theme.rawValue, $0.theme.title) },
        write: { if let theme = Theme(rawValue: $1) { $0.theme = theme } }),
      AppearanceMenu(
        "text", Message("Text size"),
        Self.textPercents.map { (String($0), Message("Text {0} %", $0)) },
        read: {
          let percent = Int(($0.textScale * 100).rounded())
          return (String(percent), Message("Text {0} %", percent))
        },
        write: { if let percent = Double($1) { try? $0.setTextScale(percent / 100) } }),
      AppearanceMenu(
        "direction", Message("Reading direction"),
        ReadingDirection.allCases.map { ($0.rawValue, $0.title) },
        read: { ($0.direction.rawValue, $0.direction.title) },
        write: { if let value = ReadingDirection(rawValue: $1) { $0.direction = value } }),
      AppearanceMenu(
        "language", Message("Stage language"),
        StageLanguage.allCases.map { ($0.rawValue, Message($0.title)) },
        read: { ($0.language.rawValue, Message($0.language.title)) },
        write: { if let value = StageLanguage(rawValue: $1) { $0.language = value } }),
      AppearanceMenu(
        "width", Message("Screen width"),
        Self.widths(of: session.setting.idiom).map { (String($0), Message("{0} points", $0)) },
        read: { (String(Int($0.width)), Message("{0} points", Int($0.width))) },
        write: { if let width = Double($1) { try? $0.setWidth(width) } }),
    ]
    for menu in menus {
      menu.add(to: actions, session: session)
      box.append(menu.button)
      box.append(Separator(.vertical))
    }
    animations.label = Message("Animations").localized
    animations.hasFrame = false
    animations.tooltip = Message("Whether anything in the program moves").localized
    box.append(animations)
    animated = animations.onToggled { [weak session] isOn in
      session?.change { $0.isAnimated = isOn }
    }
    update()
  }

  var widget: AnyWidget { AnyWidget(owner.widget) }

  /// Shows the present setting.
  func update() {
    let setting = session.setting
    for menu in menus {
      if menu.name == "width" {
        menu.offer(
          Self.widths(of: setting.idiom).map { (String($0), Message("{0} points", $0)) })
      }
      menu.show(setting)
    }
    animated?.withBlocked { animations.isActive = setting.isAnimated }
  }
}

/// One menu of the bar: its button shows the present choice.
@MainActor private final class AppearanceMenu {
  let name: String
  let button: MenuButton
  private let title: Message
  private var choices: [(name: String, title: Message)]
  private let read: (Setting) -> (name: String, title: Message)
  private let write: (inout Setting, String) -> Void
  private var action: Action?

  init(
    _ name: String, _ title: Message, _ choices: [(String, Message)],
    read: @escaping (Setting) -> (String, Message),
    write: @escaping (inout Setting, String) -> Void
  ) {
    self.name = name
    self.title = title
    self.choices = []
    self.read = read
    self.write = write
    button = MenuButton(label: "")
    button.addClass("flat")
    button.setOpensUpwards()
    offer(choices)
  }

  func offer(_ choices: [(String, Message)]) {
    guard choices.map(\.0) != self.choices.map(\.name) else { return }
    self.choices = choices.map { ($0.0, $0.1) }
    button.setMenu(
      Menu(choices.map { .action($0.1.localized, "stage.\(name)::\($0.0)") }))
  }

  func add(to actions: ActionGroup, session: Session) {
    let write = write
    action = actions.addChoice(name, choice: read(session.setting).name) { [weak session] choice in
      session?.change { write(&$0, choice) }
    }
  }

  func show(_ setting: Setting) {
    let (choice, title) = read(setting)
    action?.setChoice(choice)
    let words = title.localized
    guard button.label != words else { return }
    button.label = words
    button.tooltip = self.title.localized
    button.setAccessibleNameThroughout(Message("{0}: {1}", self.title, title).localized)
  }
}
