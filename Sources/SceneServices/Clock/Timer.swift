/// An object that calls a closure once or repeatedly on the clock of a context.
///
/// The clock retains a timer while the timer is valid. Capture objects weakly in the closure, or invalidate the timer.
public final class Timer {
  /// The interval between two calls, in seconds.
  public let interval: Double
  /// Arbitrary data, which the timer retains. The default is nil.
  public let userInfo: Any?
  /// Whether the timer repeats until `invalidate()` is called. If false, it fires once.
  public let repeats: Bool
  /// Whether the timer will fire again. False after `invalidate()`, and while a timer that does not repeat fires.
  public private(set) var isValid = true
  /// The next due time, in seconds since 1970.
  public private(set) var fireTime: Double
  package internal(set) var sequence = 0
  private var action: ((Timer) -> Void)?

  /// Schedules a timer.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds, which is at least 0.1 milliseconds.
  ///   - repeats: Whether the timer repeats until `invalidate()` is called.
  ///   - clock: The clock, which retains the timer while it is valid.
  ///   - userInfo: Arbitrary data, which the timer retains.
  ///   - action: A closure that receives the timer. It is retained until the timer is invalid.
  @discardableResult
  public init(
    interval: Double, repeats: Bool = false, on clock: Clock, userInfo: Any? = nil,
    _ action: @escaping (Timer) -> Void
  ) {
    precondition(!interval.isNaN, "the interval of a timer must be a number of seconds")
    self.interval = max(interval, 0.0001)
    self.repeats = repeats
    self.action = action
    self.userInfo = userInfo
    fireTime = clock.now + self.interval
    clock.add(self)
  }

  /// Stops the timer permanently.
  public func invalidate() {
    isValid = false
    action = nil
  }

  /// Returns the action of a timer that is due. Reschedules a repeating timer, and invalidates any other timer.
  func takeAction(skippingUntil skipped: Double?) -> ((Timer) -> Void)? {
    guard isValid else { return nil }
    let action = action
    if repeats {
      fireTime += interval
      if let skipped, fireTime <= skipped {
        fireTime += (((skipped - fireTime) / interval).rounded(.down) + 1) * interval
      }
    } else {
      invalidate()
    }
    return action
  }

  func isDue(before other: Timer) -> Bool {
    (fireTime, sequence) < (other.fireTime, other.sequence)
  }
}
