/// Methods by which a delegate responds to a navigation controller's changes and provides custom transitions.
public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a controller appears, after its `viewWillAppear` method has been called.
  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool)
  /// Returns the animator for an animated push or pop. The animator is retained until the change ends. If this method
  /// returns nil, which is the default, the upper view slides over the lower view.
  ///
  /// In a push, `to` is the pushed controller. In a pop, `from` is the popped controller.
  ///
  /// This method is also called for a back swipe. The swipe then controls the progress, unless
  /// `navigationController(_:interactionControllerFor:)` returns an interactor that is not a ``PercentDrivenTransition``.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any AnimatedTransitioning)?
  /// Returns the interactor that controls an animator's progress. The interactor is retained until the change ends. If
  /// this method returns nil, which is the default, the change runs automatically or is controlled by a back swipe.
  ///
  /// A back swipe controls a ``PercentDrivenTransition`` and uses its completion speed and curve. An interactor of any
  /// other class controls the progress itself.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
  /// Called after a controller has appeared. This method is not called if a back swipe is canceled.
  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  /// Returns nil, which causes the upper view to slide over the lower view.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns nil, so the change runs automatically or is controlled by a back swipe.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any AnimatedTransitioning
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
  /// A type of change to the stack.
  public enum Operation: Sendable {
    case push
    case pop
  }
}
