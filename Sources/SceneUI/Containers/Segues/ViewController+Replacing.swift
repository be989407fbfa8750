import SceneRuntime

/// Methods that implement `<segue kind="replace">`, which replaces a controller with another one.
extension ViewController {
  func replaceItself(with other: ViewController, animated: Bool) throws {
    if let parent { return try parent.replaceChild(self, with: other, animated: animated) }
    if let presenter {
      // The other view is loaded first, so that this controller remains if loading fails.
      other.adopt(context)
      try other.loadViewIfNeeded()
      try presenter.dismiss(animated: false, from: 0, completion: nil)
      return try presenter.present(other, animated: animated)
    }
    guard let window = viewIfLoaded?.window, window.rootViewController === self else {
      throw refusal("\(describe(self)) cannot be replaced: it is not in a window")
    }
    other.adopt(context)
    try other.loadViewIfNeeded()
    window.rootViewController = other
  }
}
