/// Methods that control and observe the editing of a text view. By default, all changes are permitted.
public protocol TextViewDelegate: AnyObject {
  /// Returns whether an editable view can become the first responder and begin editing.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Notifies the delegate that the view has become the first responder and accepts typed text.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns whether editing can end. This method is not called when the view leaves its window.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Notifies the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: TextView)

  /// Returns whether to accept typed, pasted, or deleted text. This method is not called for changes made in code.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range to be replaced, in characters. The range is empty for an insertion.
  ///   - text: The new text. The text is empty for a deletion.
  /// - Returns: False to leave the text unchanged.
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String)
    -> Bool

  /// Notifies the delegate that the user has changed the text.
  func textViewDidChange(_ textView: TextView)

  /// Notifies the delegate that the selection has changed or the caret has moved. This method is called for changes by
  /// the user and for changes made in code.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Returns true, which permits editing to begin.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns true, which permits editing to end.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true, which permits all changes.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
