extension TextEditing {
  /// The text and its selection. If the text is secure, each character is replaced with a bullet.
  var accessibilityContent: AccessibilityText {
    AccessibilityText(
      isSecret ? String(repeating: "•", count: edited.count) : edited.string,
      selection: edited.selection)
  }

  /// Replaces or selects text as if the user had used a keyboard. Returns nil if the action does not apply to text.
  /// Returns false if the text cannot be edited or selected.
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
