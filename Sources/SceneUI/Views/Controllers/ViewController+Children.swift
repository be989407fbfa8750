extension ViewController {
  /// Makes a controller a child of this one, whose view the caller puts where it belongs.
  ///
  /// Calls `willMove(toParent:)`; the caller calls `didMove(toParent:)` when the view is in place. While this controller
  /// is shown, the child hears of its appearing when its view is put into this one's.
  ///
  /// This controller itself, and those that it is inside of, cannot be its children: the context's failure handler is
  /// told, and all stays as it was.
  public func addChild(_ child: ViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      return tell(
        refusal("\(describe(child)) cannot be a child of itself, or of what is inside it"))
    }
    if child.parent === self { return }
    child.settle()
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    if let context = contextIfAny { child.adopt(context) }
    #if DEBUG
      child.didMoveCheck = DidMoveCheck(child)
    #endif
  }

  /// Ends being a child. The caller has called `willMove(toParent: nil)` and taken the view away; this calls
  /// `didMove(toParent: nil)`.
  public func removeFromParent() {
    settle()
    guard let parent else { return }
    parent.children.remove(self)
    self.parent = nil
    parentTraits = nil
    if parent.shouldAutomaticallyForwardAppearanceMethods {
      // What the parent began for it, the parent will not end any more.
      if case .appearing(let animated) = appearance { beginAppearance(false, animated: animated) }
      endAppearance(if: false)
    }
    didMove(toParent: nil)
  }

  /// Whether children that come and go now are told by themselves; else they hear with this controller, or not at all.
  var tellsChildren: Bool { appearance == .appeared && shouldAutomaticallyForwardAppearanceMethods }

  /// Ends the coming of a child that this controller has begun. Where this one has gone meanwhile, the child goes too.
  func endAppearing(_ child: ViewController) {
    switch appearance {
    case .appeared, .appearing: child.endAppearance(if: true)
    case .disappeared, .disappearing:
      if case .appearing(let animated) = child.appearance { child.beginAppearance(false, animated: animated) }
      child.endAppearance(if: false)
    }
  }
}
