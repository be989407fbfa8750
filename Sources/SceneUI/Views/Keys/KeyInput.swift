import SceneServices

/// An object that takes what is typed while it is its window's first responder.
public protocol KeyInput: Responder {
  /// Whether keys do anything now: not where the text is only there to be read.
  var takesKeys: Bool { get }
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Puts text in place of what is selected.
  func insertText(_ text: String)

  /// Takes away what is selected, or the character before the caret.
  func deleteBackward()

  /// The return key was pressed. By default, a line break is inserted.
  func pressReturn()

  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - movement: where to.
  ///   - extendingSelection: whether all from where the caret was before becomes selected.
  func moveCursor(_ movement: CursorMovement, extendingSelection: Bool)
}

extension KeyInput {
  /// By default, keys always do something.
  public var takesKeys: Bool { true }

  /// By default, a line break is inserted.
  public func pressReturn() { insertText("\n") }

  /// Moves the caret; nothing is selected afterwards.
  public func moveCursor(_ movement: CursorMovement) { moveCursor(movement, extendingSelection: false) }
}
