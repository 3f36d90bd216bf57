import GalleryModel

/// A widget into which text is typed.
@MainActor private protocol TypedText: WidgetWrapper {
  var text: String { get }
  func updateText(_ text: String)
  func onChanged(_ body: @escaping @MainActor (String) -> Void) -> SignalHandler
}

extension Entry: TypedText {}
extension TextView: TypedText {
  fileprivate func updateText(_ text: String) { if self.text != text { self.text = text } }
}

/// A field of one line or several, whose text is handed over while it is typed, once for each burst
/// of typing.
@MainActor final class TextEditor: ValueEditor {
  /// How long after the last key a burst has ended, in seconds.
  static let burstPause = 0.6

  /// The height of a field of several lines, in points.
  static let linesHeight = 110

  private let entry: any TypedText
  /// Shows a part of a field of several lines; `nil` for one line.
  private let scroller: ScrolledWindow?
  private let sink: ValueSink
  private var handler: SignalHandler?
  private var pause: LoopSource?
  /// What the scene has, as the field shows it; a text with a null character is cut there.
  private var shown = ""
  /// What Escape goes back to: the text as it was when typing began in this visit of the field.
  private var original = ""
  private var isHandingOver = false

  init(_ sink: ValueSink, hasLines: Bool = false) {
    self.sink = sink
    if hasLines {
      let view = TextView()
      view.setTabMovesFocus(true)
      let scroller = ScrolledWindow(child: view)
      scroller.setSizeRequest(height: Self.linesHeight)
      scroller.addClass("lines")
      entry = view
      self.scroller = scroller
    } else {
      let field = Entry()
      field.setWidth(characters: 8)
      entry = field
      scroller = nil
      field.onActivate { [weak self] in self?.finish() }
    }
    handler = entry.onChanged { [weak self] _ in self?.typed() }
    FocusController(on: AnyWidget(pointer: entry.pointer)).onLeave { [weak self] in self?.finish() }
    KeyController(on: AnyWidget(pointer: entry.pointer)).onPressed { [weak self] key, _ in
      key == "Escape" && self?.restore() == true
    }
  }

  var inline: AnyWidget? { scroller == nil ? AnyWidget(pointer: entry.pointer) : nil }
  var beneath: AnyWidget? { scroller.map { AnyWidget($0) } }

  func setLabel(_ label: Label) {
    entry.setLabelled(by: label)
    scroller?.setLabelled(by: label)
  }

  func show(_ value: PropertyValue) {
    guard case .text(let text) = value else { return }
    pause = nil
    handler?.withBlocked { entry.updateText(text) }
    shown = entry.text
    if !isHandingOver { original = shown }
  }

  func commit() {
    pause = nil
    let text = entry.text
    guard !isHandingOver else { return }
    isHandingOver = true
    defer { isHandingOver = false }
    if text == shown {
      sink.offer(sink.value)
    } else if sink.offer(.text(text)) {
      show(sink.value)
    }
  }

  private func typed() {
    pause = MainLoop.after(Self.burstPause) { [weak self] in self?.commit() }
  }

  /// Ends typing: what is there now is what Escape goes back to from here.
  private func finish() {
    commit()
    original = shown
  }

  /// Goes back to the text before typing; returns whether there was anything to go back from.
  private func restore() -> Bool {
    guard entry.text != original else { return false }
    handler?.withBlocked { entry.updateText(original) }
    commit()
    return true
  }
}
