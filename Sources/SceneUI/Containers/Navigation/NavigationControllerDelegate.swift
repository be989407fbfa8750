/// Methods that a navigation controller calls to notify its delegate of changes and to obtain custom transitions.
public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a controller appears, after its `viewWillAppear` method.
  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool)
  /// Returns the animator for an animated push or pop. The animator is retained until the change ends. If nil (the
  /// default), the upper view slides over the lower view.
  ///
  /// For a push, the controller `to` is pushed. For a pop, the controller `from` is popped.
  ///
  /// This method is also called for a back swipe. The swipe then controls the progress, unless
  /// `navigationController(_:interactorFor:)` returns an interactor that is not a ``PercentDrivenTransition``.
  func navigationController(
    _ navigationController: NavigationController, animatorFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any AnimatedTransitioning)?
  /// Returns the interactor that controls the progress of an animator. The interactor is retained until the change
  /// ends. If nil (the default), the change runs automatically or is controlled by a back swipe.
  ///
  /// A back swipe controls a ``PercentDrivenTransition``, and uses the transition's completion speed and curve. An
  /// interactor of any other class controls the progress itself.
  func navigationController(
    _ navigationController: NavigationController, interactorFor animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
  /// Called after a controller has appeared. Not called for a canceled back swipe.
  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  /// Returns nil, so the upper view slides over the lower view.
  public func navigationController(
    _ navigationController: NavigationController, animatorFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns nil, so the change runs automatically.
  public func navigationController(
    _ navigationController: NavigationController, interactorFor animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool
  ) {}
}

extension NavigationController {
  /// The type of a change to the stack.
  public enum Operation: Sendable {
    case push
    case pop
  }
}
