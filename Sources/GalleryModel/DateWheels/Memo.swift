import Synchronization

/// Remembers what is costly to make, up to a number of values; safe to use from any thread.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private let values = Mutex<[Key: Value]>([:])

  /// A memory of so many values at most; the one after them makes it start anew.
  init(limit: Int) { self.limit = limit }

  /// The value of a key, made if it is not known yet.
  ///
  /// Two threads may make the same value at once; `make` has to give equal ones.
  func value(for key: Key, make: (Key) -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = make(key)
    values.withLock {
      if $0.count >= limit { $0.removeAll() }
      $0[key] = made
    }
    return made
  }
}
