/// Methods that control and observe the editing of a text field. By default, all changes are permitted.
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether editing can begin. Called before the previous first responder resigns.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Notifies the delegate that editing has begun, before `editingDidBegin` is sent.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether editing can end. Not called when the field leaves its window.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Notifies the delegate that editing has ended. `editingDidEnd` is sent afterward.
  func textFieldDidEndEditing(_ textField: TextField)

  /// Returns whether the user can type, paste or delete text. Not called for the clear button or for changes by code.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The range to be replaced, in characters, which is empty for an insertion.
  ///   - replacement: The new text without line breaks, which is empty for a deletion.
  /// - Returns: False to leave the text unchanged.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool

  /// Returns whether the clear button clears the text.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// Returns whether the Return key sends `editingDidEndOnExit` and `primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true, so that editing can begin.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true, so that editing can end.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Returns true, so that all changes are permitted.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool { true }
  /// Returns true, so that the clear button clears the text.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true, so that the Return key sends its events.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
