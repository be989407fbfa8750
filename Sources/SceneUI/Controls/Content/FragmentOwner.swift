/// What shows a text that fragments of a scene make.
protocol FragmentOwner: AnyObject {
  /// A fragment has been set, or says another text in another language: it is shown, unless code has set one by now.
  func fragmentDidChange(_ fragment: TextFragment)
}
