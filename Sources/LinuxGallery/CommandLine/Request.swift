import GalleryModel

/// What a command line asks for, with all names looked up.
enum Request: Sendable {
  /// What `--review` takes in place of a control's slug to mean all of them.
  static let allControls = "all"

  case help
  case version
  case list(Listing, OutputFormat)
  case review(ReviewRequest)
  case show(ShowRequest)
}

/// The statements to break, and then those to mend.
struct Edits: Hashable, Sendable {
  var violations: [Statement.ID] = []
  var repairs: [Statement.ID] = []

  /// All statements named.
  var ids: [Statement.ID] { violations + repairs }

  /// Edits a scene: breaks in order, then mends in order what is broken.
  ///
  /// `observe` tells what widgets show of a scene before it is mended; `nil` leaves it to the model.
  func apply(
    to scene: inout AnyScene, observe: ((AnyScene) throws -> Observation)? = nil
  ) rethrows {
    for id in violations { scene.violate(id) }
    for id in repairs { scene.mend(id, seen: try observe?(scene)) }
  }

  /// Those about one control.
  func about(_ entry: Catalog.Entry) -> Edits {
    let ids = Set(entry.statements.map(\.id))
    return Edits(
      violations: violations.filter(ids.contains), repairs: repairs.filter(ids.contains))
  }
}

/// A judgement that is asked for.
struct ReviewRequest: Sendable {
  let controls: [Catalog.Entry]
  /// Whether all controls were asked for rather than one; the result is a list then.
  let isOfAll: Bool
  let edits: Edits
  let setting: Setting
  /// Whether the widgets are built and measured; else a sketch stands in for them.
  let isRendered: Bool
  let format: OutputFormat
}

/// A window or a picture that is asked for.
struct ShowRequest: Sendable {
  /// The control to show; the first of the catalogue if none was named.
  let entry: Catalog.Entry
  /// Its scene, with everything broken and mended that was to be.
  let scene: AnyScene
  /// The setting of all controls; the scene adds its own placement.
  let setting: Setting
  /// The file for a picture, which can be written; `nil` to open the window.
  var screenshot: String?
  /// Whether the picture is of the stage alone, without outlines and marks.
  var isPlain = false
  /// What was asked for as an address, to hand to an instance that is running; `nil` if nothing was,
  /// so that the window comes as it was left.
  let address: String?
  /// Whether the edition or the device was chosen so that the statements named apply.
  let isSettingChosen: Bool
}

extension ShowRequest {
  /// Reads an address, as it comes to an instance that is running.
  init(address text: String) throws(WrongRequest) { try self.init(Address(text)) }

  /// Looks up all that an address names.
  init(_ address: Address) throws(WrongRequest) {
    let named: Catalog.Entry? =
      if let slug = address.control { try Catalog.entry(called: slug) } else { nil }
    // The catalogue is never empty, but its type does not say so.
    guard let entry = named ?? Catalog.controls.first else { throw .unknownControl("") }
    if named == nil {
      for option in [Option.violate, .repair] where address.options.has(option) {
        throw .lacksCompanion(option)
      }
    }
    let edits = try Edits(from: address.options, about: [entry])
    let options = try SettingOptions(from: address.options)
    let setting = try options.setting(for: edits)
    var scene = entry.specimen(setting)
    edits.apply(to: &scene)
    self.init(
      entry: entry, scene: scene, setting: setting,
      address: named == nil && options == SettingOptions() ? nil : address.text,
      isSettingChosen: !edits.ids.isEmpty && options.leavesChoice)
  }
}

extension Catalog {
  /// The control of that slug.
  static func entry(called slug: String) throws(WrongRequest) -> Entry {
    guard let entry = control(slug) else { throw .unknownControl(slug) }
    return entry
  }
}

extension Edits {
  /// Looks up the statements named, which have to be about one of the controls.
  init(from options: WrittenOptions, about controls: [Catalog.Entry]) throws(WrongRequest) {
    violations = options.values(of: .violate)
    repairs = options.values(of: .repair)
    let statements = controls.flatMap(\.statements).map(\.id)
    for id in ids where !statements.contains(id) {
      guard Catalog.statement(id) != nil, let control = controls.first else {
        throw .unknownStatement(id, among: statements)
      }
      throw .ofOtherControl(id, control: control.id, among: statements)
    }
    for id in violations {
      guard let control = controls.first(where: { $0.statements.contains { $0.id == id } }) else {
        continue
      }
      let specimen = control.specimen(Setting())
      guard specimen.canViolate(id) else {
        throw .brokenByNoEdit(id, among: control.statements.map(\.id).filter(specimen.canViolate))
      }
    }
  }
}
