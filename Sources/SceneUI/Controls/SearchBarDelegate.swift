/// Hears of what is done with a search bar. Every method has a default that does nothing.
public protocol SearchBarDelegate: AnyObject {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Something was typed, or the text was cleared; not after code has set it.
  func searchBar(_ searchBar: SearchBar, textDidChange text: String)
  /// The return key was pressed. The bar goes on being edited until the delegate ends it.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange index: Int)
}

extension SearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  public func searchBar(_ searchBar: SearchBar, textDidChange text: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange index: Int) {}
}
