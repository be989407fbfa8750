extension ViewController {
  /// Adds a child controller and calls its `willMove(toParent:)` method. Afterward, the caller must add the child's view
  /// to the view hierarchy and call the child's `didMove(toParent:)` method.
  ///
  /// If the child is this controller or one of its ancestors, an error is reported to the context's failure handler.
  public func addChild(_ child: ViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      return notify(
        refusal("\(describe(child)) cannot be a child of itself or of its own descendant"))
    }
    if child.parent === self { return }
    child.finishTransitions()
    child.removeFromParent()
    child.willMove(toParent: self)
    child.appearanceReasons = .addition
    children.append(child)
    child.parent = self
    if let context = contextIfAny { child.adopt(context) }
    #if DEBUG
      child.didMoveCheck = DidMoveCheck(child)
    #endif
  }

  /// Removes the controller from its parent and calls `didMove(toParent: nil)`. The caller must first call
  /// `willMove(toParent: nil)` and remove the view.
  public func removeFromParent() {
    finishTransitions()
    guard let parent else { return }
    parent.children.remove(self)
    self.parent = nil
    isEmbedded = false
    parentTraits = nil
    if parent.shouldAutomaticallyForwardAppearanceMethods {
      // The former parent began this appearance transition but no longer ends it.
      if case .appearing(let animated) = appearance { beginAppearance(false, animated: animated) }
      endAppearance(if: false)
    }
    appearanceReasons = []
    didMove(toParent: nil)
  }

  /// Whether children receive appearance notifications immediately when they are added or removed. If false, they are
  /// notified together with this controller, or not at all.
  var notifiesChildren: Bool { appearance == .appeared && shouldAutomaticallyForwardAppearanceMethods }

  /// Ends the appearance transition that this controller began for a child. If this controller is disappearing or has
  /// disappeared, the child's transition ends with the child's disappearance.
  func endAppearing(_ child: ViewController) {
    switch appearance {
    case .appeared, .appearing: child.endAppearance(if: true)
    case .disappeared, .disappearing:
      if case .appearing(let animated) = child.appearance { child.beginAppearance(false, animated: animated) }
      child.endAppearance(if: false)
    }
  }
}
