import SceneServices

// What is typed goes to the first responder, and to nobody else.
extension Window {
  /// Who takes keys now: the first responder, if it is one that does.
  public var keyInput: (any KeyInput)? {
    guard let input = firstResponder as? any KeyInput, input.takesKeys else { return nil }
    return input
  }

  /// Text was typed, dictated or pasted.
  ///
  /// - Returns: false where nobody takes it; so with the others.
  @discardableResult
  public func insertText(_ text: String) -> Bool { send { $0.insertText(text) } }

  /// The key that deletes was pressed.
  @discardableResult
  public func deleteBackward() -> Bool { send { $0.deleteBackward() } }

  /// The return key was pressed.
  @discardableResult
  public func pressReturn() -> Bool { send { $0.pressReturn() } }

  /// An arrow key was pressed, with or without the shift key.
  @discardableResult
  public func moveCursor(_ movement: CursorMovement, extendingSelection: Bool = false) -> Bool {
    send { $0.moveCursor(movement, extendingSelection: extendingSelection) }
  }

  /// A key was pressed. With control or command, the letters of cut, copy, paste and select all are these; they go up
  /// the responder chain from the first responder, and need none that takes keys. What means nothing to the first
  /// responder may be one for who uses the keyboard alone, see `focusedView`, or a command of somebody's along the chain: see
  /// `KeyCommand`. While a menu shows, its keys are the menu's.
  ///
  /// - Returns: false where the key means nothing, or nobody takes it.
  @discardableResult
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    pressInMenu(key, modifiers) || sendKeyCommand(for: key, modifiers, urgent: true) || take(key, modifiers)
      || pressForFocus(key, modifiers) || sendKeyCommand(for: key, modifiers, urgent: false)
  }

  private func pressInMenu(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard let menuOverlay, modifiers.isEmpty else { return false }
    return context.clock.turns.during { menuOverlay.press(key) }
  }

  /// What a key means to the first responder.
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
    // In text of many lines, it is a character.
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
