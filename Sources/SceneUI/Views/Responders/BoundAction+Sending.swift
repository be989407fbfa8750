import SceneRuntime
import SceneServices

extension BoundAction {
  /// Creates an action that is looked up when it is sent. Without a target, it is sent along the responder chain.
  init(declared selector: String, of target: AnyObject?) {
    guard let target else {
      self.init(selector: selector)
      return
    }
    self.init(target: target, selector: selector) { target, sender, event in
      let responder = sender as? View ?? (sender as? GestureRecognizer)?.view ?? target as? Responder
      let context = responder?.contextIfAny
      func report(_ error: LoadingError) {
        if let context { context.report(error) } else { FailureOutput.write("\(error)\n") }
      }
      let name = String(describing: type(of: target))
      let access =
        context.map { $0.registry.action(selector, of: target) }
        ?? Registry.declaredAction(selector, of: target)
      guard let access else { return report(LoadingError(.unknownAction(selector, class: name))) }
      let found = String(describing: type(of: sender))
      if !access.accepts(sender) {
        report(
          LoadingError(
            .senderDoesNotFit(action: selector, class: name, expected: access.senderType, found: found)))
      } else if access.needsEvent, event == nil {
        report(LoadingError(.eventMissing(action: selector, class: name, sender: found)))
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
