import SceneValues

/// Methods that are called when the user, not code, turns pages. By default, they do nothing.
public protocol PageViewControllerDelegate: AnyObject {
  /// Notifies the delegate that pages are about to turn.
  func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController])

  /// Notifies the delegate that a turn was completed or canceled. If canceled, the previous pages are visible
  /// again.
  func pageViewController(
    _ pages: PageViewController, didFinishAnimatingFrom previous: [ViewController], completed: Bool)

  /// Returns the spine location after the controller has changed between portrait and landscape. By default
  /// and for `.none`, the location does not change. Called only for page curls.
  ///
  /// With the spine in the middle, two pages are visible. The data source provides the second one.
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
