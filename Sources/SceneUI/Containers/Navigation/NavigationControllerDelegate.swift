/// Hears of what a navigation controller shows.
public protocol NavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown on top: its view is loaded, and it has heard that it will appear.
  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool)
  /// It has appeared. A way back that a finger gave up half way is not heard of.
  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  /// By default, does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool
  ) {}
  /// By default, does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool
  ) {}
}
