import SceneValues

/// Methods that are called when the user turns pages, but not when code does. By default, they do nothing.
public protocol PageViewControllerDelegate: AnyObject {
  /// Notifies the delegate that pages are about to turn.
  func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController])

  /// Notifies the delegate that a turn was completed or canceled.
  ///
  /// - Parameters:
  ///   - pages: The page view controller.
  ///   - previous: The pages before the turn.
  ///   - completed: Whether the turn was completed. If false, the previous pages are visible again.
  func pageViewController(
    _ pages: PageViewController, didFinishAnimatingFrom previous: [ViewController], completed: Bool)

  /// Returns the spine location after the controller has changed between portrait and landscape. By default,
  /// the location does not change. The method is called only for page curls.
  ///
  /// With the spine in the middle, two pages are visible. The data source provides the second page.
  ///
  /// - Parameters:
  ///   - pages: The page view controller.
  ///   - size: The size of the view that contains the pages, in points.
  /// - Returns: The spine location. `.none` keeps the current location.
  func pageViewController(
    _ pages: PageViewController, spineLocationFor size: Size
  ) -> PageViewController.SpineLocation
}

extension PageViewControllerDelegate {
  /// Does nothing by default.
  public func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController]) {}
  /// Does nothing by default.
  public func pageViewController(
    _ pages: PageViewController, didFinishAnimatingFrom previous: [ViewController], completed: Bool
  ) {}
  /// Returns the current spine location.
  public func pageViewController(
    _ pages: PageViewController, spineLocationFor size: Size
  ) -> PageViewController.SpineLocation { pages.spineLocation }
}
