import ScenePlatform
import SceneUI

/// A system whose time advances only by the waits of a loop, which return immediately. It records the waits.
package final class ScriptedSystem: LoopSystem {
  package private(set) var now: Double
  /// The deadlines of all waits that took time, or nil for waits without a deadline.
  package private(set) var waits: [Double?] = []
  /// The events that occur during successive waits without a deadline.
  package var events: [() -> [ReadyDescriptor]] = []

  package init(now: Double = 100) { self.now = now }

  package var wake: @Sendable () -> Void { {} }
  package var descriptor: Int32 { -1 }
  package func setInterest(_ interest: Readiness, in descriptor: Int32) {}
  package func setDeadline(_ deadline: Double?) {}

  package func wait(until deadline: Double?) -> [ReadyDescriptor] {
    if let deadline, deadline <= now { return [] }
    waits.append(deadline)
    if let deadline {
      now = deadline
      return []
    }
    guard !events.isEmpty else { fatalError("the loop waits, and nothing will happen any more") }
    return events.removeFirst()()
  }

  /// Advances the time, as if the app performed work.
  package func pass(_ seconds: Double) { now += seconds }
}
