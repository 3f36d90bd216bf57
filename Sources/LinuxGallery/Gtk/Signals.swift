import CGtk

/// What a signal brings along, after the object that emitted it.
@MainActor struct SignalArguments {
  private let values: UnsafeBufferPointer<GValue>

  fileprivate init(_ values: UnsafeBufferPointer<GValue>) { self.values = values }

  var count: Int { values.count }

  /// The argument at a position; `nil` if there is none or its type has no counterpart.
  subscript(position: Int) -> ObjectValue? {
    guard values.indices.contains(position), let base = values.baseAddress else { return nil }
    return ObjectValue(reading: base + position)
  }

  /// The argument as a flag, false if it is none.
  func bool(_ position: Int) -> Bool {
    if case .bool(let flag) = self[position] { flag } else { false }
  }

  /// The argument as a whole number (also of an enumeration), 0 if it is none.
  func int(_ position: Int) -> Int {
    if case .int(let number) = self[position] { number } else { 0 }
  }

  /// The argument as a number, 0 if it is none.
  func double(_ position: Int) -> Double {
    if case .double(let number) = self[position] { number } else { 0 }
  }

  /// The argument as text, `nil` if it is none.
  func string(_ position: Int) -> String? {
    if case .string(let text) = self[position] { text } else { nil }
  }

  /// The argument as an object's address, `nil` if it is none.
  func object(_ position: Int) -> UnsafeMutableRawPointer? {
    if case .object(let address) = self[position] { address } else { nil }
  }

  /// The variant of an action's argument, lent for the duration of the call.
  func variantPointer(_ position: Int) -> OpaquePointer? {
    guard values.indices.contains(position), let base = values.baseAddress,
      gallery_type_fundamental(gallery_value_type(base + position)) == gallery_type_variant()
    else { return nil }
    return g_value_get_variant(base + position)
  }

  /// The address of a boxed or pointer argument, `nil` if it is neither.
  func pointer(_ position: Int) -> UnsafeMutableRawPointer? {
    guard values.indices.contains(position), let base = values.baseAddress else { return nil }
    return g_value_fits_pointer(base + position) != 0
      ? g_value_peek_pointer(base + position) : nil
  }
}

/// A connection of a closure to a signal.
///
/// It need not be kept: the connection lives as long as the object. Keep it to block or end it.
@MainActor final class SignalHandler {
  private let object: UnsafeMutableRawPointer
  private let identifier: gulong
  private let box: SignalBox

  fileprivate init(object: UnsafeMutableRawPointer, identifier: gulong, box: SignalBox) {
    self.object = object
    self.identifier = identifier
    self.box = box
  }

  /// Whether the closure can still be called: neither ended, nor is the object gone.
  var isConnected: Bool { box.isConnected }

  /// Ends the connection and lets go of the closure; later calls do nothing.
  func disconnect() {
    guard box.isConnected else { return }
    box.end()
    g_signal_handler_disconnect(object, identifier)
  }

  /// Keeps the closure from being called while the body runs, so that changes do not echo.
  func withBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard box.isConnected else { return try body() }
    g_signal_handler_block(object, identifier)
    defer { if box.isConnected { g_signal_handler_unblock(object, identifier) } }
    return try body()
  }
}

/// Runs the body while none of the handlers is called.
@MainActor func withBlocked<Result>(
  _ handlers: [SignalHandler], _ body: () throws -> Result
) rethrows -> Result {
  guard let first = handlers.first else { return try body() }
  return try first.withBlocked { try withBlocked(Array(handlers.dropFirst()), body) }
}

/// What the C closure retains.
private final class SignalBox {
  /// The closure, `nil` once the connection has ended.
  private(set) var handler: (@MainActor (SignalArguments) -> ObjectValue?)?

  init(_ handler: @escaping @MainActor (SignalArguments) -> ObjectValue?) {
    self.handler = handler
  }

  var isConnected: Bool { handler != nil }

  /// Lets go of the closure, which a call that is under way still keeps.
  func end() { handler = nil }
}

extension ObjectWrapper {
  /// Calls the closure at each emission; `after` lets the class's own handling go first.
  ///
  /// The closure is retained until the connection ends, at the latest with the object; it must
  /// not hold the object strongly. An unknown signal is reported as a GLib critical.
  @discardableResult func connect(
    _ signal: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void
  ) -> SignalHandler {
    connectAnswering(signal, after: after) { _ in
      handler()
      return nil
    }
  }

  /// Calls the closure with the signal's arguments at each emission.
  @discardableResult func connectArguments(
    _ signal: String, after: Bool = false, _ handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalHandler {
    connectAnswering(signal, after: after) { arguments in
      handler(arguments)
      return nil
    }
  }

  /// Calls the closure at each emission of a signal that asks whether it was dealt with.
  @discardableResult func connectReturning(
    _ signal: String, after: Bool = false, _ handler: @escaping @MainActor (SignalArguments) -> Bool
  ) -> SignalHandler {
    connectAnswering(signal, after: after) { .bool(handler($0)) }
  }

  /// Calls the closure at each emission of a signal that asks for a value.
  @discardableResult func connectAnswering(
    _ signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> ObjectValue?
  ) -> SignalHandler {
    let box = SignalBox(handler)
    // The closure's one reference, which is given back when the closure goes.
    let retained = Unmanaged.passRetained(box).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), retained)
    g_closure_add_finalize_notifier(closure, retained) { data, _ in
      guard let data else { return }
      Unmanaged<SignalBox>.fromOpaque(data).takeRetainedValue().end()
    }
    g_closure_set_marshal(closure, deliverSignal)
    let identifier = g_signal_connect_closure(object, signal, closure, after ? 1 : 0)
    if identifier == 0 {
      // GLib has said what is wrong and left the closure to its maker.
      g_closure_sink(closure)
    }
    return SignalHandler(object: object, identifier: identifier, box: box)
  }

  /// Calls the closure whenever the property is set to another value.
  @discardableResult func onNotify(
    _ property: String, _ handler: @escaping @MainActor () -> Void
  ) -> SignalHandler {
    connect("notify::\(property)", handler)
  }
}

/// What GLib lends for the length of one call.
///
/// It is handed to the main actor on the main thread itself, hence crosses to no other.
private struct Emission: @unchecked Sendable {
  let arguments: UnsafeBufferPointer<GValue>
  let answer: UnsafeMutablePointer<GValue>?
}

/// Hands an emission to the Swift closure; GTK emits on the main thread only.
private let deliverSignal: GClosureMarshal = { closure, answer, count, values, _, _ in
  guard let data = closure?.pointee.data else { return }
  let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
  guard let handler = box.handler else { return }
  // The first value is the object itself.
  let emission = Emission(
    arguments: UnsafeBufferPointer(start: values.map { $0 + 1 }, count: max(0, Int(count) - 1)),
    answer: answer)
  MainActor.assumeIsolated {
    guard let value = handler(SignalArguments(emission.arguments)), let target = emission.answer
    else { return }
    if !value.write(to: target) { LogWatch.report("a signal cannot be answered by \(value)") }
  }
}
