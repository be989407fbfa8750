import ScenePlatform

/// The time and the wait operation that a loop requires. Tests use an implementation in which no time passes.
package protocol LoopSystem: AnyObject {
  /// The time in seconds since 1970. Changes to the system clock do not affect it.
  var now: Double { get }

  var wake: @Sendable () -> Void { get throws(LoopError) }

  /// Sets the events to watch for a file descriptor. If the set is empty, the descriptor is no longer watched.
  func setInterest(_ interest: Readiness, in descriptor: Int32) throws(LoopError)

  /// Waits until a descriptor is ready, a deadline in seconds since 1970 has passed, or the loop is woken.
  func wait(until deadline: Double?) -> [ReadyDescriptor]

  /// A file descriptor that another loop can watch. It is readable whenever `wait` would return immediately.
  var descriptor: Int32 { get throws(LoopError) }

  func setDeadline(_ deadline: Double?)
}
