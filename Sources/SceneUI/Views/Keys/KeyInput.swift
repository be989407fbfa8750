import SceneServices

/// A responder that accepts keyboard input while it is the first responder of its window.
public protocol KeyInput: Responder {
  /// Whether the responder currently accepts keyboard input. The value is false for read-only text. The default is true.
  var takesKeys: Bool { get }
  /// Whether the responder contains any text.
  var hasText: Bool { get }

  /// Replaces the selection with text.
  func insertText(_ text: String)

  /// Deletes the selection, or the character before the caret.
  func deleteBackward()

  /// Handles the Return key. The default implementation inserts a line break.
  func pressReturn()

  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - movement: The direction and distance of the movement.
  ///   - extendingSelection: Whether the movement extends the selection from the previous caret position.
  func moveCursor(_ movement: CursorMovement, extendingSelection: Bool)
}

extension KeyInput {
  /// Whether the responder accepts keyboard input. The default is true.
  public var takesKeys: Bool { true }

  /// Inserts a line break.
  public func pressReturn() { insertText("\n") }

  /// Moves the caret and clears the selection.
  public func moveCursor(_ movement: CursorMovement) { moveCursor(movement, extendingSelection: false) }
}
