/// Hears of, and decides about, the tabs that a person chooses. What code selects, it does not hear of.
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a touch selects a controller. True unless implemented.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect controller: ViewController) -> Bool
  /// It is selected, and has appeared. It may have been selected before.
  func tabBarController(_ tabBarController: TabBarController, didSelect controller: ViewController)
}

extension TabBarControllerDelegate {
  /// By default true: a touch selects.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool { true }
  /// By default, does nothing.
  public func tabBarController(_ tabBarController: TabBarController, didSelect controller: ViewController) {}
}
