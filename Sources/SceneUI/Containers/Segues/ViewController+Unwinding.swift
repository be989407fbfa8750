import SceneRuntime

extension ViewController {
  /// Goes back to the nearest controller that takes the action.
  func unwind(_ info: SegueInfo, sender: AnyObject?) throws {
    guard let selector = info.selector else {
      throw refusal("\(info.name) has no action to unwind to", at: info.place)
    }
    guard let destination = unwindDestination(for: selector, sender: sender) else {
      throw refusal("nobody takes the unwind action '\(selector)' of \(describe(self))", at: info.place)
    }
    let name = String(describing: type(of: destination))
    guard let action = context.registry.registeredClass(of: destination)?.action(selector) else {
      throw LoadingError(.unknownAction(selector, class: name), at: info.place)
    }
    let segue = try makeSegue(info, to: destination)
    guard action.accepts(segue) else {
      throw LoadingError(
        .senderDoesNotFit(
          action: selector, class: name, expected: action.senderType,
          found: String(describing: type(of: segue))), at: info.place)
    }
    // What is to be dismissed must be free before anyone hears of it: afterwards it is too late to refuse.
    let presenter = presenter(over: destination)
    let involved = [self, destination] + (presenter.map { [$0] + $0.presentedChain } ?? [])
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

  /// Who, of a controller and what it is in, presents what lies over it on the way from this one; nil where nothing does.
  private func presenter(over destination: ViewController) -> ViewController? {
    sequence(first: segueOrigin.outermost, next: { $0.presenter?.outermost }).compactMap(\.presenter).first {
      $0.outermost === destination.outermost
    }
  }

  /// Looked for from this controller back: in what holds it, in what presents that, and so on.
  private func unwindDestination(for selector: String, sender: AnyObject?) -> ViewController? {
    var asked = self
    while let current = asked.parent ?? asked.presenter ?? asked.goneFrom {
      let found = current.firstTaker(besides: asked) {
        $0.canPerformUnwindSegueAction(selector, from: self, sender: sender)
      }
      if let found { return found }
      asked = current
    }
    return nil
  }

  /// Where its segues begin, where it has gone by now.
  private var goneFrom: ViewController? { segueOrigin === self ? nil : segueOrigin }

  /// Of this controller and all that it holds, what it shows first: who is inside comes before who is around.
  private func firstTaker(
    besides asked: ViewController, where takes: (ViewController) -> Bool
  ) -> ViewController? {
    for child in barContainer?.childrenForUnwinding ?? children where child !== asked {
      if let found = child.firstTaker(besides: asked, where: takes) { return found }
    }
    return takes(self) ? self : nil
  }
}
