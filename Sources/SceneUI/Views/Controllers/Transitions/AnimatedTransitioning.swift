/// An animator for the transition between two controllers' views.
///
/// ```swift
/// final class Fade: AnimatedTransitioning {
///   func transitionDuration(using context: TransitionContext) -> Double { 0.3 }
///
///   func animateTransition(using context: TransitionContext) {
///     let incoming = context.view(for: .to)
///     incoming?.alpha = 0
///     View.animate(duration: transitionDuration(using: context)) {
///       incoming?.alpha = 1
///     } completion: { _ in
///       context.completeTransition(!context.isCancelled)
///     }
///   }
/// }
/// ```
public protocol AnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(using context: TransitionContext) -> Double

  /// Animates views in the context's `containerView`, with `View.animate` or a ``PropertyAnimator``, and
  /// calls ``TransitionContext/completeTransition(_:)`` at the end.
  ///
  /// In an interactive transition, the animations follow the gesture and run backward if it is canceled.
  func animateTransition(using context: TransitionContext)

  /// Notifies the animator that the transition has ended, after the controllers were notified. The default
  /// implementation does nothing.
  ///
  /// - Parameter isCompleted: False if the transition was canceled.
  func animationEnded(_ isCompleted: Bool)
}

extension AnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ isCompleted: Bool) {}
}

/// An object that controls the progress of a transition, such as with a gesture. See
/// ``PercentDrivenTransition``.
public protocol InteractiveTransitioning: AnyObject {
  /// Whether the transition is interactive from the start. The default is true. If false, the transition runs
  /// without a gesture.
  var wantsInteractiveStart: Bool { get }

  /// Starts the transition after the controllers have been notified. ``TransitionContext/animate()`` starts
  /// the animator, which then follows ``TransitionContext/updateInteractiveTransition(_:)``.
  func startInteractiveTransition(_ context: TransitionContext)
}

extension InteractiveTransitioning {
  /// Returns true.
  public var wantsInteractiveStart: Bool { true }
}
