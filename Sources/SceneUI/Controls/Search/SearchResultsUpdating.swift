/// A method that updates search results.
public protocol SearchResultsUpdating: AnyObject {
  /// Updates the results. This method is called when the search starts or ends, or when the text or scope changes.
  func updateSearchResults(for searchController: SearchController)
}
