import SceneServices
import SceneValues

/// An observer that notifies a view of progress changes, at most once per turn of the main loop.
final class ObservedProgress {
  let progress: TaskProgress
  private let number: Int

  init<Observer: AnyObject>(
    _ progress: TaskProgress, notifying view: ObjectHandle<Observer>,
    by change: @escaping @Sendable (Observer) -> Void
  ) {
    self.progress = progress
    let isNotified = Locked(false)
    number = progress.addObserver {
      let isNew = isNotified.withLock { isNotified in
        defer { isNotified = true }
        return !isNotified
      }
      guard isNew else { return }
      view.post { view in
        // Changes that occur from now on require another notification.
        isNotified.withLock { $0 = false }
        change(view)
      }
    }
  }

  deinit { progress.removeObserver(number) }
}
