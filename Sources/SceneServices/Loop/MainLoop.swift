/// A loop for a program: sleeps until a timer is due, a file descriptor is ready, or somebody posts work; then calls who
/// waits for it.
///
/// ```swift
/// let loop = clock.loop
/// let connection = try loop.watch(socket) { _ in receive() }
/// loop.run()
/// connection.cancel()
/// ```
///
/// In each round it fires the timers that are due, in their order; then it does what was posted before, in its order;
/// then it calls who waits for descriptors. While nothing is to be done the thread sleeps, however long.
///
/// On Linux, on the main thread, it does the work of the main actor and of `DispatchQueue.main`, too. A loop is a view of
/// its clock, which keeps what it watches: two loops of one clock are one.
public struct MainLoop {
  /// Whose timers it runs.
  public let clock: SystemClock

  init(clock: SystemClock) { self.clock = clock }

  // MARK: Running

  /// Runs until `stop()`, or until a condition no longer holds.
  ///
  /// What is called may run the loop again, for instance until an answer is there: `stop()` ends the innermost run.
  ///
  /// - Parameter condition: asked after everything that is called, and after each sleep. A loop that sleeps does not
  ///   notice what another thread does: let that thread post something, or call `stop()` of the work queue. A signal
  ///   that the program handles ends a sleep if it comes during it; one that comes just before does not, so let its
  ///   handler write to a pipe that the loop watches.
  public func run(while condition: () -> Bool = { true }) {
    state.beginRun()
    defer { state.endRun() }
    while !state.isStopped, condition() {
      _ = look(until: clock.nextDueTime, while: { !state.isStopped && condition() })
    }
  }

  /// Ends the innermost `run` that is under way, before anything else is called. What waits is done in the next one.
  public func stop() { state.stop() }

  /// Waits once, and does what is to be done then.
  ///
  /// - Parameter timeout: how long to wait at most, in seconds: 0, which is the default, only does what is due; nil
  ///   waits until there is something to do.
  /// - Returns: whether anything was called.
  @discardableResult
  public func step(timeout: Double? = 0) -> Bool {
    let deadlines = [timeout.map { state.system.now + max(0, $0) }, clock.nextDueTime].compactMap(\.self)
    return look(until: deadlines.min(), while: { !state.isStopped }) > 0
  }

  // MARK: File descriptors

  /// Calls somebody whenever a file descriptor is ready, again and again while it is.
  ///
  /// - Parameters:
  ///   - descriptor: of a socket, a pipe, a terminal, an event queue. Cancel before you close it: the number may be
  ///     another's by then.
  ///   - events: what to wait for. `closed` is told of in any case.
  ///   - action: gets what the descriptor is ready for. A run of the loop inside of it does not call it again.
  /// - Returns: a token; letting it go ends the watch. The action is kept until then.
  /// - Throws: for a descriptor that is not open, or that cannot be waited for, as those of files.
  public func watch(
    _ descriptor: Int32, for events: DescriptorEvents = .readable,
    _ action: @escaping (DescriptorEvents) -> Void
  ) throws(LoopError) -> ObservationToken {
    let watcher = LoopState.Watcher(descriptor: descriptor, events: events, action: action)
    try state.add(watcher)
    return ObservationToken { [state] in state.remove(watcher) }
  }

  // MARK: In another loop

  /// A file descriptor for a loop that is not this one: it is readable whenever `dispatchPending()` has something to do,
  /// timers included. It belongs to the clock, which closes it.
  ///
  /// Let the other loop wait until it can be read (level-triggered, as `poll` does), and call `dispatchPending()` then.
  ///
  /// - Throws: where the system has no more descriptors.
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

  /// How long another loop may wait for its own things, in seconds; nil where no timer waits. One that waits for
  /// `fileDescriptor` need not ask.
  public var secondsUntilDue: Double? { clock.nextDueTime.map { max(0, $0 - state.system.now) } }

  /// Does what is to be done now, and does not wait.
  ///
  /// The time of the clock is that of its last look. So call it before you hand an event of the other loop to a window,
  /// too: timers that the event causes then count from that moment on.
  ///
  /// - Returns: whether anything was called.
  @discardableResult
  public func dispatchPending() -> Bool { step(timeout: 0) }

  // MARK: One round

  private var state: LoopState { clock.state }

  private func look(until deadline: Double?, while condition: () -> Bool) -> Int {
    // Without descriptors of its own it still runs timers; see `RealLoopSystem`.
    try? state.connect(clock.workQueue)
    state.followMainQueue()
    let suspended = state.suspendCalled()
    defer { state.resume(suspended) }
    return clock.turns.nested {
      let ready = state.system.wait(until: deadline)
      clock.workQueue.didWake()
      // After a long sleep of the machine, nobody wants all that was missed at once.
      var count = clock.fireTimers(until: state.system.now, skipsMissed: true, while: condition)
      count += clock.performPosted(while: condition)
      for entry in ready where condition() {
        count += state.call(for: entry, during: { clock.turns.during($0) }, while: condition)
      }
      if state.isEmbedded { expectNext() }
      return count
    }
  }

  /// The descriptor is readable again when there is something to do.
  private func expectNext() {
    let next = clock.nextDueTime
    if let next, next <= clock.now {
      clock.workQueue.wake()
    } else {
      state.setDeadline(next)
    }
  }
}
