import SceneAnalysis
import ScenePlatform
import SceneValues

/// How many of many files are done, on standard error: for somebody who waits at a terminal, and only when it takes
/// longer than one cares to wait in silence.
final class ProgressBar: CheckProgress {
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  private static let width = 24

  private struct State {
    var total: Int
    var done = 0
    /// When it may draw next.
    var due: ContinuousClock.Instant
    var isDrawn = false
  }

  private let state: Locked<State>

  /// Nil where nobody watches.
  ///
  /// - Parameter total: how many there are, as far as is known yet.
  init?(total: Int) {
    guard Terminal.isAttached(to: STDERR_FILENO) else { return nil }
    state = Locked(State(total: total, due: .now + Self.patience))
  }

  /// There are so many more.
  func expect(_ count: Int) { state.withLock { $0.total += count } }

  /// One more is done.
  func advance() {
    state.withLock { state in
      state.done += 1
      // For a single thing, nobody needs to count.
      guard state.total > 1, ContinuousClock.now >= state.due else { return }
      state.due = .now + Self.interval
      state.isDrawn = true
      StandardStreams.printError("\r" + Self.bar(state.done, of: state.total))
    }
  }

  /// Leaves no trace.
  func erase() {
    state.withLock { state in
      guard state.isDrawn else { return }
      state.isDrawn = false
      StandardStreams.printError("\r\u{1B}[K")
    }
  }

  private static func bar(_ done: Int, of total: Int) -> String {
    let filled = min(done, total) * width / total
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
    return "[\(bar)] \(done)/\(total)"
  }
}
