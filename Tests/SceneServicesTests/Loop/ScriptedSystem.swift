import ScenePlatform
import SceneServices

/// A system in which no time passes but what a loop waits, at once. It keeps what the loop waited for.
final class ScriptedSystem: LoopSystem {
  private(set) var now: Double
  /// The deadlines of all waits that took time, nil for those without one.
  private(set) var waits: [Double?] = []
  /// What happens during the waits that have no deadline, one after another.
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

  /// Work of a program that takes time.
  func pass(_ seconds: Double) { now += seconds }
}
