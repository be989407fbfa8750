import SceneDrawing
import SceneValues

extension TextView: MarkedTextInput {
  /// What an input method is writing, in characters; nil where it writes nothing.
  public var markedTextRange: Range<Int>? { edited.composition?.range }

  /// Shows what an input method is writing, with a line below it, and tells the delegate of the change.
  ///
  /// - Parameters:
  ///   - text: replaces the marked text, or else what is selected; empty to take the marked text away.
  ///   - selectedRange: what is selected then, in characters of `text`.
  public func setMarkedText(_ text: String, selectedRange: Range<Int>) {
    compose(text, selectedRange: selectedRange)
  }

  /// Keeps what is marked, if the delegate agrees, and tells it of the change; does nothing where nothing is marked.
  public func unmarkText() { commitComposition() }

  /// In the coordinates of the text: the insets are counted already.
  func drawComposition(in graphics: GraphicsContext) {
    guard let range = markedTextRange else { return }
    graphics.setFillColor(textColor)
    let lines = lines
    for number in lines.line(of: range.lowerBound)..<lines.line(of: range.upperBound) + 1 {
      for span in lines.spans(of: range, onLine: number) {
        graphics.fillCompositionLine(
          from: span.lowerBound, to: span.upperBound, baseline: lines.baseline(ofLine: number), font: font)
      }
    }
  }
}
