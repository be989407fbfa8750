import ScenePlatform

/// What a loop asks of the system: the time, and to wait. Tests have another one, in which no time passes.
package protocol LoopSystem: AnyObject {
  /// Seconds since 1970, whatever is done to the system's wall clock meanwhile.
  var now: Double { get }

  /// Ends a wait from any thread; the next one where none is under way.
  var wake: @Sendable () -> Void { get throws(LoopError) }

  /// Watches a file descriptor for something; for nothing, no more.
  func setInterest(_ interest: Readiness, in descriptor: Int32) throws(LoopError)

  /// Waits until a descriptor is ready, until a moment, or until it is woken.
  ///
  /// - Parameter deadline: in seconds since 1970; nil to wait for ever. One that has passed does not wait.
  /// - Returns: what is ready.
  func wait(until deadline: Double?) -> [ReadyDescriptor]

  /// Readable when `wait` would not wait, for who does the waiting instead.
  var descriptor: Int32 { get throws(LoopError) }

  /// When the descriptor is to be readable without any other reason; nil for never.
  func setDeadline(_ deadline: Double?)
}
