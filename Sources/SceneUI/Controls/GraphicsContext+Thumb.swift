import SceneDrawing
import SceneValues

extension GraphicsContext {
  func drawThumb(in rect: Rect, color: RGBA) {
    setFillColor(RGBA(red: 0, green: 0, blue: 0, alpha: 0.08))
    fillEllipse(in: rect.offsetBy(dx: 0, dy: 2).insetBy(dx: -0.5, dy: -0.5))
    // The border makes a white thumb visible on a white background.
    setFillColor(RGBA(red: 0, green: 0, blue: 0, alpha: 0.16))
    fillEllipse(in: rect.insetBy(dx: -0.5, dy: -0.5))
    setFillColor(color)
    fillEllipse(in: rect)
  }
}
