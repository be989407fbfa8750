import SceneRuntime

extension GestureRecognizer {
  /// Adds an action that is sent whenever the gesture begins, changes, or ends.
  ///
  /// - Parameters:
  ///   - action: The action, which is sent after all previously added actions.
  ///   - event: The event, which is ignored because a recognizer has only one event.
  public func connect(_ action: BoundAction, forEvent event: UInt32) { actions.add(action) }

  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    actions.remove(selector, from: target)
  }

  /// Adds a closure that is called whenever the gesture begins, changes, or ends. The target, which is passed to the
  /// closure, is referenced weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, _ call: @escaping @Sendable (Target, GestureRecognizer) -> Void
  ) {
    actions.add(target, call)
  }

  /// Removes all closures that were added for a target.
  public func removeTarget(_ target: AnyObject) { actions.remove(target) }

  func send() {
    view?.contextIfAny?.note(self, storedState.rawValue)
    let due = actions.due()
    isSending = true
    due.send(from: self, start: view?.window?.firstResponder ?? view)
    isSending = false
    applyPendingChanges()
  }
}
