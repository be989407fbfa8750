/// An object that shows a text formed by the fragments of a scene.
protocol FragmentOwner: AnyObject {
  /// Updates the text after a fragment was set or its language has changed, unless code has set another text.
  func fragmentDidChange(_ fragment: TextFragment)
}
