protocol FragmentOwner: AnyObject {
  /// Updates the text after a fragment or its language has changed, unless the text has been replaced in code.
  func fragmentDidChange(_ fragment: TextFragment)
}
