import SceneValues

/// A queue that runs one check at a time in the background and cancels outdated checks.
final class CheckQueue {
  private let inBackground: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let wake: @Sendable () -> Void
  private let updates = Locked<[CheckJob.Update]>([])
  private let wanted = Locked(0)
  private var cancellations: CheckJob.Cancellations?
  private(set) var lastNumber = 0
  private(set) var isRunning = false

  init(
    _ inBackground: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    wake: @escaping @Sendable () -> Void
  ) {
    self.inBackground = inBackground
    self.wake = wake
  }

  var isWanted: Bool { wanted.withLock { $0 } == lastNumber }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func start(_ job: CheckJob) {
    isRunning = true
    wanted.withLock { $0 = job.number }
    cancellations = job.cancellations
    let (updates, wanted, wake) = (updates, wanted, wake)
    inBackground {
      job.run {
        wanted.withLock { $0 } == job.number
      } notify: { item in
        updates.withLock { $0.append(item) }
        wake()
      }
    }
  }

  /// Cancels the check. If the reason is an edit of a file, the checks of other files are completed.
  func cancel(editing path: String? = nil) {
    wanted.withLock { $0 = -1 }
    cancellations?.request(editing: path)
  }

  func takeUpdates() -> [CheckJob.Update] {
    let items = updates.withLock { updates in
      defer { updates = [] }
      return updates
    }
    for case .outcome(let outcome) in items where outcome.isLast { isRunning = false }
    return items
  }
}
