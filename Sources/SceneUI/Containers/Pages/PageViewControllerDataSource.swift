/// Methods that provide the pages of a page view controller one at a time.
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before a given page, or nil if it is the first page.
  func pageViewController(
    _ pages: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController?

  /// Returns the page after a given page, or nil if it is the last page.
  func pageViewController(
    _ pages: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController?

  /// Returns the number of dots in the page indicator. By default, it is nil, which hides the indicator.
  func presentationCount(for pages: PageViewController) -> Int?

  /// Returns the zero-based index of the visible page's dot after code has set the pages. By default, it is
  /// 0.
  func presentationIndex(for pages: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns nil, which hides the indicator.
  public func presentationCount(for pages: PageViewController) -> Int? { nil }
  /// Returns 0, the first dot.
  public func presentationIndex(for pages: PageViewController) -> Int { 0 }
}
