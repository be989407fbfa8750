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

/// Where a key takes the caret.
public enum CursorMovement: Sendable, CaseIterable {
  /// By a character in the order of the text: "forward" is to the left in Hebrew.
  case backward, forward
  /// By a character as it is seen, through text of both directions.
  case left, right
  /// Over a word; in a paragraph from right to left, "left" is forward.
  case wordLeft, wordRight
  /// To the line above or below; from the first and last line, to the text's beginning and end.
  case up, down
  /// Of the line on which the caret is, in the order of the text.
  case toLineBeginning, toLineEnd
  /// Of the line on which the caret is, as it is seen.
  case toLeftEnd, toRightEnd
  /// Of the text.
  case toBeginning, toEnd
}
