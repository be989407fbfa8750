/// Has a say in what is written into a text view, and hears of it. Every method has a default: all is allowed.
public protocol TextViewDelegate: AnyObject {
  /// Asked before an editable view becomes the first responder.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// The view is the first responder, and takes what is typed.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Not asked where there is no choice: when the view leaves its window.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// The view takes nothing any more.
  func textViewDidEndEditing(_ textView: TextView)

  /// Asked before something is typed, pasted or deleted; not before code changes the text.
  ///
  /// - Parameters:
  ///   - textView: the view that is written into.
  ///   - range: in characters; empty where text is only inserted.
  ///   - replacement: what would stand there; empty where text is only deleted.
  /// - Returns: false to leave the text as it is.
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacement: String) -> Bool

  /// What was typed has changed the text.
  func textViewDidChange(_ textView: TextView)

  /// Another part of the text is selected, or the caret is elsewhere, whoever moved it.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// By default true: editing may begin.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// By default, does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// By default true: editing may end.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// By default, does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// By default true: all may be written.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacement: String
  ) -> Bool { true }
  /// By default, does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// By default, does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
