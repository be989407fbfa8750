import SceneServices
import SceneValues

/// A transition from one view to another. While the transition runs, the window retains it and ignores touches. The clock
/// does not retain the transition, so the object graph can be released while a transition is in progress.
final class Transition: WindowTransition {
  static let duration = 0.4
  private static let frameInterval = 1.0 / 60

  enum Motion {
    case cover, dissolve, flip
    case curl
    case pop
  }

  private let motion: Motion
  private let isForward: Bool
  private let moving: View
  private let still: View?
  private let dimming: View?
  private let start: Double
  /// The initial properties of the views, which are restored at the end.
  private let appearances: [ViewAppearance]
  private weak var window: Window?
  private var timers: [Timer] = []
  private var completion: (() -> Void)?

  /// Creates a transition and saves view properties. `way` is the distance in points that a covering view moved down.
  init(
    _ motion: Motion, isForward: Bool, moving: View, still: View?, dimming: View?, way: Double = 0,
    in window: Window
  ) {
    self.motion = motion
    self.isForward = isForward
    self.moving = moving
    self.still = still
    self.dimming = dimming
    self.window = window
    start = motion == .cover ? min(1, way / max(1, window.bounds.height)) : 0
    if way > 0 { moving.transform = .identity }
    appearances = [moving, still, dimming].compactMap { $0 }.map(ViewAppearance.init)
  }

  deinit { stopTimers() }

  /// Runs the transition. If the transition is not animated, the completion handler is called before this method returns.
  func run(animated: Bool, completion: @escaping () -> Void) {
    guard animated, let window else { return completion() }
    self.completion = completion
    window.transitions.append(self)
    let clock = window.context.clock
    let begin = clock.now
    show(progress: 0)
    // A separate timer ends the transition, because the durations of the frames do not add up exactly.
    timers = [
      Timer(interval: Self.duration, on: clock) { [weak self] _ in self?.finish() },
      // The reference is unowned, because the clock exists while it calls its timers.
      Timer(interval: Self.frameInterval, repeats: true, on: clock) { [weak self, unowned clock] _ in
        self?.show(progress: min(1, (clock.now - begin) / Self.duration))
      },
    ]
  }

  private func stopTimers() {
    for timer in timers { timer.invalidate() }
  }

  func finish() {
    guard let completion else { return }
    self.completion = nil
    stopTimers()
    window?.transitions.removeAll { $0 === self }
    for appearance in appearances { appearance.restore() }
    completion()
  }

  private func show(progress: Double) {
    guard let window else { return }
    let eased = start + (1 - start) * progress * progress * (3 - 2 * progress)
    let amount = isForward ? eased : 1 - eased
    dimming?.alpha = amount
    switch motion {
    case .cover: moving.transform = .translation(x: 0, y: (1 - amount) * window.bounds.height)
    case .dissolve: moving.alpha = amount
    case .pop:
      moving.alpha = amount
      let scale = isForward ? 1.2 - 0.2 * amount : 1
      moving.transform = .scale(x: scale, y: scale)
    case .curl: still?.curl = PageCurl(progress: PartialCurl.progress * amount)
    case .flip:
      // Halfway, the card is seen from its edge, and the visible side changes.
      moving.isHidden = amount < 0.5
      still?.isHidden = amount >= 0.5
      let width = max(0.001, abs(2 * amount - 1))
      moving.transform = .scale(x: width, y: 1)
      still?.transform = .scale(x: width, y: 1)
    }
  }
}
