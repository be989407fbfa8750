import ScenePlatform
import Synchronization

/// A request to stop work whose result is no longer needed.
///
/// The loops of long work check `Cancellation.isRequested`. If it is true, they end early, with any valid result. The code
/// that began the work discards the result if the work was cut short.
package final class Cancellation: Sendable {
  private static let slot = ThreadSlot()

  private let requested = Atomic(false)
  private let noticed = Atomic(false)

  package init() {}

  /// Requests that the work stop. This method can be called on any thread.
  package func request() { requested.store(true, ordering: .relaxed) }

  package var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Whether the work was cut short. If false, its result is complete, even if a request came too late.
  package var wasNoticed: Bool { noticed.load(ordering: .relaxed) }

  /// Runs work on this thread that can be canceled.
  package func during<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    let before = Self.slot.pointer
    Self.slot.pointer = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    defer { Self.slot.pointer = before }
    return try withExtendedLifetime(self) { () throws(Failure) in try work() }
  }

  /// The cancellation of the current thread's work, for passing it to other threads.
  package static var current: Cancellation? {
    // Safe, because `during` keeps the object alive until it restores the slot.
    slot.pointer.map { Unmanaged<Cancellation>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Whether the current thread's work is to be cut short. Call this only in code that then does so.
  package static var isRequested: Bool {
    guard let current, current.isRequested else { return false }
    current.noticed.store(true, ordering: .relaxed)
    return true
  }

  /// Whether the current thread's work was cut short, so that its results must not be kept for other work.
  package static var wasNoticed: Bool { current?.wasNoticed ?? false }
}
