import GalleryModel

extension TextLabel: ViewableControl {
  typealias View = TextLabelView
}

/// Shows a label on a parcel's page, or in a bar: GTK's label, or a field where the text can be typed
/// over.
@MainActor final class TextLabelView: ControlView {
  private let room = Owned(Box(.horizontal))
  private let label = Label()
  private let entry = Entry()
  private let page = TextLabelPage()
  private let press: ClickGesture
  private var changed: SignalHandler?
  private var scene: Scene<TextLabel>
  private let send: @MainActor (TextLabel.Event) -> Void

  init(
    showing scene: Scene<TextLabel>, send: @escaping @MainActor (TextLabel.Event) -> Void
  ) {
    self.scene = scene
    self.send = send
    press = ClickGesture(on: room.widget)
    build()
    connect()
    apply(scene)
  }

  var widget: AnyWidget { AnyWidget(room.widget) }
  var content: AnyWidget { page.widget }
  var isPlacedInContent: Bool { !scene.setting.placement.isBar && scene.instead == nil }

  private func build() {
    room.widget.addClass("text-label")
    label.alignment = 0
    label.verticalAlignment = .center
    entry.verticalAlignment = .center
    room.widget.append(label)
    room.widget.append(entry)
  }

  private func connect() {
    // On the way down, since a label that can be selected claims presses for itself.
    press.phase = .capture
    press.onPressed { [weak self] _, _, _ in self?.act(.tap) }
    let label = self.label
    label.connect("copy-clipboard") { [weak self] in
      self?.copied(label.selection, of: label.text) { label.stopEmission(of: "copy-clipboard") }
    }
    // Only in a window does it have the display's way with fonts.
    label.onNotify("root") { [weak self] in self?.fit() }
    changed = entry.onChanged { [weak self] in self?.act(.edit($0)) }
    let entry = self.entry
    guard let editable = entry.editable else { return }
    editable.connect("copy-clipboard") { [weak self] in
      self?.copied(entry.selection, of: entry.text) {
        editable.stopEmission(of: "copy-clipboard")
      }
    }
  }

  func update(to scene: Scene<TextLabel>) {
    self.scene = scene
    apply(scene)
  }

  func adopt(_ props: [PropView]) { page.adopt(props) }

  private func apply(_ scene: Scene<TextLabel>) {
    let subject = scene.subject
    let pieces = subject.drawnRuns.map { TextPiece($0, of: subject, in: scene.setting.theme) }
    let font = subject.namedFont
    label.isVisible = !subject.isField
    entry.isVisible = subject.isField
    if label.isSelectable != subject.isSelectable { label.isSelectable = subject.isSelectable }
    for style in TextLabel.TextStyle.allCases {
      room.widget.setClass(
        "style-\(style.rawValue)", subject.fontSource == .textStyle && style == subject.textStyle)
    }
    label.show(pieces, font: font)
    let text = pieces.map(\.text).joined()
    if entry.text != text { changed?.withBlocked { entry.text = text } }
    entry.setStyle(
      colour: subject.paint.color(in: scene.setting.theme).map(RGBA.init), font: font)
    entry.setAccessibleName(TextLabel.kind.name.localized)
    page.show(scene)
    if isPlacedInContent { page.place(widget) }
    fit()
  }

  /// Lets the text take lines as it needs, or gives it one of the width that it has by its own style
  /// at the usual text size.
  private func fit() {
    let isFixed = scene.subject.box == .fixed
    label.wraps = !isFixed
    label.wrapMode = .wordChar
    label.isSingleLine = isFixed
    label.ellipsize = isFixed ? .end : .none
    label.setWidth(characters: nil, atMost: isFixed ? 1 : nil)
    label.expandsHorizontally = !isFixed
    label.horizontalAlignment = isFixed ? .start : .fill
    entry.expandsHorizontally = !isFixed
    entry.horizontalAlignment = isFixed ? .start : .fill
    label.setSizeRequest(width: isFixed ? fixedWidth : nil)
    entry.setSizeRequest(width: isFixed ? fixedWidth : nil)
  }

  private var fixedWidth: Int {
    let subject = scene.subject
    // Told rather than asked of the label, whose style may be about to change.
    let size = subject.fontSource == .textStyle ? subject.textStyle.points : TextWidth.size
    let usual = label.layout.tried(size: size, weight: subject.isBoldByStyle ? .bold : .regular)
    let width = min(usual.size.width, TextLabel.availableWidth(in: scene.setting).rounded(.down))
    return max(1, Int(width))
  }

  /// Sends what was done; what GTK made of it by itself gives way to what the model made of it.
  private func act(_ event: TextLabel.Event) {
    let wasField = scene.subject.isField
    send(event)
    apply(scene)
    if event == .tap, !wasField, scene.subject.isField { entry.grabFocus() }
  }

  /// Tells what is being copied, and copies it in GTK's stead while things are only tried.
  private func copied(_ selection: Range<Int>?, of text: String, stop: () -> Void) {
    guard let selection else { return }
    let start = text.characters(at: selection.lowerBound)
    let range = start..<max(start, text.characters(at: selection.upperBound))
    if Clipboard.isSetAside {
      stop()
      Clipboard.write(EditableText(text).substring(range))
    }
    act(.copy(range))
  }

  func perform(_ event: TextLabel.Event) {
    switch event {
    case .tap: press.click(x: 1, y: 1)
    case .copy(let range): copy(range)
    case .type(let text):
      // A label has nothing that takes what is typed.
      if scene.subject.isField { entry.editable?.emit("insert-at-cursor", .string(text)) }
    case .edit(let text): if scene.subject.isField { entry.text = text.displayable }
    case .show(let runs): act(.show(runs))
    }
  }

  /// Selects and copies as keys do; afterwards nothing is selected, so that the label looks as ever.
  private func copy(_ range: Range<Int>) {
    let text = scene.subject.drawnText.displayable
    let places = range.clamped(to: 0..<text.count)
    guard !places.isEmpty else { return }
    let start = text.prefix(places.lowerBound).unicodeScalars.count
    let end = places.upperBound == text.count ? nil : text.prefix(places.upperBound)
    if scene.subject.isField {
      entry.select(from: start, to: end?.unicodeScalars.count)
      entry.editable?.emit("copy-clipboard")
      entry.caret = entry.text.unicodeScalars.count
    } else if label.isSelectable {
      label.select(from: start, to: end?.unicodeScalars.count)
      label.emit("copy-clipboard")
      label.select(from: 0, to: 0)
    }
  }

  func parts(on surface: Surface) -> [Rendering.Part] {
    let measurement = TextLabelMeasurement(scene: scene, surface: surface)
    return scene.subject.isField ? measurement.parts(of: entry) : measurement.parts(of: label)
  }
}

extension TextPiece {
  /// A run of a label as it is drawn in a theme.
  @MainActor init(_ run: TextLabel.Run, of label: TextLabel, in theme: Theme) {
    self.init(
      text: run.text.displayable, isBold: run.isBold, isItalic: run.isItalic,
      isUnderlined: run.isUnderlined,
      colour: label.drawnPaint(of: run).color(in: theme).map(RGBA.init))
  }
}

extension TextLabel {
  /// The font that is not the text style's; `nil` where it is.
  fileprivate var namedFont: NamedFont? {
    switch fontSource {
    case .textStyle: nil
    case .named:
      NamedFont(
        family: family.displayable, size: points, usualSize: scalesFixedSize ? TextWidth.size : nil)
    }
  }
}

extension RGBA {
  /// A colour of the model's.
  fileprivate init(_ colour: DrawnColor) {
    self.init(
      red: Double(colour.red) / 255, green: Double(colour.green) / 255,
      blue: Double(colour.blue) / 255, alpha: 1)
  }
}
