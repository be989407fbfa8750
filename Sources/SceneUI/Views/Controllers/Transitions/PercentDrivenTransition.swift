/// Lets a finger say how far a transition is: what its animator animates follows, and goes on, or back, when the finger lets go.
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
/// Give it to the transition by ``TransitioningDelegate``, or by the delegate of a navigation or tab bar controller, and begin the
/// transition when the finger begins to move. It can drive one transition after the other.
open class PercentDrivenTransition: InteractiveTransitioning {
  /// Whether the finger says how far the transition is from its beginning; true by default.
  public var wantsInteractiveStart = true
  /// How many seconds of the transition pass in a second, once the finger has let go; 1 by default, from 0.01 to 100.
  @Bounded(0.01...100) public var completionSpeed = 1.0
  /// How the rest of the way goes once the finger has let go, or the way back: it takes as long as without, and is slow and
  /// fast where the curve says so. Nil, by default, for as fast all the way: then the animator's own curves go on.
  public var completionCurve: TimingCurve?
  private weak var context: TransitionContext?

  /// Drives nothing yet.
  public init() {}

  /// How far the transition is, from 0 to 1; 0 where there is none.
  public var percentComplete: Double { context?.percentComplete ?? 0 }

  /// In seconds: how long the transition takes when it goes by itself; 0 where there is none.
  public var duration: Double { context?.duration ?? 0 }

  /// The transition begins; `super` lets its animator begin.
  open func startInteractiveTransition(_ context: TransitionContext) {
    self.context = context
    context.animate()
  }

  /// The finger has brought it somewhere.
  ///
  /// - Parameter fraction: from 0 to 1; what is beyond counts as the end that is nearer.
  open func update(_ fraction: Double) { context?.updateInteractiveTransition(fraction) }

  /// A transition that goes by itself is held where it is.
  open func pause() { context?.pauseInteractiveTransition() }

  /// The finger lets go, and the transition goes to its end.
  open func finish() {
    context?.finishInteractiveTransition(speed: completionSpeed, curve: completionCurve)
  }

  /// The finger lets go, and the transition goes back to where it began.
  open func cancel() {
    context?.cancelInteractiveTransition(speed: completionSpeed, curve: completionCurve)
  }
}
