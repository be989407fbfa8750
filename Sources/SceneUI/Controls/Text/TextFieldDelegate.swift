/// Has a say in what is written into a text field, and hears of it. Every method has a default: all is allowed.
public protocol TextFieldDelegate: AnyObject {
  /// Asked before the first responder of before is asked to go.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// The field is the first responder, and takes what is typed; `editingDidBegin` is sent next.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Not asked where there is no choice: when the field leaves its window.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// The field takes nothing any more; `editingDidEnd` is sent next.
  func textFieldDidEndEditing(_ textField: TextField)

  /// Asked before something is typed, pasted or deleted; not before the clear button or code changes the text.
  ///
  /// - Parameters:
  ///   - textField: the field that is written into.
  ///   - range: in characters; empty where text is only inserted.
  ///   - replacement: what would stand there, without line breaks; empty where text is only deleted.
  /// - Returns: false to leave the text as it is.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool

  /// Asked when the clear button was touched.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// Asked when the return key was pressed: whether the field is to send what it sends then.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// By default true: editing may begin.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// By default, does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// By default true: editing may end.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// By default, does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// By default true: all may be written.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool { true }
  /// By default true: the clear button clears.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// By default true: the field sends what it sends then.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
