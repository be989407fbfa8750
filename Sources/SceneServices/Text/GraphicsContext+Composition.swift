import SceneDrawing
import SceneValues

extension GraphicsContext {
  package func fillCompositionLine(from left: Double, to right: Double, baseline: Double, font: Font) {
    guard right > left else { return }
    fill(Rect(x: left, y: baseline + font.size * 0.12, width: right - left, height: max(1, font.size / 18)))
  }
}
