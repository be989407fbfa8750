import ScenePlatform

/// The system services for a loop: time and waiting. Tests use an implementation in which no time passes.
package protocol LoopSystem: AnyObject {
  /// Seconds since 1970, independent of changes of the system clock.
  var now: Double { get }

  var wake: @Sendable () -> Void { get throws(LoopError) }

  /// Sets the events to watch for a file descriptor. An empty set stops watching.
  func setInterest(_ interest: Readiness, in descriptor: Int32) throws(LoopError)

  /// Waits until a descriptor is ready, until a deadline in seconds since 1970, or until woken.
  func wait(until deadline: Double?) -> [ReadyDescriptor]

  /// A descriptor that is readable when `wait` would return immediately, for another loop.
  var descriptor: Int32 { get throws(LoopError) }

  func setDeadline(_ deadline: Double?)
}
