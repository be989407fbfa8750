/// An object that calls a closure once or repeatedly, based on a clock.
///
/// The clock retains a timer while it is valid. To avoid retain cycles, capture objects weakly, or invalidate the timer.
public final class Timer {
  /// The interval between two calls, in seconds.
  public let interval: Double
  /// Arbitrary data that the timer retains. The default is nil.
  public let userInfo: Any?
  /// Whether the timer repeats until `invalidate()` is called. If false, the timer fires only once.
  public let repeats: Bool
  /// Whether the timer will fire again. The value is false after `invalidate()` and while a nonrepeating timer fires.
  public private(set) var isValid = true
  /// The next time at which the timer is due, in seconds since 1970.
  public private(set) var fireTime: Double
  package internal(set) var sequence = 0
  private var action: ((Timer) -> Void)?

  /// Schedules a timer.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds. The minimum is 0.1 milliseconds.
  ///   - repeats: Whether the timer repeats until `invalidate()` is called.
  ///   - clock: The clock, which retains the timer while the timer is valid.
  ///   - userInfo: Arbitrary data that the timer retains.
  ///   - action: A closure that receives the timer. The closure is retained until the timer is invalid.
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

  /// Returns the action of a due timer. A repeating timer is rescheduled, and any other timer is invalidated.
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
