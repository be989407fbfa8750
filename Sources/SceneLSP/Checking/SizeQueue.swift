import SceneLanguage
import SceneValues

/// A queue that computes view sizes for inlay hints in the background. Only the latest request for each file is
/// processed. A new check cancels the pending requests, and the client must then request the hints again.
final class SizeQueue: Sendable {
  private let inBackground: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let wake: @Sendable () -> Void
  private struct State {
    var lastNumber = 0
    var wanted: [String: Int] = [:]
    var cancellations: [String: Cancellation] = [:]
    var wasCancelled = false
    var hasUpdates = false
  }
  private let state = Locked(State())

  init(
    _ inBackground: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    wake: @escaping @Sendable () -> Void
  ) {
    self.inBackground = inBackground
    self.wake = wake
  }

  func ask(_ service: LanguageService, _ path: String, _ range: Range<Int>) {
    let cancellation = Cancellation()
    let number = state.withLock { state in
      state.lastNumber += 1
      state.wanted[path] = state.lastNumber
      state.cancellations.updateValue(cancellation, forKey: path)?.request()
      return state.lastNumber
    }
    let (state, wake) = (state, wake)
    inBackground {
      let isNew = cancellation.during {
        service.solve(in: path, range: range) { state.withLock { $0.wanted[path] == number } }
      }
      state.withLock { state in
        if state.wanted[path] == number { (state.wanted[path], state.cancellations[path]) = (nil, nil) }
        state.hasUpdates = state.hasUpdates || isNew
      }
      if isNew { wake() }
    }
  }

  /// Cancels pending requests so that a check does not wait for them.
  func cancel() {
    state.withLock { state in
      state.wasCancelled = state.wasCancelled || !state.wanted.isEmpty
      for cancellation in state.cancellations.values { cancellation.request() }
      (state.wanted, state.cancellations) = ([:], [:])
    }
  }

  func takeCancelled() -> Bool {
    state.withLock { state in
      defer { state.wasCancelled = false }
      return state.wasCancelled
    }
  }

  func takeUpdates() -> Bool {
    state.withLock { state in
      defer { state.hasUpdates = false }
      return state.hasUpdates
    }
  }
}
