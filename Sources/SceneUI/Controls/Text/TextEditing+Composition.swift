import SceneServices

// The delegate decides about composed text only at the end of the composition.
extension TextEditing {
  func compose(_ text: String, selectedRange: Range<Int>) {
    let before = edited.string
    edited.compose(text, selected: selectedRange)
    if edited.string != before { notifyOfChange() }
  }

  /// Ends the composition with the text, or with the composed text for nil. If the delegate rejects it, the
  /// previous text is restored. Returns false if no composition was in progress.
  @discardableResult
  func commitComposition(as text: String? = nil) -> Bool {
    guard let composition = edited.composition else { return false }
    let composed = edited
    // The delegate may end editing, which would query it again.
    edited.endComposition()
    let shown = edited
    let (range, replacement) = decision(text, of: composition, in: composed)
    if mayReplace(range, with: replacement) {
      edited.replace(range, with: replacement)
    } else {
      // A delegate that rejects the text may have changed it.
      guard edited == shown else { return true }
      edited = composed
      edited.restore(composition)
    }
    notifyOfChange()
    return true
  }

  /// Returns the edit that a committed composition makes.
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
