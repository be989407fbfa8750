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

  private func send(_ key: (any KeyInput) -> Void) -> Bool {
    guard let input = keyInput else { return false }
    context.clock.turns.during { key(input) }
    return true
  }
}
