import SceneServices
import SceneValues

/// A transition from one page of a navigation bar to another. The clock does not retain the transition, so the bar can be
/// released before the transition ends.
final class NavigationBarTransition {
  private static let duration = 0.35
  private static let frameInterval = 1.0 / 60

  private let outgoing: NavigationPage
  private let incoming: NavigationPage
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
    // Moving views must not receive touches.
    outgoing.isUserInteractionEnabled = false
    incoming.isUserInteractionEnabled = false
    show(progress: 0)
  }

  func run(on clock: Clock) {
    let start = clock.now
    // A separate timer ends the transition, because the frame intervals do not add up exactly to the duration.
    timers = [
      Timer(interval: Self.duration, on: clock) { [weak self] _ in self?.finish() },
      // The reference is unowned, because the clock exists while it calls its timers.
      Timer(interval: Self.frameInterval, repeats: true, on: clock) { [weak self, unowned clock] _ in
        self?.show(progress: min(1, (clock.now - start) / Self.duration))
      },
    ]
  }

  deinit { stopTimers() }

  private func stopTimers() {
    for timer in timers { timer.invalidate() }
  }

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

  func show(progress: Double) {
    let eased = progress * progress * (3 - 2 * progress)
    let isFlipped = incoming.superview?.readsFromRightToLeft ?? false
    let direction = isForward != isFlipped ? 1.0 : -1
    incoming.transform = .translation(x: direction * (1 - eased) * incoming.bounds.width / 2, y: 0)
    incoming.alpha = eased
    outgoing.transform = .translation(x: -direction * eased * outgoing.bounds.width / 2, y: 0)
    outgoing.alpha = 1 - eased
  }
}
