import SceneValues

extension TextEditing {
  /// Inserts dropped text at a point, as if the user had typed it there. Returns false if the view cannot accept it.
  func write(dropped text: String, at point: Point) -> Bool {
    guard becomeFirstResponder(), takesKeys else { return false }
    commitComposition()
    edited.moveHead(to: caretPlace(at: point), extendingSelection: false)
    insertText(text)
    return true
  }
}
