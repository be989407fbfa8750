import SceneDrawing
import SceneServices
import SceneValues

extension TextField: MarkedTextInput {
  /// False where each character is shown as a dot: what input methods show and keep is no place for a secret.
  public var takesMarkedText: Bool { !isSecureTextEntry }

  /// What an input method is writing, in characters; nil where it writes nothing.
  ///
  /// A target of `editingChanged` that limits the text looks here first: what is marked is not decided yet, and one
  /// that sets `text` meanwhile takes it away.
  public var markedTextRange: Range<Int>? { edited.composition?.range }

  /// Shows what an input method is writing, with a line below it; `editingChanged` is sent. A field of secrets does
  /// nothing.
  ///
  /// - Parameters:
  ///   - text: replaces the marked text, or else what is selected; empty to take the marked text away. Line breaks become
  ///     spaces.
  ///   - selectedRange: what is selected then, in characters of `text`.
  public func setMarkedText(_ text: String, selectedRange: Range<Int>) {
    if takesMarkedText { compose(text.onOneLine, selectedRange: selectedRange) }
  }

  /// Keeps what is marked, if the delegate agrees, and sends `editingChanged`; does nothing where nothing is marked.
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
