import SceneServices
import SceneValues

/// Leaves word for a view, once a turn however often it happens, that a progress has changed.
final class ObservedProgress {
  let progress: TaskProgress
  private let number: Int

  /// - Parameters:
  ///   - progress: what is observed, until this goes.
  ///   - view: is told in a turn of its context's loop.
  ///   - change: what it is told by.
  init<Observer: AnyObject>(
    _ progress: TaskProgress, telling view: ObjectHandle<Observer>,
    by change: @escaping @Sendable (Observer) -> Void
  ) {
    self.progress = progress
    let isTold = Locked(false)
    number = progress.addObserver {
      let isNew = isTold.withLock { isTold in
        defer { isTold = true }
        return !isTold
      }
      guard isNew else { return }
      view.post { view in
        // What changes from here on is told of again.
        isTold.withLock { $0 = false }
        change(view)
      }
    }
  }

  deinit { progress.removeObserver(number) }
}
