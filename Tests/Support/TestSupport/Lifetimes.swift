import SceneValues

/// The number of existing objects of a class. A test creates an instance, makes it `$current` for its objects, and
/// checks at the end that none remain.
package final class Lifetimes: Sendable {
  /// The counter for objects that this task creates.
  @TaskLocal package static var current = Lifetimes()

  private let count = Locked(0)
  private let total = Locked(0)

  package init() {}

  package var alive: Int { count.withLock { $0 } }
  package var made: Int { total.withLock { $0 } }

  fileprivate func begin() {
    count.withLock { $0 += 1 }
    total.withLock { $0 += 1 }
  }
  fileprivate func end() { count.withLock { $0 -= 1 } }

  package static func counting<Result>(_ body: (Lifetimes) throws -> Result) rethrows -> Result {
    let lifetimes = Lifetimes()
    return try $current.withValue(lifetimes) { try body(lifetimes) }
  }
}

/// A stored property that counts the object that contains it.
package final class Life {
  private let lifetimes = Lifetimes.current
  package init() { lifetimes.begin() }
  deinit { lifetimes.end() }
}
