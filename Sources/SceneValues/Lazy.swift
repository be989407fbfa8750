import Synchronization

/// A value that is made when somebody first asks for it, and once: whoever asks meanwhile waits for it.
///
/// A check that finds every file as it was needs neither the class library nor the lines of a text; to make them takes
/// longer than such a check.
package final class Lazy<Value: Sendable>: Sendable {
  private final class Made: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let make: @Sendable () -> Value
  // Published by an atomic operation in the caller's own code, and not by the mutex alone: a thread that had to wait
  // for a `Mutex` is handed it inside the library, where the thread sanitizer sees no order, and reports a race.
  private let made = AtomicLazyReference<Made>()
  private let isMaking = Mutex(())

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value where it is there already; nil where nobody has asked for it yet.
  package var known: Value? { made.load()?.value }

  package var value: Value {
    if let made = made.load() { return made.value }
    return isMaking.withLock { _ in
      if let made = made.load() { return made.value }
      return made.storeIfNil(Made(make())).value
    }
  }
}
