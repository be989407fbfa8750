/// A method that updates the results of a search.
public protocol SearchResultsUpdating: AnyObject {
  /// Updates the results after the text or the scope has changed, or the search has started or ended.
  func updateSearchResults(for searchController: SearchController)
}
