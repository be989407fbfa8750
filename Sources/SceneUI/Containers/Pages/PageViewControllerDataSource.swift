/// Methods that provide the pages of a page view controller one at a time.
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before a page, or nil for the first page.
  func pageViewController(
    _ pages: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController?

  /// Returns the page after a page, or nil for the last page.
  func pageViewController(
    _ pages: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController?

  /// Returns the number of dots of the page indicator. The default is nil, which hides the indicator.
  func presentationCount(for pages: PageViewController) -> Int?

  /// Returns the zero-based index of the visible page's dot when code sets the pages. The default is 0.
  func presentationIndex(for pages: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns nil, which hides the indicator.
  public func presentationCount(for pages: PageViewController) -> Int? { nil }
  /// Returns 0, the first dot.
  public func presentationIndex(for pages: PageViewController) -> Int { 0 }
}
