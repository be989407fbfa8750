/// Methods that control and observe the editing of a text field. By default, all changes are permitted.
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether editing can begin. This method is called before the previous first responder resigns.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Notifies the delegate that editing has begun. This method is called before `editingDidBegin` is sent.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether editing can end. This method is not called when the field leaves its window.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Notifies the delegate that editing has ended. This method is called before `editingDidEnd` is sent.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Notifies the delegate that editing has ended, and why. Implement either this method or `textFieldDidEndEditing(_:)`,
  /// which is called only by the default implementation of this method.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Notifies the delegate that the selection has changed or the caret has moved. This method is called for changes by
  /// the user and for changes made in code.
  func textFieldDidChangeSelection(_ textField: TextField)

  /// Returns whether to accept text that the user has typed, pasted, or deleted. This method is not called for the clear
  /// button or for changes made in code.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The range to be replaced, in characters. The range is empty for an insertion.
  ///   - string: The new text without line breaks. The text is empty for a deletion.
  /// - Returns: False to leave the text unchanged.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool

  /// Returns whether a tap on the clear button clears the text.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// Returns whether the Return key sends `editingDidEndOnExit` and `primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true, which permits editing to begin.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true, which permits editing to end.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true, which permits all changes.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool { true }
  /// Returns true, which permits the clear button to clear the text.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true, which permits the Return key to send its events.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

extension TextField {
  /// The reason for which editing has ended.
  public enum DidEndEditingReason: Sendable {
    /// The field has resigned as the first responder and keeps its text.
    case committed
  }
}
