/// Connects the actions of senders of a class. The conformance is looked up once for each class, because the
/// lookup is slow.
package final class ActionSender: Sendable {
  let connect: @Sendable (_ sender: AnyObject, _ action: consuming BoundAction, _ event: UInt32) -> Void

  init?(_ type: any AnyObject.Type) {
    guard let type = type as? any (ActionSending & SceneObject).Type else { return nil }
    connect = Self.connecting(type)
  }

  private static func connecting<Sender: ActionSending & SceneObject>(
    _ type: Sender.Type
  ) -> @Sendable (AnyObject, consuming BoundAction, UInt32) -> Void {
    // Safe for the reason given in MemberAccess.swift: the closure receives only objects of its class.
    { sender, action, event in unsafeDowncast(sender, to: Sender.self).connect(action, forEvent: event) }
  }
}
