/// Hears of what a navigation controller shows.
public protocol NavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown on top: its view is loaded, and it has heard that it will appear.
  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool)
  /// What moves the views of a push or a pop that is animated. Nil, by default: the upper one slides over the lower one.
  ///
  /// Asked, too, where a finger goes back from the edge: then the finger says how far what the animator moves is, unless
  /// `navigationController(_:interactorFor:)` gives something else than a ``PercentDrivenTransition``.
  ///
  /// - Parameters:
  ///   - navigationController: whose stack changes.
  ///   - operation: whether `to` comes on top, or `from` goes from there.
  ///   - from: the controller that is seen.
  ///   - to: the one that will be.
  /// - Returns: kept until the change is over.
  func navigationController(
    _ navigationController: NavigationController, animatorFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any AnimatedTransitioning)?
  /// What says how far such a change is. Nil, by default: it goes by itself, or the finger says so that goes back from the
  /// edge. That finger drives a ``PercentDrivenTransition`` that is given here, with its speed and curve for the rest of the
  /// way; anything else goes its own way.
  ///
  /// - Parameters:
  ///   - navigationController: whose stack changes.
  ///   - animator: what moves the views.
  /// - Returns: kept until the change is over.
  func navigationController(
    _ navigationController: NavigationController, interactorFor animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
  /// It has appeared. A way back that a finger gave up half way is not heard of.
  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  /// Nil: the upper view slides over the lower one.
  public func navigationController(
    _ navigationController: NavigationController, animatorFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Nil: the change goes by itself.
  public func navigationController(
    _ navigationController: NavigationController, interactorFor animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// By default, does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool
  ) {}
  /// By default, does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool
  ) {}
}

extension NavigationController {
  /// What becomes of the stack.
  public enum Operation: Sendable {
    /// A controller comes on top that was not on the stack.
    case push
    /// What is on top goes.
    case pop
  }
}
