import SceneRuntime

/// `<segue kind="replace">`: a controller in the place of another one.
extension ViewController {
  /// Puts another controller where this one is: in its container; over who presents it; in the window.
  func replaceItself(with other: ViewController, animated: Bool) throws {
    if let parent { return try parent.replaceChild(self, with: other, animated: animated) }
    if let presenter {
      // The other's view is loaded first: one that does not load leaves this one where it is.
      other.adopt(context)
      try other.loadViewIfNeeded()
      try presenter.dismiss(animated: false, from: 0, completion: nil)
      return try presenter.present(other, animated: animated)
    }
    guard let window = viewIfLoaded?.window, window.rootViewController === self else {
      throw refusal("\(describe(self)) cannot be replaced: it is in no window")
    }
    other.adopt(context)
    try other.loadViewIfNeeded()
    window.rootViewController = other
  }
}
