/// The event loop of a host app. The loop sleeps until a timer is due, a file descriptor is ready, or work is posted, and
/// then calls the handlers.
///
/// ```swift
/// let loop = clock.loop
/// let connection = try loop.watch(socket) { _ in receive() }
/// loop.run()
/// connection.cancel()
/// ```
///
/// Each iteration fires due timers in order, performs posted work in order, and calls the watchers of ready descriptors.
/// While the loop is idle, its thread sleeps.
///
/// On Linux, a loop on the main thread also performs the work of the main actor and of `DispatchQueue.main`. The clock
/// stores the loop's state, so all loops of a clock are equivalent.
public struct MainLoop {
  /// The clock whose timers the loop fires.
  public let clock: SystemClock

  init(clock: SystemClock) { self.clock = clock }

  /// Runs until `stop()` is called or a condition is false. Handlers can run the loop again; `stop()` ends the inner run.
  ///
  /// - Parameter condition: A closure that is evaluated after each handler and after each sleep. If another thread
  ///   changes the condition, it must also post work or call the work queue's `stop()`, because the change itself does
  ///   not wake a sleeping loop. A handled signal ends a sleep, unless the signal occurs just before the sleep.
  public func run(while condition: () -> Bool = { true }) {
    state.beginRun()
    defer { state.endRun() }
    while !state.isStopped, condition() {
      _ = look(until: clock.nextDueTime, while: { !state.isStopped && condition() })
    }
  }

  /// Ends the innermost `run` before another handler is called. Remaining work is performed in the next run.
  public func stop() { state.stop() }

  /// Waits once and calls the handlers that are due.
  ///
  /// - Parameter timeout: The maximum time to wait, in seconds, or nil for no limit. The default is 0.
  /// - Returns: Whether a handler was called.
  @discardableResult
  public func step(timeout: Double? = 0) -> Bool {
    let deadlines = [timeout.map { state.system.now + max(0, $0) }, clock.nextDueTime].compactMap(\.self)
    return look(until: deadlines.min(), while: { !state.isStopped }) > 0
  }

  /// Calls a closure whenever a file descriptor is ready.
  ///
  /// - Parameters:
  ///   - descriptor: A socket, pipe, terminal, or event queue. Cancel the token before you close the descriptor, because
  ///     the system can reuse the descriptor's number.
  ///   - events: The events to wait for. `closed` is always reported.
  ///   - action: A closure that receives the events. While it is running, a nested run does not call it again.
  /// - Returns: A token, which retains the action. To end the observation, cancel or release it.
  /// - Throws: `LoopError` if the descriptor is not open, or cannot be watched because it refers to a regular file.
  public func watch(
    _ descriptor: Int32, for events: DescriptorEvents = .readable,
    _ action: @escaping (DescriptorEvents) -> Void
  ) throws(LoopError) -> ObservationToken {
    let watcher = LoopState.Watcher(descriptor: descriptor, events: events, action: action)
    try state.add(watcher)
    return ObservationToken { [state] in state.remove(watcher) }
  }

  /// A file descriptor that another event loop can watch. It is readable whenever `dispatchPending()` would call a
  /// handler, such as a timer's action. The clock owns the descriptor and closes it.
  ///
  /// - Throws: `LoopError` if no descriptors are available.
  public var fileDescriptor: Int32 {
    get throws(LoopError) {
      let descriptor = try state.system.descriptor
      try state.connect(clock.workQueue)
      state.embed()
      state.followMainQueue()
      expectNext()
      return descriptor
    }
  }

  /// The maximum time that another loop can wait, in seconds, or nil if no timer is scheduled. A loop that watches
  /// `fileDescriptor` does not require this value.
  public var secondsUntilDue: Double? { clock.nextDueTime.map { max(0, $0 - state.system.now) } }

  /// Calls all due handlers without waiting. Returns whether a handler was called.
  ///
  /// Also call this method before you pass an event from another loop to a window. The call updates the clock, so that
  /// new timers start at the current time.
  @discardableResult
  public func dispatchPending() -> Bool { step(timeout: 0) }

  private var state: LoopState { clock.state }

  private func look(until deadline: Double?, while condition: () -> Bool) -> Int {
    // Timers work even if no descriptors are available. See `RealLoopSystem`.
    try? state.connect(clock.workQueue)
    state.followMainQueue()
    let suspended = state.suspendCalled()
    defer { state.resume(suspended) }
    return clock.turns.nested {
      let ready = state.system.wait(until: deadline)
      clock.workQueue.didWake()
      // Repeating timers fire only once after the computer wakes from sleep.
      var count = clock.fireTimers(until: state.system.now, skipsMissed: true, while: condition)
      count += clock.performPosted(while: condition)
      for entry in ready where condition() {
        count += state.call(for: entry, during: { clock.turns.during($0) }, while: condition)
      }
      if state.isEmbedded { expectNext() }
      return count
    }
  }

  private func expectNext() {
    let next = clock.nextDueTime
    if let next, next <= clock.now {
      clock.workQueue.wake()
    } else {
      state.setDeadline(next)
    }
  }
}
