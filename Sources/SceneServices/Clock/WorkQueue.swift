import SceneValues

/// Where any thread and any task leaves work for a graph of objects, which belongs to one: the loop of the graph's clock
/// does it in the order in which it came, each piece in a turn of its own.
///
/// ```swift
/// let queue = context.workQueue
/// Thread.detachNewThread {
///   let total = sum()
///   queue.post { print("on the graph's thread: \(total)") }
/// }
/// ```
///
/// On a `ManualClock`, work is done when the clock next goes on.
public final class WorkQueue: Sendable {
  private let content = Locked(Content())

  init() {}

  // MARK: For everybody

  /// Leaves work. May be called from any thread, and returns at once.
  ///
  /// - Parameter work: called once by the graph's loop, on the thread that runs it. What it holds goes over to that
  ///   thread. An object of the graph is reached by an ``ObjectHandle``.
  /// - Returns: whether it was taken: not after the graph's clock has gone. Work that waits when the clock goes is
  ///   never done.
  @discardableResult
  public func post(_ work: sending @escaping () -> Void) -> Bool {
    let item = Item(.perform(work))
    return content.withLock { $0.add(item) } != nil
  }

  /// Has work done, and waits for what comes of it.
  ///
  /// - Parameter work: called by the graph's loop, on the thread that runs it.
  /// - Returns: what `work` returns.
  /// - Throws: what `work` throws; `WorkError.graphIsGone` where the clock goes before it is done; `CancellationError`
  ///   where the task is canceled before the work has begun, which is not done then.
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
        // It may have been canceled before there was a number to cancel.
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Ends the innermost `run` of the graph's loop, after the work that was posted before.
  public func stop() {
    _ = content.withLock { $0.add(Item(.stop)) }
  }

  private func cancel(_ number: Locked<Int?>) {
    guard let number = number.withLock({ $0 }) else { return }
    content.withLock { $0.remove(number) }?.abandon(CancellationError())
  }

  // MARK: For the graph

  /// What stays on the graph's own thread need not be given away.
  package func postHere(_ work: @escaping () -> Void) {
    let item = Item(here: work)
    _ = content.withLock { $0.add(item) }
  }

  package var hasWork: Bool { content.withLock { $0.hasWork } }
  /// Of the last that was posted.
  var lastNumber: Int { content.withLock { $0.lastNumber } }

  func takeFirst(upTo number: Int) -> Item? { content.withLock { $0.takeFirst(upTo: number) } }

  /// Nothing is taken any more, and what waits is never done.
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

  /// For closures that must be `Sendable`, and leave word for something of the graph, which is not.
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

  /// What ends the loop's wait from now on.
  func setWake(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { content in
      content.wake = wake
      content.isAwake = false
      if content.hasWork || !content.receivers.isEmpty { content.wakeOnce() }
    }
  }

  func wake() { content.withLock { $0.wakeOnce() } }

  /// The loop is awake, and looks at what is here after this.
  func didWake() { content.withLock { $0.isAwake = false } }
}

extension WorkQueue {
  /// A piece of work.
  // Sendable: whoever posts it has given it away, and the one thread that takes it calls it.
  struct Item: @unchecked Sendable {
    enum Task {
      case perform(() -> Void)
      case stop
    }

    let task: Task
    /// Called in place of the task where that is never done.
    let abandon: @Sendable (any Error) -> Void

    /// Work that never leaves its thread.
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
    /// Those from `head` on wait; nil for one that was removed.
    private var entries: [Item?] = []
    private var head = 0
    private var waiting = 0
    /// Numbers ascend by one.
    var lastNumber = 0
    /// Of what is to be received, each once.
    var receivers: [Int] = []
    var wake: (@Sendable () -> Void)?
    /// Whether the loop was woken, and has not looked since.
    var isAwake = false
    var isClosed = false

    var hasWork: Bool { waiting > 0 }

    /// - Returns: a number to remove it by; nil where nothing is taken any more.
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
        // Each is moved a few times at most.
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

    /// - Returns: nil for what was taken already.
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

  // Sendable: it is called once, by the thread that takes the work.
  private struct Transferred<Result>: @unchecked Sendable {
    let work: () throws -> Result

    init(_ work: sending @escaping () throws -> Result) { self.work = work }
  }
}
