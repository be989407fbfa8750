/// Has a say in what is written into a text field, and hears of it. Every method has a default: all is allowed.
public protocol TextFieldDelegate: AnyObject {
  /// Asked before the first responder of before is asked to go.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Not asked where there is no choice: when the field leaves its window.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  func textFieldDidEndEditing(_ textField: TextField)

  /// Asked before something is typed, pasted or deleted; not before the clear button or code changes the text.
  ///
  /// - Parameter range: in characters; empty where text is only inserted.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool

  /// Asked when the clear button was touched.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// Asked when the return key was pressed: whether the field is to send what it sends then.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: TextField) {}
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
