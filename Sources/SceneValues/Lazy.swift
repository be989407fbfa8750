import Synchronization

/// A value that is created on first use, while other threads wait. If the creation is canceled, no value is kept.
package final class Lazy<Value: Sendable>: Sendable {
  private final class LazyBox: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let make: @Sendable () -> Value
  // An atomic reference publishes the value, in addition to the mutex. `Mutex` passes the lock to waiting threads in
  // code that the thread sanitizer does not instrument, so the sanitizer would report a race.
  private let made = AtomicLazyReference<LazyBox>()
  private let isMaking = Mutex(())

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var known: Value? { made.load()?.value }

  package var value: Value {
    if let made = made.load() { return made.value }
    return isMaking.withLock { _ in
      if let made = made.load() { return made.value }
      let value = make()
      return Cancellation.wasNoticed ? value : made.storeIfNil(LazyBox(value)).value
    }
  }
}
