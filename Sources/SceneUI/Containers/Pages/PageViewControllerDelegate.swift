import SceneValues

/// Methods that a page view controller calls when the user, but not code, turns pages. All methods are optional.
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before pages turn.
  func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController])

  /// Called after a turn was completed or canceled. `previous` contains the pages before the turn. If `completed` is
  /// false, these pages are visible again.
  func pageViewController(
    _ pages: PageViewController, didFinishAnimatingFrom previous: [ViewController], completed: Bool)

  /// Returns the spine location after the controller has changed between portrait and landscape, or `.none` to keep the
  /// current location. The size, in points, is that of the view that contains the pages. Called only for page curls.
  ///
  /// With the spine in the middle, two pages are visible. The data source provides the second page.
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
