/// A movement of the caret.
public enum CursorMovement: Sendable, CaseIterable {
  /// Moves by one character in logical order. In Hebrew text, `forward` moves to the left.
  case backward, forward
  /// Moves by one character in visual order, which can differ from the logical order in bidirectional text.
  case left, right
  /// Moves by one word. In a right-to-left paragraph, `wordLeft` moves forward.
  case wordLeft, wordRight
  /// Moves to the line above or below. On the first line, `up` moves to the start of the text. On the last
  /// line, `down` moves to the end of the text.
  case up, down
  /// Moves to the logical start or end of the current line.
  case toLineBeginning, toLineEnd
  /// Moves to the visual start or end of the current line.
  case toLeftEnd, toRightEnd
  case toBeginning, toEnd
}
