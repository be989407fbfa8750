/// Moves the views of two controllers, one of which takes the other's place.
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
  /// How long it takes, in seconds.
  func transitionDuration(using context: TransitionContext) -> Double

  /// Lets views in the context's `containerView` move, by `View.animate` or a ``PropertyAnimator``, and calls
  /// ``TransitionContext/completeTransition(_:)`` in the end.
  ///
  /// Where the transition is interactive, what is animated here follows the hand; where it is canceled, it goes back, and what
  /// was animated has the values again that it had before.
  func animateTransition(using context: TransitionContext)

  /// The transition is over, and the controllers have heard of it. By default, does nothing.
  ///
  /// - Parameter isCompleted: false where it was canceled.
  func animationEnded(_ isCompleted: Bool)
}

extension AnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ isCompleted: Bool) {}
}

/// Says how far a transition is: a finger, for one. See ``PercentDrivenTransition``.
public protocol InteractiveTransitioning: AnyObject {
  /// Whether it says so from the beginning. True by default: otherwise the transition goes by itself.
  var wantsInteractiveStart: Bool { get }

  /// The controllers have heard that the transition begins, held or by itself. ``TransitionContext/animate()`` lets the animator begin, which
  /// then follows ``TransitionContext/updateInteractiveTransition(_:)``.
  func startInteractiveTransition(_ context: TransitionContext)
}

extension InteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
