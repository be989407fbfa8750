import SceneValues

/// Optional methods that are called when the user turns pages. They are not called for turns started in code.
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before the user turns pages. `pending` contains the pages that will become visible.
  func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController])

  /// Called after a turn has been completed or canceled. `previous` contains the pages that were visible before the turn.
  /// If `completed` is false, these pages are visible again.
  func pageViewController(
    _ pages: PageViewController, didFinishAnimatingFrom previous: [ViewController], completed: Bool)

  /// Returns the spine location after the controller has changed between portrait and landscape, or `.none` to keep the
  /// current one. The size, in points, is that of the pages' container view. This method is called only for page curls.
  ///
  /// If the spine is in the middle, two pages are visible. The data source provides the second page.
  func pageViewController(
    _ pages: PageViewController, spineLocationFor size: Size
  ) -> PageViewController.SpineLocation
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController]) {}
  /// Does nothing.
  public func pageViewController(
    _ pages: PageViewController, didFinishAnimatingFrom previous: [ViewController], completed: Bool
  ) {}
  /// Returns the current spine location.
  public func pageViewController(
    _ pages: PageViewController, spineLocationFor size: Size
  ) -> PageViewController.SpineLocation { pages.spineLocation }
}
