import SceneServices
import SceneValues

/// An object that provides information about a transition to the transition's animator and interactor, which use the
/// object to report progress and completion.
public final class TransitionContext {
  /// The role of a controller in the transition.
  public enum Role: Sendable {
    /// The controller that disappears or becomes covered.
    case from
    /// The controller that appears or becomes uncovered.
    case to
  }

  private enum Phase { case waiting, held, running, over }

  /// Whether a gesture controls, or has controlled, the transition.
  public private(set) var isInteractive = false
  /// Whether the transition is returning, or has returned, to its start.
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
  private let time: InteractiveTime
  private var phase = Phase.waiting
  private var timers: [Timer] = []
  private let show: ((Double) -> Void)?
  fileprivate var completion: ((Bool) -> Void)?

  /// Creates a context, which the window retains while the transition runs. The closures must capture their owners
  /// weakly. In `from` and `to`, the view is nil if it does not move.
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
    time = InteractiveTime(on: window.context.clock)
    let place = container.bounds
    frames[.from] = (from.1?.frame ?? place, from.1 == nil ? place : .zero)
    frames[.to] = (.zero, to.1?.frame ?? place)
  }

  deinit { stopTimers() }

  /// The view in which the transition takes place. It is removed when the transition ends.
  ///
  /// The container initially contains the disappearing view and the appearing view. The appearing view is at its final
  /// position. It is in front of the disappearing view, or behind it if the transition uncovers the appearing view. An
  /// animator can reorder these views and add others.
  public var containerView: View { container ?? View(frame: .zero) }

  /// The duration of the transition, in seconds. The value is requested from the animator only once.
  public private(set) lazy var duration: Double = {
    let duration = animator.transitionDuration(using: self)
    return duration.isFinite ? max(duration, 0) : 0
  }()

  /// The progress of the transition, from 0 to 1.
  public var percentComplete: Double {
    let duration = duration
    return duration > 0 ? min(time.elapsed / duration, 1) : 1
  }

  /// Returns the controller that has the given role.
  public func viewController(for role: Role) -> ViewController? {
    role == .from ? fromController : toController
  }

  /// Returns the view that represents a controller, which is the controller's own view or the enclosing view of a sheet.
  /// Returns nil if the view stays in place below the container, such as the view of a presenter that is not covered.
  public func view(for role: Role) -> View? { role == .from ? fromView : toView }

  /// Returns the frame of a controller's view at the start of the transition, in the container's coordinates. The result
  /// is zero if the view is not visible at the start.
  public func initialFrame(for role: Role) -> Rect { frames[role]?.initial ?? .zero }

  /// Returns the frame of a controller's view at the end of the transition, in the container's coordinates. The result is
  /// zero if the view is not visible at the end.
  public func finalFrame(for role: Role) -> Rect { frames[role]?.final ?? .zero }

  func begin() {
    window?.transitions.append(self)
    isInteractive = interactor?.wantsInteractiveStart ?? false
    coordinator?.duration = duration
    show?(0)
    if isInteractive { phase = .held } else { go(speed: 1) }
    // The interactor is notified even if it takes control only later.
    interactor?.startInteractiveTransition(self)
    if !isInteractive { animate() }
  }

  private var hasAnimated = false

  /// Starts the animator unless it has already been started. Interactors call this method. An interactive transition
  /// remains at its start until ``updateInteractiveTransition(_:)`` is called.
  public func animate() {
    guard !hasAnimated, phase != .over else { return }
    hasAnimated = true
    InteractiveTime.stack.during(time) {
      if let coordinator { View.animate(withDuration: duration) { coordinator.begin() } }
      animator.animateTransition(using: self)
    }
    window?.layoutIfNeeded()
  }

  /// Sets the progress of an interactive transition. The transition keeps this progress until the next call.
  ///
  /// - Parameter fraction: The progress from 0 to 1. Other values are clamped.
  public func updateInteractiveTransition(_ fraction: Double) {
    guard phase == .held else { return }
    let fraction = fraction.bounded(to: 0...1, from: percentComplete)
    time.move(to: fraction * duration)
    show?(fraction)
  }

  /// Pauses a running transition at its current progress and makes it interactive.
  public func pauseInteractiveTransition() {
    guard phase == .running, !isCancelled else { return }
    stopTimers()
    isInteractive = true
    phase = .held
    time.move(to: min(time.elapsed, duration))
  }

  /// Ends the interaction and runs the transition to its end.
  ///
  /// - Parameters:
  ///   - speed: The speed of the transition, from 0.01 to 100.
  ///   - curve: The curve of the remaining transition, or nil for constant speed. It does not change the total time.
  public func finishInteractiveTransition(speed: Double = 1, curve: TimingCurve? = nil) {
    guard phase == .held else { return }
    animate()
    go(speed: speed.bounded(to: 0.01...100, from: 1), curve: curve, until: duration)
  }

  /// Ends the interaction and runs the transition back to its start.
  ///
  /// - Parameters:
  ///   - speed: The speed of the transition, from 0.01 to 100.
  ///   - curve: The curve of the return to the start, or nil for constant speed. It does not change the total time.
  public func cancelInteractiveTransition(speed: Double = 1, curve: TimingCurve? = nil) {
    guard phase == .held else { return }
    isCancelled = true
    let speed = speed.bounded(to: 0.01...100, from: 1)
    let rest = min(time.elapsed, duration)
    time.move(to: rest)
    go(speed: -speed, curve: curve, until: 0)
    guard rest > 0, let clock = window?.context.clock else { return revert() }
    timers.append(Timer(interval: rest / speed, on: clock) { [weak self] _ in self?.revert() })
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

  private func revert() {
    time.revert()
    // An animator without animations receives no end callback in which it could complete the transition.
    completeTransition(false)
  }

  /// Completes the transition, notifies the controllers, and removes the container. Further calls have no effect.
  ///
  /// - Parameter didComplete: Whether the transition reached its end, so that the appearing view remains. The value is
  ///   ignored if the transition was canceled.
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
  /// Releases the completion closure, so that running animations do not retain controllers.
  func abandon() {
    completion = nil
    stopTimers()
  }

  /// Completes the transition immediately. A returning or gesture-controlled transition completes at its start.
  func finish() {
    if isCancelled || phase == .held {
      isCancelled = true
      revert()
    } else {
      time.finish()
      completeTransition(true)
    }
  }
}
