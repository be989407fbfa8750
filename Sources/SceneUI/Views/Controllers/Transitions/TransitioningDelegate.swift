/// Methods that provide custom animators and interactors for presenting and dismissing a controller.
///
/// The methods are called only for animated presentations and dismissals. All methods have default implementations.
public protocol TransitioningDelegate: AnyObject {
  /// Returns the animator for a presentation. The default is nil, which selects the controller's `modalTransitionStyle`.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - presenting: The presenting controller, which can be a parent of `source`.
  ///   - source: The controller whose `present` method was called.
  /// - Returns: The animator, which is retained until the transition ends.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any AnimatedTransitioning)?

  /// Returns the animator for a dismissal. The default is nil, which selects the controller's `modalTransitionStyle`.
  ///
  /// - Parameter dismissed: The controller to dismiss.
  /// - Returns: The animator, which is retained until the transition ends.
  func animationController(forDismissed dismissed: ViewController) -> (any AnimatedTransitioning)?

  /// Returns the interactor for a presentation. The default is nil, which means that the presentation is not interactive.
  ///
  /// - Parameter animator: The animator for the presentation.
  /// - Returns: The interactor, which is retained until the transition ends.
  func interactionControllerForPresentation(using animator: any AnimatedTransitioning) -> (
    any InteractiveTransitioning
  )?

  /// Returns the interactor for a dismissal. The default is nil, which means that the dismissal is not interactive.
  ///
  /// - Parameter animator: The animator for the dismissal.
  /// - Returns: The interactor, which is retained until the transition ends.
  func interactionControllerForDismissal(using animator: any AnimatedTransitioning) -> (
    any InteractiveTransitioning
  )?
}

extension TransitioningDelegate {
  /// Returns nil, which selects the controller's `modalTransitionStyle`.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns nil, which selects the controller's `modalTransitionStyle`.
  public func animationController(forDismissed dismissed: ViewController) -> (any AnimatedTransitioning)? {
    nil
  }
  /// Returns nil, so the presentation is not interactive.
  public func interactionControllerForPresentation(
    using animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// Returns nil, so the dismissal is not interactive.
  public func interactionControllerForDismissal(
    using animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
}
