import SceneDrawing
import SceneServices
import SceneValues

extension TextField: MarkedTextInput {
  /// Whether input methods can compose text. False for secure text, which they would show and store.
  public var takesMarkedText: Bool { !isSecureTextEntry }

  /// The range of the composed text in characters, or nil. A handler of `editingChanged` that limits the text
  /// must check it first, because setting `text` removes marked text.
  public var markedTextRange: Range<Int>? { edited.composition?.range }

  /// Shows underlined text that an input method composes, and sends `editingChanged`. Does nothing for secure
  /// text.
  ///
  /// - Parameters:
  ///   - text: The text, which replaces the marked text or otherwise the selection. An empty text removes the
  ///     marked text. Line breaks become spaces.
  ///   - selectedRange: The new selection, in characters of `text`.
  public func setMarkedText(_ text: String, selectedRange: Range<Int>) {
    if takesMarkedText { compose(text.onOneLine, selectedRange: selectedRange) }
  }

  /// Accepts the marked text if the delegate agrees, and sends `editingChanged`. Does nothing without marked
  /// text.
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
