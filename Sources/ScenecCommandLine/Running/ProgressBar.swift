import ScenePlatform
import SceneValues

/// How many of many files are done, on standard error: for somebody who waits at a terminal, and only when it takes
/// longer than one cares to wait in silence.
final class ProgressBar: Sendable {
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  private static let width = 24

  private struct State {
    var done = 0
    /// When it may draw next.
    var due: ContinuousClock.Instant
    var isDrawn = false
  }

  private let total: Int
  private let state: Locked<State>

  /// - Returns: nil where nobody watches, or there is but one thing to wait for.
  init?(total: Int) {
    guard total > 1, Terminal.isAttached(to: STDERR_FILENO) else { return nil }
    self.total = total
    state = Locked(State(due: .now + Self.patience))
  }

  /// One more is done.
  func advance() {
    state.withLock { state in
      state.done += 1
      guard ContinuousClock.now >= state.due else { return }
      state.due = .now + Self.interval
      state.isDrawn = true
      StandardStreams.printError("\r" + bar(state.done))
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

  private func bar(_ done: Int) -> String {
    let filled = done * Self.width / total
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: Self.width - filled)
    return "[\(bar)] \(done)/\(total)"
  }
}
