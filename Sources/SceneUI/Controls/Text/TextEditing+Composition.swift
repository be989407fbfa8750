import SceneServices

// The delegate can reject composed text only at the end of the composition.
extension TextEditing {
  func compose(_ text: String, selectedRange: Range<Int>) {
    let before = edited.string
    edited.compose(text, selected: selectedRange)
    if edited.string != before { notifyOfChange() }
  }

  /// Ends the composition with the given text or, if `text` is nil, with the composed text. If the delegate rejects the
  /// text, the previous text is restored. Returns false if no composition was in progress.
  @discardableResult
  func commitComposition(as text: String? = nil) -> Bool {
    guard let composition = edited.composition else { return false }
    let composed = edited
    // The composition must end first. Otherwise, a delegate that ends editing would be called a second time.
    edited.endComposition()
    let shown = edited
    let (range, replacement) = decision(text, of: composition, in: composed)
    if mayReplace(range, with: replacement) {
      edited.replace(range, with: replacement)
    } else {
      // A delegate that rejects the text may have changed the field's text.
      guard edited == shown else { return true }
      edited = composed
      edited.restore(composition)
    }
    notifyOfChange()
    return true
  }

  /// Returns the edit to perform when a composition is committed.
  private func decision(
    _ text: String?, of composition: TextComposition, in composed: EditedText
  ) -> (range: Range<Int>, replacement: String) {
    var decided = composed
    if let text { decided.compose(text, selected: 0..<0) }
    guard let written = decided.composition?.range else { return (composition.range, "") }
    let start = min(composition.range.lowerBound, written.lowerBound)
    return (start..<composition.range.upperBound, String(decided[start..<written.upperBound]))
  }
}
