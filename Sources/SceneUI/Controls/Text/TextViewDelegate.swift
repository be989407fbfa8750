/// Methods that control and observe the editing of a text view. By default, all changes are permitted.
public protocol TextViewDelegate: AnyObject {
  /// Returns whether an editable view can become the first responder.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Notifies the delegate that the view has become the first responder and accepts typed text.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns whether editing can end. Not called when the view leaves its window.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Notifies the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: TextView)

  /// Returns whether the user can type, paste or delete text. Not called for changes by code.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range to be replaced, in characters, which is empty for an insertion.
  ///   - replacement: The new text, which is empty for a deletion.
  /// - Returns: False to leave the text unchanged.
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacement: String) -> Bool

  /// Notifies the delegate that the user has changed the text.
  func textViewDidChange(_ textView: TextView)

  /// Notifies the delegate that the user or code has changed the selection or moved the caret.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Returns true, so that editing can begin.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns true, so that editing can end.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true, so that all changes are permitted.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacement: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing by default.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
