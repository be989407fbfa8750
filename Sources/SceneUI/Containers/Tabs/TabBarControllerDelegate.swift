/// Methods that observe and control the user's selection of tabs. They are not called if code changes the
/// selection, except where noted.
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a tap selects a controller. By default, it is true.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect controller: ViewController) -> Bool
  /// Returns the animator for a selection by the user or by code. By default, it is nil: the new controller
  /// appears immediately.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - old: The visible controller.
  ///   - new: The controller that becomes visible.
  /// - Returns: The animator, which is retained until the change ends.
  func tabBarController(
    _ tabBarController: TabBarController, animatorFrom old: ViewController, to new: ViewController
  ) -> (any AnimatedTransitioning)?
  /// Returns the interactor that controls the progress of an animated selection. By default, it is nil: the
  /// change runs automatically.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - animator: The animator that moves the views.
  /// - Returns: The interactor, which is retained until the change ends.
  func tabBarController(
    _ tabBarController: TabBarController, interactorFor animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
  /// Notifies the delegate that the user selected a tab, which may already have been selected.
  func tabBarController(_ tabBarController: TabBarController, didSelect controller: ViewController)
}

extension TabBarControllerDelegate {
  /// Returns nil: the new controller appears immediately.
  public func tabBarController(
    _ tabBarController: TabBarController, animatorFrom old: ViewController, to new: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns nil: the change runs automatically.
  public func tabBarController(
    _ tabBarController: TabBarController, interactorFor animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// Returns true: a tap selects the controller.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func tabBarController(_ tabBarController: TabBarController, didSelect controller: ViewController) {}
}
