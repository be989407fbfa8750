import SceneLanguage
import SceneValues

/// Finds out beside the conversation how large views are, for hints: of what was asked for last in each file. Views are laid out
/// behind a check that runs; where another one is to begin, they are left, and the client is to ask again after it.
final class SizeQueue: Sendable {
  private let inBackground: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let wake: @Sendable () -> Void
  private struct State {
    var lastNumber = 0
    /// What is not found out yet: by file, the number of what was asked for last.
    var wanted: [String: Int] = [:]
    /// Whether something was left that somebody waits for.
    var wasCancelled = false
    var hasNews = false
  }
  private let state = Locked(State())

  init(
    _ inBackground: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    wake: @escaping @Sendable () -> Void
  ) {
    self.inBackground = inBackground
    self.wake = wake
  }

  /// Begins to find out the sizes that hints in a part of a file say.
  func ask(_ service: LanguageService, _ path: String, _ range: Range<Int>) {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.wanted[path] = state.lastNumber
      return state.lastNumber
    }
    let (state, wake) = (state, wake)
    inBackground {
      let isNew = service.solve(in: path, range: range) { state.withLock { $0.wanted[path] == number } }
      state.withLock { state in
        if state.wanted[path] == number { state.wanted[path] = nil }
        state.hasNews = state.hasNews || isNew
      }
      if isNew { wake() }
    }
  }

  /// Leaves what is not found out yet: a check is not to wait for it.
  func cancel() {
    state.withLock { state in
      state.wasCancelled = state.wasCancelled || !state.wanted.isEmpty
      state.wanted = [:]
    }
  }

  /// Whether something was left since this was asked last.
  func takeCancelled() -> Bool {
    state.withLock { state in
      defer { state.wasCancelled = false }
      return state.wasCancelled
    }
  }

  /// Whether there are sizes that were not known when hints were asked for.
  func takeNews() -> Bool {
    state.withLock { state in
      defer { state.hasNews = false }
      return state.hasNews
    }
  }
}
