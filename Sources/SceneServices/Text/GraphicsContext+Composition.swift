import SceneDrawing
import SceneValues

extension GraphicsContext {
  /// Draws the underline of composed text in the current color.
  package func fillCompositionLine(from left: Double, to right: Double, baseline: Double, font: Font) {
    guard right > left else { return }
    fill(Rect(x: left, y: baseline + font.size * 0.12, width: right - left, height: max(1, font.size / 18)))
  }
}
