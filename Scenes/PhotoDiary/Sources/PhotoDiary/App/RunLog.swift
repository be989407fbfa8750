import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A log with one line per event. Consecutive repetitions, such as those of many cells, are combined.
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

  /// Prints the repetitions that have only been counted so far, and flushes standard output, so that a test has
  /// received all lines when it kills the app.
  func flush() {
    if let last { print("  \(last)" + (count > 1 ? " (\(count) times)" : "")) }
    last = nil
    count = 0
    fflush(nil)
  }
}
