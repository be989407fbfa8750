/// A movement of the caret.
public enum CursorMovement: Sendable, CaseIterable {
  /// Moves by one character in logical order. In Hebrew, `forward` moves to the left.
  case backward, forward
  /// Moves by one character in visual order, even in bidirectional text.
  case left, right
  /// Moves by one word. In a right-to-left paragraph, `wordLeft` moves forward.
  case wordLeft, wordRight
  /// Moves to the line above or below. From the first or last line, moves to the start or end of the text.
  case up, down
  /// Moves to the logical start or end of the current line.
  case toLineBeginning, toLineEnd
  /// Moves to the visual start or end of the current line.
  case toLeftEnd, toRightEnd
  case toBeginning, toEnd
}
