/// A movement of the caret.
public enum CursorMovement: Sendable, CaseIterable {
  /// Moves by a character in logical order: "forward" is to the left in Hebrew.
  case backward, forward
  /// Moves by a character in visual order, through bidirectional text.
  case left, right
  /// Moves by a word. In a right-to-left paragraph, "left" is forward.
  case wordLeft, wordRight
  /// Moves to the line above or below. From the first or last line, moves to the start or end of the text.
  case up, down
  /// Moves to the logical start or end of the current line.
  case toLineBeginning, toLineEnd
  /// Moves to the visual start or end of the current line.
  case toLeftEnd, toRightEnd
  case toBeginning, toEnd
}
