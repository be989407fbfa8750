/// Hears of, and decides about, the tabs that a person chooses. What code selects, it does not hear of.
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a touch selects a controller. True unless implemented.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect controller: ViewController) -> Bool
  /// What moves the views when another controller is selected, by a person or by code. Nil, by default: the new one is there at
  /// once.
  ///
  /// - Parameters:
  ///   - tabBarController: whose selection changes.
  ///   - old: the controller that is seen.
  ///   - new: the one that will be.
  /// - Returns: kept until the change is over.
  func tabBarController(
    _ tabBarController: TabBarController, animatorFrom old: ViewController, to new: ViewController
  ) -> (any AnimatedTransitioning)?
  /// What says how far such a change is. Nil, by default: it goes by itself.
  ///
  /// - Parameters:
  ///   - tabBarController: whose selection changes.
  ///   - animator: what moves the views.
  /// - Returns: kept until the change is over.
  func tabBarController(
    _ tabBarController: TabBarController, interactorFor animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
  /// It is selected, and has appeared, or is on its way where an animator moves it. It may have been selected before.
  func tabBarController(_ tabBarController: TabBarController, didSelect controller: ViewController)
}

extension TabBarControllerDelegate {
  /// Nil: the new one is there at once.
  public func tabBarController(
    _ tabBarController: TabBarController, animatorFrom old: ViewController, to new: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Nil: the change goes by itself.
  public func tabBarController(
    _ tabBarController: TabBarController, interactorFor animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// By default true: a touch selects.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool { true }
  /// By default, does nothing.
  public func tabBarController(_ tabBarController: TabBarController, didSelect controller: ViewController) {}
}
