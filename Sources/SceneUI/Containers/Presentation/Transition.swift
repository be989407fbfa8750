import SceneServices
import SceneValues

/// Brings one view in over another, on the context's clock.
///
/// The window keeps it while it runs, and takes no touches. The clock does not: a graph that is let go in the middle of
/// a transition goes.
final class Transition: WindowTransition {
  /// In seconds.
  static let duration = 0.4
  private static let frameInterval = 1.0 / 60

  /// How views move.
  enum Motion {
    case cover, dissolve, flip
    /// What lies below is rolled up.
    case curl
    /// Comes from a little nearer, as an alert does.
    case pop
  }

  private let motion: Motion
  private let isForward: Bool
  /// The view that lies above, which moves forth or back.
  private let moving: View
  private let still: View?
  /// Fades in and out with what moves.
  private let dimming: View?
  /// How far it is already, from 0 to 1.
  private let start: Double
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

  /// Notes how the views look now, since they look so again in the end.
  ///
  /// - Parameters:
  ///   - motion: how they move.
  ///   - isForward: whether what lies above comes; else it goes.
  ///   - moving: what lies above; it comes, where this is forward, or goes.
  ///   - still: what lies below.
  ///   - dimming: fades in and out with what moves.
  ///   - way: how far, in points, what covers has gone down already.
  ///   - window: keeps it while it runs.
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
    looks = [moving, still, dimming].compactMap { $0 }.map(Look.init)
  }

  deinit { stopTimers() }

  /// Moves the views from one end to the other.
  ///
  /// - Parameters:
  ///   - animated: whether it takes its time; else it is over at once.
  ///   - completion: called when it is over; before this returns, where nothing is animated.
  func run(animated: Bool, completion: @escaping () -> Void) {
    guard animated, let window else { return completion() }
    self.completion = completion
    window.transitions.append(self)
    let clock = window.context.clock
    let begin = clock.now
    // What is rolled up lies above what it uncovers.
    if motion == .curl, let still { still.superview?.bringSubviewToFront(still) }
    show(progress: 0)
    // The end has a timer of its own: frames do not quite add up to the duration.
    timers = [
      Timer(interval: Self.duration, on: clock) { [weak self] _ in self?.finish() },
      // It is the clock that calls it.
      Timer(interval: Self.frameInterval, repeats: true, on: clock) { [weak self, unowned clock] _ in
        self?.show(progress: min(1, (clock.now - begin) / Self.duration))
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
    case .curl:
      // About its upper edge.
      guard let still else { return }
      let height = max(0.001, 1 - amount)
      still.transform = AffineTransform.scale(x: 1, y: height)
        .concatenating(.translation(x: 0, y: -still.bounds.height * (1 - height) / 2))
    case .flip:
      // The card is seen from the side half way through: until then it shows one face, then the other.
      moving.isHidden = amount < 0.5
      still?.isHidden = amount >= 0.5
      let width = max(0.001, abs(2 * amount - 1))
      moving.transform = .scale(x: width, y: 1)
      still?.transform = .scale(x: width, y: 1)
    }
  }
}
