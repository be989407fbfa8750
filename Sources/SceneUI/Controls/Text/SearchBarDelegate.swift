/// Methods that respond to the user's actions in a search bar. The default implementations do nothing.
public protocol SearchBarDelegate: AnyObject {
  /// Notifies the delegate that editing has started.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Notifies the delegate that editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Notifies the delegate that the user has changed or cleared the text. Not called for changes by code.
  func searchBar(_ searchBar: SearchBar, textDidChange text: String)
  /// Notifies the delegate that the user pressed Return. Editing continues unless the delegate ends it.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Notifies the delegate that the cancel button was tapped. The tap changes neither the text nor the editing state.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Notifies the delegate that the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// Notifies the delegate that the user has selected another scope, and passes its zero-based index.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange index: Int)
}

extension SearchBarDelegate {
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: SearchBar, textDidChange text: String) {}
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange index: Int) {}
}
