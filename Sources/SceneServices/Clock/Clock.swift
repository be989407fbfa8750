/// The time source of an object graph. All timers in a context use the context's clock.
open class Clock {
  /// The current time in seconds since 1970.
  public internal(set) final var now: Double
  private var timers = TimerQueue()
  private var nextSequence = 0
  package let work = WorkCounter()
  package let turns: Turns
  /// A queue to which other threads and tasks post work.
  public let workQueue = WorkQueue()

  init(now: Double) {
    self.now = now
    turns = Turns(posted: workQueue)
  }

  deinit { workQueue.close() }

  /// The time, in seconds since 1970, at which the clock must run next, or nil if no timer or work is pending.
  public var nextDueTime: Double? {
    if turns.isWanted || workQueue.hasWork { return now }
    return timers.first(counting: work)?.fireTime
  }

  func add(_ timer: Timer) {
    timer.sequence = nextSequence
    nextSequence += 1
    timers.insert(timer, counting: work)
    didAdd(timer)
  }

  func didAdd(_ timer: Timer) {}

  func stopRun() {}

  /// Performs a job on another thread. To make results reproducible, a `ManualClock` instead performs its jobs in order
  /// on the thread that advances the clock.
  package func performElsewhere(_ job: @escaping @Sendable () -> Void) {
    Task.detached(priority: .utility) { job() }
  }

  /// Performs all work posted before this call, in order. Each item runs in its own turn. Returns the number of items.
  @discardableResult
  func performPosted(while condition: () -> Bool = { true }) -> Int {
    let last = workQueue.lastNumber
    var count = 0
    while condition(), let item = workQueue.takeFirst(upTo: last) {
      count += 1
      switch item.task {
      case .perform(let task): turns.during(task)
      case .stop: stopRun()
      }
    }
    return count
  }

  /// Fires all timers that are due by the given time, in the order of their due times, and then sets the clock to this
  /// time. If the time is in the past, fires only the timers that are already due. If `skipsMissed` is true, the clock is
  /// set first, and repetitions until this time are skipped.
  @discardableResult
  func fireTimers(
    until time: Double, skipsMissed: Bool, while condition: () -> Bool = { true }
  ) -> Int {
    // If the clock showed the due time of a missed timer, an action that schedules the next timer would be called for each
    // interval during which the computer slept.
    if skipsMissed { now = max(now, time) }
    turns.end()
    var count = 0
    while condition(), let timer = timers.first(counting: work), timer.fireTime <= time {
      now = max(now, timer.fireTime)
      timers.removeFirst(counting: work)
      let action = timer.takeAction(skippingUntil: skipsMissed ? time : nil)
      if timer.isValid { timers.insert(timer, counting: work) }
      count += 1
      turns.during { action?(timer) }
    }
    now = max(now, time)
    return count
  }
}

/// A clock that advances only when code calls `advance(by:)`.
public final class ManualClock: Clock {
  /// Creates a clock with an initial time, in seconds since 1970.
  public override init(now: Double = 0) { super.init(now: now) }

  private var jobs: [@Sendable () -> Void] = []

  public override var nextDueTime: Double? { jobs.isEmpty ? super.nextDueTime : now }

  package override func performElsewhere(_ job: @escaping @Sendable () -> Void) { jobs.append(job) }

  /// Advances the clock by a number of seconds. First performs the jobs that a `SystemClock` would perform on other
  /// threads, such as drawing tiles. Then performs posted work and fires timers as they become due.
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite, "the clock cannot advance by \(seconds) seconds")
    let begun = jobs
    jobs = []
    for job in begun { job() }
    performPosted()
    fireTimers(until: now + seconds, skipsMissed: false)
  }
}
