/// Methods that are called when a search starts and ends. The default implementations do nothing.
public protocol SearchControllerDelegate: AnyObject {
  /// Notifies the delegate that the search is about to start. This method is called before the screen changes.
  func willPresentSearchController(_ searchController: SearchController)
  /// Notifies the delegate that the search has started and the search field accepts text.
  func didPresentSearchController(_ searchController: SearchController)
  /// Notifies the delegate that the search is about to end. At this time, the search text is still available.
  func willDismissSearchController(_ searchController: SearchController)
  /// Notifies the delegate that the search has ended and the previous state has been restored.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
