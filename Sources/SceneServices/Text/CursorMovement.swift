/// A movement of the caret.
public enum CursorMovement: Sendable, CaseIterable {
  /// By a character in logical order: "forward" is to the left in Hebrew.
  case backward, forward
  /// By a character in visual order, through bidirectional text.
  case left, right
  /// By a word. In a right-to-left paragraph, "left" is forward.
  case wordLeft, wordRight
  /// To the line above or below. From the first or last line, to the start or end of the text.
  case up, down
  /// To the logical start or end of the current line.
  case toLineBeginning, toLineEnd
  /// To the visual start or end of the current line.
  case toLeftEnd, toRightEnd
  /// To the start or end of the text.
  case toBeginning, toEnd
}
