import SceneUI
import TestSupport
import Testing

@Suite struct WorkQueueTests {
  @Test("rule 27: work posted to a manual clock runs on the next advance, at the current time")
  func manual() {
    let clock = ManualClock(now: 5)
    let context = SceneContext(clock: clock)
    var done: [String] = []
    Timer(interval: 1, on: clock) { _ in done.append("timer") }
    context.post { done.append("posted at \(clock.now)") }
    #expect(done.isEmpty && clock.nextDueTime == 5)
    clock.advance(by: 1)
    #expect(done == ["posted at 5.0", "timer"])
    context.post { context.post { done.append("later") } }
    clock.advance(by: 0)
    #expect(done.count == 2)
    clock.advance(by: 0)
    #expect(done.last == "later" && clock.nextDueTime == nil)
  }

  @Test func performsWorkInPostingOrder() {
    let clock = ManualClock()
    let queue = clock.workQueue
    var (posted, done): (Int, [Int]) = (0, [])
    // Running work adds more work, so that the queue is never empty.
    func post() {
      posted += 1
      let number = posted
      queue.postHere {
        done.append(number)
        if posted < 500 {
          post()
          if number % 3 == 0 { post() }
        }
      }
    }
    for _ in 0..<50 { post() }
    while queue.hasWork { clock.advance(by: 0) }
    #expect(done == Array(1...posted) && posted >= 500)
  }

  @Test func handleDoesNotRetainItsObject() async throws {
    let clock = ManualClock()
    let context = SceneContext(clock: clock)
    var label: Label? = Label()
    let handle = context.handle(of: label!)
    handle.post { $0.text = "posted" }
    clock.advance(by: 0)
    #expect(label?.text == "posted")
    handle.post { _ in Issue.record("the object has been released") }
    label = nil
    clock.advance(by: 0)
    await #expect(throws: WorkError.objectIsGone) {
      try await withClock(going: clock.workQueue, clock) { try await handle.run { $0.text } }
    }
  }

  @Test func awaitedWorkReturnsResultOrThrows() async throws {
    struct Refusal: Error {}
    let clock = ManualClock()
    let queue = clock.workQueue
    #expect(try await withClock(going: queue, clock) { try await queue.run { 42 } } == 42)
    await #expect(throws: Refusal.self) {
      try await withClock(going: queue, clock) { try await queue.run { throw Refusal() } }
    }
  }

  @Test func doesNotPerformWorkOfCanceledTask() async throws {
    let clock = ManualClock()
    let queue = clock.workQueue
    let task = Task { try await queue.run { Issue.record("it was cancelled") } }
    while !queue.hasWork { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!queue.hasWork)
    clock.advance(by: 0)
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await queue.run { _ = Issue.record("it was cancelled") }
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test func rejectsWorkAfterContextIsReleased() async throws {
    var clock: ManualClock? = ManualClock()
    let queue = clock!.workQueue
    let waiting = Task { try await queue.run { Issue.record("work on a released context is performed") } }
    while !queue.hasWork { await Task.yield() }
    #expect(queue.post { Issue.record("work on a released context is performed") })
    clock = nil
    await #expect(throws: WorkError.graphIsGone) { try await waiting.value }
    #expect(!queue.post {})
    await #expect(throws: WorkError.graphIsGone) { try await queue.run {} }
    queue.stop()
  }

  @Test("rule 9a: work is released after it runs or when its clock is released")
  func released() {
    Lifetimes.counting { lifetimes in
      func post(to clock: ManualClock) {
        let life = Life()
        clock.workQueue.postHere { withExtendedLifetime(life) {} }
      }
      let clock = ManualClock()
      post(to: clock)
      #expect(lifetimes.alive == 1)
      clock.advance(by: 0)
      #expect(lifetimes.alive == 0)
      do {
        let other = ManualClock()
        post(to: other)
        #expect(lifetimes.alive == 1)
      }
      #expect(lifetimes.alive == 0)
    }
  }

  /// Advances a clock until an operation that waits for it has finished.
  private func withClock<Result: Sendable>(
    going queue: WorkQueue, _ clock: ManualClock, _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let task = Task { try await body() }
    while !queue.hasWork { await Task.yield() }
    clock.advance(by: 0)
    return try await task.value
  }
}
