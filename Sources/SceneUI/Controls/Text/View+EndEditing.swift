extension View {
  /// Ends editing in this view and its descendants. If `force` is true, editing ends even if a text delegate does not
  /// permit it. Returns whether a view resigned as first responder.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? View, responder.isDescendant(of: self) else {
      return false
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    if window.firstResponder === responder { window.firstResponder = nil }
    (responder as? TextField)?.endEditing()
    (responder as? TextView)?.endEditing()
    return true
  }
}
