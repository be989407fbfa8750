import SceneValues

/// A queue that answers requests in the background, so that a long request blocks neither edits nor other requests. The
/// client, or an edit of the request's document, can cancel a request.
final class AnswerQueue {
  typealias Answer = Result<JSONText, ProtocolError>

  struct Finished: Sendable {
    let id: MessageID
    let method: String
    let answer: Answer
    let duration: Duration
  }

  private struct Entry: Sendable {
    let id: MessageID
    let method: String
    let path: String?
    let cancellation = Cancellation()
    let work: @Sendable () -> Answer
  }

  private struct State: Sendable {
    var waiting: [Entry] = []
    var running: [Entry] = []
    var finished: [Finished] = []
    var refusals: [MessageID: ProtocolError] = [:]
  }

  private static let most = 4

  private let perform: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let wake: @Sendable () -> Void
  private let state = Locked(State())

  init(
    _ perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    wake: @escaping @Sendable () -> Void
  ) {
    (self.perform, self.wake) = (perform, wake)
  }

  var isBusy: Bool {
    state.withLock { !$0.waiting.isEmpty || !$0.running.isEmpty || !$0.finished.isEmpty }
  }

  func start(_ id: MessageID, _ method: String, about path: String?, _ work: @escaping @Sendable () -> Answer)
  {
    state.withLock { $0.waiting.append(Entry(id: id, method: method, path: path, work: work)) }
    Self.next(state, perform, wake)
  }

  private static func next(
    _ state: Locked<State>, _ perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    _ wake: @escaping @Sendable () -> Void
  ) {
    let entry = state.withLock { state -> Entry? in
      guard state.running.count < most, !state.waiting.isEmpty else { return nil }
      state.running.append(state.waiting.removeFirst())
      return state.running.last
    }
    guard let entry else { return }
    perform {
      let start = ContinuousClock.now
      let answer: Answer = entry.cancellation.during {
        Cancellation.isRequested ? .failure(.canceled) : entry.work()
      }
      let duration = ContinuousClock.now - start
      state.withLock { state in
        state.running.removeAll { $0.cancellation === entry.cancellation }
        let refusal = state.refusals.removeValue(forKey: entry.id) ?? .canceled
        // An answer that was complete before the request was canceled is still useful.
        state.finished.append(
          Finished(
            id: entry.id, method: entry.method,
            answer: entry.cancellation.wasNoticed ? .failure(refusal) : answer, duration: duration))
      }
      wake()
      next(state, perform, wake)
    }
  }

  func cancel(_ id: MessageID) { cancel(with: .canceled) { $0.id == id } }

  func cancel(about path: String) {
    cancel(with: ProtocolError(.contentModified, "The document was changed")) { $0.path == path }
  }

  func cancelAll() { cancel(with: .canceled) { _ in true } }

  private func cancel(with refusal: ProtocolError, where isUnwanted: (Entry) -> Bool) {
    state.withLock { state in
      for entry in state.waiting + state.running where isUnwanted(entry) {
        state.refusals[entry.id] = refusal
        entry.cancellation.request()
      }
    }
  }

  func takeFinished() -> [Finished] {
    state.withLock { state in
      defer { state.finished = [] }
      return state.finished
    }
  }
}

extension ProtocolError {
  static let canceled = ProtocolError(.requestCancelled, "The client canceled the request")
}
