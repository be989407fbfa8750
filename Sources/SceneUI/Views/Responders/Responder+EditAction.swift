import SceneRuntime
import SceneServices

extension Responder {
  /// Returns whether this responder or a subsequent one in the chain can perform the action.
  public func canPerform(_ action: EditAction, sender: AnyObject) -> Bool {
    target(forAction: action.selector, withSender: sender) != nil
  }

  /// Performs the action on the first responder in the chain that supports it.
  ///
  /// - Returns: Whether a responder performed the action.
  @discardableResult
  public func perform(_ action: EditAction, sender: AnyObject) -> Bool {
    guard let target = target(forAction: action.selector, withSender: sender),
      let access = target.contextIfAny?.registry.action(action.selector, of: target)
    else { return false }
    access.call(target, sender, nil)
    return true
  }
}
