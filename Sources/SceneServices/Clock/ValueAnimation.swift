/// An animation of a number. It runs at 60 frames per second with an ease-out curve. The owner must retain the animation,
/// because releasing the animation ends it.
///
/// ```swift
/// glide = ValueAnimation(
///   from: center.x, to: 200, duration: 0.3, on: context.clock,
///   step: { [weak self] x in self?.center.x = x })
/// ```
public final class ValueAnimation {
  package static let frameInterval = 1.0 / 60

  private var timer: Timer?
  private let target: Double
  private let step: (Double) -> Void
  private var completion: (() -> Void)?

  /// Creates an animation that starts with the next frame.
  ///
  /// - Parameters:
  ///   - start: The start value. `step` is not called for this value.
  ///   - target: The end value.
  ///   - duration: The duration in seconds.
  ///   - clock: The clock, which does not retain the animation.
  ///   - step: A closure that is called with each value, and finally with the end value. Capture the owner weakly in this
  ///     closure and in `completion`.
  ///   - completion: A closure that is called after the last step, unless the animation is canceled.
  public init(
    from start: Double, to target: Double, duration: Double, on clock: Clock,
    step: @escaping (Double) -> Void, completion: @escaping () -> Void = {}
  ) {
    self.target = target
    self.step = step
    self.completion = completion
    let startTime = clock.now
    // The reference is unowned, because the clock itself calls the closure.
    timer = Timer(interval: Self.frameInterval, repeats: true, on: clock) { [weak self, unowned clock] _ in
      let progress = (clock.now - startTime) / duration
      // Because of rounding errors, the sum of the frame times can differ from the duration.
      guard progress < 1 - 1e-9 else {
        self?.finish()
        return
      }
      let eased = 1 - (1 - progress) * (1 - progress)
      step(start + (target - start) * eased)
    }
  }

  deinit { timer?.invalidate() }

  /// Stops the animation at the current value. The completion closure is not called.
  public func cancel() {
    completion = nil
    timer?.invalidate()
  }

  /// Jumps to the end of the animation. If the animation has already ended, this method has no effect.
  public func finish() {
    guard let completion else { return }
    cancel()
    step(target)
    completion()
  }
}
