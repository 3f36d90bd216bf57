import Foundation
import GalleryModel

/// A number with buttons; what is typed is handed over on Return or when the focus leaves.
@MainActor final class NumberEditor: ValueEditor {
  /// How many decimals are shown at most.
  private static let decimalLimit = 3

  private let spin: SpinButton
  private let sink: ValueSink
  private let step: Double
  private var handler: SignalHandler?
  /// Whether the field holds a text that was refused, and that GTK must leave there.
  private var holdsRefused = false

  init(_ sink: ValueSink, within bounds: ClosedRange<Double>, step: Double) {
    self.sink = sink
    self.step = step
    spin = SpinButton(
      value: bounds.lowerBound, in: bounds, step: step, digits: Self.decimals(of: step))
    // Else it would be as wide as the longest number within the bounds.
    spin.setWidth(characters: 6, atMost: 6)
    spin.setTakesWheel(false)
    handler = spin.onValueChanged { [weak self] in self?.stepped(to: $0) }
    spin.onInput { [weak self] in self?.takeTyped() ?? 0 }
    spin.onOutput { [weak self] in self?.holdsRefused ?? false }
    let focus = FocusController(on: spin)
    focus.onEnter { [weak self] in self?.spin.setTakesWheel(true) }
    focus.onLeave { [weak self] in self?.spin.setTakesWheel(false) }
    KeyController(on: spin).onPressed { [weak self] key, _ in
      key == "Escape" && self?.restore() == true
    }
  }

  var inline: AnyWidget? { AnyWidget(spin) }

  func setLabel(_ label: Label) { spin.setLabelled(by: label) }

  func show(_ value: PropertyValue) {
    guard case .number(let number) = value else { return }
    holdsRefused = false
    let digits = max(Self.decimals(of: step), Self.decimals(of: number))
    handler?.withBlocked {
      if spin.digits != digits { spin.digits = digits }
      spin.value = number
    }
  }

  func commit() { spin.takeTyped() }

  /// The number that the scene has after what is in the field was offered to it.
  private func takeTyped() -> Double {
    guard isTyped else { return spin.value }
    guard let number = typedNumber else {
      holdsRefused = true
      sink.refuse(.notFinite)
      return spin.value
    }
    holdsRefused = !sink.offer(.number(number))
    if !holdsRefused { show(sink.value) }
    return spin.value
  }

  /// Whether the field has another text than the number as it is shown, rounded.
  private var isTyped: Bool {
    guard let number = typedNumber else { return true }
    return abs(number - spin.value) > 0.5 / pow(10, Double(spin.digits))
  }

  private var typedNumber: Double? {
    Double(spin.text.replacingOccurrences(of: ",", with: "."))
  }

  private func stepped(to number: Double) {
    sink.offer(.number(number))
    show(sink.value)
  }

  /// Goes back to the scene's number; returns whether there was another text.
  private func restore() -> Bool {
    guard isTyped || holdsRefused else { return false }
    show(sink.value)
    sink.offer(sink.value)
    return true
  }

  /// The decimals needed to write a number, within the limit.
  private static func decimals(of number: Double) -> Int {
    (0..<decimalLimit).first { digits in
      let scaled = number * pow(10, Double(digits))
      return abs(scaled - scaled.rounded()) < 1e-6
    } ?? decimalLimit
  }
}
