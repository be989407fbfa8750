import SceneServices

// Text input goes only to the first responder.
extension Window {
  /// The first responder, or nil if the first responder does not accept keyboard input.
  public var keyInput: (any KeyInput)? {
    guard let input = firstResponder as? any KeyInput, input.takesKeys else { return nil }
    return input
  }

  /// Inserts text that was typed, dictated, or pasted.
  ///
  /// - Returns: Whether a responder accepted the text.
  @discardableResult
  public func insertText(_ text: String) -> Bool { send { $0.insertText(text) } }

  /// Handles the Delete key.
  ///
  /// - Returns: Whether the first responder accepts keyboard input.
  @discardableResult
  public func deleteBackward() -> Bool { send { $0.deleteBackward() } }

  /// Handles the Return key.
  ///
  /// - Returns: Whether the first responder accepts keyboard input.
  @discardableResult
  public func pressReturn() -> Bool { send { $0.pressReturn() } }

  /// Handles an arrow key, with or without the Shift key.
  ///
  /// - Parameters:
  ///   - movement: The direction and distance of the movement.
  ///   - extendingSelection: Whether the movement extends the selection, as with the Shift key.
  /// - Returns: Whether the first responder accepts keyboard input.
  @discardableResult
  public func moveCursor(_ movement: CursorMovement, extendingSelection: Bool = false) -> Bool {
    send { $0.moveCursor(movement, extendingSelection: extendingSelection) }
  }

  /// Handles a key press. If a menu is open, the menu receives the key first.
  ///
  /// With Control or Command, the keys for Cut, Copy, Paste, and Select All perform these actions along the responder
  /// chain. A key that the first responder does not handle can control keyboard navigation (see `focusedView`) or trigger
  /// a `KeyCommand` in the responder chain.
  ///
  /// - Returns: Whether the key was handled.
  @discardableResult
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    pressInMenu(key, modifiers) || sendKeyCommand(for: key, modifiers, urgent: true) || take(key, modifiers)
      || pressForFocus(key, modifiers) || sendKeyCommand(for: key, modifiers, urgent: false)
  }

  private func pressInMenu(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard let menuOverlay, modifiers.isEmpty else { return false }
    return context.clock.turns.during { menuOverlay.press(key) }
  }

  private func take(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    let isCommand = !modifiers.isDisjoint(with: [.control, .command])
    switch key {
    case .character(let character) where isCommand:
      guard let action = EditAction(key: character), let firstResponder else { return false }
      return firstResponder.perform(action, sender: self)
    case .character(let character): return insertText(String(character))
    case .return: return pressReturn()
    case .delete: return deleteBackward()
    case .left, .right, .up, .down, .home, .end:
      guard let movement = CursorMovement(key, modifiers) else { return false }
      return moveCursor(movement, extendingSelection: modifiers.contains(.shift))
    // In multiline text, the Tab key inserts a tab character.
    case .tab:
      return modifiers.isEmpty && (firstResponder as? any TextTarget)?.takesTabKey == true && insertText("\t")
    case .escape, .pageUp, .pageDown: return false
    }
  }

  private func send(_ key: (any KeyInput) -> Void) -> Bool {
    guard let input = keyInput else { return false }
    context.clock.turns.during { key(input) }
    return true
  }
}
