import SceneRuntime

extension ViewController {
  /// Replaces a child and its view in a container whose children's views have fixed positions.
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
    let incoming = other.viewIfLoaded
    incoming?.frame = view.frame
    incoming?.autoresizingMask = view.autoresizingMask
    child.willMove(toParent: nil)
    if let incoming { place.insertSubview(incoming, aboveSubview: view) }
    view.removeFromSuperview()
    child.removeFromParent()
    other.didMove(toParent: self)
  }
}
