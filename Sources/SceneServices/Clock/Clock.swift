/// The time of a scene graph: everything that waits, waits on the clock of its context.
///
/// Use a `SystemClock` to run for real, or a `ManualClock` to run a test or a demonstration step by step.
open class Clock {
  /// Seconds since 1970.
  public internal(set) final var now: Double
  private var timers = TimerQueue()
  private var nextSequence = 0
  /// What is done to find the next timer.
  package let work = WorkCounter()
  package let turns: Turns
  /// Where any thread and any task leaves work for the graph.
  public let workQueue = WorkQueue()

  init(now: Double) {
    self.now = now
    turns = Turns(posted: workQueue)
  }

  deinit { workQueue.close() }

  /// When there is something to do next; nil where nothing waits.
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

  /// Whoever waits for the next timer may be waiting too long now.
  func didAdd(_ timer: Timer) {}

  /// Somebody asked by the queue that the clock's innermost `run` ends.
  func stopRun() {}

  /// Has something done on another thread, which leaves what comes of it in the work queue.
  ///
  /// On a `ManualClock`, it is done where the clock next goes on, by whoever makes it go on, in the order in which it came: the
  /// same run gives the same frames.
  package func performElsewhere(_ job: @escaping @Sendable () -> Void) {
    Task.detached(priority: .utility) { job() }
  }

  /// Does what was posted before this was called, in its order, each in a turn of its own.
  ///
  /// - Parameter condition: asked before each; where it no longer holds, the rest waits.
  /// - Returns: how much was done.
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

  /// Fires everything that is due up to a time, in the order in which it is due, and sets the clock to that time.
  ///
  /// - Parameters:
  ///   - time: in seconds since 1970. One that has passed changes nothing but what is due already.
  ///   - skipsMissed: whether a repeating timer that is due several times fires once.
  ///   - condition: asked before each; where it no longer holds, the rest waits.
  /// - Returns: how many were called.
  @discardableResult
  func fireTimers(
    until time: Double, skipsMissed: Bool, while condition: () -> Bool = { true }
  ) -> Int {
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

/// A clock that stands still until it is told to go on.
public final class ManualClock: Clock {
  /// - Parameter now: seconds since 1970 at which it stands.
  public override init(now: Double = 0) { super.init(now: now) }

  /// What other threads would do under a real clock.
  private var jobs: [@Sendable () -> Void] = []

  public override var nextDueTime: Double? { jobs.isEmpty ? super.nextDueTime : now }

  package override func performElsewhere(_ job: @escaping @Sendable () -> Void) { jobs.append(job) }

  /// Goes on by some seconds: does what was posted to its queue, then fires what becomes due on the way.
  ///
  /// What other threads do under a `SystemClock`, such as drawing tiles, is done first.
  public func advance(by seconds: Double) {
    precondition(seconds >= 0 && seconds.isFinite, "time goes on, by a number of seconds: not by \(seconds)")
    let begun = jobs
    jobs = []
    for job in begun { job() }
    performPosted()
    fireTimers(until: now + seconds, skipsMissed: false)
  }
}
