import SceneRuntime
import SceneServices

extension Responder {
  /// Whether anybody along the chain, from here on, does it now.
  public func canPerform(_ action: EditAction, sender: AnyObject) -> Bool {
    target(forAction: action.selector, sender: sender) != nil
  }

  /// Has the first along the chain do it.
  ///
  /// - Returns: false where nobody does.
  @discardableResult
  public func perform(_ action: EditAction, sender: AnyObject) -> Bool {
    guard let target = target(forAction: action.selector, sender: sender),
      let access = target.contextIfAny?.registry.registeredClass(of: target)?.action(action.selector)
    else { return false }
    access.call(target, sender, nil)
    return true
  }
}
