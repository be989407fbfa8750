import SceneDrawing
import SceneValues

extension TextView: MarkedTextInput {
  /// The range of the composed text in characters, or nil if no composition is in progress.
  public var markedTextRange: Range<Int>? { edited.composition?.range }

  /// Underlines and displays the text that an input method is composing, and notifies the delegate of the change.
  ///
  /// - Parameters:
  ///   - text: The composed text. It replaces the marked text or, if there is none, the selection. An empty string
  ///     removes the marked text.
  ///   - selectedRange: The new selection, in characters relative to the start of `text`.
  public func setMarkedText(_ text: String, selectedRange: Range<Int>) {
    compose(text, selectedRange: selectedRange)
  }

  /// Accepts the marked text, if any, and notifies the delegate, which can reject the text.
  public func unmarkText() { commitComposition() }

  /// Underlines composed text. The graphics context must use text coordinates, whose origin is inside the text insets.
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
