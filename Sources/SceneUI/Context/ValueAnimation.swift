/// A number that goes from one value to another, on a clock, a frame every sixtieth of a second.
///
/// Whoever shows the number keeps the animation; the clock does not: an owner that is let go in the middle goes.
final class ValueAnimation {
  static let frameInterval = 1.0 / 60

  private var timer: Timer?
  private let target: Double
  private let step: (Double) -> Void
  private var completion: (() -> Void)?

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - step: called with each value, the target last. Holds the owner weakly, and so does `completion`.
  init(
    from start: Double, to target: Double, duration: Double, on clock: Clock,
    step: @escaping (Double) -> Void, completion: @escaping () -> Void = {}
  ) {
    self.target = target
    self.step = step
    self.completion = completion
    let startTime = clock.now
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
  func cancel() {
    completion = nil
    timer?.invalidate()
  }

  /// Goes to the end at once.
  func finish() {
    guard let completion else { return }
    cancel()
    step(target)
    completion()
  }
}
