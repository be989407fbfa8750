/// Says how a controller is presented and dismissed: what moves its view, and what a finger has to do with it.
///
/// Asked where a presentation or a dismissal is animated. A controller without a delegate comes and goes by its
/// `modalTransitionStyle`, as one does whose delegate gives no animator. Every method has a default.
public protocol TransitioningDelegate: AnyObject {
  /// What brings the controller in. Nil, by default, for its `modalTransitionStyle`.
  ///
  /// - Parameters:
  ///   - presented: the controller that is about to come.
  ///   - presenting: the one that presents it, which may be a parent of `source`.
  ///   - source: the one whose `present` was called.
  /// - Returns: kept until the transition is over.
  func animator(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any AnimatedTransitioning)?

  /// What takes the controller away. Nil, by default, for its `modalTransitionStyle`.
  ///
  /// - Parameter dismissed: the controller that is about to go.
  /// - Returns: kept until the transition is over.
  func animator(forDismissed dismissed: ViewController) -> (any AnimatedTransitioning)?

  /// What says how far the presentation is. Nil, by default: it goes by itself.
  ///
  /// - Parameter animator: what brings the controller in.
  /// - Returns: kept until the transition is over.
  func interactor(forPresentationBy animator: any AnimatedTransitioning) -> (any InteractiveTransitioning)?

  /// What says how far the dismissal is. Nil, by default: it goes by itself.
  ///
  /// - Parameter animator: what takes the controller away.
  /// - Returns: kept until the transition is over.
  func interactor(forDismissalBy animator: any AnimatedTransitioning) -> (any InteractiveTransitioning)?
}

extension TransitioningDelegate {
  /// Nil: the controller comes by its `modalTransitionStyle`.
  public func animator(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Nil: the controller goes by its `modalTransitionStyle`.
  public func animator(forDismissed dismissed: ViewController) -> (any AnimatedTransitioning)? { nil }
  /// Nil: the presentation goes by itself.
  public func interactor(
    forPresentationBy animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// Nil: the dismissal goes by itself.
  public func interactor(
    forDismissalBy animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
}
