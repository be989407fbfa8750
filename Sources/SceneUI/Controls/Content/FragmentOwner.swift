protocol FragmentOwner: AnyObject {
  /// Updates the text after a fragment or its language has changed, unless code has replaced the text.
  func fragmentDidChange(_ fragment: TextFragment)
}
