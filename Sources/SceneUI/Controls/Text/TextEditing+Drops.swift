import SceneValues

extension TextEditing {
  /// Inserts dropped text from another app as if it were typed at that position.
  ///
  /// - Returns: False if the text cannot be edited, because the delegate rejects it.
  func write(dropped text: String, at point: Point) -> Bool {
    guard becomeFirstResponder(), takesKeys else { return false }
    commitComposition()
    edited.moveHead(to: caretPlace(at: point), extendingSelection: false)
    insertText(text)
    return true
  }
}
