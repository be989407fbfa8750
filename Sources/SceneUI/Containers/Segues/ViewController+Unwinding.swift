import SceneRuntime

extension ViewController {
  func unwind(_ info: SegueInfo, sender: Any?) throws {
    guard let selector = info.selector else {
      throw refusal("\(info.name) has no unwind action", at: info.place)
    }
    guard let destination = unwindDestination(for: selector, sender: sender) else {
      throw refusal("no controller has the unwind action '\(selector)' of \(describe(self))", at: info.place)
    }
    let name = String(describing: type(of: destination))
    guard let action = context.registry.action(selector, of: destination) else {
      throw LoadingError(.unknownAction(selector, class: name), at: info.place)
    }
    let segue = try makeSegue(info, to: destination)
    guard action.accepts(segue) else {
      throw LoadingError(
        .senderDoesNotFit(
          action: selector, class: name, expected: action.senderType,
          found: String(describing: type(of: segue))), at: info.place)
    }
    // After `prepare` is called, the unwind can no longer fail, so no controller to dismiss may be in a transition.
    let presenter = presenter(over: destination)
    var involved = [self, destination]
    if let presenter { involved += [presenter] + presenter.presentedChain }
    try beginTransition(info.name, of: involved, at: info.place)
    prepare(for: segue, noting: sender)
    contextIfAny?.note(destination, selector)
    action.call(destination, segue, nil)
    endTransition(of: involved)
    try presenter?.dismiss(animated: segue.animated, from: 0, completion: nil)
    var child = destination
    while let parent = child.parent {
      try parent.unwind(for: segue, towards: child)
      child = parent
    }
  }

  /// Returns the controller in the destination's hierarchy that directly or indirectly presents this controller.
  private func presenter(over destination: ViewController) -> ViewController? {
    sequence(first: segueOrigin.outermost, next: { $0.presenter?.outermost }).compactMap(\.presenter).first {
      $0.outermost === destination.outermost
    }
  }

  private func unwindDestination(for selector: String, sender: Any?) -> ViewController? {
    var asked = self
    while let current = asked.parent ?? asked.presenter ?? asked.removedSegueOrigin {
      let found = current.firstReceiver(besides: asked) {
        $0.canPerformUnwindSegueAction(selector, from: self, sender: sender)
      }
      if let found { return found }
      asked = current
    }
    return nil
  }

  /// The controller from which segues start after this controller has been removed, or nil for this controller.
  private var removedSegueOrigin: ViewController? { segueOrigin === self ? nil : segueOrigin }

  /// Returns the first controller that accepts the action. Visible controllers and descendants are queried first.
  private func firstReceiver(
    besides asked: ViewController, where takes: (ViewController) -> Bool
  ) -> ViewController? {
    for child in barContainer?.childrenForUnwinding ?? children where child !== asked {
      if let found = child.firstReceiver(besides: asked, where: takes) { return found }
    }
    return takes(self) ? self : nil
  }
}
