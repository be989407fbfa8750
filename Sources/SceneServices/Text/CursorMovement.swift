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
