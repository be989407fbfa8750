import SceneDrawing
import SceneValues

extension GraphicsContext {
  /// Draws a bar's background and a hairline at the edge next to the content. On the opposite side, the background
  /// extends `reach` points beyond the bar.
  func drawBar(
    in bounds: Rect, reaching reach: Double, color: Color?, image: ImageName? = nil, line edge: BarEdge
  ) {
    let bounds = Rect(
      x: bounds.minX, y: edge == .top ? bounds.minY : bounds.minY - reach, width: bounds.width,
      height: bounds.height + reach)
    setFillColor(color ?? Color(.secondarySystemBackground))
    fill(bounds)
    if let image { drawImage(named: image.name, in: bounds) }
    setFillColor(.separator)
    fill(
      Rect(
        x: bounds.minX, y: edge == .top ? bounds.minY : bounds.maxY - 0.5, width: bounds.width, height: 0.5))
  }
}

enum BarEdge { case top, bottom }
