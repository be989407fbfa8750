import ScenePlatform

final class LoopState {
  final class Watcher {
    let descriptor: Int32
    let events: DescriptorEvents
    let action: (DescriptorEvents) -> Void
    var isOver = false
    /// Whether the watcher's action is currently running. If so, a nested loop does not call it.
    var isCalled = false

    init(descriptor: Int32, events: DescriptorEvents, action: @escaping (DescriptorEvents) -> Void) {
      self.descriptor = descriptor
      self.events = events
      self.action = action
    }
  }

  let system: any LoopSystem
  /// An entry for each active `run`, from outermost to innermost, that indicates whether this run must end.
  private var runs: [Bool] = []
  private var watchers: [Int32: [Watcher]] = [:]
  private var mainQueue: Int32?
  private var isPerformingMainQueue = false
  private var isMainQueueWanted = false
  private(set) var isEmbedded = false
  private var isConnected = false

  init(_ system: any LoopSystem) { self.system = system }

  var isStopped: Bool { runs.last ?? false }
  func beginRun() { runs.append(false) }
  func endRun() { runs.removeLast() }
  func stop() { if !runs.isEmpty { runs[runs.count - 1] = true } }

  func connect(_ queue: WorkQueue) throws(LoopError) {
    guard !isConnected else { return }
    queue.setWake(try system.wake)
    isConnected = true
  }

  func embed() { isEmbedded = true }

  /// Ensures that an outer loop that watches this loop's descriptor wakes no later than the given time.
  func wakeOuterLoop(at time: Double) {
    guard isEmbedded, time < (deadline ?? .infinity) else { return }
    setDeadline(time)
  }

  private var deadline: Double?

  func setDeadline(_ time: Double?) {
    deadline = time
    system.setDeadline(time)
  }

  func add(_ watcher: Watcher) throws(LoopError) {
    let others = watchers[watcher.descriptor] ?? []
    watchers[watcher.descriptor] = others + [watcher]
    do throws(LoopError) {
      try updateInterest(in: watcher.descriptor)
    } catch {
      watchers[watcher.descriptor] = others.isEmpty ? nil : others
      throw error
    }
  }

  func remove(_ watcher: Watcher) {
    watcher.isOver = true
    let others = watchers[watcher.descriptor, default: []].filter { $0 !== watcher }
    watchers[watcher.descriptor] = others.isEmpty ? nil : others
    try? updateInterest(in: watcher.descriptor)
  }

  private func updateInterest(in descriptor: Int32) throws(LoopError) {
    let waiting = watchers[descriptor, default: []].filter { !$0.isCalled }
    try system.setInterest(
      waiting.reduce(into: Readiness()) { $0.formUnion($1.events.interest) }, in: descriptor)
  }

  /// Suspends and returns the watchers whose actions are currently running, so that they do not wake a nested loop.
  func suspendCalled() -> [Watcher] {
    let called = watchers.values.flatMap(\.self).filter(\.isCalled)
    for watcher in called { try? updateInterest(in: watcher.descriptor) }
    return called
  }

  func call(
    for ready: ReadyDescriptor, during turn: (() -> Void) -> Void, while condition: () -> Bool
  ) -> Int {
    if ready.descriptor == mainQueue {
      turn(performMainQueue)
      return 1
    }
    var count = 0
    for watcher in watchers[ready.descriptor] ?? [] {
      guard !watcher.isOver, !watcher.isCalled, condition() else { continue }
      var events = watcher.events.intersection(DescriptorEvents(rawValue: ready.readiness.rawValue))
      if ready.readiness.contains(.closed) { events = watcher.events.union(.closed) }
      guard !events.isEmpty else { continue }
      count += 1
      watcher.isCalled = true
      turn { watcher.action(events) }
      watcher.isCalled = false
    }
    return count
  }

  func resume(_ watchers: [Watcher]) {
    // The outer loop must watch these descriptors when it waits again. Nested loops suspend the watchers again.
    for watcher in watchers where !watcher.isOver {
      watcher.isCalled = false
      try? updateInterest(in: watcher.descriptor)
      watcher.isCalled = true
    }
  }

  /// Watches the main queue if called on the main thread. The loop blocks that thread, so it must do the queue's work.
  func followMainQueue() {
    let found = MainQueue.descriptor
    guard found != mainQueue else { return }
    if let mainQueue { try? system.setInterest([], in: mainQueue) }
    mainQueue = nil
    guard let found, (try? system.setInterest([.readable, .changes], in: found)) != nil else { return }
    mainQueue = found
  }

  private func performMainQueue() {
    guard !isPerformingMainQueue else {
      // This loop is nested in a task of the main queue. The queue continues after the task.
      isMainQueueWanted = true
      return
    }
    isPerformingMainQueue = true
    repeat {
      isMainQueueWanted = false
      MainQueue.perform()
    } while isMainQueueWanted
    isPerformingMainQueue = false
  }
}
