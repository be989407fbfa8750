/// A number that goes from one value to another, on a clock, a frame every sixtieth of a second: fast at first, then
/// slower.
///
/// Whoever shows the number keeps the animation; the clock does not: an owner that is let go in the middle goes, and one
/// that puts another in its place ends it.
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

  /// Starts with the next frame.
  ///
  /// - Parameters:
  ///   - start: the value that it goes from; `step` is not called with it.
  ///   - target: the value that it goes to.
  ///   - duration: in seconds.
  ///   - clock: what the frames come from. It does not keep the animation alive.
  ///   - step: called with each value, the target last. Holds the owner weakly, and so does `completion`.
  ///   - completion: called after the last step, unless it was canceled.
  public init(
    from start: Double, to target: Double, duration: Double, on clock: Clock,
    step: @escaping (Double) -> Void, completion: @escaping () -> Void = {}
  ) {
    self.target = target
    self.step = step
    self.completion = completion
    let startTime = clock.now
    // It is the clock that calls it.
    timer = Timer(interval: Self.frameInterval, repeats: true, on: clock) { [weak self, unowned clock] _ in
      let progress = (clock.now - startTime) / duration
      // Frames add up to the duration but for the last digits.
      guard progress < 1 - 1e-9 else {
        self?.finish()
        return
      }
      // Fast at first, then slower.
      let eased = 1 - (1 - progress) * (1 - progress)
      step(start + (target - start) * eased)
    }
  }

  deinit { timer?.invalidate() }

  /// Stops where it is, without completion.
  public func cancel() {
    completion = nil
    timer?.invalidate()
  }

  /// Goes to the end at once, unless it is there already.
  public func finish() {
    guard let completion else { return }
    cancel()
    step(target)
    completion()
  }
}
