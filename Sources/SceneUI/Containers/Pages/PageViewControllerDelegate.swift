import SceneValues

/// Optional methods that are called when the user turns pages. They are not called for turns started in code.
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before the user turns pages. `pending` contains the pages that will become visible.
  func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController])

  /// Called after a turn has been completed or canceled.
  ///
  /// - Parameters:
  ///   - pages: The page view controller.
  ///   - finished: Whether the animation has ended. The value is always true.
  ///   - previousViewControllers: The pages that were visible before the turn.
  ///   - completed: Whether the turn was completed. If false, the previous pages are visible again.
  func pageViewController(
    _ pages: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)

  /// Returns the spine location after the pages' container view has changed between portrait and landscape, or `.none` to
  /// keep the current one. This method is called only for page curls.
  ///
  /// If the spine is in the middle, two pages are visible. The data source provides the second page.
  func pageViewController(
    _ pages: PageViewController, spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController]) {}
  /// Does nothing.
  public func pageViewController(
    _ pages: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns the current spine location.
  public func pageViewController(
    _ pages: PageViewController, spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation { pages.spineLocation }
}
