import SceneRuntime

extension GestureRecognizer {
  public func connect(_ action: BoundAction, forEvent event: UInt32) { actions.append(action) }

  /// Calls a closure on a target, held weakly, whenever the gesture begins, changes or ends.
  public func addTarget<Target: AnyObject>(
    _ target: Target, _ call: @escaping @Sendable (Target, GestureRecognizer) -> Void
  ) {
    actions.append(
      BoundAction(target: target) { target, sender, _ in
        (sender as? GestureRecognizer).map { call(target, $0) }
      })
  }

  /// Forgets what a target was to be called for.
  public func removeTarget(_ target: AnyObject) { actions.removeAll { $0.target === target || $0.isDead } }

  func send() {
    view?.contextIfAny?.note(self, storedState.rawValue)
    actions.removeAll(where: \.isDead)
    isSending = true
    for action in actions {
      if action.isForFirstResponder {
        let start = view?.window?.firstResponder ?? view
        start?.send(action, from: self, event: nil)
      } else {
        action.send(from: self, event: nil)
      }
    }
    isSending = false
    catchUp()
  }
}
