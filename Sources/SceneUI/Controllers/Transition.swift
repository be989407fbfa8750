import SceneValues

/// Brings one view in over another, on the context's clock.
///
/// While it runs, the window takes no touches.
struct Transition {
  /// In seconds.
  static let duration = 0.4
  private static let frameInterval = 1.0 / 60

  private let style: ModalTransitionStyle
  private let animated: Bool
  private let isForward: Bool
  private let window: Window

  init(style: ModalTransitionStyle, animated: Bool, isForward: Bool, in window: Window) {
    self.style = style
    self.animated = animated
    self.isForward = isForward
    self.window = window
  }

  /// - Parameter completion: called when it is over; before this returns, where nothing is animated.
  func run(incoming: View, outgoing: View, completion: @escaping () -> Void) {
    guard animated else { return completion() }
    // The view that lies above is the one that moves, forth or back.
    let moving = isForward ? incoming : outgoing
    let still = isForward ? outgoing : incoming
    let (window, start) = (window, window.context.clock.now)
    window.transitionCount += 1
    show(progress: 0, of: moving, over: still)
    Timer(interval: Self.frameInterval, repeats: true, on: window.context.clock) { timer in
      let progress = min(1, (timer.fireTime - Self.frameInterval - start) / Self.duration)
      guard progress < 1 else {
        timer.invalidate()
        window.transitionCount -= 1
        for view in [moving, still] {
          view.transform = .identity
          view.alpha = 1
          view.isHidden = false
        }
        return completion()
      }
      show(progress: progress, of: moving, over: still)
    }
  }

  private func show(progress: Double, of moving: View, over still: View) {
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
