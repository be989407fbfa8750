/// The time of a scene graph: everything that waits, waits on the clock of its context.
///
/// Use a `SystemClock` to run for real, or a `ManualClock` to run a test or a demonstration step by step.
open class Clock {
  /// Seconds since 1970.
  public fileprivate(set) var now: Double
  private var timers = TimerQueue()
  private var nextSequence = 0
  /// What is done to find the next timer.
  package let work = WorkCounter()
  let turns = Turns()

  fileprivate init(now: Double) { self.now = now }

  /// When there is something to do next; nil where nothing waits.
  public var nextDueTime: Double? {
    if turns.isWanted { return now }
    return timers.first(counting: work)?.fireTime
  }

  func add(_ timer: Timer) {
    timer.sequence = nextSequence
    nextSequence += 1
    timers.insert(timer, counting: work)
  }

  /// Fires everything that is due up to a time, in the order in which it is due, and sets the clock to that time.
  ///
  /// - Parameters:
  ///   - time: in seconds since 1970. One that has passed changes nothing but what is due already.
  ///   - skipsMissed: whether a repeating timer that is due several times fires once.
  ///   - condition: asked before each; where it no longer holds, the rest waits.
  fileprivate func fireTimers(until time: Double, skipsMissed: Bool, while condition: () -> Bool = { true }) {
    turns.end()
    while condition(), let timer = timers.first(counting: work), timer.fireTime <= time {
      now = max(now, timer.fireTime)
      timers.removeFirst(counting: work)
      let action = timer.takeAction(skippingUntil: skipsMissed ? time : nil)
      if timer.isValid { timers.insert(timer, counting: work) }
      turns.during { action?(timer) }
    }
    now = max(now, time)
  }
}

/// A clock that stands still until it is told to go on.
public final class ManualClock: Clock {
  /// - Parameter now: seconds since 1970 at which it stands.
  public override init(now: Double = 0) { super.init(now: now) }

  /// Goes on by some seconds, firing what becomes due on the way.
  public func advance(by seconds: Double) {
    precondition(seconds >= 0 && seconds.isFinite, "time goes on, by a number of seconds: not by \(seconds)")
    fireTimers(until: now + seconds, skipsMissed: false)
  }
}

/// The real time, read when `run` looks at it: between two looks nothing changes.
public final class SystemClock: Clock {
  private let start = ContinuousClock.now
  private let startTime: Double
  private var isStopped = false

  /// Makes a clock that shows the present time of the system; from then on, changes of the system's clock do
  /// not count.
  public init() {
    startTime = Self.secondsSince1970()
    super.init(now: startTime)
  }

  /// Runs timers as they become due, until `stop()` or until the condition no longer holds; sleeps in between.
  ///
  /// - Parameter condition: asked after every timer, and at least ten times a second.
  public func run(while condition: () -> Bool = { true }) {
    isStopped = false
    while !isStopped, condition() {
      let wait = min(max(0, (nextDueTime ?? .infinity) - realTime), 0.1)
      if wait > 0 { Self.sleep(seconds: wait) }
      // After a long sleep of the machine, nobody wants all that was missed at once.
      fireTimers(until: realTime, skipsMissed: true) { !isStopped && condition() }
    }
  }

  /// Ends `run`.
  public func stop() { isStopped = true }

  /// Steady, whatever is done to the system's wall clock meanwhile.
  private var realTime: Double {
    let elapsed = (ContinuousClock.now - start).components
    return startTime + Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
  }
}
