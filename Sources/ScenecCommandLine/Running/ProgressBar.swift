import SceneAnalysis
import ScenePlatform
import SceneValues

/// A progress bar on standard error. It appears only in a terminal and only if the work takes a long time.
final class ProgressBar: CheckProgress {
  private static let timeLimit = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  private static let width = 24

  private struct State {
    var total: Int
    var done = 0
    var due: ContinuousClock.Instant
    var isDrawn = false
  }

  private let state: Locked<State>

  /// Creates a progress bar. Returns nil if standard error is not a terminal. The total can increase later.
  init?(total: Int) {
    guard Terminal.isAttached(to: STDERR_FILENO) else { return nil }
    state = Locked(State(total: total, due: .now + Self.timeLimit))
  }

  func expect(_ count: Int) { state.withLock { $0.total += count } }

  func advance() {
    state.withLock { state in
      state.done += 1
      guard state.total > 1, ContinuousClock.now >= state.due else { return }
      state.due = .now + Self.interval
      state.isDrawn = true
      StandardStreams.printError("\r" + Self.bar(state.done, of: state.total))
    }
  }

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
