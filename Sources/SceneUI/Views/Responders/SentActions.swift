import SceneRuntime

/// The actions of an object that has a single event, such as a recognizer, key command, or bar item.
struct SentActions {
  static let eventName = "primaryActionTriggered"

  private var actions: [BoundAction] = []

  var isEmpty: Bool { actions.allSatisfy(\.isDead) }

  mutating func add(_ action: BoundAction) { actions.append(action) }

  mutating func add<Target: AnyObject, Sender: AnyObject>(
    _ target: Target, _ call: @escaping @Sendable (Target, Sender) -> Void
  ) {
    add(BoundAction(target: target) { target, sender, _ in (sender as? Sender).map { call(target, $0) } })
  }

  mutating func remove(_ target: AnyObject) { actions.removeAll { $0.target === target || $0.isDead } }

  mutating func remove(_ selector: String, from target: AnyObject?) {
    actions.removeAll { $0.selector == selector && $0.target === target }
  }

  /// Returns whether at least one action has a target or is implemented by a responder in the chain from `start`.
  func canSend(for sender: AnyObject, from start: Responder) -> Bool {
    actions.contains { action in
      action.isForFirstResponder
        ? start.target(forAction: action.selector, withSender: sender) != nil : !action.isDead
    }
  }

  /// Removes actions whose targets no longer exist and returns a copy of the remaining actions. A copy is required
  /// because handlers can connect and disconnect actions.
  mutating func due() -> QueuedActions {
    actions.removeAll(where: \.isDead)
    return QueuedActions(actions: actions)
  }
}

struct QueuedActions {
  fileprivate let actions: [BoundAction]

  /// Sends the actions in order. `start` is evaluated for each action, because an earlier action might change it.
  func send(from sender: AnyObject, start: @autoclosure () -> Responder?) {
    for action in actions {
      if action.isForFirstResponder {
        start()?.send(action, from: sender, event: nil)
      } else {
        action.send(from: sender, event: nil, in: start()?.contextIfAny)
      }
    }
  }
}

extension Responder {
  func send(_ action: BoundAction, from sender: AnyObject, event: AnyObject?) {
    guard let target = target(forAction: action.selector, withSender: sender),
      let access = target.contextIfAny?.registry.action(action.selector, of: target)
    else { return }
    if let failure = action.missingEvent(for: access, of: target, from: sender, event) {
      target.contextIfAny?.report(failure)
    } else {
      access.call(target, sender, event)
    }
  }
}
