import SceneDrawing
import SceneServices
import SceneValues

extension TextField: MarkedTextInput {
  /// Whether input methods can compose text. They cannot compose secure text, because they would display and store it.
  public var takesMarkedText: Bool { !isSecureTextEntry }

  /// The composed text's range in characters, or nil if no composition is in progress. If a handler of `editingChanged`
  /// limits the text length, it must check this property first, because setting `text` removes marked text.
  public var markedTextRange: Range<Int>? { edited.composition?.range }

  /// Underlines and displays the text that an input method is composing, and sends `editingChanged`. In a secure field,
  /// this method has no effect.
  ///
  /// - Parameters:
  ///   - text: The composed text. It replaces the marked text or, if there is none, the selection. An empty string
  ///     removes the marked text. Line breaks become spaces.
  ///   - selectedRange: The new selection, in characters relative to the start of `text`.
  public func setMarkedText(_ text: String, selectedRange: Range<Int>) {
    if takesMarkedText { compose(text.onOneLine, selectedRange: selectedRange) }
  }

  /// Accepts the marked text, if any, and sends `editingChanged`. The delegate can reject the text.
  public func unmarkText() { commitComposition() }

  func drawComposition(on line: TextFieldLine, in graphics: GraphicsContext) {
    guard let range = markedTextRange else { return }
    graphics.setFillColor(textColor)
    let rects = line.rects(of: range)
    let baseline = (rects.first?.minY ?? 0) + graphics.metrics.lineMetrics(for: line.font).ascent
    for rect in rects {
      graphics.fillCompositionLine(from: rect.minX, to: rect.maxX, baseline: baseline, font: line.font)
    }
  }
}
