/// Gives a page view controller its pages, one by one.
public protocol PageViewControllerDataSource: AnyObject {
  /// The page before another one; nil where it is the first.
  func pageViewController(
    _ pages: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController?

  /// The page after another one; nil where it is the last.
  func pageViewController(
    _ pages: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController?

  /// How many dots the page indicator has; nil, by default, for no indicator.
  func presentationCount(for pages: PageViewController) -> Int?

  /// Which of the dots stands for the page that shows, from 0. Asked whenever code sets the pages; what fingers turn is
  /// counted. 0 by default.
  func presentationIndex(for pages: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// By default nil: there is no indicator.
  public func presentationCount(for pages: PageViewController) -> Int? { nil }
  /// By default 0: the first dot.
  public func presentationIndex(for pages: PageViewController) -> Int { 0 }
}
