import GalleryModel

/// A switch.
@MainActor final class ToggleEditor: ValueEditor {
  private let toggle = SwitchWidget()
  private var handler: SignalHandler?

  init(_ sink: ValueSink) {
    handler = toggle.onStateSet { [weak self, weak sink] isOn in
      guard let self, let sink else { return false }
      sink.offer(.flag(isOn))
      show(sink.value)
      // A switch that went back must not be carried on by GTK.
      return toggle.isActive != isOn
    }
  }

  var inline: AnyWidget? { AnyWidget(toggle) }

  func setLabel(_ label: Label) { toggle.setLabelled(by: label) }

  func show(_ value: PropertyValue) {
    guard case .flag(let isOn) = value, toggle.isActive != isOn else { return }
    handler?.withBlocked { toggle.isActive = isOn }
  }
}

/// A drop-down.
@MainActor final class ChoiceEditor: ValueEditor {
  private let dropDown: DropDown
  private let choices: [Editor.Choice]
  private var handler: SignalHandler?
  private var label = ""

  init(_ sink: ValueSink, _ choices: [Editor.Choice]) {
    self.choices = choices
    dropDown = DropDown(choices.map(\.title.localized))
    // GTK makes the label of the choice when the drop-down gets into a window; in one line, a long
    // choice would make the panel wider.
    dropDown.onNotify("root") { [weak self] in
      guard let self else { return }
      for label in dropDown.descendants(of: Label.self) { label.wraps = true }
    }
    handler = dropDown.onSelected { [weak self, weak sink] selected in
      guard let self, let sink, let selected, choices.indices.contains(selected) else { return }
      let value = PropertyValue.choice(choices[selected].name)
      // GTK also reports, later, that a refused choice was taken back.
      guard value != sink.value else { return }
      sink.offer(value)
      show(sink.value)
      updateName()
    }
  }

  var inline: AnyWidget? { AnyWidget(dropDown) }

  func setLabel(_ label: Label) {
    self.label = label.text
    updateName()
  }

  /// By itself the drop-down would be called by the choice alone.
  private func updateName() {
    guard let selected = dropDown.selected else {
      return dropDown.setAccessibleNameThroughout(label)
    }
    dropDown.setAccessibleNameThroughout(
      Message("{0}: {1}", label, choices[selected].title).localized)
  }

  func show(_ value: PropertyValue) {
    guard case .choice(let name) = value else { return }
    let index = choices.firstIndex { $0.name == name }
    guard dropDown.selected != index else { return }
    handler?.withBlocked { dropDown.selected = index }
    updateName()
  }
}

/// A check button for each choice.
@MainActor final class ChoicesEditor: ValueEditor {
  private let column = Box(.vertical)
  private let buttons: [(name: String, button: CheckButton)]
  private var handlers: [SignalHandler] = []

  init(_ sink: ValueSink, _ choices: [Editor.Choice]) {
    column.accessibleRole = .group
    buttons = choices.map { ($0.name, CheckButton(label: $0.title.localized)) }
    for (_, button) in buttons {
      column.append(button)
      handlers.append(
        button.onToggled { [weak self, weak sink] _ in
          guard let self, let sink else { return }
          sink.offer(.choices(Set(buttons.filter(\.button.isActive).map(\.name))))
          show(sink.value)
        })
    }
  }

  var beneath: AnyWidget? { AnyWidget(column) }

  func setLabel(_ label: Label) { column.setLabelled(by: label) }

  func show(_ value: PropertyValue) {
    guard case .choices(let names) = value else { return }
    withBlocked(handlers) {
      for (name, button) in buttons where button.isActive != names.contains(name) {
        button.isActive = names.contains(name)
      }
    }
  }
}
