import SceneUI

extension GraphicsContext {
  func fillPlate(_ rect: Rect, cornerRadius: Double) {
    fill(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Draws a raised plate with its shadow and a highlight along its edge.
  func drawRaisedPlate(_ rect: Rect, cornerRadius: Double, color: Color) {
    let face = resolved(color)
    fillColor = RGBA(packed: 0x0000_0000).withAlpha(0.22)
    fillPlate(rect.offsetBy(dx: 0, dy: 2), cornerRadius: cornerRadius)
    fillColor = face
    fillPlate(rect, cornerRadius: cornerRadius)
    strokeColor = RGBA(packed: 0xFFFF_FFFF).withAlpha(0.2)
    lineWidth = 1
    stroke(Path(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: cornerRadius - 1))
  }

  func drawCentered(_ text: String, in rect: Rect, font: Font, color: Color) {
    let layout = TextLayout(text, font: font, width: rect.width, alignment: .center, metrics: metrics)
    drawText(layout, at: Point(x: rect.minX, y: rect.midY - layout.size.height / 2), color: color)
  }
}
