/// Methods that provide the pages of a page view controller.
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before the given page, or nil if the given page is the first one.
  func pageViewController(
    _ pages: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController?

  /// Returns the page after the given page, or nil if the given page is the last one.
  func pageViewController(
    _ pages: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController?

  /// Returns the number of dots in the page indicator. If the number is 0, which is the default, the indicator is hidden.
  func presentationCount(for pages: PageViewController) -> Int

  /// Returns the zero-based index of the visible page's dot in the page indicator. This method is called after the pages
  /// have been set in code. The default is 0.
  func presentationIndex(for pages: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns 0, so the indicator is hidden.
  public func presentationCount(for pages: PageViewController) -> Int { 0 }
  /// Returns 0, which is the first dot.
  public func presentationIndex(for pages: PageViewController) -> Int { 0 }
}
