/// A movement of the caret.
public enum CursorMovement: Sendable, CaseIterable {
  /// Moves by one character in logical order: in Hebrew, "forward" is to the left.
  case backward, forward
  /// Moves by one character in visual order, even through bidirectional text.
  case left, right
  /// Moves by one word. In a right-to-left paragraph, "left" is forward.
  case wordLeft, wordRight
  /// Moves to the line above or below. From the first or last line, moves to the start or end of the text.
  case up, down
  /// Moves to the logical start or end of the current line.
  case toLineBeginning, toLineEnd
  /// Moves to the visual start or end of the current line.
  case toLeftEnd, toRightEnd
  case toBeginning, toEnd
}
