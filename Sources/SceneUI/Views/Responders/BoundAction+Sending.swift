import SceneRuntime

extension BoundAction {
  /// Creates an action whose implementation is found in the registry of the sender's context when the action is sent. If
  /// there is no target, the action is sent along the responder chain.
  init(declared selector: String, of target: AnyObject?) {
    guard let target else {
      self.init(selector: selector)
      return
    }
    self.init(target: target, selector: selector) { target, sender, event in
      let view = sender as? View ?? (sender as? GestureRecognizer)?.view
      guard let context = view?.contextIfAny else { return }
      let name = String(describing: type(of: target))
      guard let access = context.registry.registeredClass(of: target)?.action(selector) else {
        return context.report(LoadingError(.unknownAction(selector, class: name)))
      }
      let found = String(describing: type(of: sender))
      if !access.accepts(sender) {
        context.report(
          LoadingError(
            .senderDoesNotFit(action: selector, class: name, expected: access.senderType, found: found)))
      } else if access.needsEvent, event == nil {
        context.report(LoadingError(.eventMissing(action: selector, class: name, sender: found)))
      } else {
        access.call(target, sender, event)
      }
    }
  }

  func send(from sender: AnyObject, event: AnyObject?, in context: SceneContext?) {
    if let access, let target, let failure = missingEvent(for: access, of: target, from: sender, event) {
      context?.report(failure)
    } else {
      send(from: sender, event: event)
    }
  }
}
