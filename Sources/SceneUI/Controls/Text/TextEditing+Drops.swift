import SceneValues

extension TextEditing {
  /// Writes text that another program's was, where it was dropped, as if typed there.
  ///
  /// - Returns: false where the text is not edited after all: the delegate decides on that.
  func write(dropped text: String, at point: Point) -> Bool {
    guard becomeFirstResponder(), takesKeys else { return false }
    commitComposition()
    edited.moveHead(to: caretPlace(at: point), extendingSelection: false)
    insertText(text)
    return true
  }
}
