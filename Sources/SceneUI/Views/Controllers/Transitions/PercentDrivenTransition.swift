/// An interactor that lets a gesture control a transition. After the gesture, the transition runs to its end or back to
/// its start.
///
/// ```swift
/// func pinchDidChange(_ pinch: PinchGestureRecognizer) {
///   switch pinch.state {
///   case .changed: interactor.update(1 - pinch.scale)
///   case .ended:
///     if interactor.percentComplete > 0.5 { interactor.finish() } else { interactor.cancel() }
///   case .cancelled: interactor.cancel()
///   default: break
///   }
/// }
/// ```
///
/// Return the interactor from a ``TransitioningDelegate`` or from the delegate of a navigation or tab bar controller.
/// Begin the transition when the gesture begins.
open class PercentDrivenTransition: InteractiveTransitioning {
  /// Whether the gesture controls the transition from the start. The default is true.
  public var wantsInteractiveStart = true
  /// The speed at which the transition continues after the gesture, from 0.01 to 100. The default is 1, the normal speed.
  @Bounded(0.01...100) public var completionSpeed = 1.0
  /// The timing curve along which the transition continues after the gesture, whether to its end or back to its start.
  /// The curve does not change the total time. The default is nil, which means constant speed.
  public var completionCurve: TimingCurve?
  private weak var context: TransitionContext?

  /// Creates an interactor.
  public init() {}

  /// The transition's progress from 0 to 1, or 0 if there is no transition.
  public var percentComplete: Double { context?.percentComplete ?? 0 }

  /// The duration, in seconds, that the transition would have without a gesture, or 0 if there is no transition.
  public var duration: Double { context?.duration ?? 0 }

  /// Starts the transition. Overrides must call `super`, which starts the animator.
  open func startInteractiveTransition(_ context: TransitionContext) {
    self.context = context
    context.animate()
  }

  /// Sets the progress of the transition.
  ///
  /// - Parameter fraction: The progress from 0 to 1. Other values are clamped.
  open func update(_ fraction: Double) { context?.updateInteractiveTransition(fraction) }

  /// Pauses a running transition.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Ends the interaction and runs the transition to its end.
  open func finish() {
    context?.finishInteractiveTransition(speed: completionSpeed, curve: completionCurve)
  }

  /// Ends the interaction and runs the transition back to its start.
  open func cancel() {
    context?.cancelInteractiveTransition(speed: completionSpeed, curve: completionCurve)
  }
}
