/// Gives actions to the objects of a class that sends some. To ask each object whether it does is dear, because a protocol is looked
/// up by its name.
package final class ActionSender: Sendable {
  /// Connects an action of an object of the class.
  let connect: @Sendable (_ sender: AnyObject, _ action: consuming BoundAction, _ event: UInt32) -> Void

  /// - Parameter type: nil is given for a class that sends no actions.
  init?(_ type: any AnyObject.Type) {
    guard let type = type as? any (ActionSending & SceneObject).Type else { return nil }
    connect = Self.connecting(type)
  }

  private static func connecting<Sender: ActionSending & SceneObject>(
    _ type: Sender.Type
  ) -> @Sendable (AnyObject, consuming BoundAction, UInt32) -> Void {
    // Holds for the reason given in MemberAccess.swift: it is called with objects of the class that it was made for.
    { sender, action, event in unsafeDowncast(sender, to: Sender.self).connect(action, forEvent: event) }
  }
}
