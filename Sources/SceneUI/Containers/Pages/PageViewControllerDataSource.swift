/// Methods that provide the pages of a page view controller.
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before a page, or nil if the page is the first one.
  func pageViewController(
    _ pages: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController?

  /// Returns the page after a page, or nil if the page is the last one.
  func pageViewController(
    _ pages: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController?

  /// Returns the number of dots in the page indicator. If nil (the default), the indicator is hidden.
  func presentationCount(for pages: PageViewController) -> Int?

  /// Returns the zero-based index of the dot of the visible page after code has set the pages. The default is 0.
  func presentationIndex(for pages: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns nil, so the indicator is hidden.
  public func presentationCount(for pages: PageViewController) -> Int? { nil }
  /// Returns 0, which is the first dot.
  public func presentationIndex(for pages: PageViewController) -> Int { 0 }
}
