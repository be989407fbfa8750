import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A log that prints each event on a line and combines consecutive repetitions, such as those of many cells.
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

  /// Prints pending repetitions and flushes standard output, so that a reader has all lines when it kills the
  /// app.
  func flush() {
    if let last { print("  \(last)" + (count > 1 ? " (\(count) times)" : "")) }
    last = nil
    count = 0
    fflush(nil)
  }
}
