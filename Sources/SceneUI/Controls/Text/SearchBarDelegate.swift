/// Methods that respond to the user's actions in a search bar. By default, they do nothing.
public protocol SearchBarDelegate: AnyObject {
  /// Notifies the delegate that editing has started.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Notifies the delegate that editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Notifies the delegate that the user has changed or cleared the text. Changes made in code do not trigger this call.
  func searchBar(_ searchBar: SearchBar, textDidChange text: String)
  /// Notifies the delegate that the user pressed Return. Editing continues unless the delegate ends it.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Notifies the delegate that the user has tapped the cancel button. The tap itself changes neither the text nor the
  /// editing state, but a search controller ends the search.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Notifies the delegate that the user has tapped the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// Notifies the delegate that the user has selected another scope. The `index` parameter is zero-based.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange index: Int)
}

extension SearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange text: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange index: Int) {}
}
