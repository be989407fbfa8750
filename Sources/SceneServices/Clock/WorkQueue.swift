import SceneValues

/// A queue for passing work from threads and tasks to an object graph, which is bound to one thread. The loop of the
/// graph's clock performs the work in order. Each item runs in its own turn.
///
/// ```swift
/// let queue = context.workQueue
/// Thread.detachNewThread {
///   let total = sum()
///   queue.post { print("on the graph's thread: \(total)") }
/// }
/// ```
///
/// A `ManualClock` performs the work when it advances.
public final class WorkQueue: Sendable {
  private let content = Locked(Content())

  init() {}

  // MARK: Any thread

  /// Adds work to the queue and returns immediately. This method can be called on any thread.
  ///
  /// - Parameter work: A closure that the graph's loop calls once on its thread. Captured values are transferred to that
  ///   thread. To access an object in the graph, use an ``ObjectHandle``.
  /// - Returns: Whether the queue accepted the work. The result is false after the graph's clock has been released.
  @discardableResult
  public func post(_ work: sending @escaping () -> Void) -> Bool {
    let item = Item(.perform(work))
    return content.withLock { $0.add(item) } != nil
  }

  /// Performs work on the graph's thread and waits for the result.
  ///
  /// - Throws: The error that `work` throws, `WorkError.graphIsGone` if the clock is released first, or
  ///   `CancellationError` if the task is canceled first. In the last two cases, the work is not performed.
  public func run<Result: Sendable>(_ work: sending @escaping () throws -> Result) async throws -> Result {
    let number = Locked<Int?>(nil)
    let transferred = Transferred(work)
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        let item = Item(.perform { continuation.resume(with: Swift.Result { try transferred.work() }) }) {
          continuation.resume(throwing: $0)
        }
        let added = content.withLock { content in
          let added = content.add(item)
          number.withLock { $0 = added }
          return added
        }
        guard added != nil else { return continuation.resume(throwing: WorkError.graphIsGone) }
        // The task may have been canceled before the work received its number.
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Ends the innermost `run` of the graph's loop after all previously posted work has been performed.
  public func stop() {
    _ = content.withLock { $0.add(Item(.stop)) }
  }

  private func cancel(_ number: Locked<Int?>) {
    guard let number = number.withLock({ $0 }) else { return }
    content.withLock { $0.remove(number) }?.abandon(CancellationError())
  }

  // MARK: Graph thread

  /// Adds work that the graph's own thread posts. The work does not need to be sendable.
  package func postHere(_ work: @escaping () -> Void) {
    let item = Item(here: work)
    _ = content.withLock { $0.add(item) }
  }

  package var hasWork: Bool { content.withLock { $0.hasWork } }
  var lastNumber: Int { content.withLock { $0.lastNumber } }

  func takeFirst(upTo number: Int) -> Item? { content.withLock { $0.takeFirst(upTo: number) } }

  func close() {
    let abandoned = content.withLock { content in
      content.isClosed = true
      content.wake = nil
      return content.takeAll()
    }
    for item in abandoned { item.abandon(WorkError.graphIsGone) }
  }

  // MARK: Receivers

  var hasReceivers: Bool { content.withLock { !$0.receivers.isEmpty } }

  /// Notifies a receiver in the graph. A `Sendable` closure can call this method although it cannot capture the receiver.
  package func post(to receiver: Int) {
    content.withLock { content in
      guard !content.receivers.contains(receiver) else { return }
      content.receivers.append(receiver)
      content.wakeOnce()
    }
  }

  func takeReceivers() -> [Int] {
    content.withLock { content in
      defer { content.receivers = [] }
      return content.receivers
    }
  }

  // MARK: Waking

  func setWake(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { content in
      content.wake = wake
      content.isAwake = false
      if content.hasWork || !content.receivers.isEmpty { content.wakeOnce() }
    }
  }

  func wake() { content.withLock { $0.wakeOnce() } }

  func didWake() { content.withLock { $0.isAwake = false } }
}

extension WorkQueue {
  // The type is sendable, because the sender transfers the work, and only the thread that receives the work calls it.
  struct Item: @unchecked Sendable {
    enum Task {
      case perform(() -> Void)
      case stop
    }

    let task: Task
    /// A closure that is called if the work is never performed.
    let abandon: @Sendable (any Error) -> Void

    init(here work: @escaping () -> Void) {
      task = .perform(work)
      abandon = { _ in }
    }

    init(_ task: sending Task, abandon: @escaping @Sendable (any Error) -> Void = { _ in }) {
      self.task = task
      self.abandon = abandon
    }
  }

  private struct Content: Sendable {
    private var entries: [Item?] = []
    private var head = 0
    private var waiting = 0
    var lastNumber = 0
    var receivers: [Int] = []
    var wake: (@Sendable () -> Void)?
    var isAwake = false
    var isClosed = false

    var hasWork: Bool { waiting > 0 }

    mutating func add(_ item: Item) -> Int? {
      guard !isClosed else { return nil }
      entries.append(item)
      waiting += 1
      lastNumber += 1
      wakeOnce()
      return lastNumber
    }

    mutating func takeFirst(upTo number: Int) -> Item? {
      while head < entries.count, firstNumber <= number {
        let item = entries[head]
        entries[head] = nil
        head += 1
        // This takes amortized constant time, because each item is moved only a few times.
        if head > 32, head * 2 > entries.count {
          entries.removeFirst(head)
          head = 0
        }
        if let item {
          waiting -= 1
          return item
        }
      }
      return nil
    }

    mutating func remove(_ number: Int) -> Item? {
      let index = head + number - firstNumber
      guard index >= head, index < entries.count, let item = entries[index] else { return nil }
      entries[index] = nil
      waiting -= 1
      return item
    }

    mutating func takeAll() -> [Item] {
      defer {
        entries = []
        (head, waiting) = (0, 0)
      }
      return entries[head...].compactMap(\.self)
    }

    mutating func wakeOnce() {
      guard let wake, !isAwake else { return }
      isAwake = true
      wake()
    }

    private var firstNumber: Int { lastNumber - (entries.count - head) + 1 }
  }

  // The type is sendable, because only the thread that receives the work calls it, and only once.
  private struct Transferred<Result>: @unchecked Sendable {
    let work: () throws -> Result

    init(_ work: sending @escaping () throws -> Result) { self.work = work }
  }
}
