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

  /// Puts a controller's view where that of a child is: what any container can do whose children's views fill fixed
  /// places.
  func exchange(_ child: ViewController, with other: ViewController) throws {
    guard let view = child.viewIfLoaded, let place = view.superview else {
      throw refusal("\(describe(child)) cannot be replaced: it is not shown")
    }
    addChild(other)
    do {
      try other.loadViewIfNeeded()
    } catch {
      other.willMove(toParent: nil)
      other.removeFromParent()
      throw error
    }
    other.view.frame = view.frame
    other.view.autoresizingMask = view.autoresizingMask
    child.willMove(toParent: nil)
    place.insertSubview(other.view, above: view)
    view.removeFromSuperview()
    child.removeFromParent()
    other.didMove(toParent: self)
  }
}
