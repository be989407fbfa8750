import SceneDrawing
import SceneValues

extension GraphicsContext {
  /// Draws the line below letters that an input method has not decided on, in the color that is set.
  ///
  /// - Parameters:
  ///   - left: where it begins, in points.
  ///   - right: where it ends.
  ///   - baseline: on which the letters stand.
  ///   - font: of the letters.
  package func fillCompositionLine(from left: Double, to right: Double, baseline: Double, font: Font) {
    guard right > left else { return }
    fill(Rect(x: left, y: baseline + font.size * 0.12, width: right - left, height: max(1, font.size / 18)))
  }
}
