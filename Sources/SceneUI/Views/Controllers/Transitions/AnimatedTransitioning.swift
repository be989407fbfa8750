/// An animator for the transition between two controllers' views.
///
/// ```swift
/// final class Fade: AnimatedTransitioning {
///   func transitionDuration(using context: TransitionContext?) -> Double { 0.3 }
///
///   func animateTransition(using context: TransitionContext) {
///     let incoming = context.view(for: .to)
///     incoming?.alpha = 0
///     View.animate(withDuration: transitionDuration(using: context)) {
///       incoming?.alpha = 1
///     } completion: { _ in
///       context.completeTransition(!context.isCancelled)
///     }
///   }
/// }
/// ```
public protocol AnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(using context: TransitionContext?) -> Double

  /// Animates views in the context's `containerView` with `View.animate` or a ``PropertyAnimator``. At the end, this
  /// method must call ``TransitionContext/completeTransition(_:)``.
  ///
  /// In an interactive transition, the animations follow the gesture. If the transition is canceled, they run backward.
  func animateTransition(using context: TransitionContext)

  /// Notifies the animator, after the controllers, that the transition has ended. Does nothing by default.
  ///
  /// - Parameter isCompleted: Whether the transition reached its end. The value is false if the transition was canceled.
  func animationEnded(_ isCompleted: Bool)
}

extension AnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ isCompleted: Bool) {}
}

/// An object that controls the progress of a transition, for example with a gesture. See ``PercentDrivenTransition``.
public protocol InteractiveTransitioning: AnyObject {
  /// Whether a transition starts interactively. If false, the animator first runs without a gesture. The default is true.
  var wantsInteractiveStart: Bool { get }

  /// Starts an interactive transition. The controllers have already been notified. Call ``TransitionContext/animate()``
  /// to start the animator and ``TransitionContext/updateInteractiveTransition(_:)`` to set the progress.
  func startInteractiveTransition(_ context: TransitionContext)
}

extension InteractiveTransitioning {
  /// Whether the transition is interactive from the start. The default is true.
  public var wantsInteractiveStart: Bool { true }
}
