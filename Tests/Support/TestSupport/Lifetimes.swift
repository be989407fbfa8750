import SceneValues

/// Counts the living objects of some class. A test makes one, hands it to its classes by `$current`, and asks in the
/// end whether anything is left.
package final class Lifetimes: Sendable {
  /// The one that objects made in this task are counted by.
  @TaskLocal package static var current = Lifetimes()

  private let count = Locked(0)
  private let total = Locked(0)

  package init() {}

  package var alive: Int { count.withLock { $0 } }
  /// All that were ever made.
  package var made: Int { total.withLock { $0 } }

  fileprivate func begin() {
    count.withLock { $0 += 1 }
    total.withLock { $0 += 1 }
  }
  fileprivate func end() { count.withLock { $0 -= 1 } }

  /// Runs a closure with a new counter.
  package static func counting<Result>(_ body: (Lifetimes) throws -> Result) rethrows -> Result {
    let lifetimes = Lifetimes()
    return try $current.withValue(lifetimes) { try body(lifetimes) }
  }
}

/// A stored property that makes its object count.
package final class Life {
  private let lifetimes = Lifetimes.current
  package init() { lifetimes.begin() }
  deinit { lifetimes.end() }
}
