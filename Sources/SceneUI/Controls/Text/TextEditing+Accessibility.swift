// What a person reads of a text, and does with it, who does not see it.
extension TextEditing {
  /// The text with what is selected; of one that is secret, only how long it is.
  var spokenText: AccessibilityText {
    AccessibilityText(
      isSecret ? String(repeating: "•", count: edited.count) : edited.string,
      selection: edited.selection)
  }

  /// Writes another text, or selects a part of it, as a person does who has the keyboard in it.
  ///
  /// - Returns: nil for what is no matter of texts; false where it cannot be written or selected in.
  func write(_ action: AccessibilityAction) -> Bool? {
    switch action {
    case .setText(let text):
      guard becomeFirstResponder(), takesKeys else { return false }
      edited.select(0..<edited.count)
      if text.isEmpty { deleteBackward() } else { insertText(text) }
      return true
    case .select(let range):
      guard becomeFirstResponder() else { return false }
      edited.select(range)
      return true
    default: return nil
    }
  }
}
