import SceneValues

/// Hears of the pages that a person turns. Every method does nothing by default.
///
/// What code turns, by `setViewControllers`, its completion tells of.
public protocol PageViewControllerDelegate: AnyObject {
  /// Pages are about to be turned.
  func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController])

  /// Pages have been turned, or the finger has let them go back.
  ///
  /// - Parameters:
  ///   - pages: the controller that shows them.
  ///   - previous: the pages that showed before.
  ///   - completed: whether they have been turned; else they show again.
  func pageViewController(
    _ pages: PageViewController, didFinishAnimatingFrom previous: [ViewController], completed: Bool)

  /// Where the spine is to be, now that the controller is wider than high, or higher than wide. Asked for the page curl
  /// alone. By default, where it was.
  ///
  /// With the spine in the middle two pages show: the second is the data source's next one.
  ///
  /// - Parameters:
  ///   - pages: the controller that shows the pages.
  ///   - size: of what the pages are in, in points.
  /// - Returns: the place of the spine; `.none` leaves it where it was.
  func pageViewController(
    _ pages: PageViewController, spineLocationFor size: Size
  ) -> PageViewController.SpineLocation
}

extension PageViewControllerDelegate {
  /// By default, does nothing.
  public func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController]) {}
  /// By default, does nothing.
  public func pageViewController(
    _ pages: PageViewController, didFinishAnimatingFrom previous: [ViewController], completed: Bool
  ) {}
  /// By default, the spine stays where it is.
  public func pageViewController(
    _ pages: PageViewController, spineLocationFor size: Size
  ) -> PageViewController.SpineLocation { pages.spineLocation }
}
