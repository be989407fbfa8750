import SceneServices
import SceneValues

/// What an animator and an interactor know of a transition, and how they tell how far it is.
public final class TransitionContext {
  /// One of the two controllers.
  public enum Role: Sendable {
    /// The one that goes, or is covered.
    case from
    /// The one that comes, or is uncovered.
    case to
  }

  /// How far it is.
  private enum Phase { case waiting, held, running, over }

  /// Whether a finger, or something like it, says how far it is, or said so at its beginning.
  public private(set) var isInteractive = false
  /// Whether it goes back, or has gone back, to where it began.
  public private(set) var isCancelled = false

  private weak var container: View?
  private weak var window: Window?
  private weak var fromController: ViewController?
  private weak var toController: ViewController?
  private weak var fromView: View?
  private weak var toView: View?
  private var frames: [Role: (initial: Rect, final: Rect)] = [:]
  private let animator: any AnimatedTransitioning
  private let interactor: (any InteractiveTransitioning)?
  private let coordinator: TransitionCoordinator?
  private let time: HeldTime
  private var phase = Phase.waiting
  private var timers: [Timer] = []
  private let show: ((Double) -> Void)?
  fileprivate var completion: ((Bool) -> Void)?

  /// - Parameters:
  ///   - movement: what moves the views, and who says how far it is.
  ///   - container: what they move in. It belongs to the transition.
  ///   - from: the controller that goes, and what stands for its view; no view where it stays as it is.
  ///   - to: the controller that comes, and what stands for its view; no view where it has never gone.
  ///   - window: keeps it while it runs.
  ///   - coordinator: whose animations go along.
  ///   - show: told how far it is, from 0 to 1; nil where nobody wants to know. Holds its owner weakly, as does `completion`.
  ///   - completion: called once, with whether it came to its end.
  init(
    _ movement: TransitionMovement, in container: View, from: (ViewController, View?),
    to: (ViewController, View?), of window: Window, coordinator: TransitionCoordinator? = nil,
    show: ((Double) -> Void)? = nil, completion: @escaping (Bool) -> Void
  ) {
    (animator, interactor) = (movement.animator, movement.interactor)
    (self.container, self.window, self.coordinator) = (container, window, coordinator)
    (fromController, fromView) = from
    (toController, toView) = to
    (self.show, self.completion) = (show, completion)
    time = HeldTime(on: window.context.clock)
    let place = container.bounds
    frames[.from] = (from.1?.frame ?? place, from.1 == nil ? place : .zero)
    frames[.to] = (.zero, to.1?.frame ?? place)
  }

  deinit { stopTimers() }

  /// What the views move in: it lies where the transition is seen, above what stays, and goes when it is over.
  ///
  /// It holds the view that goes, and the one that comes where that will be: in front, or behind where it is uncovered. An
  /// animator puts them into another order, and other views in, as it likes.
  public var containerView: View { container ?? View(frame: .zero) }

  /// In seconds, as the animator says; it is asked once.
  public private(set) lazy var duration: Double = {
    let duration = animator.transitionDuration(using: self)
    return duration.isFinite ? max(duration, 0) : 0
  }()

  /// How far it is, from 0 to 1.
  public var percentComplete: Double {
    let duration = duration
    return duration > 0 ? min(time.elapsed / duration, 1) : 1
  }

  /// One of the two controllers.
  public func viewController(for role: Role) -> ViewController? {
    role == .from ? fromController : toController
  }

  /// What stands for a controller's view: the view, or what is around it where it is presented as a sheet. Nil where it stays as
  /// it is, below the container: the presenter's, where what is presented does not cover it.
  public func view(for role: Role) -> View? { role == .from ? fromView : toView }

  /// Where a controller's view is at the beginning, in the container's coordinates; zero where it is not seen then.
  public func initialFrame(for role: Role) -> Rect { frames[role]?.initial ?? .zero }

  /// Where a controller's view is in the end, in the container's coordinates; zero where it is not seen then.
  public func finalFrame(for role: Role) -> Rect { frames[role]?.final ?? .zero }

  // MARK: How it goes

  /// Lets it begin: by itself, or held by the interactor.
  func begin() {
    window?.transitions.append(self)
    isInteractive = interactor?.wantsInteractiveStart ?? false
    coordinator?.duration = duration
    show?(0)
    if isInteractive { phase = .held } else { go(speed: 1) }
    // Who holds it later, knows it, too.
    interactor?.startInteractiveTransition(self)
    if !isInteractive { animate() }
  }

  private var hasAnimated = false

  /// Lets the animator begin, if it has not; for interactors. What it animates is held until
  /// ``updateInteractiveTransition(_:)``, or goes by itself where nobody holds the transition.
  public func animate() {
    guard !hasAnimated, phase != .over else { return }
    hasAnimated = true
    HeldTime.stack.during(time) {
      if let coordinator { View.animate(duration: duration) { coordinator.begin() } }
      animator.animateTransition(using: self)
    }
    window?.layoutIfNeeded()
  }

  /// It is brought somewhere by hand, and held there.
  ///
  /// - Parameter fraction: from 0 to 1; what is beyond counts as the end that is nearer.
  public func updateInteractiveTransition(_ fraction: Double) {
    guard phase == .held else { return }
    let fraction = fraction.bounded(to: 0...1, from: percentComplete)
    time.move(to: fraction * duration)
    show?(fraction)
  }

  /// What goes by itself is held where it is.
  public func pauseInteractiveTransition() {
    guard phase == .running, !isCancelled else { return }
    stopTimers()
    isInteractive = true
    phase = .held
    time.move(to: min(time.elapsed, duration))
  }

  /// Nobody holds it any more: it goes to its end.
  ///
  /// - Parameters:
  ///   - speed: how many seconds of the transition pass in a second; from 0.01 to 100.
  ///   - curve: how the rest of the way goes, in the time that it takes at that speed; nil, by default, for as fast all the
  ///     way, so that the animator's own curves go on.
  public func finishInteractiveTransition(speed: Double = 1, curve: TimingCurve? = nil) {
    guard phase == .held else { return }
    animate()
    go(speed: speed.bounded(to: 0.01...100, from: 1), curve: curve, until: duration)
  }

  /// Nobody holds it any more: it goes back to where it began.
  ///
  /// - Parameters:
  ///   - speed: how many seconds of the transition pass in a second; from 0.01 to 100.
  ///   - curve: how the way back goes, in the time that it takes at that speed; nil, by default, for as fast all the way.
  public func cancelInteractiveTransition(speed: Double = 1, curve: TimingCurve? = nil) {
    guard phase == .held else { return }
    isCancelled = true
    let speed = speed.bounded(to: 0.01...100, from: 1)
    let rest = min(time.elapsed, duration)
    time.move(to: rest)
    go(speed: -speed, curve: curve, until: 0)
    guard rest > 0, let clock = window?.context.clock else { return takeBack() }
    timers.append(Timer(interval: rest / speed, on: clock) { [weak self] _ in self?.takeBack() })
  }

  private func go(speed: Double, curve: TimingCurve? = nil, until end: Double = 0) {
    phase = .running
    time.run(speed: speed, curve: curve, until: end)
    guard let show, let clock = window?.context.clock else { return }
    timers.append(
      Timer(interval: ValueAnimation.frameInterval, repeats: true, on: clock) { [weak self] _ in
        guard let self, phase == .running else { return }
        show(percentComplete)
      })
  }

  private func takeBack() {
    time.takeBack()
    // Whoever animates nothing, is told of no end.
    completeTransition(false)
  }

  /// The animator has come to an end: the controllers are told, and the container goes. More than once does nothing.
  ///
  /// - Parameter didComplete: whether the view that comes is to stay; it never does where the transition was canceled.
  public func completeTransition(_ didComplete: Bool) {
    guard let completion, phase != .waiting else { return }
    self.completion = nil
    phase = .over
    stopTimers()
    if !didComplete { isCancelled = true }
    window?.transitions.removeAll { $0 === self }
    show?(isCancelled ? 0 : 1)
    coordinator?.isCancelled = isCancelled
    completion(!isCancelled)
    animator.animationEnded(!isCancelled)
  }

  fileprivate func stopTimers() {
    for timer in timers { timer.invalidate() }
    timers = []
  }
}

extension TransitionContext: WindowTransition {
  /// What animations keep, keeps no controller.
  func abandon() {
    completion = nil
    stopTimers()
  }

  /// Goes to its end at once; or back, where it is on its way there, or a finger has not decided.
  func finish() {
    if isCancelled || phase == .held {
      isCancelled = true
      takeBack()
    } else {
      time.finish()
      completeTransition(true)
    }
  }
}
