import SceneServices

extension Window {
  /// The active key commands, in dispatch order. Host apps can display them. If several commands use the same key, the
  /// first command in the array is sent.
  public var availableKeyCommands: [KeyCommand] {
    let start = startOfKeys
    return commands(from: start).filter { $0.canSend(from: start) }
  }

  /// Sends the first command in the responder chain that matches a key press.
  ///
  /// - Parameters:
  ///   - key: The pressed key.
  ///   - modifiers: The modifiers that are held down.
  ///   - urgent: Whether only commands that take precedence over the first responder are considered.
  /// - Returns: Whether a command was sent.
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

  /// The first responder or, if there is none, the innermost visible controller.
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
  /// Adds a key command to the controller. If several commands use the same key, the command added first is sent.
  public func addKeyCommand(_ command: KeyCommand) { ownKeyCommands.append(command) }

  /// Removes a key command that was added in code.
  public func removeKeyCommand(_ command: KeyCommand) { ownKeyCommands.removeAll { $0 === command } }
}
