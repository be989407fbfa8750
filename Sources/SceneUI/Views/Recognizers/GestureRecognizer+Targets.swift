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

  /// Creates a recognizer that sends an action of a target, given the name with which the target's class declares it.
  public convenience init(target: AnyObject?, action: String) {
    self.init()
    addTarget(target, action: action)
  }

  /// Adds an action of a target, given the name with which the target's class declares it. The action is sent whenever
  /// the gesture begins, changes, or ends.
  ///
  /// - Parameters:
  ///   - target: The target, which the recognizer does not retain, or nil for the first object in the responder chain
  ///     that implements the action.
  ///   - action: The name of the action, with a colon for each argument. If the target's class does not declare the
  ///     action, an error is reported to the context when the gesture is recognized.
  public func addTarget(_ target: AnyObject?, action: String) {
    actions.add(BoundAction(declared: action, of: target))
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

/// An object that passes itself to the closures of its targets. All gesture recognizers conform to this protocol.
public protocol RecognizerSending: GestureRecognizer {}

extension GestureRecognizer: RecognizerSending {}

extension RecognizerSending {
  /// Adds a closure that is called whenever the gesture begins, changes, or ends.
  ///
  /// ```swift
  /// let pan = PanGestureRecognizer()
  /// pan.addTarget(self) { controller, pan in controller.move(by: pan.translation(in: controller.view)) }
  /// ```
  ///
  /// - Parameters:
  ///   - target: The object that is passed to the closure. The recognizer does not retain it.
  ///   - call: The closure, which receives the target and the recognizer in the recognizer's own type.
  public func addTarget<Target: AnyObject>(
    _ target: Target, _ call: @escaping @Sendable (Target, Self) -> Void
  ) {
    actions.add(target, call)
  }
}
