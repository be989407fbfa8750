/// Hears of what is done with a search bar. Every method has a default that does nothing.
public protocol SearchBarDelegate: AnyObject {
  /// The field has begun to take what is typed.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// The field takes nothing that is typed any more.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Something was typed, or the text was cleared; not after code has set it.
  func searchBar(_ searchBar: SearchBar, textDidChange text: String)
  /// The return key was pressed. The bar goes on being edited until the delegate ends it.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// The cancel button was touched; the bar leaves its text and its editing to the delegate.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// The button of a book was touched.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// A person has chosen another place to look: a scope button, by its index from 0.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange index: Int)
}

extension SearchBarDelegate {
  /// By default, does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// By default, does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// By default, does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange text: String) {}
  /// By default, does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// By default, does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// By default, does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  /// By default, does nothing.
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange index: Int) {}
}
