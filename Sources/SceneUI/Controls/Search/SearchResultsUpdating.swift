/// Searches for what a person has written.
public protocol SearchResultsUpdating: AnyObject {
  /// The text is another, another scope is chosen, or the search has begun or ended: an empty text looks for nothing, which
  /// most show as everything.
  func updateSearchResults(for searchController: SearchController)
}
