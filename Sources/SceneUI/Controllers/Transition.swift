import SceneValues

/// Brings one view in over another, on the context's clock.
///
/// The window keeps it while it runs, and takes no touches. The clock does not: a graph that is let go in the middle of
/// a transition goes.
final class Transition: WindowTransition {
  /// In seconds.
  static let duration = 0.4
  private static let frameInterval = 1.0 / 60

  private let style: ModalTransitionStyle
  private let isForward: Bool
  /// The view that lies above, which moves forth or back.
  private let moving: View
  private let still: View
  /// How they were, which is how they are in the end.
  private let looks: [Look]
  private weak var window: Window?
  private var timers: [Timer] = []
  private var completion: (() -> Void)?

  private struct Look {
    let view: View
    let transform: AffineTransform
    let alpha: Double
    let isHidden: Bool

    init(_ view: View) {
      self.view = view
      transform = view.transform
      alpha = view.alpha
      isHidden = view.isHidden
    }

    func restore() {
      view.transform = transform
      view.alpha = alpha
      view.isHidden = isHidden
    }
  }

  init(style: ModalTransitionStyle, isForward: Bool, incoming: View, outgoing: View, in window: Window) {
    self.style = style
    self.isForward = isForward
    moving = isForward ? incoming : outgoing
    still = isForward ? outgoing : incoming
    looks = [Look(incoming), Look(outgoing)]
    self.window = window
  }

  deinit { stopTimers() }

  /// - Parameter completion: called when it is over; before this returns, where nothing is animated.
  func run(animated: Bool, completion: @escaping () -> Void) {
    guard animated, let window else { return completion() }
    self.completion = completion
    window.transitions.append(self)
    let clock = window.context.clock
    let start = clock.now
    show(progress: 0)
    // The end has a timer of its own: frames do not quite add up to the duration.
    timers = [
      Timer(interval: Self.duration, on: clock) { [weak self] _ in self?.finish() },
      Timer(interval: Self.frameInterval, repeats: true, on: clock) { [weak self, unowned clock] _ in
        self?.show(progress: min(1, (clock.now - start) / Self.duration))
      },
    ]
  }

  private func stopTimers() {
    for timer in timers { timer.invalidate() }
  }

  /// Ends it, though there may be time left.
  func finish() {
    guard let completion else { return }
    self.completion = nil
    stopTimers()
    window?.transitions.removeAll { $0 === self }
    for look in looks { look.restore() }
    completion()
  }

  private func show(progress: Double) {
    guard let window else { return }
    // Slow, fast, slow; and backwards on the way back.
    let eased = progress * progress * (3 - 2 * progress)
    let amount = isForward ? eased : 1 - eased
    switch style {
    case .coverVertical: moving.transform = .translation(x: 0, y: (1 - amount) * window.bounds.height)
    case .crossDissolve: moving.alpha = amount
    case .flipHorizontal:
      // The card is seen from the side half way through: until then it shows one face, then the other.
      moving.isHidden = amount < 0.5
      still.isHidden = amount >= 0.5
      let width = max(0.001, abs(2 * amount - 1))
      moving.transform = .scale(x: width, y: 1)
      still.transform = .scale(x: width, y: 1)
    }
  }
}
