/// Hears when a search begins and ends. Every method has a default that does nothing.
public protocol SearchControllerDelegate: AnyObject {
  /// The search begins: nothing has changed yet.
  func willPresentSearchController(_ searchController: SearchController)
  /// The search has begun, and the bar's field takes what is typed.
  func didPresentSearchController(_ searchController: SearchController)
  /// The search ends: the text is still there.
  func willDismissSearchController(_ searchController: SearchController)
  /// The search has ended, and all is as it was before.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// By default, does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// By default, does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// By default, does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// By default, does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
