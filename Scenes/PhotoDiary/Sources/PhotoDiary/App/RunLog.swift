import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints what happens, a line each; what happens again and again at once, as it does to many cells, once.
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

  /// What is held back to be counted, and what is on its way to the reader: whoever kills the program has read it.
  func flush() {
    if let last { print("  \(last)" + (count > 1 ? " (\(count) times)" : "")) }
    last = nil
    count = 0
    fflush(nil)
  }
}
