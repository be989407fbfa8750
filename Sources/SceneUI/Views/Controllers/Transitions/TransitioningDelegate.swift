/// The methods that provide custom animators and interactors for presenting and dismissing a controller.
///
/// They are called for animated presentations and dismissals, and have default implementations.
public protocol TransitioningDelegate: AnyObject {
  /// Returns the animator of the presentation, which is retained until the transition ends. The default is
  /// nil, which uses the controller's `modalTransitionStyle`. `presenting` can be a parent of `source`.
  func animator(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any AnimatedTransitioning)?

  /// Returns the animator of the dismissal, which is retained until the transition ends. The default is nil,
  /// which uses the controller's `modalTransitionStyle`.
  func animator(forDismissed dismissed: ViewController) -> (any AnimatedTransitioning)?

  /// Returns the interactor, which is retained until the transition ends. The default is nil, for none.
  func interactor(forPresentationBy animator: any AnimatedTransitioning) -> (any InteractiveTransitioning)?

  /// Returns the interactor, which is retained until the transition ends. The default is nil, for none.
  func interactor(forDismissalBy animator: any AnimatedTransitioning) -> (any InteractiveTransitioning)?
}

extension TransitioningDelegate {
  /// Returns nil, which uses the controller's `modalTransitionStyle`.
  public func animator(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns nil, which uses the controller's `modalTransitionStyle`.
  public func animator(forDismissed dismissed: ViewController) -> (any AnimatedTransitioning)? { nil }
  /// Returns nil, which runs the presentation by itself.
  public func interactor(
    forPresentationBy animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// Returns nil, which runs the dismissal by itself.
  public func interactor(
    forDismissalBy animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
}
