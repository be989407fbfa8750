/// Methods that a tab bar controller calls when the user selects tabs. Unless noted otherwise, they are not called when
/// the selection is changed in code.
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether tapping a tab selects its controller. The default is true.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect controller: ViewController) -> Bool
  /// Returns the animator for a selection, whether by the user or in code. The animator is retained until the change
  /// ends. If this method returns nil, which is the default, the new controller appears immediately.
  func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any AnimatedTransitioning)?
  /// Returns the interactor that controls an animator's progress. The interactor is retained until the change ends. If
  /// this method returns nil, which is the default, the animation runs automatically.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
  /// Called after the user has tapped a tab, even if the tab was already selected.
  func tabBarController(_ tabBarController: TabBarController, didSelect controller: ViewController)
}

extension TabBarControllerDelegate {
  /// Returns nil, so the new controller appears immediately.
  public func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns nil, so the animation runs automatically.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// Returns true, so a tap selects the controller.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: TabBarController, didSelect controller: ViewController) {}
}
