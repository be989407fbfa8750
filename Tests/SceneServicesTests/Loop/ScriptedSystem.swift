import ScenePlatform
import SceneServices

/// A system whose time advances only by the waits of a loop, which return immediately. It records the waits.
final class ScriptedSystem: LoopSystem {
  private(set) var now: Double
  /// The deadlines of all waits that took time, or nil for waits without a deadline.
  private(set) var waits: [Double?] = []
  /// The events that occur during successive waits without a deadline.
  var events: [() -> [ReadyDescriptor]] = []

  init(now: Double = 100) { self.now = now }

  var wake: @Sendable () -> Void { {} }
  var descriptor: Int32 { -1 }
  func setInterest(_ interest: Readiness, in descriptor: Int32) {}
  func setDeadline(_ deadline: Double?) {}

  func wait(until deadline: Double?) -> [ReadyDescriptor] {
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
  func pass(_ seconds: Double) { now += seconds }
}
