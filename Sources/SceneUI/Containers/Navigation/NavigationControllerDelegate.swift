/// Methods for observing and customizing the transitions of a navigation controller.
public protocol NavigationControllerDelegate: AnyObject {
  /// Notifies the delegate that a controller is about to be shown. Called after `viewWillAppear`.
  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool)
  /// Returns the animator for an animated push or pop. By default, it is nil: the upper view slides over the
  /// lower one.
  ///
  /// The method is also called for a back swipe. The swipe then controls the animator's progress, unless
  /// `navigationController(_:interactorFor:)` returns something other than a ``PercentDrivenTransition``.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: Whether `to` is pushed or `from` is popped.
  ///   - from: The visible controller.
  ///   - to: The controller that becomes visible.
  /// - Returns: The animator, which is retained until the change ends.
  func navigationController(
    _ navigationController: NavigationController, animatorFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any AnimatedTransitioning)?
  /// Returns the interactor that controls the progress of a change. By default, it is nil: the change runs
  /// automatically, or a back swipe controls it.
  ///
  /// If a ``PercentDrivenTransition`` is returned, a back swipe drives it and uses its completion speed and
  /// curve. Any other interactor controls the progress itself.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animator: The animator that moves the views.
  /// - Returns: The interactor, which is retained until the change ends.
  func navigationController(
    _ navigationController: NavigationController, interactorFor animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
  /// Notifies the delegate that a controller has appeared. Not called for a canceled back swipe.
  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  /// Returns nil: the upper view slides over the lower one.
  public func navigationController(
    _ navigationController: NavigationController, animatorFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns nil: the change runs automatically.
  public func navigationController(
    _ navigationController: NavigationController, interactorFor animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool
  ) {}
  /// Does nothing by default.
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
