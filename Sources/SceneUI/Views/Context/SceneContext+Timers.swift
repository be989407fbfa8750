import SceneServices

extension SceneContext {
  /// Schedules a timer on the context's clock.
  ///
  /// ```swift
  /// timer = context.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.countDown() }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds. The minimum is 0.1 milliseconds.
  ///   - repeats: Whether the timer repeats until `invalidate()` is called.
  ///   - userInfo: Arbitrary data that the timer retains.
  ///   - block: A closure that receives the timer. The closure is retained until the timer is invalid.
  /// - Returns: The timer, which the clock retains while it is valid.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, userInfo: Any? = nil,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    Timer(interval: interval, repeats: repeats, on: clock, userInfo: userInfo, block)
  }

  /// Schedules work for a later time on the context's clock.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds. The minimum is 0.1 milliseconds.
  ///   - work: A closure that is called once.
  /// - Returns: A timer that cancels the work when it is invalidated.
  @discardableResult
  public func post(after delay: Double, _ work: @escaping () -> Void) -> Timer {
    scheduledTimer(withTimeInterval: delay, repeats: false) { _ in work() }
  }
}
