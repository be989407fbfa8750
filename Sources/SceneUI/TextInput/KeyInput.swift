/// An object that takes what is typed while it is its window's first responder.
public protocol KeyInput: Responder {
  /// Whether keys do anything now: not where the text is only there to be read.
  var takesKeys: Bool { get }
  var hasText: Bool { get }

  /// Puts text in place of what is selected.
  func insertText(_ text: String)

  /// Takes away what is selected, or the character before the caret.
  func deleteBackward()

  /// The return key was pressed. By default, a line break is inserted.
  func pressReturn()

  /// Moves the caret.
  ///
  /// - Parameter extendingSelection: whether all from where the caret was before becomes selected.
  func moveCursor(_ movement: CursorMovement, extendingSelection: Bool)
}

extension KeyInput {
  public var takesKeys: Bool { true }

  public func pressReturn() { insertText("\n") }

  public func moveCursor(_ movement: CursorMovement) { moveCursor(movement, extendingSelection: false) }
}

/// Where an arrow key takes the caret, in the order of the text: "forward" is to the left in Hebrew.
public enum CursorMovement: Sendable, CaseIterable {
  case backward, forward
  /// To the line above or below; from the first and last line, to the text's beginning and end.
  case up, down
  case toBeginning, toEnd
}
