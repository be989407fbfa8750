/// Calls something later, once or again and again, on the clock of a context.
///
/// The clock keeps a valid timer alive. Let its closure hold its objects weakly, or invalidate it when they go.
public final class Timer {
  /// Seconds between two calls.
  public let interval: Double
  /// Whatever the program wants to know when it is called; nil by default. The timer keeps it as long as it lives.
  public let userInfo: Any?
  /// Whether it goes on until `invalidate()`; otherwise it is called once.
  public let repeats: Bool
  /// Whether it will be called again: false after `invalidate()`, and while a timer that does not repeat is
  /// called.
  public private(set) var isValid = true
  /// When it is due next, in seconds since 1970.
  public private(set) var fireTime: Double
  package internal(set) var sequence = 0
  private var action: ((Timer) -> Void)?

  /// Schedules a call.
  ///
  /// - Parameters:
  ///   - interval: in seconds; nothing is called more often than every 0.1 ms.
  ///   - repeats: whether to go on until `invalidate()`.
  ///   - clock: what it waits on, and what keeps it alive until then.
  ///   - userInfo: what the action finds in the timer.
  ///   - action: gets the timer. It is kept until the timer is invalid.
  @discardableResult
  public init(
    interval: Double, repeats: Bool = false, on clock: Clock, userInfo: Any? = nil,
    _ action: @escaping (Timer) -> Void
  ) {
    precondition(!interval.isNaN, "a timer's interval is a number of seconds")
    self.interval = max(interval, 0.0001)
    self.repeats = repeats
    self.action = action
    self.userInfo = userInfo
    fireTime = clock.now + self.interval
    clock.add(self)
  }

  /// Stops it for good.
  public func invalidate() {
    isValid = false
    action = nil
  }

  /// What to call now that it is due; it waits for its next time already, or is invalid.
  ///
  /// - Parameter skipped: a time up to which it need not fire again.
  /// - Returns: the action; nil for a timer that is invalid.
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

  /// Whether it is due before another; of two that are due at once, the older one is.
  func isDue(before other: Timer) -> Bool {
    (fireTime, sequence) < (other.fireTime, other.sequence)
  }
}
