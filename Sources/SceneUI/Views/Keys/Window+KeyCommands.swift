import SceneServices

// Who has a command for a key.
extension Window {
  /// What keys would do now, in the order in which they are asked: a host may show it to a person who holds a key down.
  ///
  /// Of several commands for one key, the first is the one that it calls.
  public var availableKeyCommands: [KeyCommand] {
    let start = startOfKeys
    return commands(from: start).filter { $0.canSend(from: start) }
  }

  /// Has the first command for a key done that anybody has along the responder chain.
  ///
  /// - Parameters:
  ///   - key: the key that was pressed.
  ///   - modifiers: what is held down with it.
  ///   - urgent: whether only those count that come before what the key means to the first responder.
  /// - Returns: false where there is none.
  func sendKeyCommand(for key: Key, _ modifiers: KeyModifiers, urgent: Bool) -> Bool {
    let start = startOfKeys
    let command = commands(from: start).first {
      $0.matches(key, modifiers) && (!urgent || $0.wantsPriorityOverSystemBehavior) && $0.canSend(from: start)
    }
    guard let command else { return false }
    context.clock.turns.during { command.send(from: start) }
    return true
  }

  private func commands(from start: Responder) -> [KeyCommand] {
    var commands: [KeyCommand] = []
    var responder: Responder? = start
    while let current = responder {
      commands += current.keyCommands
      responder = current.next
    }
    return commands
  }

  /// The first responder, or the innermost controller that is seen.
  private var startOfKeys: Responder {
    if let firstResponder { return firstResponder }
    guard let root = rootViewController else { return self }
    var controller = root.presentedChain.last ?? root
    while let child = controller.children.last(where: { $0.viewIfLoaded?.window === self }) {
      controller = child
    }
    return controller
  }
}

extension ViewController {
  /// Adds a command to those of the controller; of two for one key, the one that was added first is called.
  public func addKeyCommand(_ command: KeyCommand) { ownKeyCommands.append(command) }

  /// Takes one of the controller's own commands away.
  public func removeKeyCommand(_ command: KeyCommand) { ownKeyCommands.removeAll { $0 === command } }
}
