import SceneUI

/// Prints what happens, a line each; what happens again and again at once, as it does to sixteen cards, once.
final class RunLog {
  private var last: String?
  private var count = 0

  func add(_ event: LifecycleEvent) { add("\(event)") }

  func add(_ line: String) {
    if line != last { flush() }
    last = line
    count += 1
  }

  func begin(_ step: String) {
    flush()
    print(step)
  }

  /// What is held back to be counted.
  func flush() {
    if let last { print("  \(last)" + (count > 1 ? " (\(count) times)" : "")) }
    last = nil
    count = 0
  }
}
