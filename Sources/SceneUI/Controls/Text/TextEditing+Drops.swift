import SceneValues

extension TextEditing {
  /// Inserts dropped text as if it were typed at a point. Returns false if the delegate rejects the text.
  func write(dropped text: String, at point: Point) -> Bool {
    guard becomeFirstResponder(), takesKeys else { return false }
    commitComposition()
    edited.moveHead(to: caretPlace(at: point), extendingSelection: false)
    insertText(text)
    return true
  }
}
