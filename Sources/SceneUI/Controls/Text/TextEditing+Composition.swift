import SceneServices

// What an input method is writing stands in the text meanwhile: it is seen and heard of, and asked about at its end.
extension TextEditing {
  /// Puts what an input method is writing in place of what it wrote before; an empty text takes it away.
  func compose(_ text: String, selectedRange: Range<Int>) {
    let before = edited.string
    edited.compose(text, selected: selectedRange)
    if edited.string != before { tellOfChange() }
  }

  /// Ends the composition, if there is one.
  ///
  /// - Parameter text: what is written in the end; what was composed for nil. Where the delegate refuses it, the text
  ///   is what it was before the composition.
  /// - Returns: false where nothing was being composed.
  @discardableResult
  func commitComposition(as text: String? = nil) -> Bool {
    guard let composition = edited.composition else { return false }
    let composed = edited
    // Whoever is asked may end the editing, which would ask again.
    edited.endComposition()
    let shown = edited
    let (range, replacement) = decision(text, of: composition, in: composed)
    if mayReplace(range, with: replacement) {
      edited.replace(range, with: replacement)
    } else {
      // A delegate that refuses may have written something itself.
      guard edited == shown else { return true }
      edited = composed
      edited.restore(composition)
    }
    tellOfChange()
    return true
  }

  /// What a decision of an input method puts where. Where it joins with the character before, or what was composed did,
  /// that one is part of it.
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
