import SceneRuntime

/// What an object that knows one event sends when it happens: a recognizer, a key command, a bar's button.
struct SentActions {
  /// The event, as scenes name it.
  static let eventName = "primaryActionTriggered"

  private var actions: [BoundAction] = []

  /// Whether there is nobody to send anything to.
  var isEmpty: Bool { actions.allSatisfy(\.isDead) }

  mutating func add(_ action: BoundAction) { actions.append(action) }

  /// Calls a closure on a target, held weakly.
  mutating func add<Target: AnyObject, Sender: AnyObject>(
    _ target: Target, _ call: @escaping @Sendable (Target, Sender) -> Void
  ) {
    add(BoundAction(target: target) { target, sender, _ in (sender as? Sender).map { call(target, $0) } })
  }

  mutating func remove(_ target: AnyObject) { actions.removeAll { $0.target === target || $0.isDead } }

  /// Forgets an action that a scene has connected.
  mutating func remove(_ selector: String, from target: AnyObject?) {
    actions.removeAll { $0.selector == selector && $0.target === target }
  }

  /// Whether anybody would do it now.
  ///
  /// - Parameters:
  ///   - sender: who would send them.
  ///   - start: where the chain begins that is asked for actions without a target.
  /// - Returns: whether an action has a target, or somebody along the chain has one that needs it.
  func canSend(for sender: AnyObject, from start: Responder) -> Bool {
    actions.contains { action in
      action.isForFirstResponder
        ? start.target(forAction: action.selector, sender: sender) != nil : !action.isDead
    }
  }

  /// What there is to send, without what is for nobody any more. A handler may connect and disconnect: what was
  /// connected when the event happened is sent.
  mutating func due() -> DueActions {
    actions.removeAll(where: \.isDead)
    return DueActions(actions: actions)
  }
}

/// The actions of an event that has happened.
struct DueActions {
  fileprivate let actions: [BoundAction]

  /// Sends the actions, one after another.
  ///
  /// - Parameters:
  ///   - sender: who sends them.
  ///   - start: where the chain begins that is asked for actions without a target; nil where there is none.
  ///     Asked for each, as those before may change it.
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
  /// Sends an action to the first along the chain that has it. Nobody having it is not an error.
  func send(_ action: BoundAction, from sender: AnyObject, event: AnyObject?) {
    guard let target = target(forAction: action.selector, sender: sender),
      let access = target.contextIfAny?.registry.registeredClass(of: target)?.action(action.selector)
    else { return }
    if let failure = action.missingEvent(for: access, of: target, from: sender, event) {
      target.contextIfAny?.report(failure)
    } else {
      access.call(target, sender, event)
    }
  }
}

extension BoundAction {
  /// Calls the target, or tells the context why it cannot be called. One that is gone is not called.
  func send(from sender: AnyObject, event: AnyObject?, in context: SceneContext?) {
    if let access, let target, let failure = missingEvent(for: access, of: target, from: sender, event) {
      context?.report(failure)
    } else {
      send(from: sender, event: event)
    }
  }
}
