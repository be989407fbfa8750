import SceneServices
import SceneValues

/// Moves one page of a navigation bar out and another in: on a clock, or as far as its owner says.
///
/// The bar keeps it while it runs; the clock does not, so that a bar that is let go in the middle goes.
final class NavigationBarTransition {
  /// In seconds.
  private static let duration = 0.35
  private static let frameInterval = 1.0 / 60

  private let outgoing: NavigationPage
  private let incoming: NavigationPage
  /// Whether the new page comes from where one reads to: the right, in English.
  private let isForward: Bool
  private var timers: [Timer] = []
  private var completion: (() -> Void)?

  init(
    from outgoing: NavigationPage, to incoming: NavigationPage, isForward: Bool,
    completion: @escaping () -> Void
  ) {
    self.outgoing = outgoing
    self.incoming = incoming
    self.isForward = isForward
    self.completion = completion
    // A finger that hits what moves means something else.
    outgoing.isUserInteractionEnabled = false
    incoming.isUserInteractionEnabled = false
    show(progress: 0)
  }

  /// Goes to the end by itself.
  func run(on clock: Clock) {
    let start = clock.now
    // The end has a timer of its own: frames do not quite add up to the duration.
    timers = [
      Timer(interval: Self.duration, on: clock) { [weak self] _ in self?.finish() },
      // It is the clock that calls it.
      Timer(interval: Self.frameInterval, repeats: true, on: clock) { [weak self, unowned clock] _ in
        self?.show(progress: min(1, (clock.now - start) / Self.duration))
      },
    ]
  }

  deinit { stopTimers() }

  private func stopTimers() {
    for timer in timers { timer.invalidate() }
  }

  /// Ends it, though there may be time left.
  func finish() {
    guard let completion else { return }
    self.completion = nil
    stopTimers()
    incoming.transform = .identity
    incoming.alpha = 1
    incoming.isUserInteractionEnabled = true
    outgoing.removeFromSuperview()
    completion()
  }

  /// - Parameter progress: from 0 to 1.
  func show(progress: Double) {
    let eased = progress * progress * (3 - 2 * progress)
    let isTurned = incoming.superview?.readsFromRightToLeft ?? false
    let direction = isForward != isTurned ? 1.0 : -1
    incoming.transform = .translation(x: direction * (1 - eased) * incoming.bounds.width / 2, y: 0)
    incoming.alpha = eased
    outgoing.transform = .translation(x: -direction * eased * outgoing.bounds.width / 2, y: 0)
    outgoing.alpha = 1 - eased
  }
}
