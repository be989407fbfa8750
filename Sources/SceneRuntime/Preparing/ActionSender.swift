/// A function that connects actions to senders of a class. It is cached by class because looking up conformances is slow.
package final class ActionSender: Sendable {
  let connect: @Sendable (_ sender: AnyObject, _ action: consuming BoundAction, _ event: UInt32) -> Void

  init?(_ type: any AnyObject.Type) {
    guard let type = type as? any (ActionSending & SceneObject).Type else { return nil }
    connect = Self.connecting(type)
  }

  private static func connecting<Sender: ActionSending & SceneObject>(
    _ type: Sender.Type
  ) -> @Sendable (AnyObject, consuming BoundAction, UInt32) -> Void {
    // Safe for the reason given in MemberAccess.swift.
    { sender, action, event in unsafeDowncast(sender, to: Sender.self).connect(action, forEvent: event) }
  }
}
