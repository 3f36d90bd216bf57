import GalleryModel

/// The widgets with which a value is edited; a `PropertyRow` adds the label and the refusals.
@MainActor protocol ValueEditor: AnyObject {
  /// What stands at the end of the label's line.
  var inline: AnyWidget? { get }
  /// What stands under the label in the whole width.
  var beneath: AnyWidget? { get }

  /// Names the widgets by the label, for assistive technologies.
  func setLabel(_ label: Label)

  /// Shows a value without handing it over, and touches only what differs.
  func show(_ value: PropertyValue)

  /// Hands over what was typed but still waits for the end of typing.
  func commit()
}

extension ValueEditor {
  var inline: AnyWidget? { nil }
  var beneath: AnyWidget? { nil }
  func commit() {}
}

extension Editor {
  /// Makes the widgets for values of this kind, which go to `sink`.
  @MainActor func makeEditor(for sink: ValueSink) -> any ValueEditor {
    switch self {
    case .toggle: ToggleEditor(sink)
    case .number(let bounds, let step): NumberEditor(sink, within: bounds, step: step)
    case .text, .dateTime: TextEditor(sink)
    case .lines: TextEditor(sink, hasLines: true)
    case .choice(let choices): ChoiceEditor(sink, choices)
    case .choices(let choices): ChoicesEditor(sink, choices)
    case .list(let fields, let blank, let limit):
      ListEditor(sink, fields: fields, blank: blank, limit: limit)
    }
  }
}

/// Where an editor hands its value over; keeps the value that the scene has.
@MainActor final class ValueSink {
  /// Writes a value into the scene, or throws why it cannot be.
  typealias Write = @MainActor (PropertyValue) throws -> Void

  /// The value in the scene, as last shown.
  fileprivate(set) var value: PropertyValue
  /// Is told why a value was refused; `nil` once one was taken.
  fileprivate var onRefusal: @MainActor (String?) -> Void = { _ in }
  private let write: Write

  init(_ value: PropertyValue, write: @escaping Write) {
    self.value = value
    self.write = write
  }

  /// Puts a value into the scene; throws what the property throws.
  func put(_ new: PropertyValue) throws { if new != value { try write(new) } }

  /// Puts a value into the scene, or says under the editor why it was refused.
  ///
  /// Returns whether it was taken; the scene may have made another value of it, which is `value`.
  @discardableResult func offer(_ new: PropertyValue) -> Bool {
    do {
      try put(new)
      onRefusal(nil)
      return true
    } catch let error as PropertyError {
      refuse(error)
    } catch {
      onRefusal(Message("This value cannot be taken.").localized)
    }
    return false
  }

  /// Says why something cannot be a value.
  func refuse(_ error: PropertyError) { onRefusal(error.message.localized) }
}

/// A label, the editor of a value, and a line that says why a value was refused.
@MainActor final class PropertyRow {
  let widget = Box(.vertical, spacing: 6)
  private let label: Label
  private let refusal = Label()
  private let sink: ValueSink
  private let editor: any ValueEditor

  init(
    _ title: String, _ kind: Editor, value: PropertyValue, write: @escaping ValueSink.Write
  ) {
    label = Label(title)
    sink = ValueSink(value, write: write)
    editor = kind.makeEditor(for: sink)
    layOut()
    editor.setLabel(label)
    editor.show(value)
    sink.onRefusal = { [weak self] in self?.say($0) }
  }

  private func layOut() {
    widget.addClass("property")
    label.addClass("property-label")
    label.wraps = true
    label.alignment = 0
    label.expandsHorizontally = true
    let line = Box(.horizontal, spacing: 12, [label])
    if let inline = editor.inline {
      inline.verticalAlignment = .center
      line.append(inline)
    }
    widget.append(line)
    if let beneath = editor.beneath { widget.append(beneath) }
    refusal.addClass("refusal", "error-text")
    refusal.accessibleRole = .alert
    refusal.wraps = true
    refusal.wrapMode = .wordChar
    refusal.alignment = 0
    refusal.isVisible = false
    widget.append(refusal)
  }

  /// Why the value in the editor is not the scene's; `nil` if it is, or nothing was refused.
  var refusalText: String? { refusal.isVisible ? refusal.text : nil }

  /// Shows the scene's value; if it is still the same one, the editor keeps what was typed.
  func show(_ value: PropertyValue) {
    guard value != sink.value else { return }
    sink.value = value
    say(nil)
    editor.show(value)
  }

  /// Hands over what was typed but still waits for the end of typing.
  func commit() { editor.commit() }

  /// Moves the focus into the editor; returns whether there is anything in it that takes the focus.
  @discardableResult func grabFocus() -> Bool {
    [editor.inline, editor.beneath].compactMap(\.self).contains { widget in
      widget.grabFocus() || widget.descendants.contains { $0.grabFocus() }
    }
  }

  private func say(_ reason: String?) {
    guard reason != refusalText else { return }
    refusal.text = reason ?? ""
    refusal.isVisible = reason != nil
    widget.setClass("refused", reason != nil)
    for editorWidget in [editor.inline, editor.beneath].compactMap(\.self) {
      editorWidget.update(.invalid, to: reason != nil)
      if reason != nil { editorWidget.setDescribed(by: refusal) }
    }
  }
}
