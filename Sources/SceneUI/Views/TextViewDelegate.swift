/// Has a say in what is written into a text view, and hears of it. Every method has a default: all is allowed.
public protocol TextViewDelegate: AnyObject {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  func textViewDidBeginEditing(_ textView: TextView)
  /// Not asked where there is no choice: when the view leaves its window.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  func textViewDidEndEditing(_ textView: TextView)

  /// Asked before something is typed, pasted or deleted; not before code changes the text.
  ///
  /// - Parameter range: in characters; empty where text is only inserted.
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacement: String) -> Bool

  /// What was typed has changed the text.
  func textViewDidChange(_ textView: TextView)

  /// Another part of the text is selected, or the caret is elsewhere, whoever moved it.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: TextView) {}
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: TextView) {}
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacement: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: TextView) {}
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
